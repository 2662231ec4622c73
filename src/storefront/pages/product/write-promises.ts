import type { Product } from '../../../api/contract/catalogue.ts';
import { getNumberFormat } from '../../../kernel/formatters.ts';
import { showsPriceDisclaimer } from '../../../markets/consumer-rights.ts';
import { findGuaranteeNotice } from '../../components/guarantee-notice/find-guarantee-notice.ts';
import { writePaymentMarks } from '../../components/payment-marks/write-payment-marks.ts';
import { findPageLinks } from '../../find-page-links.ts';
import type { PageText } from '../../i18n/texts.ts';
import type { PageRequest } from '../../page-request.ts';
import { writeWithdrawalException } from '../../write-withdrawal-exception.ts';

/** Pages of the content that say more of what the buy box promises. */
const PAGES = {
  delivery: 'dispatch-information',
  returns: 'return-policy',
  guarantee: 'premium-gurantee',
} as const;

/**
 * What whoever buys may rely on, and whom they may ask: the same for every product of a market but for those that nobody can
 * withdraw from (rules P-02, P-17, D-03, D-05).
 */
export async function writePromises(
  request: PageRequest,
  text: PageText,
  { withdrawalException: exception }: Pick<Product, 'withdrawalException'>,
) {
  const { locale, market, content } = request;
  const { countryCode } = market;
  const { returnDays, guaranteeYears, legalWords } = content.facts;
  const pages = await content.findPages();
  const linkTo = (name: string) => findPageLinks(request, pages, [name])[0]?.href;
  const years = getNumberFormat(locale, { style: 'unit', unit: 'year', unitDisplay: 'long' });
  return {
    links: {
      delivery: linkTo(PAGES.delivery),
      returns: exception === undefined ? linkTo(PAGES.returns) : undefined,
      guarantee: linkTo(PAGES.guarantee),
    },
    promises: {
      returns:
        exception === undefined
          ? text('product.returnTerm', { days: returnDays })
          : writeWithdrawalException(text, exception),
      guarantee:
        legalWords.guarantee ?? text('product.legalGuarantee', { period: years.format(guaranteeYears) }),
      notice: findGuaranteeNotice(request),
      phone: content.facts.company.phone,
      priceDisclaimer: showsPriceDisclaimer(countryCode) ? text('product.priceDisclaimer') : undefined,
    },
    paymentMarks: writePaymentMarks(content.facts, text),
  };
}
