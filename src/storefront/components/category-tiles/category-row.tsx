import { usePaths } from '../../paths.ts';
import { Carousel } from '../carousel/carousel.tsx';
import { Picture } from '../picture/picture.tsx';
import styles from './category-row.module.css';
import type { Tile } from './category-tiles.tsx';

/** Categories in one line, however many they are: each a small picture and its name. */
export function CategoryRow({ categories, label }: { categories: readonly Tile[]; label: string }) {
  const paths = usePaths();
  return (
    <nav aria-label={label} className={styles.row}>
      <Carousel
        label={label}
        size="own"
        items={categories.map(({ key, name, slug, image }) => ({
          key,
          content: (
            <a className={styles.entry} href={paths.category(slug)}>
              <Picture name={image} label="" sizes="48px" />
              {name}
            </a>
          ),
        }))}
      />
    </nav>
  );
}
