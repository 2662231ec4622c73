import { purposeWords } from '../../consent/consent-words.ts';
import { askedPurposes } from '../../consent/stored-names.ts';
import { useText } from '../../i18n/use-text.ts';
import { usePaths } from '../../paths.ts';
import styles from './consent-banner.module.css';
import { ConsentButtons, ConsentChoices } from './consent-choices.tsx';

const HEADING = 'consent-heading';

/**
 * Asks what may be stored beyond the necessary (rule S-10). It is the same in every page, and hidden: pages are cached, so
 * the browser shows it where no choice is kept (behaviours/ask-consent.ts). Without JavaScript nothing that needs consent is ever stored,
 * so nothing is asked.
 */
export function ConsentBanner() {
  const text = useText();
  const paths = usePaths();
  if (askedPurposes.length === 0) return null;
  return (
    <section
      hidden
      data-consent-banner=""
      data-nosnippet=""
      aria-labelledby={HEADING}
      className={styles.banner}
    >
      <form method="post" action={paths.consent()} className={`content ${styles.form}`}>
        <div>
          <h2 id={HEADING} className={styles.heading}>
            {text('consent.link')}
          </h2>
          <p>{text('consent.text')}</p>
          <ul className={styles.asked}>
            {askedPurposes.map((purpose) => (
              <li key={purpose}>
                <strong>{text(purposeWords[purpose].name)}:</strong> {text(purposeWords[purpose].text)}
              </li>
            ))}
          </ul>
        </div>
        <ConsentButtons />
        <details className={styles.settings}>
          <summary className={styles.opener}>{text('consent.choose')}</summary>
          <div className={styles.choices}>
            <ConsentChoices chosen={[]} />
            <p>
              {text('consent.change')} <a href={paths.consent()}>{text('consent.stored')}</a>
            </p>
          </div>
        </details>
      </form>
    </section>
  );
}
