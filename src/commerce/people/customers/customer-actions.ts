import type { LocaleCode } from '../../../kernel/locale.ts';
import { accept, type Outcome, refuse } from '../../../kernel/outcome.ts';
import type { Address } from '../../../markets/postal-address.ts';
import type { Refusal } from '../../refusal.ts';
import {
  addAddress,
  type BookRefusal,
  type BookSurroundings,
  removeAddress,
  type SentAddress,
  setDefaultAddress,
  updateAddress,
} from './address-book.ts';
import type { Customer, CustomerType } from './customer.ts';

/** What changes the customer's own row. */
type ProfileAction =
  | { readonly action: 'setFirstName'; readonly firstName: string }
  | { readonly action: 'setLastName'; readonly lastName: string }
  | { readonly action: 'setDateOfBirth'; readonly dateOfBirth: string | null }
  | { readonly action: 'setVatId'; readonly vatId: string | null }
  | { readonly action: 'setLocale'; readonly locale: LocaleCode }
  | { readonly action: 'setCustomerType'; readonly customerType: CustomerType }
  | { readonly action: 'addBillingAddress' | 'addShippingAddress'; readonly address: Address }
  | { readonly action: 'updateBillingAddress' | 'updateShippingAddress'; readonly address: SentAddress }
  | {
      readonly action:
        | 'deleteBillingAddress'
        | 'deleteShippingAddress'
        | 'setDefaultBillingAddress'
        | 'setDefaultShippingAddress';
      readonly addressId?: string | undefined;
    };

/** What needs more than the row: a mail, or a hash. */
type AccessAction =
  | { readonly action: 'changeEmail'; readonly email: string }
  | { readonly action: 'changePassword'; readonly currentPassword: string; readonly newPassword: string };

export type CustomerAction = ProfileAction | AccessAction;

type Decision = Outcome<Customer, BookRefusal>;

/** A name on one line, or nothing. */
export function tidyName(text: string): string {
  return text.replace(/[\p{Cc}\s]+/gu, ' ').trim();
}

export function isDayOfBirth(day: string, now: Date): boolean {
  return day >= '1900-01-01' && day <= now.toISOString().slice(0, 10);
}

function setName(customer: Customer, field: 'firstName' | 'lastName', text: string): Decision {
  const name = tidyName(text);
  return name === ''
    ? refuse({ code: 'InvalidInput', fields: { [field]: 'required' } })
    : accept({ ...customer, [field]: name });
}

function decide(customer: Customer, action: ProfileAction, around: BookSurroundings): Decision {
  switch (action.action) {
    case 'setFirstName':
      return setName(customer, 'firstName', action.firstName);
    case 'setLastName':
      return setName(customer, 'lastName', action.lastName);
    case 'setDateOfBirth': {
      const day = action.dateOfBirth ?? undefined;
      return day === undefined || isDayOfBirth(day, around.now)
        ? accept({ ...customer, dateOfBirth: day })
        : refuse({ code: 'InvalidInput', fields: { dateOfBirth: 'max' } });
    }
    case 'setVatId':
      return accept({ ...customer, vatId: action.vatId?.trim() || undefined });
    case 'setLocale':
      return accept({ ...customer, locale: action.locale });
    case 'setCustomerType':
      return accept({ ...customer, customerType: action.customerType });
    case 'addBillingAddress':
      return addAddress(customer, 'billing', action.address, around);
    case 'addShippingAddress':
      return addAddress(customer, 'shipping', action.address, around);
    case 'updateBillingAddress':
      return updateAddress(customer, 'billing', action.address, around);
    case 'updateShippingAddress':
      return updateAddress(customer, 'shipping', action.address, around);
    case 'deleteBillingAddress':
      return removeAddress(customer, 'billing', action.addressId);
    case 'deleteShippingAddress':
      return removeAddress(customer, 'shipping', action.addressId);
    case 'setDefaultBillingAddress':
      return setDefaultAddress(customer, 'billing', action.addressId, around);
    case 'setDefaultShippingAddress':
      return setDefaultAddress(customer, 'shipping', action.addressId, around);
  }
}

function isAccessAction(action: CustomerAction): action is AccessAction {
  return action.action === 'changeEmail' || action.action === 'changePassword';
}

/** Puts the index in the batch before each field. */
export function atAction<Refused extends Refusal>(index: number, refusal: Refused): Refused {
  if (!('fields' in refusal)) return refusal;
  const fields = Object.fromEntries(
    Object.entries(refusal.fields).map(([path, rule]) => [`actions.${index}.${path}`, rule]),
  );
  return { ...refusal, fields };
}

/** Applies the batch's changes of the row, all or none; the first refusal is the answer. */
export function applyCustomerActions(
  customer: Customer,
  actions: readonly CustomerAction[],
  around: BookSurroundings,
): Decision {
  let current = customer;
  for (const [index, action] of actions.entries()) {
    if (isAccessAction(action)) continue;
    const decided = decide(current, action, around);
    if (!decided.ok) return refuse(atAction(index, decided.refusal));
    current = decided.value;
  }
  return accept(current);
}
