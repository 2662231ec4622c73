import { megabytesOf, REQUEST_FILES } from '../../../markets/request-constants.ts';
import type { FormFields, RefusedForm } from '../../forms/form-field.ts';
import { requestChoices } from '../../forms/request-fields.ts';
import { useText } from '../../i18n/use-text.ts';
import { TextField } from '../../ui/field/text-field.tsx';
import { FormInput, FormTextArea, showFields } from '../form/form-input.tsx';
import styles from './request-form.module.css';

interface RequestDetailsProps {
  readonly fields: FormFields;
  readonly values: Readonly<Record<string, string>>;
  readonly refused: RefusedForm | undefined;
}

/** The fields that a matter asks for, in their order. */
export function RequestDetails({ fields, values, refused }: RequestDetailsProps) {
  const text = useText();
  const shown = showFields(fields, refused);
  const isProductFixed = values.fixedProduct === '1';
  const inputs = Object.keys(fields).filter(
    (name) => !(name in requestChoices || name === 'description' || name === 'files'),
  );
  return (
    <>
      <div className={styles.fields}>
        {inputs.map((name) => (
          <div key={name} className={name === 'subject' ? styles.wide : undefined}>
            <FormInput
              {...shown(name, values[name])}
              {...(name === 'productNumber' && isProductFixed ? { readOnly: true } : {})}
            />
          </div>
        ))}
      </div>
      <FormTextArea {...shown('description', values.description)} rows={7} />
      <FileField refused={refused} />
      {/* Filled in by programs that fill in everything; people neither see nor reach it. */}
      <div className="visually-hidden" aria-hidden="true">
        <label>
          {text('request.trapLabel')}
          <input name="website" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
    </>
  );
}

/** A file that was chosen is not sent back by the shop: after a refusal it is to be chosen again. */
function FileField({ refused }: Pick<RequestDetailsProps, 'refused'>) {
  const text = useText();
  const { most, mostBytes, types } = REQUEST_FILES;
  const facts = { count: most, size: megabytesOf(mostBytes) };
  const rule = refused?.errors.files;
  const words = { fileType: 'request.fileType', fileSize: 'request.fileSize' } as const;
  const known = rule === 'fileType' || rule === 'fileSize' ? words[rule] : 'request.fileCount';
  return (
    <TextField
      id="files"
      name="files"
      type="file"
      multiple
      accept={types
        .map((type) => `.${type}`)
        .concat('.jpeg')
        .join(',')}
      label={text('request.files')}
      optionalLabel={text('checkout.optional')}
      hint={text('request.filesHint', facts)}
      error={rule === undefined ? undefined : text(known, facts)}
    />
  );
}
