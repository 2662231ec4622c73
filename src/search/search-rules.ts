import type { LocaleCode } from '../kernel/locale.ts';

/**
 * Words that mean the same. `terms` are words or short phrases as a merchant writes them; each finds what any of the
 * others finds. With `from`, only who searches for one of `from` finds `terms` as well, not the other way round.
 */
export interface SynonymRule {
  readonly terms: readonly string[];
  readonly from?: readonly string[];
}

/** What a merchant has laid down for the searches of one locale, and for those of its base (`rules/search-rule-source.ts`). */
export interface SearchRules {
  readonly synonyms: readonly SynonymRule[];
  /** Folded query (`foldQuery`) -> skus that come first for it, in this order, as far as the market sells them. */
  readonly pins: ReadonlyMap<string, readonly string[]>;
}

/** Where an engine gets the rules from; asked again after the event `search-rules-changed`. */
export interface SearchRuleSource {
  getRules(locale: LocaleCode): Promise<SearchRules>;
  /** Queries of other shoppers that found something, as they wrote them; folded they begin with the text. The most frequent first. */
  completeQuery(locale: LocaleCode, foldedBeginning: string, limit: number): Promise<readonly string[]>;
}
