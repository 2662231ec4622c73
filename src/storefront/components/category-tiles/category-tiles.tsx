import { useText } from '../../i18n/use-text.ts';
import { usePaths } from '../../paths.ts';
import { Picture } from '../picture/picture.tsx';
import styles from './category-tiles.module.css';

export interface Tile {
  readonly key: string;
  readonly name: string;
  readonly slug: string;
  readonly image?: string | undefined;
  readonly productCount: number;
}

/** Categories as tiles with a picture. */
export function CategoryTiles({ categories }: { categories: readonly Tile[] }) {
  const text = useText();
  const paths = usePaths();
  return (
    <ul className={styles.tiles}>
      {categories.map(({ key, name, slug, image, productCount }) => (
        <li key={key}>
          <a className={styles.tile} href={paths.category(slug)}>
            <Picture name={image} label="" sizes="(min-width: 1280px) 240px, (min-width: 768px) 23vw, 33vw" />
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
