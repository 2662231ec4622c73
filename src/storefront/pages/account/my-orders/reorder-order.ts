import type { ReorderChange } from '../../../../api/contract/orders.ts';
import type { Money } from '../../../../kernel/money.ts';
import { formatMoney } from '../../../../markets/money-format.ts';
import { data } from '../../../frame/answers.ts';
import { loadTexts, type PageText } from '../../../i18n/texts.ts';
import type { PageRequest } from '../../../page-request.ts';
import { requireValue } from '../../../require-value.ts';
import { findMyOrder } from './load-my-order.ts';

/** What of a piece changed, in words; of one that is fewer and dearer both. */
function writeChange(
  { kind, name, price, ...pieces }: ReorderChange,
  text: PageText,
  write: (money: Money) => string,
) {
  if (kind === 'not-sold') return [text('account.reorderNotSold', { name })];
  return [
    ...(kind === 'limited' ? [text('account.reorderLimited', { name, ...pieces })] : []),
    ...(price === undefined
      ? []
      : [text('account.reorderPrice', { name, now: write(price.now), before: write(price.before) })]),
  ];
}

/**
 * Puts the page's order into the cart and tells on the same page what is not as it was (rule U-04). Sent again by a browser that
 * loads the page anew it changes nothing.
 */
export async function reorderMyOrder(request: PageRequest) {
  const { orderNumber } = await findMyOrder(request);
  const { shop, locale } = request;
  const { cart, changes } = requireValue(await shop.call('reorder', { locale, orderNumber }));
  const text = await loadTexts(locale);
  const write = (money: Money) => formatMoney(locale, money);
  // A company that is charged without VAT is told no price with it.
  const told = cart.taxMode === 'External' ? changes.map(({ price: _gross, ...rest }) => rest) : changes;
  return data({ lines: told.flatMap((change) => writeChange(change, text, write)) });
}
