import { formatMoney, formatNumber } from '../../../markets/money-format.ts';
import { Breadcrumbs } from '../../components/breadcrumbs/breadcrumbs.tsx';
import { EnergyMark } from '../../components/energy-mark/energy-mark.tsx';
import { Gallery } from '../../components/gallery/gallery.tsx';
import { ProductTags } from '../../components/product-card/product-tags.tsx';
import { Reduction } from '../../components/reduction/reduction.tsx';
import { StockLine } from '../../components/stock-line/stock-line.tsx';
import { TurntableButton } from '../../components/turntable/turntable-button.tsx';
import { Island } from '../../frame/island.tsx';
import { definePage, type PageProps } from '../../frame/page.ts';
import { useLocale, useText } from '../../i18n/use-text.ts';
import type { PageRequest } from '../../page-request.ts';
import { Accordion } from '../../ui/accordion/accordion.tsx';
import { ButtonLink } from '../../ui/button/button.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { Stars } from '../../ui/stars/stars.tsx';
import { ContentPage } from '../content/content-page.tsx';
import { showNotFound } from '../content/load-not-found.ts';
import { addToCartAction } from './add-to-cart-action.ts';
import { BUY_FORM, BuyForm } from './buy-form.tsx';
import { loadProductPage, type ProductPageData } from './load-product-page.ts';
import type { ShownReviews } from './load-reviews.ts';
import styles from './product-page.module.css';
import { ReviewsSection } from './reviews-section.tsx';
import { Alternatives } from './sold-out/alternatives.tsx';
import { askForNotice, NOTICE_INTENT } from './sold-out/ask-for-notice.ts';
import { StockNoticeForm } from './sold-out/stock-notice-form.tsx';
import { StickyBar } from './sticky-bar.tsx';
import { VolumePrices } from './volume-prices.tsx';

/** The bar at the edge of the screen shows while this is out of view. */
const BUY_BOX = 'buy-box';

function load(request: PageRequest) {
  return loadProductPage(request, request.slug, request.url.searchParams).catch(showNotFound(request));
}

async function act(request: PageRequest, form: FormData) {
  return form.get('intent') === NOTICE_INTENT ? askForNotice(request, form) : addToCartAction(request, form);
}

type Answered = PageProps<typeof load, typeof act>['refused'];

function ProductPage({ page, refused }: PageProps<typeof load, typeof act>) {
  return page.kind === 'content' ? <ContentPage page={page} /> : <Product page={page} refused={refused} />;
}

export default definePage({ load, act, Page: ProductPage });

/** One product: pictures left, the buy box in view on the right, the rest below under headings. */
function Product({ page, refused }: { page: ProductPageData; refused: Answered }) {
  const { product } = page;
  return (
    <div className={`content ${styles.page}`}>
      <Breadcrumbs path={product.breadcrumbs} />
      <div className={styles.top}>
        <div>
          <Island
            name="gallery"
            of={Gallery}
            props={{ pictures: product.images, productName: product.name }}
          />
          <MoreMedia page={page} />
        </div>
        <div className={styles.box} id={BUY_BOX}>
          <BuyBox page={page} refused={refused} />
        </div>
      </div>
      <Alternatives products={page.alternatives} />
      <Details page={page} />
      <ReviewsSection slug={product.slug} reviews={page.reviews} />
      {product.availability.isOnStock ? (
        <Island
          name="stickyBar"
          of={StickyBar}
          props={{ name: product.name, price: product.price.value, watched: BUY_BOX, form: BUY_FORM }}
        />
      ) : null}
    </div>
  );
}

/** Beside the pictures: the view all around, where there is JavaScript, and the way to the video. */
function MoreMedia({ page: { product, details } }: { page: ProductPageData }) {
  const { turntable, video } = details;
  if (turntable === undefined && video === undefined) return null;
  return (
    <div className={styles.media}>
      {turntable === undefined ? null : (
        <span className={styles.scripted}>
          <Island name="turntable" of={TurntableButton} props={{ turntable, productName: product.name }} />
        </span>
      )}
      {video === undefined ? null : (
        <ButtonLink size="small" href={video.href} target="_blank" rel="noopener noreferrer">
          {video.label}
        </ButtonLink>
      )}
    </div>
  );
}

