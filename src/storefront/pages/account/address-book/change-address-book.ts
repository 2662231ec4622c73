import type { CallError } from '../../../../api/contract/errors.ts';
import type { AddressRole } from '../../../../markets/postal-address.ts';
import {
  type AddressValues,
  buildAddress,
  type DetailErrors,
  findAddressDetailErrors,
  findAddressField,
  readAddressValues,
} from '../../../components/address-form/address-details.ts';
import { data, redirect } from '../../../frame/answers.ts';
import { loadTexts, type PageText, type TextKey } from '../../../i18n/texts.ts';
import type { PageRequest } from '../../../page-request.ts';
import { redirectPathsOf } from '../../../translations.ts';
import { statusOf, writeProblem } from '../account-form.ts';
import { requireCustomer } from '../account-guard.ts';

/** Why a change of the book was not made, with what was typed. */
export interface RefusedAddress {
  readonly values: AddressValues;
  readonly errors: DetailErrors;
  readonly problem?: string;
}

const calls = {
  billing: {
    add: 'addBillingAddress',
    edit: 'updateBillingAddress',
    delete: 'deleteBillingAddress',
    default: 'setDefaultBillingAddress',
  },
  shipping: {
    add: 'addShippingAddress',
    edit: 'updateShippingAddress',
    delete: 'deleteShippingAddress',
    default: 'setDefaultShippingAddress',
  },
} as const;

/** What a change that cannot be made is called (rule U-03). */
const failures: Readonly<Partial<Record<CallError['code'], TextKey>>> = {
  AddAddressFailed: 'account.addAddressFailed',
  UpdateAddressFailed: 'account.updateAddressFailed',
  DeleteAddressFailed: 'account.deleteAddressFailed',
  SetDefaultAddressFailed: 'account.setDefaultAddressFailed',
};

function toErrors({ fields = {} }: CallError, book: AddressRole): DetailErrors {
  const errors: { -readonly [Field in keyof DetailErrors]: DetailErrors[Field] } = {};
  for (const [path, rule] of Object.entries(fields)) {
    const field = findAddressField(path);
    if (field !== undefined) errors[`${book}.${field}`] = rule;
  }
  return errors;
}

function answerRefused(text: PageText, refusal: CallError, book: AddressRole, values: AddressValues) {
  const errors = toErrors(refusal, book);
  const failure = failures[refusal.code];
  const problem = failure === undefined ? writeProblem(text, refusal) : text(failure);
  const refused: RefusedAddress = {
    values,
    errors,
    ...(Object.keys(errors).length === 0 ? { problem } : {}),
  };
  return data(refused, { status: statusOf(refusal) });
}

/** Adds, changes or removes an address of the book, or makes it the default (rule U-02). */
export async function changeAddressBook(request: PageRequest, book: AddressRole, form: FormData) {
  const customer = await requireCustomer(request);
  const text = await loadTexts(request.locale);
  const country = request.market.countryCode;
  const intent = String(form.get('intent') ?? '');
  const id = String(form.get('id') ?? '');
  const values = readAddressValues(form, book);
  const known = { id: customer.id, version: Number(form.get('version')) || customer.version };
  const send = { locale: request.locale, customer: known };
  const own = calls[book];

  const change = async () => {
    if (intent === 'default' || intent === 'delete') {
      return request.shop.call(own[intent], { ...send, address: { id } });
    }
    const clientType = customer.custom.customerType === 'company' ? 'COMPANY' : 'PRIVATE';
    const errors = findAddressDetailErrors(values, book, clientType, country);
    if (Object.keys(errors).length > 0) return errors;
    const address = buildAddress(values, book, clientType, country);
    return intent === 'edit'
      ? request.shop.call(own.edit, { ...send, address: { ...address, id } })
      : request.shop.call(own.add, { ...send, address });
  };

  const changed = await change();
  if (!('ok' in changed)) {
    const refused: RefusedAddress = { values, errors: changed };
    return data(refused, { status: 422 });
  }
  if (!changed.ok) return answerRefused(text, changed.refusal, book, values);
  throw redirect(redirectPathsOf(request)[`${book}Details` as const]({ note: 'saved' }), 303);
}
