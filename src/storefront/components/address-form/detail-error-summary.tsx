import type { CountryCode } from '../../../kernel/locale.ts';
import { useText } from '../../i18n/use-text.ts';
import { Note } from '../../ui/note/note.tsx';
import type { DetailErrors, DetailField } from './address-details.ts';
import styles from './detail-error-summary.module.css';
import { fieldId } from './field-props.ts';
import { detailLabel } from './rule-text.ts';

/** What is wrong, all of it, above the form: each a link to its field, under the name of its address (rule C-05). */
export function DetailErrorSummary({ errors, country }: { errors: DetailErrors; country: CountryCode }) {
  const text = useText();
  const broken = Object.keys(errors) as DetailField[];
  if (broken.length === 0) return null;
  const groups = [
    { key: 'email', heading: undefined },
    { key: 'billing.', heading: text('checkout.billingAddressError') },
    { key: 'shipping.', heading: text('checkout.shippingAddressError') },
  ];
  return (
    <Note kind="error">
      <strong>{text('checkout.checkFields', { count: broken.length })}</strong>
      {groups.map(({ key, heading }) => {
        const own = broken.filter((field) => field.startsWith(key));
        if (own.length === 0) return null;
        return (
          <div key={key} className={styles.group}>
            {heading === undefined ? null : <p>{heading}:</p>}
            <ul className={styles.fields}>
              {own.map((field) => (
                <li key={field}>
                  <a href={`#${fieldId(field)}`}>{detailLabel(text, country, field)}</a>
                </li>
              ))}
            </ul>
          </div>
        );
      })}
    </Note>
  );
}
