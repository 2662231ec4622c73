import type { CallError } from '../../../api/contract/errors.ts';
import type { FieldErrors, FormFields, RefusedForm } from '../../forms/form-field.ts';
import { data } from '../../frame/answers.ts';
import type { PageText, TextKey } from '../../i18n/texts.ts';

const problems: Readonly<Partial<Record<CallError['code'], TextKey>>> = {
  InvalidCredentials: 'account.invalidCredentials',
  TokenInvalid: 'account.linkInvalid',
  ConcurrentModification: 'account.changedElsewhere',
};

/** What no field is to blame for. */
export function writeProblem(text: PageText, { code, retryAfterSeconds = 60 }: CallError): string {
  if (code === 'RateLimited') {
    return text('account.tryLater', { minutes: Math.max(1, Math.ceil(retryAfterSeconds / 60)) });
  }
  return text(problems[code] ?? 'problem.unavailable');
}

/** Wrong input is 422; too many tries and what is our own fault say so. */
export function statusOf({ code }: Pick<CallError, 'code'>): 422 | 429 | 503 {
  if (code === 'RateLimited') return 429;
  return code === 'Unavailable' ? 503 : 422;
}

type Typed = Readonly<Record<string, string>>;

/** What is sent back of a form: never a password. */
function keepValues(typed: Typed, fields: FormFields): RefusedForm['values'] {
  return Object.fromEntries(Object.entries(typed).filter(([name]) => fields[name]?.type !== 'password'));
}

/** In the order of the form; what it has no field for is left out. */
function keepErrors(errors: FieldErrors, fields: FormFields): FieldErrors {
  return Object.fromEntries(
    Object.keys(fields).flatMap((name) => {
      const rule = errors[name];
      return rule === undefined ? [] : [[name, rule]];
    }),
  );
}

/** The form again, each error beside its field (422). */
export function answerErrors(fields: FormFields, typed: Typed, errors: FieldErrors) {
  const refused: RefusedForm = { values: keepValues(typed, fields), errors: keepErrors(errors, fields) };
  return data(refused, { status: 422 });
}

/**
 * The form again, with what the shop said: beside the fields it named (`actions.0.` is only the index in a batch), else
 * above them.
 */
export function answerRefusal(text: PageText, fields: FormFields, typed: Typed, refusal: CallError) {
  const named = Object.entries(refusal.fields ?? {}).map(
    ([path, rule]) => [path.replace(/^actions\.\d+\./, ''), rule] as const,
  );
  const errors = keepErrors(Object.fromEntries(named), fields);
  const refused: RefusedForm = {
    values: keepValues(typed, fields),
    errors,
    ...(Object.keys(errors).length === 0 ? { problem: writeProblem(text, refusal) } : {}),
  };
  return data(refused, { status: statusOf(refusal) });
}

/** The form again, with words above it that no field is to blame for (422). */
export function answerProblem(typed: Typed, problem: string) {
  const refused: RefusedForm = { values: typed, errors: {}, problem };
  return data(refused, { status: 422 });
}
