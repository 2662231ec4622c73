import type { Product } from '../../../api/contract/catalogue.ts';
import type { Money } from '../../../kernel/money.ts';
import { skuFromSlug } from '../../../kernel/sku.ts';
import { DEFAULT_SINGLE_PRODUCT_MAXIMUM } from '../../../markets/cart-constants.ts';
import { DEFAULT_VOLUME_DISCOUNT } from '../../../markets/discount-constants.ts';
import { formatMoney } from '../../../markets/money-format.ts';
import { withoutTax } from '../../../markets/net-prices.ts';
import { cachedPageHeaders } from '../../cached-page.ts';
import { readFirstPrice } from '../../first-price.ts';
import { data } from '../../frame/answers.ts';
import { loadTexts, type PageText } from '../../i18n/texts.ts';
import { movedTo } from '../../moved-to.ts';
import type { PageRequest } from '../../page-request.ts';
import { requireValue } from '../../require-value.ts';
import { toShownSecondHand, toShownStock } from '../../shown-card.ts';
import { toShownEnergy } from '../../shown-energy.ts';
import { type PagePrice, toPagePrice } from '../../shown-price.ts';
import { pathsOf } from '../../translations.ts';
import { writeGross } from '../../use-prices.ts';
import { loadGoodsBeside } from './load-goods-beside.ts';
import { loadReviews } from './load-reviews.ts';
import { loadSet } from './load-set-parts.ts';
import { loadAlternatives } from './sold-out/load-alternatives.ts';
import { writeDetails } from './write-details.ts';
import { writeOffer } from './write-offer.ts';
import { writeProductHead } from './write-product-head.ts';
import { writePromises } from './write-promises.ts';
import { writeVolume } from './write-volume.ts';

/** A product by the digits its slug ends with; any other slug of it leads to the canonical one, with what was asked (rule R-09). */
export async function loadProductPage(request: PageRequest, slug: string, parameters: URLSearchParams) {
  const { shop, locale } = request;
  const sku = skuFromSlug(slug);
  if (sku === undefined) throw new Response('There is no such product.', { status: 404 });
  const { product } = requireValue(await shop.call('getProduct', { locale, sku }));
  if (product.slug !== slug) throw movedTo(request, (paths) => paths.product(product.slug));
  const alternatives = await loadAlternatives(request, product);
  const reviews = await loadReviews(request, product, parameters);
  const text = await loadTexts(locale);
  const goods = await loadGoodsBeside(request, product, text);
  const { set, tags: tagsOfSet } = await loadSet(request, product);
  const { head, translations } = await writeProductHead(request, product, reviews);
  const pagePrice = toPagePrice(product.price, request.market.timeZone);
  return data(
    {
      kind: 'product' as const,
      head,
      translations,
      ...placeOf(product),
      product: showProduct(product, pagePrice),
      details: writeDetails(product, text, locale, pathsOf(request)),
      ...(await loadOffer(request, product, pagePrice.value, text)),
      ...(await writePromises(request, text, product)),
      reviews,
      safety: product.safety,
      alternatives,
      /** Whatever is not for sale any more does not come back. */
      canBeNotified: product.eligibleForSelling && !product.availability.isOnStock,
      goods,
      set,
      maximumQuantity: DEFAULT_SINGLE_PRODUCT_MAXIMUM,
    },
    {
      headers: cachedPageHeaders([
        ...[sku, ...alternatives.map((other) => other.sku)].map((shown) => `sku:${shown}` as const),
        ...goods.tags,
        ...tagsOfSet,
      ]),
    },
  );
}

/** What it costs, alone and several together, with its delivery and with a guarantee. */
async function loadOffer(
  { shop, locale, market, now, cookies }: PageRequest,
  product: Product,
  price: Money,
  text: PageText,
) {
  const { shippingMethods } = requireValue(await shop.call('getShippingMethodsWithoutId', { locale }));
  const shipping = shippingMethods.find(({ key }) => key === product.package);
  if (shipping === undefined) throw new Error(`no shipping method for ${product.package}`);
  const discountGroup = product.volumeDiscountGroup ?? DEFAULT_VOLUME_DISCOUNT.key;
  const { cartDiscounts } = requireValue(await shop.call('getVolumeDiscounts', { locale, discountGroup }));
  const firstPrice = readFirstPrice(cookies);
  const write = (gross: Money) =>
    firstPrice === 'net'
      ? formatMoney(locale, withoutTax(gross, product.taxRatePermyriad))
      : formatMoney(locale, gross);
  // A guarantee may be taxed otherwise: its price says that it has VAT in it.
  const ofGuarantee = (fee: Money) => writeGross(fee, firstPrice, text, locale);
  const priced = { price, tiers: product.price.tiers, volumeDiscounts: cartDiscounts.results };
  const volume = writeVolume(priced, text, write);
  return {
    offer: writeOffer(
      { product, price, shipping, country: market.countryCode, now, firstPrice },
      text,
      locale,
    ),
    volume: volume && { ...volume, ...(firstPrice === 'net' ? { tax: text('priceView.excluding') } : {}) },
    guarantees: product.guaranteeOffers.map(({ sku, name, price: fee }) => ({
      sku,
      name,
      price: text('cart.guaranteePrice', { price: ofGuarantee(fee) }),
    })),
  };
}

/** The category that its breadcrumbs end with. */
function placeOf({ breadcrumbs }: Product) {
  const key = breadcrumbs.at(-1)?.key;
  return key === undefined ? {} : { inCategory: { of: 'product' as const, key } };
}

/** What the page shows of the product itself: a field is here because a part of the page shows it. */
function showProduct(product: Product, price: PagePrice) {
  const { isOnStock } = product.availability;
  return {
    sku: product.sku,
    name: product.name,
    slug: product.slug,
    ...(product.brand === undefined ? {} : { brand: product.brand }),
    tags: product.tags,
    ...(product.model === undefined ? {} : { model: product.model }),
    ...(product.unitPrice === undefined ? {} : { unitPrice: product.unitPrice }),
    taxRatePermyriad: product.taxRatePermyriad,
    description: product.description,
    highlights: product.highlights,
    breadcrumbs: product.breadcrumbs.map(({ key, name, slug }) => ({ key, name, slug })),
    // Most pictures have no words of their own but the product's name, which says nothing of the view.
    images: product.images.map(({ name, label }) => ({ name, label: label === product.name ? '' : label })),
    price,
    availability: { isOnStock, ...toShownStock(product.availability) },
    ...toShownEnergy(product.energyRating),
    ...toShownSecondHand(product),
  };
}

export type ProductPageData = Awaited<ReturnType<typeof loadProductPage>>['data'];
