import { isLocaleCode, type LocaleCode, localeCodes } from '../../kernel/locale.ts';
import { accept, type Outcome, refuse } from '../../kernel/outcome.ts';
import { parseSku } from '../../kernel/sku.ts';
import { foldQuery } from './fold-query.ts';
import { findTargetProblem } from './query-redirect.ts';
import type { SynonymProblem } from './synonym-file.ts';

/** Why a rule was not taken. */
export type RuleRefusal =
  | { readonly code: 'LocaleUnknown'; readonly locale: string }
  /** Empty once folded, too long, or not readable. */
  | { readonly code: 'QueryInvalid'; readonly message: string }
  | { readonly code: 'SkuInvalid'; readonly message: string }
  | { readonly code: 'TargetInvalid'; readonly message: string }
  | { readonly code: 'SynonymsInvalid'; readonly problems: readonly SynonymProblem[] }
  | { readonly code: 'RuleNotFound'; readonly message: string };

/** A refusal in words for the merchant. */
export function describeRuleRefusal(refusal: RuleRefusal): string {
  switch (refusal.code) {
    case 'LocaleUnknown':
      return `${refusal.locale} is no locale: known are ${localeCodes.join(', ')}.`;
    case 'SynonymsInvalid':
      return refusal.problems.map(({ line, message }) => `line ${line}: ${message}`).join('\n');
    default:
      return refusal.message;
  }
}

const LONGEST_QUERY = 60;
/** A page of hits at most: further ones nobody would see as pinned. */
const MOST_PINNED = 24;

export function parseLocale(text: string): Outcome<LocaleCode, RuleRefusal> {
  return isLocaleCode(text) ? accept(text) : refuse({ code: 'LocaleUnknown', locale: text });
}

/** The folded query that a rule is for. */
export function parseRuleQuery(text: string): Outcome<string, RuleRefusal> {
  const query = foldQuery(text);
  const refuseQuery = (message: string) => refuse({ code: 'QueryInvalid', message } as const);
  if (!/[\p{L}\p{N}]/u.test(query)) return refuseQuery('a query has a letter or a digit.');
  if (query.length > LONGEST_QUERY) return refuseQuery(`a query has ${LONGEST_QUERY} characters at most.`);
  if (/[\p{Cc}\p{Cf}\uFFFD]/u.test(text.replace(/\s+/gu, ' ')))
    return refuseQuery('a query has no unreadable characters.');
  return accept(query);
}

/** Skus of products as they are to be pinned; whether the shop has them is for the use case to say. */
export function parsePinnedSkus(texts: readonly string[]): Outcome<readonly string[], RuleRefusal> {
  const refuseSku = (message: string) => refuse({ code: 'SkuInvalid', message } as const);
  const skus = texts.map((text) => text.toUpperCase());
  if (skus.length === 0) return refuseSku('say which products.');
  if (skus.length > MOST_PINNED) return refuseSku(`at most ${MOST_PINNED} products can be pinned.`);
  const wrong = skus.find((sku) => parseSku(sku) === undefined);
  if (wrong !== undefined) return refuseSku(`${wrong} is no sku: EX and 8 digits.`);
  const twice = skus.find((sku, index) => skus.indexOf(sku) !== index);
  return twice === undefined ? accept(skus) : refuseSku(`${twice} stands there twice.`);
}

export function parseTarget(text: string): Outcome<string, RuleRefusal> {
  const message = findTargetProblem(text);
  return message === undefined ? accept(text) : refuse({ code: 'TargetInvalid', message });
}
