import { Accordion } from '../../ui/accordion/accordion.tsx';
import styles from './product-section.module.css';
import type { ProductDetails } from './write-details.ts';

export function QuestionsSection({ questions }: Pick<ProductDetails, 'questions'>) {
  if (questions === undefined) return null;
  return (
    <section aria-labelledby="questions">
      <h2 id="questions" className={styles.heading}>
        {questions.title}
      </h2>
      {questions.entries.map(({ question, answer }) => (
        <Accordion key={question} question={question}>
          <p className={styles.description}>{answer}</p>
        </Accordion>
      ))}
    </section>
  );
}
