import { RequestLink } from '../../components/request-form/request-link.tsx';
import { useText } from '../../i18n/use-text.ts';
import { Accordion } from '../../ui/accordion/accordion.tsx';
import styles from './product-section.module.css';
import type { ProductDetails } from './write-details.ts';

/** What others asked, and the way to ask something else: the form knows which product is meant. */
export function QuestionsSection({
  questions,
  productNumber,
}: Pick<ProductDetails, 'questions'> & { readonly productNumber: string }) {
  const text = useText();
  return (
    <section aria-labelledby="questions">
      <h2 id="questions" className={styles.heading}>
        {text('details.questions')}
      </h2>
      {questions.map(({ question, answer }) => (
        <Accordion key={question} question={question}>
          <p className={styles.description}>{answer}</p>
        </Accordion>
      ))}
      <p className={styles.ask}>
        <RequestLink reason="sales" subreason="product-question" product={productNumber}>
          {text('content.askUs')}
        </RequestLink>
      </p>
    </section>
  );
}
