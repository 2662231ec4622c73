import type { RefusedForm } from '../../forms/form-field.ts';
import { piecesName, withdrawalFields } from '../../forms/withdrawal-fields.ts';
import { useText } from '../../i18n/use-text.ts';
import { Button } from '../../ui/button/button.tsx';
import type { WithdrawPageData } from './load-withdraw-page.ts';
import styles from './withdraw-page.module.css';

interface ConfirmStatementProps {
  readonly page: WithdrawPageData;
  readonly values: RefusedForm['values'];
}

/** The second step: all that was said, and the button that sends it. */
export function ConfirmStatement({ page, values }: ConfirmStatementProps) {
  const text = useText();
  const { own } = page;
  const { scope, orderNumber = '', goods = '', name = '', email = '', reason = '' } = values;
  // Whoever may see an order sees what it held; what a guest says of one is repeated as it was said.
  const isWhole = scope !== 'items';
  const withdrawn = (own?.lines ?? []).flatMap(({ id, name, quantity }) => {
    const pieces = isWhole ? quantity : Number(values[piecesName(id)] ?? 0);
    return pieces > 0 ? [`${pieces} × ${name}`] : [];
  });
  const parts = own === undefined ? goods : withdrawn.join('\n');
  const rows = [
    [text('checkout.orderNumber'), own?.shownNumber ?? orderNumber],
    [text('withdrawal.scope'), text(isWhole ? 'withdrawal.scopeWhole' : 'withdrawal.scopeItems')],
    ...(isWhole && own === undefined ? [] : [[text(isWhole ? 'checkout.items' : 'withdrawal.goods'), parts]]),
    [text(withdrawalFields.name.label), name],
    [text(withdrawalFields.email.label), email],
    ...(reason === '' ? [] : [[text('withdrawal.reason'), reason]]),
  ] as const;
  const hidden = Object.entries(values).filter(([key, value]) => key !== 'step' && value !== '');
  return (
    <form method="post" className={styles.confirm}>
      <p>{text('withdrawal.checkText')}</p>
      <p>{text('withdrawal.statement')}</p>
      <dl className={styles.statement}>
        {rows.map(([term = '', value]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {hidden.map(([key, value]) => (
        <input key={key} type="hidden" name={key} value={value} />
      ))}
      <p className={styles.ways}>
        <Button kind="primary" type="submit" name="step" value="confirm">
          {text('withdrawal.confirm')}
        </Button>
        <Button kind="quiet" type="submit" name="step" value="change">
          {text('withdrawal.change')}
        </Button>
      </p>
    </form>
  );
}
