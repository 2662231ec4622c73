import { EMAIL_MAXIMUM } from '../../markets/email.ts';
import {
  REQUEST_TEXT_MAXIMUM as MAXIMUM,
  REQUEST_TEXT_MINIMUM as MINIMUM,
  REQUEST_FILES,
} from '../../markets/request-constants.ts';
import {
  type RequestDetail,
  type RequestSubreasonRow,
  requestDetails,
} from '../../markets/request-reasons.ts';
import type { FormField, FormFields } from './form-field.ts';

/** What a request is about; both are chosen. */
export const requestChoices = {
  reason: { label: 'request.reason', max: 40, words: { required: 'rule.oneOf' } },
  subreason: { label: 'request.subreason', max: 40, words: { required: 'rule.oneOf' } },
} as const satisfies FormFields;

const details = {
  orderNumber: { label: 'checkout.orderNumber', max: MAXIMUM.orderNumber },
  invoiceNumber: { label: 'request.invoiceNumber', max: MAXIMUM.invoiceNumber },
  productNumber: {
    label: 'product.sku',
    // Room for what stands before the digits, `EX10000701`, which is taken away.
    max: 2 * MAXIMUM.productNumber,
    inputMode: 'numeric',
    hint: 'request.productHint',
  },
  quantity: {
    label: 'product.quantity',
    max: MAXIMUM.quantity,
    inputMode: 'numeric',
    words: { quantity: 'request.quantityRule' },
  },
  vatId: { label: 'field.vatNumber', max: MAXIMUM.vatId, need: 'optional' },
  phoneNumber: {
    label: 'field.phone',
    type: 'tel',
    max: MAXIMUM.phoneNumber,
    autoComplete: 'tel',
    words: { phoneNumber: 'rule.phone' },
  },
} as const satisfies Record<RequestDetail, FormField>;

/** What every request says of its sender and of the matter. */
export const requestFields = {
  contactName: { label: 'request.contactName', max: MAXIMUM.contactName, autoComplete: 'name' },
  companyName: {
    label: 'field.company',
    max: MAXIMUM.companyName,
    need: 'optional',
    autoComplete: 'organization',
  },
  customerEmail: { label: 'field.email', type: 'email', max: EMAIL_MAXIMUM, autoComplete: 'email' },
  ...details,
  subject: { label: 'request.subject', min: MINIMUM.subject, max: MAXIMUM.subject },
  description: { label: 'request.description', min: MINIMUM.description, max: MAXIMUM.description },
  files: {
    label: 'request.files',
    need: 'optional',
    // Of files it is their number that has a most.
    max: REQUEST_FILES.most,
    words: {
      fileType: 'request.fileType',
      fileSize: 'request.fileSize',
      fileCount: 'request.fileCount',
    },
  },
} as const satisfies FormFields;

/** The fields of a form about one matter, in its order: what its subreason does not ask for is not there. */
export function requestFieldsOf(row: RequestSubreasonRow | undefined): FormFields {
  if (row === undefined) return requestChoices;
  const left: readonly string[] = requestDetails.filter((name) => !row.asks.includes(name));
  const shown = Object.entries(requestFields).filter(([name]) => !left.includes(name));
  return { ...requestChoices, ...Object.fromEntries(shown) };
}
