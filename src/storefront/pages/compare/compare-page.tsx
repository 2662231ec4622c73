import { COMPARISON } from '../../../markets/listing-constants.ts';
import { Carousel } from '../../components/carousel/carousel.tsx';
import { CompareTable } from '../../components/compare/compare-table.tsx';
import { AddButton, useCanAdd } from '../../components/product-card/add-button.tsx';
import { ProductCard } from '../../components/product-card/product-card.tsx';
import { definePage, type PageProps } from '../../frame/page.ts';
import { useText } from '../../i18n/use-text.ts';
import type { PageRequest } from '../../page-request.ts';
import { usePaths } from '../../paths.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import chipStyles from '../../ui/chip/chip.module.css';
import { Icon } from '../../ui/icon/icon.tsx';
import { addFromList } from '../add-from-list.ts';
import styles from './compare-page.module.css';
import { type ComparePageData, loadComparePage } from './load-compare-page.ts';

function load(request: PageRequest) {
  return loadComparePage(request);
}

/** Products side by side with all that is known of them (rule P-10). Links alone, so that it works without JavaScript. */
function ComparePage({ page }: PageProps<typeof load>) {
  const text = useText();
  const paths = usePaths();
  return (
    <div className={`content ${styles.page}`} data-comparison="">
      <h1>{text('compare.title')}</h1>
      {page.skus.length === 0 ? (
        <div className={styles.empty}>
          <p>{text('compare.empty')}</p>
          <ButtonLink href={paths.home()}>{text('cart.continueShopping')}</ButtonLink>
        </div>
      ) : (
        <>
          <Differences page={page} />
          <Groups page={page} />
        </>
      )}
      <Suggestions page={page} />
    </div>
  );
}

export default definePage({ load, act: addFromList, Page: ComparePage });

/** All rows, or only those that differ. */
function Differences({ page: { skus, onlyDifferences } }: { page: ComparePageData }) {
  const text = useText();
  const paths = usePaths();
  if (skus.length < 2) return null;
  const ways = [
    { words: text('compare.everything'), href: paths.compare({ sku: skus }), isCurrent: !onlyDifferences },
    {
      words: text('compare.onlyDifferences'),
      href: paths.compare({ sku: skus, differences: '1' }),
      isCurrent: onlyDifferences,
    },
  ];
  return (
    <nav aria-label={text('compare.property')}>
      <ul className={styles.ways}>
        {ways.map(({ words, href, isCurrent }) => (
          <li key={href}>
            <a className={chipStyles.chip} href={href} aria-current={isCurrent ? 'true' : undefined}>
              {words}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Groups({ page }: { page: ComparePageData }) {
  const text = useText();
  const paths = usePaths();
  const canAdd = useCanAdd();
  const { groups, skus, onlyDifferences } = page;
  const differences = onlyDifferences ? '1' : undefined;
  return groups.map(({ category, products, rows }) => (
    <section key={category} className={styles.group}>
      {groups.length > 1 ? <h2>{category}</h2> : null}
      <CompareTable
        caption={groups.length > 1 ? category : text('compare.title')}
        products={products}
        rows={rows}
        headOf={({ sku, name }) => (
          <a
            className={styles.remove}
            href={paths.compare({ sku: skus.filter((other) => other !== sku), differences })}
            aria-label={text('compare.remove', { name })}
            data-uncompare={sku}
          >
            <Icon name="close" size="small" />
          </a>
        )}
        footOf={(product) => (canAdd(product) ? <AddButton product={product} /> : null)}
      />
    </section>
  ));
}

/** More of the same kind, each with the way to put it beside the others. */
function Suggestions({ page: { skus, suggestions } }: { page: ComparePageData }) {
  const text = useText();
  const paths = usePaths();
  if (suggestions.length === 0 || skus.length >= COMPARISON.shown) return null;
  const title = text('compare.suggestions');
  return (
    <section className={styles.suggestions} aria-labelledby="suggestions">
      <h2 id="suggestions">{title}</h2>
      <Carousel
        label={title}
        items={suggestions.map((product) => ({
          key: product.sku,
          content: (
            <div className={styles.suggestion}>
              <ProductCard product={product} />
              <ButtonLink
                size="small"
                width="full"
                href={paths.compare({ sku: [...skus, product.sku] })}
                aria-label={text('compare.addNamed', { name: product.name })}
              >
                <Icon name="plus" size="small" />
                {text('compare.tick')}
              </ButtonLink>
            </div>
          ),
        }))}
      />
    </section>
  );
}
