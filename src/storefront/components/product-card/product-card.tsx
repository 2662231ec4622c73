import { formatNumber } from '../../../markets/money-format.ts';
import { KeptPart } from '../../frame/kept-parts.tsx';
import { useLocale, useText } from '../../i18n/use-text.ts';
import { usePaths } from '../../paths.ts';
import { useShell } from '../../shell.ts';
import type { ShownCard } from '../../shown-card.ts';
import { starsBefore } from '../../ui/stars/stars.tsx';
import { CompareTick } from '../compare/compare-tick.tsx';
import { EnergyMark } from '../energy-mark/energy-mark.tsx';
import { tagWord } from '../listing/filter-words.ts';
import { Picture } from '../picture/picture.tsx';
import { ProductTitle } from '../product-title/product-title.tsx';
import { SecondHandRows } from '../second-hand/second-hand-rows.tsx';
import { StockLine } from '../stock-line/stock-line.tsx';
import { AddButton, useCanAdd } from './add-button.tsx';
import { CardPrice } from './card-price.tsx';
import type { Badge } from './pick-badges.ts';
import styles from './product-card.module.css';

/**
 * `tile`: upright wherever it stands, as in a carousel; `grid`: upright, its parts on the lines of its neighbours, on a phone
 * a row as wide as the screen; `row`: always as wide as its list, with more of the technical data.
 */
export type CardLook = 'tile' | 'grid' | 'row';

/** How wide a card's picture is, in each look. */
const PICTURE_SIZES: Readonly<Record<CardLook, string>> = {
  tile: '(min-width: 768px) 256px, 45vw',
  grid: '(min-width: 1024px) 256px, (min-width: 768px) 30vw, (min-width: 480px) 45vw, 96px',
  row: '(min-width: 480px) 160px, 96px',
};

/** Attributes that an upright card has room for. */
const SHOWN_SPECS: Readonly<Record<CardLook, number>> = { tile: 3, grid: 3, row: 5 };

interface ProductCardProps {
  readonly product: ShownCard;
  /** Which of its tags says something among those around it (pick-badges.ts). */
  readonly badge?: Badge | undefined;
  readonly look?: CardLook;
  readonly loading?: 'first' | 'lazy';
}

/** One product in a list. The whole card leads to the product; its name is the link. */
export function ProductCard(props: ProductCardProps) {
  return <KeptPart of={Card} props={props} />;
}

function Card({ product, badge, look = 'tile', loading = 'lazy' }: ProductCardProps) {
  const text = useText();
  const paths = usePaths();
  const canAdd = useCanAdd();
  const { deliveryDays } = useShell();
  const specs = product.keySpecs.slice(0, SHOWN_SPECS[look]);
  return (
    <article className={look === 'tile' ? styles.card : `${styles.card} ${styles[look]}`}>
      <Picture name={product.image?.name} label="" sizes={PICTURE_SIZES[look]} loading={loading} />
      <p className={styles.brand}>
        {badge === undefined ? null : (
          <>
            <span className={styles.badge}>{text(tagWord(badge))}</span>{' '}
          </>
        )}
        {product.brand ?? ''}
      </p>
      <h3 className={styles.name}>
        <a className={styles.link} href={paths.product(product.slug)}>
          <ProductTitle name={product.name} />
        </a>
      </h3>
      <Rating of={product.reviewRatingStatistics} />
      <dl className={styles.specs}>
        <SecondHandRows of={product.secondHand} />
        {specs.flatMap(({ key, label, value }) => [
          <dt key={key}>{label}</dt>,
          <dd key={`${key} value`}>{value}</dd>,
        ])}
        <dt>{text('product.sku')}</dt>
        <dd>{product.sku}</dd>
      </dl>
      <div className={styles.state}>
        <StockLine product={product} days={deliveryDays[product.package]} />
        <EnergyMark of={product.energy} context="card" />
        <CompareTick product={product} />
      </div>
      <CardPrice product={product} />
      {canAdd(product) ? <AddButton product={product} /> : null}
    </article>
  );
}

function Rating({ of }: { of: ShownCard['reviewRatingStatistics'] }) {
  const text = useText();
  const locale = useLocale();
  if (of === undefined) return null;
  const rating = formatNumber(locale, of.averageRating, 1);
  const words = [text('reviews.rating', { rating }), text('reviews.count', { count: of.count })];
  return (
    <p
      className={`${styles.rating} ${starsBefore(of.averageRating)}`}
      role="img"
      aria-label={words.join(', ')}
    >
      ({formatNumber(locale, of.count, 0)})
    </p>
  );
}
