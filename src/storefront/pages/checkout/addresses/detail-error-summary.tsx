import type { CountryCode } from '../../../../kernel/locale.ts';
import { useText } from '../../../i18n/use-text.ts';
import { Note } from '../../../ui/note/note.tsx';
import type { DetailErrors, DetailField, DetailRule } from './checkout-details.ts';
import { fieldId } from './field-props.ts';
import { ruleText } from './rule-text.ts';

/** What is wrong, all of it, above the form: each a link to its field, under the name of its address (spec §8). */
export function DetailErrorSummary({ errors, country }: { errors: DetailErrors; country: CountryCode }) {
  const text = useText();
  const entries = Object.entries(errors) as [DetailField, DetailRule][];
  if (entries.length === 0) return null;
  const groups = [
    { key: 'email', heading: undefined },
    { key: 'billing.', heading: text('checkout.billingAddressError') },
    { key: 'shipping.', heading: text('checkout.shippingAddressError') },
  ];
  return (
    <Note kind="error">
      <strong>{text('checkout.checkFields', { count: entries.length })}</strong>
      {groups.map(({ key, heading }) => {
        const own = entries.filter(([field]) => field.startsWith(key));
        if (own.length === 0) return null;
        return (
          <div key={key}>
            {heading === undefined ? null : <p>{heading}</p>}
            <ul>
              {own.map(([field, rule]) => (
                <li key={field}>
                  <a href={`#${fieldId(field)}`}>{ruleText(text, country, field, rule)}</a>
                </li>
              ))}
            </ul>
          </div>
        );
      })}
    </Note>
  );
}
