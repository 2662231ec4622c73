import styles from './picture.module.css';

/** The sizes every picture is kept in, in pixels; pictures are square on white (look.md). */
const WIDTHS = [320, 640, 960, 1280] as const;

/** Shown where a product has no picture (acceptance P-01). */
const DEFAULT_PICTURE = 'default';

function sources(name: string, format: 'avif' | 'webp'): string {
  return WIDTHS.map((width) => `/pictures/${name}-${width}.${format} ${width}w`).join(', ');
}

interface PictureProps {
  readonly name: string | undefined;
  readonly label: string;
  /** How wide it is shown, as the `sizes` attribute says it. */
  readonly sizes: string;
  /** `first` for the largest picture of a page's first screen; the rest load when they come near. */
  readonly loading?: 'first' | 'lazy';
}

/** A product picture that never moves its surroundings: its square is reserved before it arrives. */
export function Picture({ name = DEFAULT_PICTURE, label, sizes, loading = 'lazy' }: PictureProps) {
  return (
    <picture className={styles.picture}>
      <source type="image/avif" srcSet={sources(name, 'avif')} sizes={sizes} />
      <img
        className={styles.image}
        src={`/pictures/${name}-640.webp`}
        srcSet={sources(name, 'webp')}
        sizes={sizes}
        width={640}
        height={640}
        alt={label}
        decoding="async"
        {...(loading === 'first' ? { fetchPriority: 'high' } : { loading: 'lazy' })}
      />
    </picture>
  );
}
