import type { PromiseView } from '../../components/content/content-view.ts';
import type { PageText } from '../../i18n/texts.ts';
import { writeTitle } from '../../write-title.ts';

/** What the plain home page says. Written on the server: no other page is to load these texts. */
interface PlainHomeWords {
  readonly title: string;
  readonly description: string;
  readonly heading: string;
  readonly editorial: { readonly lead: string; readonly promises: readonly PromiseView[] };
}

/** `threshold`: from which sum on delivery is free, as the locale writes it. */
export function writePlainHome(
  text: PageText,
  merchant: { readonly shopName: string },
  threshold: string,
): PlainHomeWords {
  return {
    title: writeTitle(text, merchant, text('shop.homeTitle')),
    description: text('shop.homeDescription', { threshold }),
    heading: text('home.heading'),
    editorial: {
      lead: text('home.lead'),
      promises: [
        {
          icon: 'truck',
          title: text('home.promiseDelivery', { threshold }),
          words: text('home.promiseDeliveryText'),
        },
        { icon: 'box', title: text('home.promiseStock'), words: text('home.promiseStockText') },
        { icon: 'card', title: text('home.promisePayment'), words: text('home.promisePaymentText') },
        { icon: 'invoice', title: text('home.promiseInvoice'), words: text('home.promiseInvoiceText') },
      ],
    },
  };
}
