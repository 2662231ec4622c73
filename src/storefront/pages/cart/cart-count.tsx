import { definePage } from '../../frame/page.ts';
import { loadTexts } from '../../i18n/texts.ts';
import type { PageRequest } from '../../page-request.ts';
import { pathsOf } from '../../translations.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import stylesheet from '../header-frame.css?url';
import { answerHeaderFrame } from '../header-frame.tsx';

/** Visitors without the hint have no cart, and are not looked up. */
async function countPieces({ cookies, shop, locale }: PageRequest): Promise<number> {
  if (cookies.cart === undefined) return 0;
  const me = await shop.call('getMe', { locale });
  return me.ok ? (me.value.activeCart?.totalLineItemQuantity ?? 0) : 0;
}

/**
 * What the header's frame shows without JavaScript: the one personal part of a cached page, as a page of its own
 * (docs/decisions/0002-cached-pages.md).
 */
async function load(request: PageRequest) {
  const text = await loadTexts(request.locale);
  const count = await countPieces(request);
  return answerHeaderFrame(
    request.locale,
    text('header.cart'),
    stylesheet,
    <a
      href={pathsOf(request).cart()}
      target="_top"
      aria-label={count === 0 ? text('header.cart') : text('header.cartWithCount', { count })}
    >
      <Icon name="cart" />
      <span>{text('header.cart')}</span>
      {count === 0 ? null : <strong>{count}</strong>}
    </a>,
  );
}

export default definePage({ load });
