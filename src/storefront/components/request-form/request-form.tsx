import { megabytesOf, REQUEST_FILES, REQUEST_KEPT_MONTHS } from '../../../markets/request-constants.ts';
import { requestReasonNames, subreasonsOf } from '../../../markets/request-reasons.ts';
import type { RefusedForm } from '../../forms/form-field.ts';
import { requestChoices, requestFieldsOf } from '../../forms/request-fields.ts';
import { ruleText } from '../../forms/rule-text.ts';
import { useText } from '../../i18n/use-text.ts';
import { usePaths } from '../../paths.ts';
import type { FooterLink } from '../../shell.ts';
import { Button } from '../../ui/button/button.tsx';
import { SelectField } from '../../ui/field/select-field.tsx';
import { Note } from '../../ui/note/note.tsx';
import { ErrorSummary } from '../form/error-summary.tsx';
import { RequiredLegend } from '../form/plain-form.tsx';
import { RequestDetails } from './request-details.tsx';
import styles from './request-form.module.css';
import { RequestShortcutPanel } from './request-shortcut.tsx';
import { type RequestState, resolveRequestState } from './request-state.ts';
import { reasonWords, subreasonWords } from './request-words.ts';

/** What the form is opened with. */
interface OpenedRequest {
  readonly formId: string;
  readonly from: string;
  readonly prefilled: Readonly<Record<string, string>>;
  readonly returnPolicy: FooterLink | undefined;
  readonly privacy: FooterLink | undefined;
  /** Outside production: where the case desk writes unless another e-mail is typed. */
  readonly debug: { readonly email: string } | undefined;
}

interface RequestFormProps {
  readonly page: OpenedRequest;
  readonly refused: RefusedForm | undefined;
}

type Values = Readonly<Record<string, string>>;

/** A request, step by step: each step is the whole form sent to its own page, so that it works without JavaScript. */
export function RequestForm({ page, refused }: RequestFormProps) {
  const text = useText();
  const paths = usePaths();
  const values: Values = refused?.values ?? page.prefilled;
  const { reason = '', subreason = '', continued } = values;
  const state = resolveRequestState({ reason, subreason, isContinued: continued === '1' });
  const fields = requestFieldsOf(state.row);
  return (
    <form
      method="post"
      action={paths.request()}
      encType="multipart/form-data"
      noValidate
      className={styles.form}
      data-request-form=""
    >
      <Problems refused={refused} fields={fields} />
      {state.stage === 'reason' ? <p className={styles.small}>{text('request.intro')}</p> : null}
      <KeptFields values={values} page={page} state={state} />
      <Choices state={state} refused={refused} />
      {state.stage === 'shortcut' && state.row?.shortcut !== undefined ? (
        <RequestShortcutPanel shortcut={state.row.shortcut} returnPolicy={page.returnPolicy} />
      ) : null}
      {state.stage === 'fields' ? (
        <Rest page={page} refused={refused} values={values} fields={fields} />
      ) : null}
    </form>
  );
}

function Problems({
  refused,
  fields,
}: {
  readonly refused: RefusedForm | undefined;
  readonly fields: ReturnType<typeof requestFieldsOf>;
}) {
  const text = useText();
  const wrong = Object.keys(refused?.errors ?? {}).flatMap((name) => {
    const field = fields[name];
    return field === undefined ? [] : [{ id: name, label: text(field.label) }];
  });
  return (
    <>
      {refused?.problem === undefined ? null : (
        <Note kind="error" focus="first">
          <p>{refused.problem}</p>
        </Note>
      )}
      <ErrorSummary groups={[{ fields: wrong }]} />
      <div hidden data-request-unsent="">
        <Note kind="error">
          <p>{text('request.unsent', { size: megabytesOf(REQUEST_FILES.mostBytesTogether) })}</p>
        </Note>
      </div>
    </>
  );
}

/** What was typed before in fields that this step does not show; nothing of it is lost on the way. */
function KeptFields({
  values,
  page,
  state,
}: {
  readonly values: Values;
  readonly page: OpenedRequest;
  readonly state: RequestState;
}) {
  const shown = state.stage === 'fields' ? Object.keys(requestFieldsOf(state.row)) : ['reason', 'subreason'];
  const own = ['formId', 'from', 'was', 'continued', 'reason', 'subreason', 'debug', 'debugEmail', 'files'];
  const kept = Object.entries(values).filter(
    ([name, value]) => value !== '' && !shown.includes(name) && !own.includes(name),
  );
  const { reason = '', subreason = '' } = state;
  const hidden = [
    ['formId', values.formId || page.formId],
    ['from', values.from ?? page.from],
    ['was', `${reason}/${subreason}`],
    ['continued', values.continued === '1' ? '1' : ''],
    ...kept,
  ];
  return hidden.map(([name = '', value]) => <input key={name} type="hidden" name={name} value={value} />);
}

function Choices({
  state,
  refused,
}: {
  readonly state: RequestState;
  readonly refused: RefusedForm | undefined;
}) {
  const text = useText();
  const errorOf = (name: 'reason' | 'subreason') => {
    const rule = refused?.errors[name];
    return rule === undefined ? undefined : ruleText(text, requestChoices[name], rule);
  };
  const { reason, subreason } = state;
  return (
    <div className={styles.choices}>
      <SelectField
        id="reason"
        name="reason"
        label={text('request.reason')}
        placeholder={text('request.choose')}
        options={requestReasonNames.map((value) => ({ value, label: text(reasonWords[value]) }))}
        initial={reason}
        error={errorOf('reason')}
      />
      {reason === undefined ? null : (
        <SelectField
          id="subreason"
          name="subreason"
          label={text('request.subreason')}
          placeholder={text('request.choose')}
          options={subreasonsOf(reason).map((value) => ({ value, label: text(subreasonWords[value]) }))}
          initial={subreason}
          error={errorOf('subreason')}
        />
      )}
      <div className={styles.next}>
        <Button
          type="submit"
          name="step"
          value="next"
          kind={subreason === undefined ? 'primary' : 'secondary'}
        >
          {text('request.next')}
        </Button>
      </div>
    </div>
  );
}

interface RestProps extends RequestFormProps {
  readonly values: Values;
  readonly fields: ReturnType<typeof requestFieldsOf>;
}

/** All that is to be filled in, and the button that sends it. */
function Rest({ page, refused, values, fields }: RestProps) {
  const text = useText();
  const { privacy } = page;
  return (
    <>
      <RequiredLegend />
      <RequestDetails fields={fields} values={values} refused={refused} />
      {page.debug === undefined ? null : <DebugFields values={values} email={page.debug.email} />}
      <p className={styles.small}>
        {text('request.kept', { months: REQUEST_KEPT_MONTHS })}{' '}
        {privacy === undefined ? null : <a href={privacy.href}>{privacy.title}</a>}
      </p>
      <Button kind="primary" type="submit" name="step" value="send" width="full">
        {text('request.send')}
      </Button>
    </>
  );
}

/** Outside production: has the case desk tell somebody what it made of the request (rule M-09). */
function DebugFields({ values, email }: { readonly values: Values; readonly email: string }) {
  const text = useText();
  return (
    <fieldset className={styles.debug}>
      <legend>{text('request.debug')}</legend>
      <label className={styles.check}>
        <input type="checkbox" name="debug" value="1" defaultChecked={values.debug === '1'} />
        <span>{text('request.debugHint')}</span>
      </label>
      <label className={styles.check}>
        <span>{text('field.email')}</span>
        <input name="debugEmail" type="email" defaultValue={values.debugEmail ?? email} autoComplete="off" />
      </label>
    </fieldset>
  );
}
