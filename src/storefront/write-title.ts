import type { PageText } from './i18n/texts.ts';

/** What a page is called in the browser's tab: its own title, with the name of the shop once the merchant has said it. */
export function writeTitle(
  text: PageText,
  { shopName }: { readonly shopName: string },
  title: string,
): string {
  return shopName === '' ? title : text('shop.titleSuffix', { title, shopName });
}
