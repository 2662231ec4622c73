import type { RequestShortcut } from '../../../markets/request-reasons.ts';
import { useText } from '../../i18n/use-text.ts';
import { usePaths } from '../../paths.ts';
import type { FooterLink } from '../../shell.ts';
import { Button, ButtonLink } from '../../ui/button/button.tsx';
import styles from './request-form.module.css';

interface RequestShortcutProps {
  readonly shortcut: RequestShortcut;
  readonly returnPolicy: FooterLink | undefined;
}

/** What answers the question at once, before anything is written; the button shows the rest of the form. */
export function RequestShortcutPanel({ shortcut, returnPolicy }: RequestShortcutProps) {
  const text = useText();
  const paths = usePaths();
  const isReturn = shortcut === 'returns';
  return (
    <section className={styles.shortcut} aria-labelledby="shortcut">
      <h2 id="shortcut" className={styles.heading}>
        {text(isReturn ? 'request.returnsTitle' : 'request.ordersTitle')}
      </h2>
      <p>{text(isReturn ? 'request.returnsText' : 'request.ordersText')}</p>
      <div className={styles.ways}>
        {isReturn ? (
          <ButtonLink kind="primary" href={paths.withdraw()}>
            {text('withdrawal.link')}
          </ButtonLink>
        ) : null}
        <ButtonLink kind={isReturn ? 'secondary' : 'primary'} href={paths.myAccount()}>
          {text('account.orders')}
        </ButtonLink>
        {isReturn && returnPolicy !== undefined ? (
          <ButtonLink href={returnPolicy.href}>{returnPolicy.title}</ButtonLink>
        ) : null}
      </div>
      <p className={styles.small}>{text('request.shortcutElse')}</p>
      <Button type="submit" name="step" value="continue">
        {text('request.continue')}
      </Button>
    </section>
  );
}
