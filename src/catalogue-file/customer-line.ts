import { customerFields, customerGroupFields } from '../commerce/people/customers/customer-fields.ts';
import { problem } from '../kernel/written-fields.ts';
import { type Address, findAddressErrors } from '../markets/postal-address.ts';
import { lineOf } from './line-of.ts';

/** A group of customers (docs/catalogue-file.md). */
export const customerGroupLine = lineOf('customerGroup', customerGroupFields);

/** A person with an account (docs/catalogue-file.md). */
export const customerLine = lineOf('customer', customerFields).check((context) => {
  const line = context.value;
  const ids = line.addresses.map((one) => one.id);
  if (new Set(ids).size !== ids.length) problem(context, ['addresses'], 'has one id twice');
  const clientType = line.customerType === 'company' ? 'COMPANY' : 'PRIVATE';
  line.addresses.forEach(({ id: own, key: _, ...address }, index) => {
    const role = line.billingAddressIds.includes(own) ? 'billing' : 'shipping';
    const errors = findAddressErrors(address as Address, role, clientType, address.country);
    for (const [field, rule] of Object.entries(errors))
      problem(context, ['addresses', index, field], `breaks the rule ${rule} of its country`);
  });
  const lists = {
    shippingAddressIds: line.shippingAddressIds,
    billingAddressIds: line.billingAddressIds,
  };
  for (const [field, used] of Object.entries(lists))
    for (const one of used.filter((wanted) => !ids.includes(wanted)))
      problem(context, [field], `${one} is no address of this customer`);
  const defaults = [
    ['defaultShippingAddressId', line.defaultShippingAddressId, line.shippingAddressIds],
    ['defaultBillingAddressId', line.defaultBillingAddressId, line.billingAddressIds],
  ] as const;
  for (const [field, chosen, among] of defaults)
    if (chosen !== undefined && !among.includes(chosen))
      problem(context, [field], `${chosen} is not among the addresses of its kind`);
});
