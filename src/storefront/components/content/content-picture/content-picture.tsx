import type { PictureView } from '../content-view.ts';
import styles from './content-picture.module.css';

const shapes = {
  wide: { widths: [640, 960, 1440, 1920], first: 960, ratio: 2 },
  square: { widths: [320, 640, 960, 1280], first: 640, ratio: 1 },
} as const;

/** Pictures made for heads and banners are twice as wide as high; all others are square. */
const WIDE = /^(?:hero|banner)-/;

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
  const shape = WIDE.test(name) ? 'wide' : 'square';
  const { widths, first, ratio } = shapes[shape];
  const sources = (format: 'avif' | 'webp') =>
    widths.map((width) => `/pictures/${name}-${width}.${format} ${width}w`).join(', ');
  return (
    <picture className={`${styles.picture} ${styles[shape]}`}>
      <source type="image/avif" srcSet={sources('avif')} sizes={sizes} />
      <img
        className={styles.image}
        src={`/pictures/${name}-${first}.webp`}
        srcSet={sources('webp')}
        sizes={sizes}
        width={first}
        height={first / ratio}
        alt={alt}
        decoding="async"
        {...(loading === 'first' ? { fetchPriority: 'high' } : { loading: 'lazy' })}
      />
    </picture>
  );
}
