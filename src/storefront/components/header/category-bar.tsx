import type { CategoryPlace } from '../../frame/page.ts';
import { useText } from '../../i18n/use-text.ts';
import { usePaths } from '../../paths.ts';
import { useShell } from '../../shell.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { CategoriesOpener } from './categories-opener.tsx';
import styles from './category-bar.module.css';
import { findCategoryWay } from './find-category-way.ts';

interface CategoryBarProps {
  readonly inCategory: CategoryPlace | undefined;
  readonly hidesAllCategories: boolean;
}

/**
 * "All categories" first, then the first level, what is on sale last (rule S-02). What does not fit is scrolled to, by buttons too
 * (`behaviours/follow-carousels.ts`); on a phone in two rows.
 */
export function CategoryBar({ inCategory, hidesAllCategories }: CategoryBarProps) {
  const text = useText();
  const paths = usePaths();
  const { categories, categoryTree } = useShell();
  if (categories.length === 0) return null;
  const way = findCategoryWay(categoryTree, inCategory?.key);
  const isOnProductOfParent = inCategory?.of === 'product' && (way.at(-1)?.children.length ?? 0) > 0;
  const currentOf = (key: string) => {
    if (key !== way[0]?.key) return undefined;
    return inCategory?.of === 'category' && way.length === 1 ? 'page' : 'true';
  };
  return (
    <nav className={styles.bar} aria-label={text('header.categories')}>
      <div className={`content ${styles.inner}`}>
        {hidesAllCategories ? null : (
          <CategoriesOpener className={`${styles.link} ${styles.all}`} words={text('header.allCategories')} />
        )}
        <div className={styles.carousel} data-carousel="">
          <Step direction="back" label={text('header.categoriesBack')} />
          <ul className={styles.list} data-carousel-row="">
            {categories.map(({ key, name, slug }) => (
              <li key={key}>
                <a className={styles.link} href={paths.category(slug)} aria-current={currentOf(key)}>
                  {name}
                </a>
              </li>
            ))}
          </ul>
          <Step direction="on" label={text('header.categoriesOn')} />
        </div>
        {isOnProductOfParent ? null : (
          <a className={`${styles.link} ${styles.sale}`} href={paths.search({ tags: 'on-sale' })}>
            {text('search.headingSale')}
          </a>
        )}
      </div>
    </nav>
  );
}

/** Shows where the row is wider than its place, as the browser finds: never without JavaScript. */
function Step({ direction, label }: { direction: 'back' | 'on'; label: string }) {
  return (
    <button
      type="button"
      className={`${styles.step} ${styles[direction]}`}
      aria-label={label}
      data-carousel-step={direction === 'back' ? -1 : 1}
    >
      <Icon name={direction === 'back' ? 'chevronLeft' : 'chevronRight'} />
    </button>
  );
}
