import { useText } from '../../i18n/use-text.ts';
import type { ShownSecondHand } from '../../shown-card.ts';
import { useGrossPrices } from '../../use-prices.ts';

/** Rows of a card's list: how good B-ware is, what is wrong with it, and what it costs new (rule P-16). */
export function SecondHandRows({ of }: { of: ShownSecondHand | undefined }) {
  const text = useText();
  const write = useGrossPrices();
  if (of === undefined) return null;
  return (
    <>
      <dt>{text('secondHand.condition')}</dt>
      <dd>{text('secondHand.grade', { grade: of.grade })}</dd>
      {of.fault === undefined ? null : (
        <>
          <dt>{text('secondHand.fault')}</dt>
          <dd>{of.fault}</dd>
        </>
      )}
      {of.asNew === undefined ? null : (
        <>
          <dt>{text('secondHand.asNew', { price: write(of.asNew.price) })}</dt>
          <dd>{write({ ...of.asNew.saved, centAmount: -of.asNew.saved.centAmount })}</dd>
        </>
      )}
    </>
  );
}
