import { EMAIL_MAXIMUM } from '../../../markets/email.ts';
import { useText } from '../../i18n/use-text.ts';
import { NEWSLETTER_BLOCK, NEWSLETTER_SENT } from '../../newsletter-anchors.ts';
import { usePaths } from '../../paths.ts';
import { useShell } from '../../shell.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import styles from './newsletter-block.module.css';
import { NewsletterAgreement } from './newsletter-form.tsx';

const HEADING = 'newsletter-heading';

/**
 * The newsletter's form at the foot of pages, for visitors (rule S-06): the browser hides it from customers (`data-for-visitors`).
 * Pages are cached, so what came of it is said by the address: the message shows when the page is led back to it.
 */
export function NewsletterBlock() {
  const text = useText();
  const paths = usePaths();
  const { newsletterTick } = useShell();
  return (
    <section id={NEWSLETTER_BLOCK} data-for-visitors="" aria-labelledby={HEADING} className={styles.block}>
      <div className={`content ${styles.inner}`}>
        <div>
          <h2 id={HEADING} className={styles.heading}>
            {text('newsletter.title')}
          </h2>
          <p>{text('newsletter.text')}</p>
        </div>
        <p id={NEWSLETTER_SENT} tabIndex={-1} role="status" className={styles.sent}>
          <Icon name="check" /> <span>{text('newsletter.checkMail')}</span>
        </p>
        <form
          method="post"
          action={paths.newsletter()}
          noValidate
          aria-labelledby={HEADING}
          className={`${styles.form} ${newsletterTick ? styles.ticked : ''}`.trim()}
        >
          <label htmlFor="newsletter-email" className="visually-hidden">
            {text('field.email')}
          </label>
          <input
            id="newsletter-email"
            className={styles.input}
            type="email"
            name="email"
            inputMode="email"
            autoComplete="email"
            maxLength={EMAIL_MAXIMUM}
            placeholder={text('field.email')}
          />
          <NewsletterAgreement />
        </form>
      </div>
    </section>
  );
}
