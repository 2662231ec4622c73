import { FormInput, showFields } from '../../../components/form/form-input.tsx';
import { PlainForm } from '../../../components/form/plain-form.tsx';
import { useText } from '../../../i18n/use-text.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Note } from '../../../ui/note/note.tsx';
import { type AnsweredNotice, NOTICE_INTENT, noticeFields } from './ask-for-notice.ts';
import styles from './sold-out.module.css';

const HEADING = 'stock-notice';

/** In place of the buy button: a mail when the product is back, asked for without any JavaScript (rule P-15). */
export function StockNoticeForm({ sku, answered }: { sku: string; answered: AnsweredNotice | undefined }) {
  const text = useText();
  const { notice } = answered ?? {};
  if (notice !== undefined && 'sentTo' in notice) {
    return (
      <Note kind="info" focus="first">
        <p className={styles.heading}>{text('stockNotice.sentTitle')}</p>
        <p>{text('stockNotice.sentText', { email: notice.sentTo })}</p>
      </Note>
    );
  }
  const refused = notice?.refused;
  return (
    <section className={styles.notice} aria-labelledby={HEADING}>
      <h2 id={HEADING} className={styles.heading}>
        {text('stockNotice.title')}
      </h2>
      <PlainForm fields={noticeFields} refused={refused} labelledBy={HEADING} intent={NOTICE_INTENT}>
        <input type="hidden" name="sku" value={sku} />
        <FormInput {...showFields(noticeFields, refused)('email')} id="email" />
        <Button kind="primary" type="submit" width="full">
          {text('stockNotice.button')}
        </Button>
      </PlainForm>
    </section>
  );
}
