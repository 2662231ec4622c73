import { useState } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { largestPicture, Picture } from '../picture/picture.tsx';
import styles from './gallery.module.css';

interface GalleryProps {
  readonly pictures: readonly { readonly name: string; readonly label: string }[];
  /** What the first picture shows when it has no label of its own. */
  readonly productName: string;
}

const SIZES = '(min-width: 1280px) 640px, (min-width: 1024px) 55vw, 100vw';

/** The product's pictures: one large, the others below it when there are more. Without JavaScript each of them opens by itself. */
export function Gallery({ pictures, productName }: GalleryProps) {
  const text = useText();
  const [shown, setShown] = useState(0);
  const picture = pictures[shown];
  return (
    <section className={styles.gallery} aria-label={text('product.gallery')}>
      <Picture name={picture?.name} label={picture?.label || productName} sizes={SIZES} loading="first" />
      {pictures.length > 1 ? (
        <ul className={styles.thumbnails}>
          {pictures.map(({ name }, position) => (
            <li key={name}>
              <a
                href={largestPicture(name)}
                className={styles.thumbnail}
                aria-current={position === shown}
                aria-label={text('product.showPicture', { number: position + 1 })}
                onClick={(event) => {
                  event.preventDefault();
                  setShown(position);
                }}
              >
                <Picture name={name} label="" sizes="80px" />
              </a>
            </li>
          ))}
        </ul>
      ) : null}
    </section>
  );
}
