import type { Product } from '../../../api/contract/catalogue.ts';
import type { CountryCode, LocaleCode } from '../../../kernel/locale.ts';
import type { Money } from '../../../kernel/money.ts';
import { formatWeekday } from '../../../markets/date-format.ts';
import {
  type DeliverySpan,
  estimateDelivery,
  findDeliveryDays,
  findRemoteAreas,
} from '../../../markets/delivery-days.ts';
import { formatMoney, formatPercent } from '../../../markets/money-format.ts';
import { withoutTax } from '../../../markets/net-prices.ts';
import { postalCodeExample, postalCodePattern } from '../../../markets/postal-codes.ts';
import type { FirstPrice } from '../../first-price.ts';
import type { PageText } from '../../i18n/texts.ts';
import { writeGross } from '../../use-prices.ts';
import type { PostalAreas, WrittenSpan } from './ask-postal-code.ts';

/** What stands around the price. Written on the server, so that the browser needs neither the texts nor the rules. */
export interface ShownOffer {
  /** Without tax: what companies reckon with. */
  readonly net: string;
  readonly tax: string;
  /** Of what cannot be bought nothing is promised: neither what it costs to send it nor when it comes. */
  readonly delivery?: {
    readonly carriage: 'parcel' | 'freight';
    /** Whether the price includes it. */
    readonly note: string;
    readonly fee: string;
    /** From which value of goods on it is free; not said where it is free anyway. */
    readonly freeFrom?: string;
    readonly areas: PostalAreas;
  };
}

interface Offered {
  readonly product: Pick<Product, 'package' | 'taxRatePermyriad' | 'availability'>;
  /** Of one piece, now. */
  readonly price: Money;
  readonly shipping: { readonly price: Money; readonly freeAbove: Money };
  readonly country: CountryCode;
  readonly now: Date;
  /** Which price the page says first. */
  readonly firstPrice: FirstPrice;
}

export function writeOffer(offered: Offered, text: PageText, locale: LocaleCode): ShownOffer {
  const { product, price } = offered;
  const net = formatMoney(locale, withoutTax(price, product.taxRatePermyriad));
  return {
    net: text('product.netPrice', { price: net }),
    tax: text('product.taxIncluded', { rate: formatPercent(locale, product.taxRatePermyriad) }),
    ...(product.availability.isOnStock ? { delivery: writeDelivery(offered, text, locale) } : {}),
  };
}

function writeDelivery(offered: Offered, text: PageText, locale: LocaleCode) {
  const { product, price, shipping, firstPrice } = offered;
  const write = (gross: Money) => writeGross(gross, firstPrice, text, locale);
  const isFree = price.centAmount >= shipping.freeAbove.centAmount;
  const fee = isFree ? text('cart.free') : write(shipping.price);
  const threshold = write(shipping.freeAbove);
  return {
    carriage: product.package,
    note: isFree ? text('product.freeShipping') : text('product.plusShipping'),
    fee: text(product.package === 'freight' ? 'product.shippingFreight' : 'product.shippingParcel', {
      price: fee,
    }),
    ...(isFree ? {} : { freeFrom: text('product.freeShippingFrom', { amount: threshold }) }),
    areas: writeAreas(offered, locale),
  };
}

/** The days of the country and of its remote areas, as they are when it is ordered now (rules P-12, P-17). */
function writeAreas({ product, country, now }: Offered, locale: LocaleCode): PostalAreas {
  const write = ({ from, to }: DeliverySpan): WrittenSpan => ({
    from: formatWeekday(locale, from),
    to: formatWeekday(locale, to),
  });
  return {
    pattern: postalCodePattern(country),
    example: postalCodeExample(country),
    usual: write(estimateDelivery(findDeliveryDays(country, product.package), now)),
    remote: findRemoteAreas(country, product.package).map(({ codes, ...days }) => ({
      codes,
      ...write(estimateDelivery(days, now)),
    })),
  };
}
