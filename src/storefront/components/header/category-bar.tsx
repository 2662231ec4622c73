import { useText } from '../../i18n/use-text.ts';
import { usePaths } from '../../paths.ts';
import { useShell } from '../../shell.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import styles from './category-bar.module.css';

/** "All categories" first, then the first level; scrolls sideways where it does not fit. */
export function CategoryBar() {
  const text = useText();
  const paths = usePaths();
  const { categories } = useShell();
  return (
    <nav className={styles.bar} aria-label={text('header.categories')}>
      <ul className={`content ${styles.list}`}>
        <li>
          <a className={`${styles.link} ${styles.all}`} href={paths.categories()}>
            <Icon name="menu" size="small" /> {text('header.allCategories')}
          </a>
        </li>
        {categories.map(({ key, name, slug }) => (
          <li key={key}>
            <a className={styles.link} href={paths.category(slug)}>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