function BuyBox({ page, refused }: { page: ProductPageData; refused: Answered }) {
  const text = useText();
  const locale = useLocale();
  const { product } = page;
  return (
    <>
      <ProductTags tags={product.tags} />
      <p className={styles.brand}>{product.brand ?? ''}</p>
      <h1 className={styles.name}>{product.name}</h1>
      <p className={styles.number}>
        {text('product.sku')}: {product.sku}
      </p>
      {page.reviews === undefined ? null : <RatingLink reviews={page.reviews} />}
      <p className={styles.price}>
        <strong className={styles.amount}>{formatMoney(locale, product.price.value)}</strong>
        <Reduction of={product.price} />
        <span className={styles.tax}>{page.offer.taxNote}</span>
      </p>
      <EnergyMark of={product.energy} context="page" />
      <StockLine product={product} />
      <Purchase page={page} refused={refused} />
      {page.offer.volume === undefined ? null : <VolumePrices table={page.offer.volume} />}
      <ul className={styles.delivery}>
        {page.offer.delivery.map(({ icon, words }) => (
          <li key={icon}>
            <Icon name={icon} />
            {words}
          </li>
        ))}
      </ul>
      {product.highlights.length > 0 ? (
        <section aria-labelledby="highlights">
          <h2 id="highlights" className={styles.smallHeading}>
            {text('product.highlights')}
          </h2>
          <ul className={styles.highlights}>
            {product.highlights.map((highlight) => (
              <li key={highlight}>
                <Icon name="check" size="small" />
                {highlight}
              </li>
            ))}
          </ul>
        </section>
      ) : null}
    </>
  );
}

/** What is done about it: into the cart, or a mail when it is back. */
function Purchase({ page, refused }: { page: ProductPageData; refused: Answered }) {
  const { product } = page;
  const notice = refused !== undefined && 'notice' in refused ? refused : undefined;
  if (page.canBeNotified) return <StockNoticeForm sku={product.sku} answered={notice} />;
  return (
    <Island
      name="buyForm"
      of={BuyForm}
      props={{
        sku: product.sku,
        stock: product.availability.availableQuantity,
        maximumQuantity: page.maximumQuantity,
        refused: refused !== undefined && 'notice' in refused ? undefined : refused,
      }}
    />
  );
}

/** The stars beside the name, which lead to what was said. */
function RatingLink({ reviews: { averageRating, total } }: { reviews: ShownReviews }) {
  const text = useText();
  const locale = useLocale();
  return (
    <a className={styles.rating} href="#reviews">
      <Stars value={averageRating} size="small" />
      <span className="visually-hidden">
        {text('reviews.rating', { rating: formatNumber(locale, averageRating, 1) })}
      </span>
      {text('reviews.count', { count: total })}
    </a>
  );
}

function Details({ page: { product, details } }: { page: ProductPageData }) {
  const text = useText();
  return (
    <div className={styles.details}>
      <section aria-labelledby="description">
        <h2 id="description">{text('product.description')}</h2>
        <p className={styles.description}>{product.description}</p>
      </section>
      <section aria-labelledby="technical-data">
        <h2 id="technical-data">{text('product.technicalData')}</h2>
        <dl>
          {details.facts.map(({ key, label, value }) => (
            <div key={key} className={styles.fact}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </section>
      {details.questions === undefined ? null : (
        <section aria-labelledby="questions">
          <h2 id="questions">{details.questions.title}</h2>
          {details.questions.entries.map(({ question, answer }) => (
            <Accordion key={question} question={question}>
              <p className={styles.description}>{answer}</p>
            </Accordion>
          ))}
        </section>
      )}
      <section aria-labelledby="documents">
        <h2 id="documents">{details.documents.title}</h2>
        {details.documents.links.map(({ href, label, note }) => (
          <p key={href} className={styles.document}>
            {note} <a href={href}>{label}</a>
          </p>
        ))}
      </section>
    </div>
  );
}
