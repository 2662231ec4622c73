import { formatMoney } from '../../../markets/money-format.ts';
import type { ShownCart } from '../../cart/shown-cart.ts';
import { useLocale, useText } from '../../i18n/use-text.ts';
import { Note } from '../../ui/note/note.tsx';

/** Codes and volume discounts exclude each other: which counts now, what either comes to, and what to do (rule G-06). */
export function PromotionConflict({
  cart: { promotionConflict },
}: {
  cart: Pick<ShownCart, 'promotionConflict'>;
}) {
  const text = useText();
  const locale = useLocale();
  if (promotionConflict === undefined) return null;
  const { applied, totalWithCodes, totalWithVolume } = promotionConflict;
  const totals = {
    codes: formatMoney(locale, totalWithCodes),
    volume: formatMoney(locale, totalWithVolume),
  };
  return (
    <Note kind="info">
      {applied === 'codes'
        ? text('promotion.conflictCodes', totals)
        : text('promotion.conflictVolume', totals)}
    </Note>
  );
}
