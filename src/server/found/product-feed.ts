import { presentEnergy } from '../../api/present-energy.ts';
import { type ListedProduct, walkListedProducts } from '../../commerce/goods/catalogue/walk-products.ts';
import { currentPriceOf } from '../../commerce/rules/pricing/shown-price.ts';
import { priceShipping, type ShippingFees } from '../../commerce/rules/shipping/shipping.ts';
import { isGtin } from '../../kernel/gtin.ts';
import type { CountryCode } from '../../kernel/locale.ts';
import { type Money, money, writeAmount } from '../../kernel/money.ts';
import type { ContentUnit } from '../../markets/content-units.ts';
import { findDeliveryDays } from '../../markets/delivery-days.ts';
import { shippingRates } from '../../markets/shipping-rates.ts';
import { type FoundContext, findPictures, type LocaleShop } from './found-context.ts';
import { element, XML_HEAD } from './xml.ts';

/** What Google takes of each (https://support.google.com/merchants/answer/7052112). */
const TITLE_CHARACTERS = 150;
const DESCRIPTION_CHARACTERS = 5000;
const FURTHER_PICTURES = 10;

/** The goods of one market in one of its languages, in Google's fields (RSS 2.0), priced as their pages are (rule D-10). */
export async function* writeProductFeed(context: FoundContext, shop: LocaleShop): AsyncGenerator<string> {
  const { origin, paths, view, locale, market } = shop;
  const { company = {} } = context.merchant();
  const rates = shippingRates(market.countryCode, view.currency, view.at);
  if (rates === undefined) throw new Error(`nothing is delivered to ${market.countryCode}`);
  const fees = {
    parcel: money(view.currency, rates.parcel),
    freight: money(view.currency, rates.freight),
    freeAbove: money(view.currency, rates.freeAbove),
  };
  const title = `${company.shopName ?? new URL(origin).hostname} ${locale}`;
  yield `${XML_HEAD}<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0"><channel>`;
  yield `${element('title', title)}${element('link', `${origin}${paths.home()}`)}${element('description', title)}\n`;
  for await (const products of walkListedProducts(context.database, context.categoryTrees, view, locale))
    yield products.map((product) => writeItem(context, shop, fees, product)).join('');
  yield '</channel></rss>\n';
}

function writeItem(
  context: FoundContext,
  { origin, paths, market }: LocaleShop,
  fees: ShippingFees,
  product: ListedProduct,
): string {
  const { sku, name, slug, brand, ean, model, availability, bware, path, dimensions } = product;
  const gtin = ean != null && isGtin(ean) ? ean : undefined;
  const [picture, ...further] = findPictures(context, origin, product.images);
  const weight = dimensions?.gross?.weight;
  const fields = {
    id: sku,
    title: cut(name, TITLE_CHARACTERS),
    description: cut(product.description || name, DESCRIPTION_CHARACTERS),
    link: `${origin}${paths.product(slug)}`,
    image_link: picture,
    availability: availability.isOnStock ? 'in_stock' : 'out_of_stock',
    condition: bware ? 'used' : 'new',
    brand,
    gtin,
    mpn: model ?? undefined,
    identifier_exists: gtin === undefined && (model == null || brand === undefined) ? 'no' : undefined,
    product_type: path.join(' > '),
    energy_efficiency_class: presentEnergy(product, context.media).energyRating?.class,
    shipping_weight: weight === undefined ? undefined : `${weight} g`,
    ...findUnitPricing(product),
  };
  return [
    '<item>',
    ...Object.entries(fields).map(([field, text]) => element(`g:${field}`, text)),
    ...further.slice(0, FURTHER_PICTURES).map((address) => element('g:additional_image_link', address)),
    writePrice(product),
    writeShipping(market.countryCode, fees, product),
    '</item>\n',
  ].join('');
}

/** Units that Google has, by ours. */
const unitNames: Readonly<Partial<Record<ContentUnit, string>>> = {
  ...{ ml: 'ml', cl: 'cl', l: 'l', g: 'g', kg: 'kg', cm: 'cm', m: 'm' },
  m2: 'sqm',
};

/** How much is in it, where pages say what a unit of it costs (rule P-16). */
function findUnitPricing({ unitPrice, content }: ListedProduct): Readonly<Record<string, string>> {
  const unit = content == null ? undefined : unitNames[content.unit];
  const base = unitPrice === undefined ? undefined : unitNames[unitPrice.per];
  if (content == null || unit === undefined || base === undefined) return {};
  return { unit_pricing_measure: `${content.amount} ${unit}`, unit_pricing_base_measure: `1 ${base}` };
}

const writeMoney = (amount: Money) => `${writeAmount(amount)} ${amount.currencyCode}`;

/** `2026-11-20T00:00+0000`. */
const writeTime = (instant: string) => `${new Date(instant).toISOString().slice(0, 16)}+0000`;

/** A reduction is told where pages announce it, from the price that they strike (rule D-01); any other price is just lower. */
function writePrice({ price }: ListedProduct): string {
  const now = currentPriceOf(price);
  if (price.priorPrice === undefined) return element('g:price', writeMoney(now));
  const { validFrom, validUntil } = price.discounted?.discount ?? {};
  return [
    element('g:price', writeMoney(price.priorPrice)),
    element('g:sale_price', writeMoney(now)),
    validFrom === undefined || validUntil === undefined
      ? ''
      : element('g:sale_price_effective_date', `${writeTime(validFrom)}/${writeTime(validUntil)}`),
  ].join('');
}

function writeShipping(country: CountryCode, fees: ShippingFees, product: ListedProduct): string {
  const { from, to } = findDeliveryDays(country, product.package);
  const fee = priceShipping(fees, product.package, currentPriceOf(product.price));
  return [
    '<g:shipping>',
    element('g:country', country),
    element('g:price', writeMoney(fee)),
    // Pages promise working days from the order to the door: all of them are told as those of the way.
    element('g:min_handling_time', '0'),
    element('g:max_handling_time', '0'),
    element('g:min_transit_time', String(from)),
    element('g:max_transit_time', String(to)),
    '</g:shipping>',
  ].join('');
}

/** The beginning of a text that is too long, without half a character at its end. */
function cut(text: string, characters: number): string {
  const signs = [...text];
  return signs.length <= characters ? text : signs.slice(0, characters).join('');
}
