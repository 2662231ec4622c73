import styles from './picture.module.css';

/** The widths every picture is kept in as AVIF, in pixels; pictures are square on white. */
const WIDTHS = [320, 640, 960, 1280] as const;

/** Shown where a product has no picture (rule P-01). */
const DEFAULT_PICTURE = 'default';

/** The picture in every width, as the `srcset` attribute says it. */
export function pictureSources(name: string): string {
  return WIDTHS.map((width) => `/pictures/${name}-${width}.avif ${width}w`).join(', ');
}

/** Address of a picture by itself. */
export const largestPicture = (name: string): string => `/pictures/${name}-${WIDTHS.at(-1)}.avif`;

/** Address of the picture in the format that every program reads. */
export const plainPicture = (name: string): string => `/pictures/${name}-640.webp`;

interface PictureProps {
  readonly name: string | undefined;
  readonly label: string;
  /** How wide it is shown, as the `sizes` attribute says it. */
  readonly sizes: string;
  /** `first` for the largest picture of a page's first screen; the rest load when they come near. */
  readonly loading?: 'first' | 'lazy';
}

/**
 * A product picture that never moves its surroundings: its square is reserved before it arrives. What cannot read AVIF
 * gets the one WebP there is.
 */
export function Picture({ name = DEFAULT_PICTURE, label, sizes, loading = 'lazy' }: PictureProps) {
  return (
    <picture className={styles.picture}>
      <source type="image/avif" srcSet={pictureSources(name)} sizes={sizes} />
      <img
        className={styles.image}
        src={plainPicture(name)}
        width={640}
        height={640}
        alt={label}
        decoding="async"
        {...(loading === 'first' ? { fetchPriority: 'high' } : { loading: 'lazy' })}
      />
    </picture>
  );
}
