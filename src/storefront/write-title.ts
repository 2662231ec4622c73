import type { PageText } from './i18n/texts.ts';

/**
 * What a page is called in the browser's tab: its own title, with the name of the shop once the merchant has said it. A
 * title that the merchant wrote for search engines may end with it already.
 */
export function writeTitle(
  text: PageText,
  { shopName }: { readonly shopName: string },
  title: string,
): string {
  return shopName === '' || title.endsWith(shopName) ? title : text('shop.titleSuffix', { title, shopName });
}
