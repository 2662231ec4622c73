import type { Database, Queryable } from '../../kernel/database.ts';
import type { Events } from '../../kernel/events.ts';
import type { LocaleCode } from '../../kernel/locale.ts';
import { accept, type Outcome, refuse } from '../../kernel/outcome.ts';
import {
  parseLocale,
  parsePinnedSkus,
  parseRuleQuery,
  parseTarget,
  type RuleRefusal,
} from './search-rule.ts';
import {
  findUnknownSkus,
  removePin,
  removeRedirect,
  type StoredPin,
  writePin,
  writeRedirect,
  writeSynonyms,
} from './search-rule-store.ts';
import { readSynonymFile } from './synonym-file.ts';

/** What a change of the rules needs. */
export interface RuleShop {
  readonly database: Database;
  readonly events: Events;
}

/** One change, and word of it to every process with its commit. */
function change<Result>(
  { database, events }: RuleShop,
  write: (transaction: Queryable) => Promise<Result>,
): Promise<Result> {
  return database.transaction(async (transaction) => {
    const result = await write(transaction);
    await events.announce(transaction, { type: 'search-rules-changed' });
    return result;
  });
}

/** Puts the rules of a synonym file in place of those that the locale has. Resolves to how many there are, and were. */
export async function importSynonyms(
  shop: RuleShop,
  localeText: string,
  file: Uint8Array,
): Promise<Outcome<{ readonly rules: number; readonly replaced: number }, RuleRefusal>> {
  const locale = parseLocale(localeText);
  if (!locale.ok) return locale;
  const parsed = readSynonymFile(file);
  if (!parsed.ok) return refuse({ code: 'SynonymsInvalid', problems: parsed.refusal });
  const replaced = await change(shop, (transaction) =>
    writeSynonyms(transaction, locale.value, parsed.value),
  );
  return accept({ rules: parsed.value.length, replaced });
}

/** Resolves to how many synonym rules the locale had. */
export async function removeSynonyms(
  shop: RuleShop,
  localeText: string,
): Promise<Outcome<number, RuleRefusal>> {
  const locale = parseLocale(localeText);
  if (!locale.ok) return locale;
  return accept(await change(shop, (transaction) => writeSynonyms(transaction, locale.value, [])));
}

interface QueryKey {
  readonly locale: LocaleCode;
  readonly query: string;
}

function parseKey(localeText: string, text: string): Outcome<QueryKey, RuleRefusal> {
  const locale = parseLocale(localeText);
  if (!locale.ok) return locale;
  const query = parseRuleQuery(text);
  return query.ok ? accept({ locale: locale.value, query: query.value }) : query;
}

/** Lets these products come first for a query, in this order. */
export async function pinHits(
  shop: RuleShop,
  localeText: string,
  text: string,
  skuTexts: readonly string[],
): Promise<Outcome<StoredPin, RuleRefusal>> {
  const key = parseKey(localeText, text);
  if (!key.ok) return key;
  const skus = parsePinnedSkus(skuTexts);
  if (!skus.ok) return skus;
  const [unknown] = await findUnknownSkus(shop.database, skus.value);
  if (unknown !== undefined)
    return refuse({ code: 'SkuInvalid', message: `There is no product ${unknown}.` });
  const pin = { ...key.value, skus: skus.value };
  await change(shop, (transaction) => writePin(transaction, pin));
  return accept(pin);
}

export async function unpinHits(
  shop: RuleShop,
  localeText: string,
  text: string,
): Promise<Outcome<QueryKey, RuleRefusal>> {
  return takeBack(shop, parseKey(localeText, text), removePin, (query) => `Nothing is pinned for "${query}"`);
}

/** Leads who searches for this to a page of the shop, or to an https address, in place of hits. */
export async function redirectQuery(
  shop: RuleShop,
  localeText: string,
  text: string,
  targetText: string,
): Promise<Outcome<QueryKey, RuleRefusal>> {
  const key = parseKey(localeText, text);
  if (!key.ok) return key;
  const target = parseTarget(targetText);
  if (!target.ok) return target;
  await change(shop, (transaction) => writeRedirect(transaction, { ...key.value, target: target.value }));
  return key;
}

export async function removeQueryRedirect(
  shop: RuleShop,
  localeText: string,
  text: string,
): Promise<Outcome<QueryKey, RuleRefusal>> {
  return takeBack(
    shop,
    parseKey(localeText, text),
    removeRedirect,
    (query) => `"${query}" leads nowhere else`,
  );
}

/** Takes away what was laid down for a query; `missing` says that there is nothing of the kind. */
async function takeBack(
  shop: RuleShop,
  key: Outcome<QueryKey, RuleRefusal>,
  remove: typeof removePin,
  missing: (query: string) => string,
): Promise<Outcome<QueryKey, RuleRefusal>> {
  if (!key.ok) return key;
  const { locale, query } = key.value;
  const wasThere = await change(shop, (transaction) => remove(transaction, locale, query));
  return wasThere ? key : refuse({ code: 'RuleNotFound', message: `${missing(query)} in ${locale}.` });
}
