import { useText } from '../../i18n/use-text.ts';
import { usePaths } from '../../paths.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import styles from './request-form.module.css';

/** What became of a request: its number, and what happens next. */
export function SentRequest({ number }: { readonly number: string }) {
  const text = useText();
  const paths = usePaths();
  return (
    <div className={styles.sent}>
      {/* The page arrives with the focus on it, so that it is read first. */}
      <p className={styles.number} tabIndex={-1} {...{ autoFocus: true }}>
        <Icon name="check" />
        <span>{text('request.sentNumber', { number })}</span>
      </p>
      <h2 className={styles.heading}>{text('request.sentNext')}</h2>
      <ol className={styles.steps}>
        <li>{text('request.sentStepMail')}</li>
        <li>{text('request.sentStepAnswer')}</li>
        <li>{text('request.sentStepMore', { number })}</li>
      </ol>
      <div className={styles.ways}>
        <ButtonLink kind="primary" href={paths.home()}>
          {text('checkout.backToShop')}
        </ButtonLink>
        <ButtonLink kind="quiet" href={paths.request()} data-request-link="">
          {text('request.another')}
        </ButtonLink>
      </div>
    </div>
  );
}
