import type { Product } from '../../../api/contract/catalogue.ts';
import { hasSafety } from '../../components/safety/has-safety.ts';
import { useText } from '../../i18n/use-text.ts';
import type { ShownReviews } from './load-reviews.ts';
import styles from './section-bar.module.css';
import type { ProductDetails } from './write-details.ts';

interface SectionBarProps extends Pick<ProductDetails, 'facts' | 'documents'> {
  readonly description: string;
  readonly reviews: ShownReviews | undefined;
  readonly safety: Product['safety'];
}

/** Links to what stands below, as far as it is there; a part of the page is a row. */
export function SectionBar({ description, facts, documents, reviews, safety }: SectionBarProps) {
  const text = useText();
  const sections = [
    { id: 'description', title: text('product.description'), isThere: description !== '' },
    { id: 'technical-data', title: text('product.technicalData'), isThere: facts.length > 0 },
    { id: 'questions', title: text('details.questions'), isThere: true },
    { id: 'reviews', title: text('reviews.title'), isThere: reviews !== undefined },
    { id: 'safety', title: text('safety.title'), isThere: hasSafety(safety) },
    { id: 'documents', title: documents.title, isThere: true },
  ];
  return (
    <nav className={styles.bar} aria-label={text('product.onThisPage')}>
      <ul className={styles.list}>
        {sections
          .filter(({ isThere }) => isThere)
          .map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`} className={styles.link}>
                {title}
              </a>
            </li>
          ))}
      </ul>
    </nav>
  );
}
