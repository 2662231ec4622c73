import type { Queryable } from '../../../kernel/database.ts';
import type { LocaleCode } from '../../../kernel/locale.ts';
import { dayIn } from '../../../markets/calendar-day.ts';
import { getMarket } from '../../../markets/countries.ts';
import { vatRate } from '../../../markets/vat-rates.ts';
import { currentPriceOf, type ShownPrice } from '../../rules/pricing/shown-price.ts';
import type { UnitPrice } from '../../rules/pricing/unit-price.ts';
import { findShownPrices, type PriceView } from '../prices/find-shown-prices.ts';
import { type RatingStatistics, toRatingStatistics } from '../reviews/rating-statistics.ts';
import { type ShownAvailability, showAvailability } from '../stock/availability.ts';
import { type AttributeTuple, type CardRow, selectCardRows } from './catalogue-store.ts';
import { type EnergyRating, pickEnergy } from './energy-rating.ts';
import { pickUnitPrice } from './pick-unit-price.ts';
import { describeSecondHand, type SecondHand } from './second-hand.ts';
import { type WrittenAttribute, writeAttribute } from './written-attribute.ts';

export interface CatalogueCard {
  readonly sku: string;
  readonly name: string;
  readonly slug: string;
  readonly brand?: string;
  readonly image?: { readonly name: string; readonly label: string };
  readonly price: ShownPrice;
  readonly availability: ShownAvailability;
  readonly package: 'parcel' | 'freight';
  /** What the country taxes it at, in basis points. */
  readonly taxRatePermyriad: number;
  readonly tags: string[];
  /** Its first five attributes, written out in the locale. */
  readonly keySpecs: WrittenAttribute[];
  /** Left out without a review. */
  readonly reviewRatingStatistics?: RatingStatistics;
  readonly energyRating?: EnergyRating;
  /** Of B-ware (rule P-16). */
  readonly secondHand?: SecondHand;
  /** Of goods sold by measure, where the country asks for it (rule P-16). */
  readonly unitPrice?: UnitPrice;
}

/** The cards of some products in the order asked for; those without a price for who looks are left out. */
export async function getProductCards(
  db: Queryable,
  skus: readonly string[],
  view: PriceView,
  locale: LocaleCode,
): Promise<CatalogueCard[]> {
  if (skus.length === 0) return [];
  const rows = await selectCardRows(db, skus, view, locale);
  const prices = await findShownPrices(db, rows, view, locale);
  const secondHand = await describeSecondHand(db, rows, view, locale);
  return rows.flatMap((row) => {
    const price = prices.get(row.sku);
    return price === undefined
      ? []
      : [{ ...buildCard(row, price, view, locale), ...secondHand.get(row.sku) }];
  });
}

/** Of what is announced as reduced; merchants cannot set it (docs/catalogue-file.md). */
const ON_SALE = 'on-sale';

export function buildCard(
  row: CardRow,
  price: ShownPrice,
  view: PriceView,
  locale: LocaleCode,
): CatalogueCard {
  const today = dayIn(getMarket(view.country).timeZone, view.at);
  const reviewRatingStatistics = toRatingStatistics(row.ratingCounts);
  return {
    sku: row.sku,
    name: row.name,
    slug: row.slug,
    ...(row.brand === null ? {} : { brand: row.brand }),
    ...(row.imageName === null ? {} : { image: { name: row.imageName, label: row.imageLabel } }),
    price,
    availability: showAvailability(row.available, row.reorderedAt ?? undefined, today),
    package: row.package,
    taxRatePermyriad: vatRate(view.country, row.taxCategory, view.at),
    tags: price.priorPrice === undefined ? row.tags : [...row.tags, ON_SALE],
    keySpecs: writeAttributes(row.specs, locale).slice(0, 5),
    ...(reviewRatingStatistics === undefined ? {} : { reviewRatingStatistics }),
    ...pickEnergy(row.energy),
    ...pickUnitPrice(currentPriceOf(price), row.content, view.country),
  };
}

export function writeAttributes(
  tuples: readonly AttributeTuple[] | null,
  locale: LocaleCode,
): WrittenAttribute[] {
  return (tuples ?? []).map(([key, label, value, unit]) =>
    writeAttribute(locale, { key, label, value, unit }),
  );
}
