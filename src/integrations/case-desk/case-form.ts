import type { CaseReport } from '../../commerce/people/requests/case-desk.ts';
import { accept, type Outcome, refuse } from '../../kernel/outcome.ts';

/**
 * What a field of a request is called in a web-to-case form. The first are the protocol's own; the others are fields that each
 * organisation adds, and calls as it likes (`CASE_DESK_FIELDS`), as a rule by an id like `00N2w00000ABCde`.
 */
const standardNames = {
  contactName: 'name',
  companyName: 'company',
  customerEmail: 'email',
  phoneNumber: 'phone',
  reason: 'reason',
  subject: 'subject',
  description: 'description',
  returnUrl: 'retURL',
} as const satisfies Partial<Record<keyof CaseReport, string>>;

const ownNames = [
  'subreason',
  'number',
  'orderNumber',
  'invoiceNumber',
  'productNumber',
  'quantity',
  'vatId',
  'country',
  'locale',
  'currentUrl',
] as const satisfies readonly (keyof CaseReport)[];
type OwnName = (typeof ownNames)[number];

export type CaseFieldNames = Readonly<Partial<Record<OwnName, string>>>;

/** Whose case desk it is, and where. */
export interface CaseDeskLocation {
  readonly url: string;
  readonly organisation: string;
  readonly recordType: string | undefined;
  readonly fieldNames: CaseFieldNames;
}

const FIELD_NAME = /^[A-Za-z][A-Za-z0-9_]{0,79}$|^00N[A-Za-z0-9]{12,15}$/;

/** `subreason=00N2w00000ABCde,vatId=VAT__c` -> the names; or what is wrong with it. */
export function readCaseDeskFields(text: string): Outcome<CaseFieldNames, string> {
  const names: Partial<Record<OwnName, string>> = {};
  for (const pair of text.split(',')) {
    const [left = '', right = '', ...more] = pair.split('=').map((part) => part.trim());
    const own = ownNames.find((name) => name === left);
    if (own === undefined || more.length > 0 || !FIELD_NAME.test(right))
      return refuse(`expected pairs like subreason=00N2w00000ABCde of ${ownNames.join(', ')}`);
    names[own] = right;
  }
  return accept(names);
}

/** The fields of the form in the order of the protocol; what is empty is left out. */
export function buildCaseForm(
  report: CaseReport,
  { organisation, recordType, fieldNames }: Omit<CaseDeskLocation, 'url'>,
): URLSearchParams {
  const { debugEmail } = report;
  const named = [
    ...Object.entries(standardNames).map(([field, name]) => [name, report[field as keyof CaseReport]]),
    ...ownNames.map((field) => [fieldNames[field] ?? field, report[field]]),
  ];
  return new URLSearchParams([
    ['orgid', organisation],
    ...(recordType === undefined ? [] : [['recordType', recordType]]),
    ...(debugEmail === undefined
      ? []
      : [
          ['debug', '1'],
          ['debugEmail', debugEmail],
        ]),
    ...named.flatMap(([name, value]) => (name === undefined || value === undefined ? [] : [[name, value]])),
  ]);
}
