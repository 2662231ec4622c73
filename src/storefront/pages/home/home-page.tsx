import type { ProductCard } from '../../../api/contract/catalogue.ts';
import { cachedPageHeaders, tagsOfList } from '../../cached-page.ts';
import { CategoryTiles } from '../../components/category-tiles/category-tiles.tsx';
import { Promises } from '../../components/content/promises/promises.tsx';
import { ProductGrid } from '../../components/product-grid/product-grid.tsx';
import { readFirstPrice } from '../../first-price.ts';
import { data } from '../../frame/answers.ts';
import { definePage, type PageProps } from '../../frame/page.ts';
import type { Head } from '../../head.ts';
import { loadTexts } from '../../i18n/texts.ts';
import { useText } from '../../i18n/use-text.ts';
import type { PageRequest } from '../../page-request.ts';
import { usePaths } from '../../paths.ts';
import { requireValue } from '../../require-value.ts';
import { toShownCard } from '../../shown-card.ts';
import { structureShop } from '../../structured-shop.ts';
import { buildAddresses } from '../../translations.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { writeGross } from '../../use-prices.ts';
import { addFromList } from '../add-from-list.ts';
import { ContentPage } from '../content/content-page.tsx';
import { loadContentPage } from '../content/load-content-page.ts';
import styles from './home-page.module.css';
import { writePlainHome } from './write-plain-home.ts';

const ROW_LENGTH = 8;

/** The home page of the locale's content, with its pictures; a shop without one shows its departments and what is new. */
async function load(request: PageRequest) {
  const page = request.toggles['bloomreach-api'] ? await request.content.getPage('home') : undefined;
  return page === undefined
    ? loadPlainHome(request)
    : loadContentPage(request, page, request.url.searchParams);
}

async function loadPlainHome(request: PageRequest) {
  const { shop, locale } = request;
  const [categories, bestsellers, arrivals, shipping] = await Promise.all([
    shop.call('getCategory', { locale }),
    shop.call('getProducts', { locale, tag: 'bestseller', limit: ROW_LENGTH }),
    shop.call('getProducts', { locale, tag: 'new', sort: 'newest', limit: ROW_LENGTH }),
    shop.call('getShippingMethodsWithoutId', { locale }),
  ]);
  const text = await loadTexts(locale);
  const freeAbove = requireValue(shipping).shippingMethods[0]?.freeAbove;
  const addresses = buildAddresses(request, (paths) => paths.home());
  const { title, description, heading, editorial } = writePlainHome(
    text,
    request.merchant,
    freeAbove === undefined ? '' : writeGross(freeAbove, readFirstPrice(request.cookies), text, locale),
  );
  const head: Head = {
    title,
    description,
    canonical: addresses.canonical,
    alternates: addresses.alternates,
    structured: structureShop(request),
  };
  const toCard = (product: ProductCard) => toShownCard(product, request.market.timeZone);
  const rows = [
    requireValue(bestsellers).products.results.map(toCard),
    requireValue(arrivals).products.results.map(toCard),
  ] as const;
  return data(
    {
      kind: 'plain' as const,
      head,
      translations: addresses.translations,
      heading,
      departments: (requireValue(categories).tree ?? []).map(({ key, name, slug, image, productCount }) => ({
        key,
        name,
        slug,
        image,
        productCount,
      })),
      bestsellers: rows[0],
      arrivals: rows[1],
      /** The content service's part of the page (rule M-08). */
      editorial: request.toggles['bloomreach-api'] ? editorial : undefined,
    },
    { headers: cachedPageHeaders(tagsOfList(rows.flat())) },
  );
}

function HomePage({ page }: PageProps<typeof load>) {
  return page.kind === 'content' ? <ContentPage page={page} /> : <PlainHome page={page} />;
}

function PlainHome({ page }: { page: Awaited<ReturnType<typeof loadPlainHome>>['data'] }) {
  const text = useText();
  const paths = usePaths();
  const { departments, bestsellers, arrivals, heading, editorial } = page;
  return (
    <div className={`content ${styles.page}`}>
      {editorial === undefined ? (
        <h1 className={styles.plainTitle}>{heading}</h1>
      ) : (
        <>
          <Hero heading={heading} lead={editorial.lead} />
          <Promises promises={editorial.promises} />
        </>
      )}
      {departments.length > 0 ? (
        <section aria-labelledby="departments">
          <h2 id="departments">{text('home.departments')}</h2>
          <CategoryTiles categories={departments} />
        </section>
      ) : null}
      {bestsellers.length > 0 ? (
        <section aria-labelledby="bestsellers">
          <h2 id="bestsellers">{text('home.bestsellers')}</h2>
          <ProductGrid products={bestsellers} />
          <a className={styles.more} href={paths.search({ tags: 'bestseller' })}>
            {text('home.allBestsellers')} <Icon name="chevronRight" size="small" />
          </a>
        </section>
      ) : null}
      {arrivals.length > 0 ? (
        <section aria-labelledby="arrivals">
          <h2 id="arrivals">{text('home.newArrivals')}</h2>
          <ProductGrid products={arrivals} />
          <a className={styles.more} href={paths.search({ tags: 'new' })}>
            {text('home.allNewArrivals')} <Icon name="chevronRight" size="small" />
          </a>
        </section>
      ) : null}
    </div>
  );
}

function Hero({ heading, lead }: { heading: string; lead: string }) {
  const text = useText();
  const paths = usePaths();
  return (
    <section className={styles.hero} aria-labelledby="hero">
      <h1 id="hero" className={styles.heroTitle}>
        {heading}
      </h1>
      <p className={styles.heroLead}>{lead}</p>
      <p>
        <ButtonLink kind="buy" href={paths.categories()}>
          {text('header.allCategories')}
        </ButtonLink>
      </p>
    </section>
  );
}

export default definePage({ load, act: addFromList, Page: HomePage });
