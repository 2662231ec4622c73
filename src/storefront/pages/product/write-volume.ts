import type { ProductPrice } from '../../../api/contract/catalogue.ts';
import { type Money, money, roundingStepOf } from '../../../kernel/money.ts';
import { roundShare } from '../../../kernel/round.ts';
import type { PageText } from '../../i18n/texts.ts';

/** What several pieces cost and save (rules P-11, V-02). */
export interface VolumeTable {
  readonly title: string;
  /** That its prices are without VAT, where they are. */
  readonly tax?: string;
  /** The fewest pieces first. */
  readonly steps: readonly {
    readonly from: number;
    readonly pieces: string;
    /** What each of them costs. */
    readonly unit: string;
    /** On all of them. */
    readonly saving: string;
  }[];
  /** Of discounts, which count a whole group; prices by quantity need none. */
  readonly note?: string;
}

interface Priced {
  /** Of one piece, now. */
  readonly price: Money;
  readonly tiers: ProductPrice['tiers'];
  readonly volumeDiscounts: readonly {
    readonly volume: number;
    readonly value: { readonly permyriad: number };
  }[];
}

/** What so many pieces cost: each at the price of its step, less the discount of theirs, which is rounded once for all of them (rule V-04). */
function priceOf({ price, tiers = [], volumeDiscounts }: Priced, pieces: number): number {
  const tier = tiers.findLast(({ minimumQuantity }) => minimumQuantity <= pieces);
  const unit = Math.min(price.centAmount, tier?.value.centAmount ?? price.centAmount);
  const permyriad = volumeDiscounts
    .filter(({ volume }) => volume <= pieces)
    .reduce((most, { value }) => Math.max(most, value.permyriad), 0);
  const total = unit * pieces;
  return total - roundShare(total, permyriad, 10_000, roundingStepOf(price.currencyCode));
}

/** The steps at which a piece costs less than the step before; nothing where there is none. */
export function writeVolume(
  priced: Priced,
  text: PageText,
  /** As its reader reckons: with VAT, or what is left without. */
  writeMoney: (gross: Money) => string,
): VolumeTable | undefined {
  const { price, tiers = [], volumeDiscounts } = priced;
  const { currencyCode } = price;
  const write = (centAmount: number) => writeMoney(money(currencyCode, centAmount));
  const numbers = new Set([
    ...tiers.map(({ minimumQuantity }) => minimumQuantity),
    ...volumeDiscounts.map(({ volume }) => volume),
  ]);
  const steps = [...numbers]
    .filter((pieces) => pieces > 1)
    .toSorted((one, other) => one - other)
    .map((pieces) => ({ pieces, total: priceOf(priced, pieces) }))
    .filter(({ pieces, total }) => total < price.centAmount * pieces)
    .map(({ pieces, total }) => ({
      from: pieces,
      pieces: text('product.volumeFrom', { count: pieces }),
      unit: write(roundShare(total, 1, pieces, roundingStepOf(currencyCode))),
      saving: write(price.centAmount * pieces - total),
    }));
  if (steps.length === 0) return undefined;
  const note = volumeDiscounts.length === 0 ? {} : { note: text('product.volumeNote') };
  return { title: text('product.volumeTitle'), steps, ...note };
}
