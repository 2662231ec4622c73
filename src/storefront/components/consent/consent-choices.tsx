import { purposeWords } from '../../consent/consent-words.ts';
import { askedPurposes, type OptionalPurpose } from '../../consent/stored-names.ts';
import { useText } from '../../i18n/use-text.ts';
import { Button } from '../../ui/button/button.tsx';
import styles from './consent-choices.module.css';

/** Refusing and agreeing: the same size, the same colour, one beside the other (rule S-10). */
export function ConsentButtons() {
  const text = useText();
  return (
    <div className={styles.buttons}>
      <Button kind="primary" type="submit" name="choice" value="reject">
        {text('consent.reject')}
      </Button>
      <Button kind="primary" type="submit" name="choice" value="accept">
        {text('consent.accept')}
      </Button>
    </div>
  );
}

/** A tick for each purpose; none is set before the visitor has set it. */
export function ConsentChoices({ chosen }: { readonly chosen: readonly OptionalPurpose[] }) {
  const text = useText();
  return (
    <>
      <div className={styles.purposes}>
        <label className={styles.purpose}>
          <input type="checkbox" checked disabled readOnly className={styles.box} />
          <span>
            <strong>{text(purposeWords.necessary.name)}</strong> {text(purposeWords.necessary.text)}
          </span>
        </label>
        {askedPurposes.map((purpose) => (
          <label key={purpose} className={styles.purpose}>
            <input
              type="checkbox"
              name="purpose"
              value={purpose}
              defaultChecked={chosen.includes(purpose)}
              className={styles.box}
            />
            <span>
              <strong>{text(purposeWords[purpose].name)}</strong> {text(purposeWords[purpose].text)}
            </span>
          </label>
        ))}
      </div>
      <Button kind="secondary" type="submit" name="choice" value="chosen">
        {text('consent.save')}
      </Button>
    </>
  );
}
