import { FormInput, FormTextArea, showFields } from '../../components/form/form-input.tsx';
import { PlainForm, RequiredLegend } from '../../components/form/plain-form.tsx';
import type { RefusedForm } from '../../forms/form-field.ts';
import { ruleText } from '../../forms/rule-text.ts';
import { piecesName, withdrawalFields } from '../../forms/withdrawal-fields.ts';
import { useText } from '../../i18n/use-text.ts';
import { Button } from '../../ui/button/button.tsx';
import { FieldError } from '../../ui/field/field-error.tsx';
import { RadioGroup } from '../../ui/field/radio-group.tsx';
import { TextField } from '../../ui/field/text-field.tsx';
import { writeWithdrawalException } from '../../write-withdrawal-exception.ts';
import type { WithdrawPageData } from './load-withdraw-page.ts';
import styles from './withdraw-page.module.css';

interface StatementFormProps {
  readonly page: WithdrawPageData;
  readonly refused: RefusedForm | undefined;
}

/** The first step: who withdraws from what, and where the receipt goes. */
export function StatementForm({ page, refused }: StatementFormProps) {
  const text = useText();
  const { own } = page;
  const shown = showFields(withdrawalFields, refused);
  return (
    <PlainForm fields={withdrawalFields} refused={refused}>
      <input type="hidden" name="formId" value={refused?.values.formId || page.formId} />
      <RequiredLegend />
      {own === undefined ? (
        <FormInput {...shown('orderNumber')} />
      ) : (
        <p>
          {text('checkout.orderNumber')}: <strong>{own.shownNumber}</strong>
          <input type="hidden" name="orderNumber" value={own.orderNumber} />
        </p>
      )}
      <RadioGroup
        name="scope"
        legend={text('withdrawal.scope')}
        initial={refused?.values.scope === 'items' ? 'items' : 'whole'}
        options={[
          { value: 'whole', label: text('withdrawal.scopeWhole') },
          { value: 'items', label: text('withdrawal.scopeItems') },
        ]}
      />
      {own === undefined || own.exempt.length === 0 ? null : (
        <ul>
          {own.exempt.map(({ id, name, exception }) => (
            <li key={id}>
              {name}: {writeWithdrawalException(text, exception)}
            </li>
          ))}
        </ul>
      )}
      <div className={styles.goods}>
        {own === undefined ? (
          <FormTextArea {...shown('goods')} rows={4} />
        ) : (
          <Pieces lines={own.lines} refused={refused} />
        )}
      </div>
      <FormInput {...shown('name', own?.prefilled.name)} />
      <FormInput {...shown('email', own?.prefilled.email)} />
      <FormTextArea {...shown('reason')} rows={3} />
      <p>
        <Button kind="primary" type="submit" name="step" value="check">
          {text('withdrawal.next')}
        </Button>
      </p>
    </PlainForm>
  );
}

type Lines = NonNullable<WithdrawPageData['own']>['lines'];

/** How many pieces of each line; those of which none is said stay. */
function Pieces({ lines, refused }: { readonly lines: Lines; readonly refused: RefusedForm | undefined }) {
  const text = useText();
  const rule = refused?.errors.items;
  return (
    <fieldset id="items" className={styles.pieces} aria-describedby={rule && 'items-error'}>
      <legend className="visually-hidden">{text('withdrawal.goods')}</legend>
      <FieldError id="items-error">
        {rule === undefined ? undefined : ruleText(text, withdrawalFields.items, rule)}
      </FieldError>
      {lines.map(({ id, name, quantity, exception }) => (
        <TextField
          key={id}
          hint={exception === undefined ? undefined : writeWithdrawalException(text, exception)}
          id={piecesName(id)}
          name={piecesName(id)}
          label={text('withdrawal.pieces', { name, most: quantity })}
          optionalLabel={text('checkout.optional')}
          inputMode="numeric"
          autoComplete="off"
          maxLength={6}
          defaultValue={refused?.values[piecesName(id)]}
        />
      ))}
    </fieldset>
  );
}
