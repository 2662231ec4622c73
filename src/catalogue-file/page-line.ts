import { pageFields } from '../content/page.ts';
import { problem } from '../kernel/written-fields.ts';
import { lineOf } from './line-of.ts';
import { describeTakenAddress } from './taken-address.ts';

/** A content page in one language of one country (docs/content-file.md). */
export const pageLine = lineOf('page', pageFields).check((context) => {
  const { key: written, page, locale, slug: address, kind, brand, publishedAt, teaser } = context.value;
  if (written !== `${page}.${locale}`) problem(context, ['key'], `must be ${page}.${locale}`);
  if ((kind === 'home') !== (address === 'home'))
    problem(context, ['slug'], kind === 'home' ? 'must be home' : 'is the home page’s');
  if (kind !== 'home' && kind !== 'part') {
    const refused = describeTakenAddress(address);
    if (refused !== undefined) problem(context, ['slug'], refused);
  }
  if ((kind === 'brand') !== (brand !== undefined))
    problem(context, ['brand'], kind === 'brand' ? 'is missing' : 'is for pages of the kind brand');
  if (kind !== 'article') return;
  if (publishedAt === undefined) problem(context, ['publishedAt'], 'is missing, and articles need it');
  if (teaser === undefined) problem(context, ['teaser'], 'is missing, and articles need it');
});
