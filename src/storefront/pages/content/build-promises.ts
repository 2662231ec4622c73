import type { PageLink } from '../../../api/contract/content.ts';
import type { PromiseView } from '../../components/content/content-view.ts';
import { readFirstPrice } from '../../first-price.ts';
import type { PageText } from '../../i18n/texts.ts';
import type { PageRequest } from '../../page-request.ts';
import { pathsOf } from '../../translations.ts';
import { writeGross } from '../../use-prices.ts';
import { pathOfPage } from './resolve-links.ts';

/** Where more is said of returns. */
const RETURNS_PAGE = 'return-policy';

/**
 * Why one may trust the shop, out of what market and merchant hold to: nothing is promised that the shop does not know of
 * itself. Who has no phone promises no advice.
 */
export function buildPromises(
  request: PageRequest,
  pages: readonly PageLink[],
  text: PageText,
): readonly PromiseView[] {
  const { freeAbove, parcelDays, returnDays, company } = request.content.facts;
  const returns = pathOfPage(pages, pathsOf(request), RETURNS_PAGE);
  return [
    {
      icon: 'truck',
      title: text('home.promiseParcels', parcelDays),
      words: text('home.promiseDelivery', {
        threshold: writeGross(freeAbove, readFirstPrice(request.cookies), text, request.locale),
      }),
    },
    { icon: 'box', title: text('home.promiseStock'), words: text('home.promiseStockText') },
    {
      icon: 'giveBack',
      title: text('home.promiseReturn', { days: returnDays }),
      words: text('home.promiseReturnText'),
      ...(returns === undefined ? {} : { href: returns }),
    },
    ...(company.phone === ''
      ? []
      : [
          {
            icon: 'phone' as const,
            title: company.phone,
            words: company.openingHours || text('home.promiseAdvice'),
            href: `tel:${company.phone.replaceAll(' ', '')}`,
          },
        ]),
  ];
}
