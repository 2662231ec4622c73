import type { Queryable } from '../../../kernel/database.ts';
import type { LocaleCode } from '../../../kernel/locale.ts';
import { pickLocalized } from '../../../kernel/localized.ts';
import type { Money } from '../../../kernel/money.ts';
import type { ConditionGrade } from '../../../markets/product-labels.ts';
import { currentPriceOf } from '../../rules/pricing/shown-price.ts';
import { findShownPrices, type PriceView } from '../prices/find-shown-prices.ts';
import { type CardRow, selectCardRows } from './catalogue-store.ts';

/** Of B-ware: how good it is, what is wrong with it, and the same article new (rule P-16). */
export interface SecondHand {
  readonly grade: ConditionGrade;
  readonly fault?: string;
  /** Left out where it is not sold new. */
  readonly asNew?: { readonly sku: string; readonly slug: string; readonly price: Money };
}

/** By sku, of those that are second-hand; nothing is asked for where none is. */
export async function describeSecondHand(
  db: Queryable,
  rows: readonly Pick<CardRow, 'sku' | 'secondHand'>[],
  view: PriceView,
  locale: LocaleCode,
): Promise<ReadonlyMap<string, { readonly secondHand: SecondHand }>> {
  const newSkus = [...new Set(rows.flatMap(({ secondHand }) => secondHand?.newSku ?? []))];
  const newRows = newSkus.length === 0 ? [] : await selectCardRows(db, newSkus, view, locale);
  const prices = await findShownPrices(db, newRows, view, locale);
  const slugs = new Map(newRows.map(({ sku, slug }) => [sku, slug]));
  const asNew = (sku = '') => {
    const [price, slug] = [prices.get(sku), slugs.get(sku)];
    return price === undefined || slug === undefined
      ? {}
      : { asNew: { sku, slug, price: currentPriceOf(price) } };
  };
  return new Map(
    rows.flatMap(({ sku, secondHand: written }) => {
      if (written === null) return [];
      const fault = pickLocalized(written.fault, locale);
      const { grade, newSku } = written;
      const secondHand = { grade, ...(fault === undefined ? {} : { fault }), ...asNew(newSku) };
      return [[sku, { secondHand }] as const];
    }),
  );
}
