import { SIMILAR_PRODUCTS_LIMIT } from '../../../markets/listing-constants.ts';
import { cachedPageHeaders } from '../../cached-page.ts';
import { Carousel } from '../../components/carousel/carousel.tsx';
import { ProductCard } from '../../components/product-card/product-card.tsx';
import { data } from '../../frame/answers.ts';
import { definePage, type PageProps } from '../../frame/page.ts';
import { loadTexts } from '../../i18n/texts.ts';
import { useText } from '../../i18n/use-text.ts';
import type { PageRequest } from '../../page-request.ts';
import { requireValue } from '../../require-value.ts';
import { toShownCard } from '../../shown-card.ts';
import { writeTitle } from '../../write-title.ts';
import styles from './last-seen-page.module.css';

/** The products that the address names, in its order; what is not sold any more is left out. */
async function load({ shop, locale, market, merchant, url }: PageRequest) {
  const named = url.searchParams.getAll('sku').filter((sku) => /^EX\d{8}$/.test(sku));
  const skus = [...new Set(named)].slice(0, SIMILAR_PRODUCTS_LIMIT);
  const found =
    skus.length === 0
      ? []
      : requireValue(
          await shop.call('productProjectionSearch', { locale, filterQuery: { skus }, limit: skus.length }),
        ).products.results;
  const text = await loadTexts(locale);
  return data(
    {
      head: { title: writeTitle(text, merchant, text('beside.lastSeen')), noindex: true as const },
      products: found
        .toSorted((left, right) => skus.indexOf(left.sku) - skus.indexOf(right.sku))
        .map((card) => toShownCard(card, market.timeZone)),
    },
    { headers: cachedPageHeaders(skus.map((sku) => `sku:${sku}` as const)) },
  );
}

/** A row of cards by itself. What a browser remembers is known to nobody else: product pages fetch the row from here. */
function LastSeenPage({ page: { products } }: PageProps<typeof load>) {
  const text = useText();
  const title = text('beside.lastSeen');
  return (
    <div className="content">
      <section data-last-seen-row="" aria-labelledby="last-seen">
        <h2 id="last-seen" className={styles.title}>
          {title}
        </h2>
        <Carousel
          label={title}
          items={products.map((product) => ({
            key: product.sku,
            content: <ProductCard product={product} />,
          }))}
        />
      </section>
    </div>
  );
}

export default definePage({ load, Page: LastSeenPage });
