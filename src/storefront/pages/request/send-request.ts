import { cleanProductNumber } from '../../../markets/request-constants.ts';
import { resolveRequestState } from '../../components/request-form/request-state.ts';
import type { RefusedForm } from '../../forms/form-field.ts';
import { readForm } from '../../forms/read-form.ts';
import { requestChoices, requestFields, requestFieldsOf } from '../../forms/request-fields.ts';
import { data, redirect } from '../../frame/answers.ts';
import { loadTexts } from '../../i18n/texts.ts';
import type { PageRequest } from '../../page-request.ts';
import { redirectPathsOf } from '../../translations.ts';
import { answerRefusal } from '../account/account-form.ts';

type Typed = Readonly<Record<string, string>>;

const idPattern = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Fields of the form that people do not see: what it was shown with, and where it was opened. */
const hiddenNames = ['formId', 'from', 'was', 'continued', 'fixedProduct', 'debug', 'debugEmail'] as const;

function readTyped(form: FormData): Typed {
  const hidden = hiddenNames.map((name) => [name, String(form.get(name) ?? '').slice(0, 1000)] as const);
  const typed = readForm(form, { ...requestChoices, ...requestFields });
  return {
    ...typed,
    ...Object.fromEntries(hidden),
    productNumber: cleanProductNumber(typed.productNumber),
    files: '',
  };
}

/** Files that were chosen; a browser sends an empty one where there are none. */
async function readFiles(form: FormData) {
  const files = form.getAll('files').filter((entry): entry is File => entry instanceof File);
  const chosen = files.filter(({ name, size }) => name !== '' || size > 0);
  return Promise.all(
    chosen.map(async (file) => ({
      name: file.name.slice(0, 255).toWellFormed().replaceAll('\u0000', ''),
      content: Buffer.from(await file.arrayBuffer()).toString('base64'),
    })),
  );
}

/** The same form with what has been chosen since: another reason, another subreason, or the rest of it. */
function showStep(values: Typed) {
  const refused: RefusedForm = { values, errors: {} };
  return data(refused);
}

/** Takes a step of the form, or sends the request (rule Q-01). Whatever becomes of it, nothing typed is lost. */
export async function sendRequest(request: PageRequest, form: FormData) {
  const step = String(form.get('step') ?? '');
  const read = readTyped(form);
  const isAsShown = read.was === `${read.reason}/${read.subreason}`;
  const isContinued = step === 'continue' || (isAsShown && read.continued === '1');
  const values: Typed = { ...read, continued: isContinued ? '1' : '' };
  const state = resolveRequestState({
    reason: values.reason ?? '',
    subreason: values.subreason ?? '',
    isContinued,
  });
  // Enter presses the first button of a form; where all of it is there, that means to send it.
  const isToBeSent = isAsShown && state.stage === 'fields' && step !== 'continue';
  if (!isToBeSent) return showStep({ ...values, subreason: state.subreason ?? '' });
  return submit(request, form, values, requestFieldsOf(state.row));
}

async function submit(
  request: PageRequest,
  form: FormData,
  values: Typed,
  fields: ReturnType<typeof requestFieldsOf>,
) {
  const text = await loadTexts(request.locale);
  // People do not see it, so that whatever fills it in is none; should a browser have done it, they are told.
  if (String(form.get('website') ?? '') !== '')
    return data({ values, errors: {}, problem: text('request.trap') } satisfies RefusedForm, { status: 422 });
  const said = Object.fromEntries(
    Object.keys(fields).flatMap((name) => (name === 'files' ? [] : [[name, values[name] ?? '']])),
  );
  const { formId = '', from = '', debug, debugEmail = '' } = values;
  const submitted = await request.shop.call('submitRequest', {
    locale: request.locale,
    ...(said as Record<
      'reason' | 'subreason' | 'contactName' | 'customerEmail' | 'subject' | 'description',
      string
    >),
    ...(idPattern.test(formId) ? { formId } : {}),
    ...(/^\/(?!\/)/.test(from) ? { currentUrl: `${request.origin}${from}` } : {}),
    ...(debug === '1' && debugEmail !== '' ? { debugEmail } : {}),
    files: await readFiles(form),
  });
  if (submitted.ok)
    throw redirect(redirectPathsOf(request).request({ sent: submitted.value.request.id }), 303);
  return answerRefusal(text, fields, values, nameFiles(submitted.refusal));
}

type Refusal = Parameters<typeof answerRefusal>[3];

/** `files.2.content: max` -> `files: fileSize`: what the contract says of one file is told of all. */
function nameFiles(refusal: Refusal): Refusal {
  const fields = Object.entries(refusal.fields ?? {}).map(([path, rule]) => {
    if (path === 'files' && rule === 'max') return ['files', 'fileCount'] as const;
    return path.startsWith('files.') ? (['files', 'fileSize'] as const) : ([path, rule] as const);
  });
  return refusal.fields === undefined ? refusal : { ...refusal, fields: Object.fromEntries(fields) };
}
