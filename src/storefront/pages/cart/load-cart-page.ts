import type { Cart } from '../../../api/contract/cart.ts';
import { goodsOf } from '../../cart/line-kind.ts';
import { toShownCart } from '../../cart/shown-cart.ts';
import { shownPricesOf } from '../../cart/shown-prices.ts';
import { data } from '../../frame/answers.ts';
import type { Head } from '../../head.ts';
import { loadTexts } from '../../i18n/texts.ts';
import type { PageRequest } from '../../page-request.ts';
import { requireValue } from '../../require-value.ts';
import { toShownCard } from '../../shown-card.ts';
import { buildAddresses } from '../../translations.ts';
import { writeTitle } from '../../write-title.ts';
import { takeMerge } from '../account/cart-merge-note.ts';
import { findExpressNews } from './express-news.ts';
import type { CartNews } from './live-cart.tsx';

function findNews({ removedSkus, previousCurrency }: Cart): readonly CartNews[] {
  return [
    ...(removedSkus.length > 0 ? (['itemGone'] as const) : []),
    ...(previousCurrency === undefined ? [] : (['currencyChanged'] as const)),
  ];
}

/** What goes well with what lies in the cart, the latest first (rule P-09). */
async function findComplementary({ shop, locale, market }: PageRequest, cart: Cart | null) {
  const skus = goodsOf(cart);
  if (skus.length === 0) return [];
  const found = await shop.call('getComplementaryProductsBySku', { locale, skus: [...skus] });
  // Beside the cart, never in its way.
  return found.ok ? found.value.products.results.map((card) => toShownCard(card, market.timeZone)) : [];
}

/** The shopper's own cart: never kept, and not for search engines (rules R-13, D-11). */
export async function loadCartPage(request: PageRequest) {
  const { activeCart } = requireValue(await request.shop.call('getMe', { locale: request.locale }));
  const text = await loadTexts(request.locale);
  const head: Head = { title: writeTitle(text, request.merchant, text('cart.title')), noindex: true };
  const { translations } = buildAddresses(request, (paths) => paths.cart());
  const { sentences, headers } = takeMerge(request, text);
  const shown =
    activeCart === null
      ? { cart: undefined, told: [] }
      : {
          cart: toShownCart(activeCart),
          told: [...findNews(activeCart), ...findExpressNews(request.url.searchParams.get('express'))],
        };
  const complementary = await findComplementary(request, activeCart);
  return data(
    { head, translations, prices: shownPricesOf(activeCart), ...shown, complementary, merged: sentences },
    { headers },
  );
}
