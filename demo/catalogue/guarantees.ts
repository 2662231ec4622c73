import { countryCodes } from '../../src/kernel/locale.ts';
import { baseOf, localize } from './localize.ts';
import { usageText, word } from './shelf.ts';
import { slugify } from './slug.ts';

/** The extra guarantees (rule E-01): years on top of the statutory one, and their part of the goods' price. */
const guarantees = [
  { sku: '4100010', years: 1, ratePermyriad: 500 },
  { sku: '4100020', years: 2, ratePermyriad: 800 },
  { sku: '4100030', years: 3, ratePermyriad: 1100 },
  { sku: '4100040', years: 5, ratePermyriad: 1600 },
] as const;

/** For what wears out or costs less than its guarantee is worth, none is offered. */
const withoutGuarantee = ['factory-seconds'];

export const guaranteeLines: readonly object[] = guarantees.map(({ sku, years, ratePermyriad }) => {
  const name = localize((locale) => {
    const duration = new Intl.NumberFormat(locale, { style: 'unit', unit: 'year', unitDisplay: 'long' });
    return `${word('extra-guarantee')[baseOf(locale)]}, ${duration.format(years)}`;
  });
  return {
    type: 'product',
    key: sku,
    sku,
    productType: 'extra_guarantee',
    categories: [],
    name,
    slug: localize((locale) => `${slugify(locale, word('extra-guarantee')[baseOf(locale)])}-${sku}`),
    description: localize((locale) => usageText('extra-guarantee')[baseOf(locale)]),
    package: 'parcel',
    guarantee: { ratePermyriad, markets: countryCodes, relations: withoutGuarantee },
    published: true,
  };
});
