import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { LocaleCode } from '../../kernel/locale.ts';
import type { Outcome } from '../../kernel/outcome.ts';
import {
  importSynonyms,
  pinHits,
  redirectQuery,
  removeQueryRedirect,
  removeSynonyms,
  unpinHits,
} from '../../search/rules/change-search-rules.ts';
import { describeRuleRefusal, parseLocale, type RuleRefusal } from '../../search/rules/search-rule.ts';
import { selectPins, selectRedirects, selectSynonyms } from '../../search/rules/search-rule-store.ts';
import { writeSynonymFile } from '../../search/rules/synonym-file.ts';
import { CommandRefused, type CommandShop, type ProgramContext, say } from './command.ts';
import { parseListing, printTable } from './print-table.ts';

/** Work of `search …` on an open shop. */
export type SearchWork = (
  shop: CommandShop,
  args: readonly string[],
  context: ProgramContext,
) => Promise<void>;

function accepted<Value>(outcome: Outcome<Value, RuleRefusal>): Value {
  if (outcome.ok) return outcome.value;
  throw new CommandRefused(describeRuleRefusal(outcome.refusal));
}

/** The locale that an argument names; `undefined` without one. */
export function pickLocale(text: string | undefined): LocaleCode | undefined {
  return text === undefined ? undefined : accepted(parseLocale(text));
}

/** So many arguments, each with a name for the one who forgot it. */
export function requireArguments(args: readonly string[], ...names: readonly string[]): readonly string[] {
  const missing = names.find((_, index) => args[index] === undefined);
  if (missing !== undefined) throw new CommandRefused(`say which ${missing}.`);
  const more = args[names.length];
  if (more !== undefined)
    throw new CommandRefused(`${more} is one too many; put words that belong together in quotes.`);
  return args;
}

const synonymWorks: Readonly<Record<string, SearchWork>> = {
  async list({ database }, args) {
    const { positionals, form } = parseListing(args);
    const rows = (await selectSynonyms(database, pickLocale(positionals[0]))).map(({ locale, rule }) => ({
      locale,
      from: rule.from?.join(', ') ?? '',
      terms: rule.terms.join(', '),
    }));
    printTable(['locale', 'from', 'terms'], rows, form);
  },
  async import(shop, args, context) {
    const [locale = '', file = ''] = requireArguments(args, 'locale', 'file');
    pickLocale(locale);
    const bytes = await readFile(resolve(context.workingFolder, file));
    const outcome = await importSynonyms(shop, locale, bytes);
    if (!outcome.ok && outcome.refusal.code === 'SynonymsInvalid') {
      const { problems } = outcome.refusal;
      for (const { line, message } of problems) say(`${file}: line ${line}: ${message}`);
      const count = `${problems.length} problem${problems.length === 1 ? '' : 's'}`;
      throw new CommandRefused(`${file}: nothing was imported, ${count}.`);
    }
    const { rules, replaced } = accepted(outcome);
    say(`${locale} has ${rules} synonym rules now, in place of ${replaced}.`);
  },
  async export({ database }, args) {
    const [text = ''] = requireArguments(args, 'locale');
    const rules = await selectSynonyms(database, pickLocale(text));
    process.stdout.write(writeSynonymFile(rules.map(({ rule }) => rule)));
  },
  async remove(shop, args) {
    const [locale = ''] = requireArguments(args, 'locale');
    say(`${locale} had ${accepted(await removeSynonyms(shop, locale))} synonym rules, and has none now.`);
  },
};

/** Rules for searches, by the word after `search`. */
export const ruleWorks: Readonly<Record<string, SearchWork>> = {
  async synonyms(shop, [action = 'list', ...args], context) {
    const work = Object.hasOwn(synonymWorks, action) ? synonymWorks[action] : undefined;
    if (work === undefined) {
      throw new CommandRefused(
        `search synonyms ${action}: known are ${Object.keys(synonymWorks).join(', ')}.`,
      );
    }
    await work(shop, args, context);
  },
  async pin(shop, args) {
    const [locale = '', text = ''] = requireArguments(args.slice(0, 2), 'locale', 'query');
    const { query, skus } = accepted(await pinHits(shop, locale, text, args.slice(2)));
    say(`"${query}" shows ${skus.join(', ')} first in ${locale}.`);
  },
  async unpin(shop, args) {
    const [locale = '', text = ''] = requireArguments(args, 'locale', 'query');
    const { query } = accepted(await unpinHits(shop, locale, text));
    say(`Nothing is pinned for "${query}" in ${locale} any more.`);
  },
  async pins({ database }, args) {
    const { positionals, form } = parseListing(args);
    const pins = await selectPins(database, pickLocale(positionals[0]));
    const rows = pins.map(({ skus, ...pin }) => ({ ...pin, skus: skus.join(' ') }));
    printTable(['locale', 'query', 'skus'], rows, form);
  },
  async redirect(shop, args) {
    const [locale = '', text = '', target = ''] = requireArguments(args, 'locale', 'query', 'path');
    const { query } = accepted(await redirectQuery(shop, locale, text, target));
    say(`"${query}" leads to ${target} in ${locale}.`);
  },
  async unredirect(shop, args) {
    const [locale = '', text = ''] = requireArguments(args, 'locale', 'query');
    const { query } = accepted(await removeQueryRedirect(shop, locale, text));
    say(`"${query}" leads to hits again in ${locale}.`);
  },
  async redirects({ database }, args) {
    const { positionals, form } = parseListing(args);
    const redirects = await selectRedirects(database, pickLocale(positionals[0]));
    const rows = redirects.map(({ locale, query, target }) => ({ locale, query, target }));
    printTable(['locale', 'query', 'target'], rows, form);
  },
};
