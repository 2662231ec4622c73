import type { CallError } from '../../../api/contract/errors.ts';
import { PASSWORD_LENGTH } from '../../../markets/account-constants.ts';
import { parseEmail } from '../../../markets/email.ts';
import type { RefusedForm } from '../../components/plain-form/plain-form.tsx';
import { data } from '../../frame/answers.ts';
import type { PageText, TextKey } from '../../i18n/texts.ts';

/** One field of a form: what it is called, and what it may hold. */
interface AccountField {
  readonly label: TextKey;
  readonly max: number;
  readonly min?: number;
  readonly kind?: 'email' | 'password' | 'day';
  readonly need?: 'optional';
  /** The field whose words this one repeats. */
  readonly repeats?: string;
}

/** A form's fields by name, in its order. */
export type AccountFields = Readonly<Record<string, AccountField>>;

type Values<Fields extends AccountFields> = Readonly<Record<keyof Fields & string, string>>;
export type FieldRules = Readonly<Record<string, string>>;

export const accountFields = {
  email: { label: 'field.email', max: 254, kind: 'email' },
  password: { label: 'account.password', max: PASSWORD_LENGTH.maximum, kind: 'password' },
  firstName: { label: 'field.firstName', max: 100 },
  lastName: { label: 'field.lastName', max: 100 },
  vatId: { label: 'field.vatNumber', max: 40, need: 'optional' },
} as const satisfies AccountFields;

/** What was typed; what is missing counts as left empty. Passwords are taken as they are. */
export function readForm<Fields extends AccountFields>(form: FormData, fields: Fields): Values<Fields> {
  const entries = Object.entries(fields).map(([name, { kind }]) => {
    const value = form.get(name);
    const typed = typeof value === 'string' ? value : '';
    return [name, kind === 'password' ? typed : typed.trim()] as const;
  });
  return Object.fromEntries(entries) as Values<Fields>;
}

/** What is wrong before the shop is asked: all of it at once. */
export function findFormErrors<Fields extends AccountFields>(
  values: Values<Fields>,
  fields: Fields,
): FieldRules {
  const rules: Record<string, string> = {};
  for (const [name, field] of Object.entries(fields)) {
    const value = values[name] ?? '';
    if (value === '') {
      if (field.need !== 'optional') rules[name] = 'required';
    } else if (value.length > field.max) rules[name] = 'max';
    else if (value.length < (field.min ?? 1)) rules[name] = 'min';
    else if (field.kind === 'email' && parseEmail(value) === undefined) rules[name] = 'email';
    else if (field.repeats !== undefined && value !== values[field.repeats]) rules[name] = 'confirmed';
  }
  return rules;
}

/** A broken rule in words that name the field; `common` is a password that everyone tries first. */
function writeRule(text: PageText, { label, max, min = 1, kind }: AccountField, rule: string): string {
  const field = text(label);
  switch (rule) {
    case 'required':
      return text('rule.required', { field });
    case 'min':
      return text('rule.min', { field, min: kind === 'password' ? PASSWORD_LENGTH.minimum : min });
    case 'max':
      return kind === 'day' ? text('account.dateRule') : text('rule.max', { field, max });
    case 'email':
      return text('rule.email');
    case 'password':
      return text('account.passwordRule');
    case 'common':
      return text('account.passwordCommon');
    case 'wrong':
      return text('account.wrongPassword');
    case 'confirmed':
      return text('account.passwordConfirmed');
    default:
      return text('rule.input');
  }
}

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

/** What is sent back of a form: never a password. */
function keepValues(values: Readonly<Record<string, string>>, fields: AccountFields): RefusedForm['values'] {
  return Object.fromEntries(Object.entries(values).filter(([name]) => fields[name]?.kind !== 'password'));
}

function writeRules(text: PageText, rules: FieldRules, fields: AccountFields): RefusedForm['errors'] {
  return Object.entries(fields).flatMap(([name, field]) => {
    const rule = rules[name];
    return rule === undefined
      ? []
      : [{ name, label: text(field.label), message: writeRule(text, field, rule) }];
  });
}

/** The form again, each error beside its field (422). */
export function answerRules(
  text: PageText,
  fields: AccountFields,
  values: Readonly<Record<string, string>>,
  rules: FieldRules,
) {
  const refused: RefusedForm = {
    values: keepValues(values, fields),
    errors: writeRules(text, rules, fields),
  };
  return data(refused, { status: 422 });
}

/**
 * The form again, with what the shop said: beside the fields it named (`actions.0.` is only the place in a batch), else
 * above them.
 */
export function answerRefusal(
  text: PageText,
  fields: AccountFields,
  values: Readonly<Record<string, string>>,
  refusal: CallError,
) {
  const named = Object.entries(refusal.fields ?? {}).map(
    ([path, rule]) => [path.replace(/^actions\.\d+\./, ''), rule] as const,
  );
  const errors = writeRules(text, Object.fromEntries(named), fields);
  const refused: RefusedForm = {
    values: keepValues(values, fields),
    errors,
    ...(errors.length === 0 ? { problem: writeProblem(text, refusal) } : {}),
  };
  return data(refused, { status: statusOf(refusal) });
}

/** The form again, with words above it that no field is to blame for (422). */
export function answerProblem(values: Readonly<Record<string, string>>, problem: string) {
  const refused: RefusedForm = { values, errors: [], problem };
  return data(refused, { status: 422 });
}
