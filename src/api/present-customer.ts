import type { Customer } from '../commerce/people/customers/customer.ts';
import { type LocaleCode, localeCodes } from '../kernel/locale.ts';
import type { Customer as CustomerAnswer } from './contract/customers.ts';

function groupNameIn(
  names: Readonly<Partial<Record<LocaleCode, string>>>,
  locale: LocaleCode,
): string | undefined {
  return names[locale] ?? names['en-GB'] ?? localeCodes.map((code) => names[code]).find(Boolean);
}

/** A customer as the contract shows it (rule U-21). */
export function presentCustomer(customer: Customer, locale: LocaleCode): CustomerAnswer {
  const { group, defaultBillingAddressId, defaultShippingAddressId } = customer;
  return {
    id: customer.id,
    version: customer.version,
    email: customer.email,
    isEmailVerified: customer.emailVerifiedAt !== undefined,
    firstName: customer.firstName,
    lastName: customer.lastName,
    ...(customer.dateOfBirth === undefined ? {} : { dateOfBirth: customer.dateOfBirth }),
    ...(customer.vatId === undefined ? {} : { vatId: customer.vatId }),
    locale: customer.locale,
    customerGroupAssignments:
      group === undefined
        ? []
        : [
            {
              customerGroup: {
                key: group.key,
                name: groupNameIn(group.name, locale) ?? group.key,
                ...(group.tier === undefined ? {} : { tier: group.tier }),
              },
            },
          ],
    custom: { customerType: customer.customerType },
    addresses: customer.addresses.map((address) => ({
      ...address,
      isDefaultShippingAddress: address.id === defaultShippingAddressId,
      isDefaultBillingAddress: address.id === defaultBillingAddressId,
    })),
    shippingAddressIds: [...customer.shippingAddressIds],
    billingAddressIds: [...customer.billingAddressIds],
    ...(defaultShippingAddressId === undefined ? {} : { defaultShippingAddressId }),
    ...(defaultBillingAddressId === undefined ? {} : { defaultBillingAddressId }),
  };
}
