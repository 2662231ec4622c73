import type { Product } from '../api/contract/catalogue.ts';
import { isGtin } from '../kernel/gtin.ts';
import { type Money, writeAmount } from '../kernel/money.ts';
import { lastDayOf } from '../markets/date-format.ts';
import { plainPicture } from './components/picture/picture.tsx';
import type { PageRequest } from './page-request.ts';
import { structureWay } from './structured-way.ts';
import { pathsOf } from './translations.ts';

type Thing = Readonly<Record<string, unknown>>;

/** A review as the page shows it. */
interface StructuredReview {
  readonly rating: number;
  readonly authorName: string;
  /** `dd.mm.yyyy`. */
  readonly day: string;
  readonly title: string;
  readonly text: string;
  /** Where it is not the page's. */
  readonly language?: string;
}

/** What of a product's page search engines are told: nothing that it does not show. */
export interface StructuredProduct {
  readonly product: Product;
  readonly canonical: string | undefined;
  readonly shipping: {
    readonly price: Money;
    readonly freeAbove: Money;
    readonly deliveryTime: { readonly from: number; readonly to: number };
  };
  readonly reviews:
    | { readonly averageRating: number; readonly total: number; readonly list: readonly StructuredReview[] }
    | undefined;
  /** What the way to it begins with. */
  readonly home: string;
}

const SCHEMA = 'https://schema.org/';

/** Product with its offer, and the way to it (schema.org; rules P-14, D-10). Nothing where its country has no shop of its own. */
export function structureProduct(request: PageRequest, page: StructuredProduct): readonly Thing[] {
  const { product, canonical, home } = page;
  const origin = request.findOrigin(request.market);
  if (canonical === undefined || origin === undefined) return [];
  const paths = pathsOf(request);
  const way = product.breadcrumbs.map(({ name, slug }) => ({ name, href: paths.category(slug) }));
  const { brand, ean, model, images } = product;
  return [
    {
      '@type': 'Product',
      '@id': `${canonical}#product`,
      name: product.name,
      url: canonical,
      sku: product.sku,
      ...(product.description === '' ? {} : { description: product.description }),
      ...(images.length === 0
        ? {}
        : { image: images.map(({ name }) => new URL(plainPicture(name), origin).href) }),
      ...(brand === undefined ? {} : { brand: { '@type': 'Brand', name: brand } }),
      ...(ean !== undefined && isGtin(ean) ? { gtin: ean } : {}),
      ...(model === undefined ? {} : { mpn: model }),
      ...(way.length === 0 ? {} : { category: way.map(({ name }) => name).join(' > ') }),
      ...structureEnergy(product),
      ...structureReviews(request, page),
      offers: structureOffer(request, page, canonical),
    },
    ...structureWay(origin, [
      { name: home, href: paths.home() },
      ...way,
      { name: product.name, href: canonical },
    ]),
  ];
}

const structureMoney = (money: Money) => ({
  '@type': 'MonetaryAmount',
  value: writeAmount(money),
  currency: money.currencyCode,
});

const structureDays = (from: number, to: number) => ({
  '@type': 'QuantitativeValue',
  minValue: from,
  maxValue: to,
  unitCode: 'DAY',
});

/** What one piece costs whoever comes to the page, by the same figures. */
function structureOffer(
  { market, merchant, content }: PageRequest,
  { product, shipping }: StructuredProduct,
  canonical: string,
): Thing {
  const { value, discounted } = product.price;
  const price = discounted?.value ?? value;
  const until = discounted?.discount.validUntil;
  const isFree = price.centAmount >= shipping.freeAbove.centAmount;
  const { from, to } = shipping.deliveryTime;
  const country = market.countryCode;
  return {
    '@type': 'Offer',
    url: canonical,
    price: writeAmount(price),
    priceCurrency: price.currencyCode,
    ...(until === undefined ? {} : { priceValidUntil: lastDayOf(until, market.timeZone) }),
    availability: `${SCHEMA}${product.availability.isOnStock ? 'InStock' : 'OutOfStock'}`,
    itemCondition: `${SCHEMA}${product.bware ? 'UsedCondition' : 'NewCondition'}`,
    ...(merchant.shopName === '' ? {} : { seller: { '@type': 'Organization', name: merchant.shopName } }),
    shippingDetails: {
      '@type': 'OfferShippingDetails',
      shippingRate: structureMoney({ ...shipping.price, ...(isFree ? { centAmount: 0 } : {}) }),
      shippingDestination: { '@type': 'DefinedRegion', addressCountry: country },
      deliveryTime: {
        '@type': 'ShippingDeliveryTime',
        // Pages promise working days from the order to the door: all of them are told as those of the way.
        handlingTime: structureDays(0, 0),
        transitTime: structureDays(from, to),
        businessDays: {
          '@type': 'OpeningHoursSpecification',
          dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'].map((day) => `${SCHEMA}${day}`),
        },
      },
    },
    hasMerchantReturnPolicy: {
      '@type': 'MerchantReturnPolicy',
      applicableCountry: country,
      returnPolicyCategory: `${SCHEMA}MerchantReturnFiniteReturnWindow`,
      merchantReturnDays: content.facts.returnDays,
      returnFees: `${SCHEMA}${content.facts.hasFreeReturns ? 'FreeReturn' : 'ReturnFeesCustomerResponsibility'}`,
      returnMethod: `${SCHEMA}ReturnByMail`,
    },
  };
}

/** The class of a label that the page shows, `A+` as `…CategoryA1Plus`. */
function structureEnergy({ energyRating }: Product): Thing {
  const [, letter, pluses = ''] = /^([A-G])(\+{0,3})$/.exec(energyRating?.class ?? '') ?? [];
  if (letter === undefined) return {};
  const category = `EUEnergyEfficiencyCategory${letter}${pluses === '' ? '' : `${pluses.length}Plus`}`;
  return {
    hasEnergyConsumptionDetails: {
      '@type': 'EnergyConsumptionDetails',
      hasEnergyEfficiencyCategory: `${SCHEMA}${category}`,
    },
  };
}

function structureReviews({ locale }: PageRequest, { reviews }: StructuredProduct): Thing {
  if (reviews === undefined || reviews.total === 0) return {};
  return {
    aggregateRating: {
      '@type': 'AggregateRating',
      ratingValue: reviews.averageRating,
      reviewCount: reviews.total,
      bestRating: 5,
      worstRating: 1,
    },
    review: reviews.list.map(({ rating, authorName, day, title, text, language = locale }) => ({
      '@type': 'Review',
      author: { '@type': 'Person', name: authorName },
      datePublished: day.split('.').reverse().join('-'),
      name: title,
      reviewBody: text,
      inLanguage: language,
      reviewRating: { '@type': 'Rating', ratingValue: rating, bestRating: 5, worstRating: 1 },
    })),
  };
}
