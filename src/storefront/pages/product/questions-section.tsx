import { Accordion } from '../../ui/accordion/accordion.tsx';
import type { ProductPageData } from './load-product-page.ts';
import styles from './product-section.module.css';

export function QuestionsSection({ page: { details } }: { page: ProductPageData }) {
  if (details.questions === undefined) return null;
  return (
    <section aria-labelledby="questions">
      <h2 id="questions" className={styles.heading}>
        {details.questions.title}
      </h2>
      {details.questions.entries.map(({ question, answer }) => (
        <Accordion key={question} question={question}>
          <p className={styles.description}>{answer}</p>
        </Accordion>
      ))}
    </section>
  );
}
