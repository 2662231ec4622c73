import type { Product } from '../../../api/contract/catalogue.ts';
import { LARGE_SIZES } from '../../components/gallery/large-sizes.ts';
import type { Head } from '../../head.ts';
import { loadTexts } from '../../i18n/texts.ts';
import type { PageRequest } from '../../page-request.ts';
import { requireValue } from '../../require-value.ts';
import { type StructuredProduct, structureProduct } from '../../structured-product.ts';
import { structureQuestions } from '../../structured-questions.ts';
import { buildAddresses, type PageAddresses } from '../../translations.ts';
import { writeTitle } from '../../write-title.ts';

/** What search engines and browser tabs are told of a product's page, and where it is in the country's other languages. */
export async function writeProductHead(
  request: PageRequest,
  product: Product,
  reviews: StructuredProduct['reviews'],
): Promise<{ readonly head: Head } & Pick<PageAddresses, 'translations'>> {
  const { shop, locale, merchant } = request;
  const [text, answer] = await Promise.all([
    loadTexts(locale),
    shop.call('getShippingMethodsWithoutId', { locale }),
  ]);
  const shipping = requireValue(answer).shippingMethods.find(({ key }) => key === product.package);
  if (shipping === undefined) throw new Error(`no shipping method for ${product.package}`);
  const { canonical, alternates, translations } = buildAddresses(request, (paths, other) => {
    const translated = product.slugAllLocales[other];
    return translated === undefined ? undefined : paths.product(translated);
  });
  const home = text('category.breadcrumbHome');
  const picture = product.images[0]?.name;
  const head = {
    title: writeTitle(text, merchant, product.metaTitle),
    description: product.metaDescription,
    canonical,
    alternates,
    picture,
    largest: picture === undefined ? undefined : { name: picture, sizes: LARGE_SIZES },
    structured: [
      ...structureProduct(request, { product, canonical, shipping, reviews, home }),
      ...structureQuestions(product.faq),
    ],
  };
  return { head, translations };
}
