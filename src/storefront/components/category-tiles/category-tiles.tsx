import { useText } from '../../i18n/use-text.ts';
import { usePaths } from '../../paths.ts';
import { Picture } from '../picture/picture.tsx';
import styles from './category-tiles.module.css';

interface Tile {
  readonly key: string;
  readonly name: string;
  readonly slug: string;
  readonly image?: string | undefined;
  readonly productCount: number;
}

/** Categories as tiles with a picture; `small` ones lie in a row beside their picture. */
export function CategoryTiles({
  categories,
  size,
}: {
  categories: readonly Tile[];
  size: 'normal' | 'small';
}) {
  const text = useText();
  const paths = usePaths();
  return (
    <ul className={`${styles.tiles} ${styles[size]}`}>
      {categories.map(({ key, name, slug, image, productCount }) => (
        <li key={key}>
          <a className={styles.tile} href={paths.category(slug)}>
            <span className={styles.picture}>
              <Picture
                name={image}
                label=""
                sizes={size === 'small' ? '64px' : '(min-width: 1024px) 240px, 40vw'}
              />
            </span>
            <span className={styles.words}>
              <span className={styles.name}>{name}</span>
              <span className={styles.count}>{text('category.results', { count: productCount })}</span>
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}
