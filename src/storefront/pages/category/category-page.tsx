import { Breadcrumbs } from '../../components/breadcrumbs/breadcrumbs.tsx';
import { CategoryRow } from '../../components/category-tiles/category-row.tsx';
import { ListHead } from '../../components/listing/list-head.tsx';
import { Listing } from '../../components/listing/listing.tsx';
import { definePage } from '../../frame/page.ts';
import { useText } from '../../i18n/use-text.ts';
import type { PageRequest } from '../../page-request.ts';
import { usePaths } from '../../paths.ts';
import chipStyles from '../../ui/chip/chip.module.css';
import { addFromList } from '../add-from-list.ts';
import { BelowListing } from './below-listing.tsx';
import styles from './category-page.module.css';
import { type CategoryPageData, loadCategoryPage } from './load-category-page.ts';

/** `/c/{slug}/`, in countries with native routing (rule R-03). */
function load(request: PageRequest) {
  return loadCategoryPage(request, request.slug, request.url.searchParams);
}

/** One category: the way here, what lies below it, and its products. */
export function CategoryContent({ page }: { page: CategoryPageData }) {
  const text = useText();
  const paths = usePaths();
  const { category, below } = page;
  return (
    <div className="content">
      <Breadcrumbs path={category.ancestors} current={category.name} />
      {page.banner === undefined ? (
        <h1 className={styles.title}>{category.name}</h1>
      ) : (
        <ListHead of={{ name: category.name, text: page.banner.title, picture: page.banner.picture }} />
      )}
      {category.children.length > 0 ? (
        <CategoryRow categories={category.children} label={text('category.subcategories')} />
      ) : null}
      <Listing listing={page.listing} />
      {page.banner?.text === undefined ? null : <p className={styles.lead}>{page.banner.text}</p>}
      {below === undefined ? null : <BelowListing below={below} />}
      {category.siblings.length > 0 ? (
        <nav className={styles.siblings} aria-labelledby="siblings">
          <h2 id="siblings" className={styles.sectionTitle}>
            {text('category.siblings')}
          </h2>
          <ul className={styles.chips}>
            {category.siblings.map(({ key, name, slug }) => (
              <li key={key}>
                <a className={chipStyles.chip} href={paths.category(slug)}>
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      ) : null}
    </div>
  );
}

export default definePage({ load, act: addFromList, Page: CategoryContent });
