import { Gallery } from '../../components/gallery/gallery.tsx';
import { Island } from '../../frame/island.tsx';
import type { ProductPageData } from './load-product-page.ts';
import styles from './product-page.module.css';

/** The pictures with the view all around and the video (rule P-01). */
export function ProductPictures({ page: { product, details } }: { page: ProductPageData }) {
  return (
    <div className={styles.pictures}>
      <Island
        name="gallery"
        of={Gallery}
        props={{
          pictures: product.images,
          productName: product.name,
          turntable: details.turntable,
          video: details.video,
        }}
        isKept
      />
    </div>
  );
}
