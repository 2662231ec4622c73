import { Breadcrumbs } from '../../components/breadcrumbs/breadcrumbs.tsx';
import { Island } from '../../frame/island.tsx';
import { KeptPart } from '../../frame/kept-parts.tsx';
import { definePage, type PageProps } from '../../frame/page.ts';
import type { PageRequest } from '../../page-request.ts';
import { ContentPage } from '../content/content-page.tsx';
import { showNotFound } from '../content/load-not-found.ts';
import { addToCartAction } from './add-to-cart-action.ts';
import { askDeliveryAction } from './ask-delivery-action.ts';
import { type Answered, BuyBox } from './buy-box.tsx';
import { BUY_FORM } from './buy-form.tsx';
import { GoodsBeside } from './goods-beside.tsx';
import { loadProductPage, type ProductPageData } from './load-product-page.ts';
import { ProductName } from './product-name.tsx';
import styles from './product-page.module.css';
import { ProductPictures } from './product-pictures.tsx';
import { ProductSections, sectionsOf } from './product-sections.tsx';
import { SetParts } from './set-parts.tsx';
import { Alternatives } from './sold-out/alternatives.tsx';
import { askForNotice, NOTICE_INTENT } from './sold-out/ask-for-notice.ts';
import { StickyBar } from './sticky-bar.tsx';

function load(request: PageRequest) {
  return loadProductPage(request, request.slug, request.url.searchParams).catch(showNotFound(request));
}

async function act(request: PageRequest, form: FormData) {
  if (form.get('intent') === NOTICE_INTENT) return askForNotice(request, form);
  return form.has('postalCode') ? askDeliveryAction(form) : addToCartAction(request, form);
}

function ProductPage({ page, refused }: PageProps<typeof load, typeof act>) {
  return page.kind === 'content' ? <ContentPage page={page} /> : <Product page={page} answer={refused} />;
}

export default definePage({ load, act, Page: ProductPage });

/** One product: pictures left, the buy box in view on the right, the rest below under headings; a line each. */
function Product({ page, answer }: { readonly page: ProductPageData; readonly answer: Answered }) {
  const { product } = page;
  return (
    <div className={`content ${styles.page}`}>
      <Breadcrumbs path={product.breadcrumbs} onPhone="last" />
      <div className={styles.top}>
        <div className={styles.beside}>
          <ProductName page={page} />
        </div>
        <ProductPictures page={page} />
        <div className={`${styles.beside} ${styles.box}`}>
          <BuyBox page={page} answer={answer} />
        </div>
      </div>
      <Alternatives products={page.alternatives} />
      <SetParts set={page.set} price={product.price.value} />
      <KeptPart of={ProductSections} props={sectionsOf(page)} />
      <GoodsBeside sku={product.sku} goods={page.goods} />
      {product.availability.isOnStock ? (
        <Island
          name="stickyBar"
          of={StickyBar}
          props={{
            name: product.name,
            price: product.price.value,
            taxRatePermyriad: product.taxRatePermyriad,
            form: BUY_FORM,
          }}
          isKept
        />
      ) : null}
    </div>
  );
}
