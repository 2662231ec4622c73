import { usePaths } from '../../paths.ts';
import { Picture } from '../picture/picture.tsx';
import styles from './category-row.module.css';
import type { Tile } from './category-tiles.tsx';

/** Categories in one line, however many they are: each a small picture and its name. It scrolls sideways. */
export function CategoryRow({ categories, label }: { categories: readonly Tile[]; label: string }) {
  const paths = usePaths();
  return (
    <nav aria-label={label} className={styles.row}>
      {categories.map(({ key, name, slug, image }) => (
        <a key={key} className={styles.entry} href={paths.category(slug)}>
          <Picture name={image} label="" sizes="48px" />
          {name}
        </a>
      ))}
    </nav>
  );
}
