import type { ShownCart } from '../../cart/shown-cart.ts';
import { useText } from '../../i18n/use-text.ts';
import { Note } from '../../ui/note/note.tsx';
import { useChargedPrices } from '../../use-prices.ts';

/** Codes and volume discounts exclude each other: which counts now, what either comes to, and what to do (rule G-06). */
export function PromotionConflict({
  cart: { promotionConflict, taxMode },
}: {
  cart: Pick<ShownCart, 'promotionConflict' | 'taxMode'>;
}) {
  const text = useText();
  const write = useChargedPrices(taxMode);
  if (promotionConflict === undefined) return null;
  const { applied, totalWithCodes, totalWithVolume } = promotionConflict;
  const totals = {
    codes: write(totalWithCodes),
    volume: write(totalWithVolume),
  };
  return (
    <Note kind="info">
      {applied === 'codes'
        ? text('promotion.conflictCodes', totals)
        : text('promotion.conflictVolume', totals)}
    </Note>
  );
}
