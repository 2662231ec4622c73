import type { PictureView } from '../content-view.ts';
import styles from './content-picture.module.css';
import { isWide, plainPicture, shapeOf } from './picture-shape.ts';

/** Marks of brands are drawn, in one size for all. */
const DRAWN = /^brands\//;

/** A picture of a content page; it fills its place, which is reserved before it arrives. */
export function ContentPicture({
  picture: { name, alt },
  sizes,
  loading = 'lazy',
}: {
  picture: PictureView;
  sizes: string;
  /** `first` for the largest picture of a page's first screen. */
  loading?: 'first' | 'lazy';
}) {
  if (DRAWN.test(name))
    return (
      <span className={`${styles.picture} ${styles.square}`}>
        <img
          className={styles.image}
          src={`/pictures/${name}.svg`}
          width={320}
          height={96}
          alt={alt}
          loading="lazy"
        />
      </span>
    );
  const { avif, webp, ratio } = shapeOf(name);
  return (
    <picture className={isWide(name) ? styles.picture : `${styles.picture} ${styles.square}`}>
      <source
        type="image/avif"
        srcSet={avif.map((width) => `/pictures/${name}-${width}.avif ${width}w`).join(', ')}
        sizes={sizes}
      />
      <img
        className={styles.image}
        src={plainPicture(name)}
        width={webp}
        height={webp / ratio}
        alt={alt}
        decoding="async"
        {...(loading === 'first' ? { fetchPriority: 'high' } : { loading: 'lazy' })}
      />
    </picture>
  );
}
