import { accept, type Outcome, refuse } from '../../../kernel/outcome.ts';
import { parseEmail } from '../../../markets/email.ts';
import { isPhoneNumber } from '../../../markets/phone.ts';
import {
  cleanProductNumber,
  REQUEST_TEXT_MAXIMUM,
  REQUEST_TEXT_MINIMUM,
} from '../../../markets/request-constants.ts';
import {
  findSubreasonRow,
  isRequestReason,
  type RequestDetail,
  requestDetails,
} from '../../../markets/request-reasons.ts';
import type { Refusal } from '../../refusal.ts';
import type { RequestDraft } from './customer-request.ts';

type Rule = string | undefined;

/** What a detail is kept as, before its rules are asked. */
const cleaned: Partial<Readonly<Record<RequestDetail, (text: string) => string>>> = {
  productNumber: cleanProductNumber,
  quantity: (text) => text.replace(/\s/g, ''),
};

const ownRules: Partial<Readonly<Record<RequestDetail, (text: string) => Rule>>> = {
  phoneNumber: (text) => (isPhoneNumber(text) ? undefined : 'phoneNumber'),
  // No maximum: whoever wants a thousand of something is asked nothing more.
  quantity: (text) => (/^0*[1-9]\d*$/.test(text) ? undefined : 'quantity'),
};

function lengthRule(name: string, text: string, need: 'required' | 'optional' = 'required'): Rule {
  if (text === '') return need === 'optional' ? undefined : 'required';
  const maximums: Readonly<Record<string, number>> = REQUEST_TEXT_MAXIMUM;
  const minimums: Readonly<Record<string, number>> = REQUEST_TEXT_MINIMUM;
  if (text.length > (maximums[name] ?? Number.POSITIVE_INFINITY)) return 'max';
  return text.length < (minimums[name] ?? 1) ? 'min' : undefined;
}

function detailRule(name: RequestDetail, text: string): Rule {
  const rule = lengthRule(name, text, name === 'vatId' ? 'optional' : 'required');
  return rule ?? (text === '' ? undefined : ownRules[name]?.(text));
}

/** The details that a subreason asks for, cleaned; others are left out, whatever was typed in them before. */
function pickDetails(draft: RequestDraft): Partial<Record<RequestDetail, string>> {
  const asked = findSubreasonRow(draft.reason, draft.subreason)?.asks ?? [];
  return Object.fromEntries(
    requestDetails
      .filter((name) => asked.includes(name))
      .map((name) => {
        const typed = (draft[name] ?? '').trim();
        return [name, cleaned[name]?.(typed) ?? typed];
      }),
  );
}

function whyRule({ reason, subreason }: RequestDraft): readonly [string, Rule][] {
  if (reason === '') return [['reason', 'required']];
  if (!isRequestReason(reason)) return [['reason', 'oneOf']];
  if (subreason === '') return [['subreason', 'required']];
  return [['subreason', findSubreasonRow(reason, subreason) === undefined ? 'oneOf' : undefined]];
}

/**
 * The matrix of rule Q-01: what every request needs, and what its subreason needs besides. Answers the request as it is kept, or all
 * that is wrong by field, in the order of the form.
 */
export function checkRequest(draft: RequestDraft): Outcome<RequestDraft, Refusal<'InvalidInput'>> {
  const details = pickDetails(draft);
  const email = parseEmail(draft.customerEmail);
  const contactName = draft.contactName.trim();
  const companyName = (draft.companyName ?? '').trim();
  const subject = draft.subject.trim();
  const description = draft.description.trim();
  const rules: readonly (readonly [string, Rule])[] = [
    ...whyRule(draft),
    ['contactName', lengthRule('contactName', contactName)],
    ['companyName', lengthRule('companyName', companyName, 'optional')],
    [
      'customerEmail',
      draft.customerEmail.trim() === '' ? 'required' : email === undefined ? 'email' : undefined,
    ],
    ...requestDetails.flatMap((name) => {
      const text = details[name];
      return text === undefined ? [] : [[name, detailRule(name, text)] as const];
    }),
    ['subject', lengthRule('subject', subject)],
    ['description', lengthRule('description', description)],
  ];
  const broken = rules.filter((row): row is [string, string] => row[1] !== undefined);
  if (broken.length > 0 || email === undefined)
    return refuse({ code: 'InvalidInput', fields: Object.fromEntries(broken) });
  const { reason, subreason } = draft;
  const kept = Object.entries(details).filter(([, text]) => text !== '');
  return accept({
    ...{ reason, subreason, contactName, customerEmail: email, subject, description },
    ...(companyName === '' ? {} : { companyName }),
    ...Object.fromEntries(kept),
  });
}
