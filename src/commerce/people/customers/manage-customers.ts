import { accept, type Outcome, refuse } from '../../../kernel/outcome.ts';
import type { CommerceContext } from '../../context.ts';
import type { Refusal } from '../../refusal.ts';
import { type SubscriberTier, subscriberTiers } from '../../subscriber-tiers.ts';
import type { Customer } from './customer.ts';
import {
  type CustomerFilter,
  findCustomersNamed,
  type ListedCustomer,
  type ListedGroup,
  listCustomerGroups,
  listCustomers,
  saveCustomerGroup,
  setCustomerGroup,
} from './customer-list-store.ts';
import { getCustomerById } from './customer-store.ts';

type Means = Pick<CommerceContext, 'database' | 'clock'>;

const PAGE = 500;

/** Every customer that the filter lets through, page by page, so that a shop of any size can be exported. */
export async function* walkCustomers(
  commerce: Means,
  filter: Omit<CustomerFilter, 'after'>,
): AsyncGenerator<ListedCustomer> {
  let after: string | undefined;
  for (;;) {
    const page = await listCustomers(commerce.database, { ...filter, after }, PAGE);
    yield* page;
    if (page.length < PAGE) return;
    after = page.at(-1)?.id;
  }
}

/** The accounts that an id or an e-mail names, the one that the e-mail belongs to first. */
export async function findCustomers(commerce: Means, name: string): Promise<readonly Customer[]> {
  const named = await findCustomersNamed(commerce.database, name);
  const customers = await Promise.all(named.map(({ id }) => getCustomerById(commerce.database, id)));
  return customers.filter((customer) => customer !== undefined);
}

/** Puts a customer in a group, or in none: the group's prices and tier hold from their next request on. */
export async function assignGroup(
  commerce: Means,
  customerId: string,
  group: string | undefined,
): Promise<Outcome<true, Refusal<'InvalidInput'>>> {
  return commerce.database.transaction(async (transaction) => {
    const groups = await listCustomerGroups(transaction);
    if (group !== undefined && !groups.some(({ key }) => key === group)) {
      return refuse({ code: 'InvalidInput', fields: { group: 'oneOf' } });
    }
    await setCustomerGroup(transaction, customerId, group, commerce.clock.now());
    return accept(true as const);
  });
}

export function findCustomerGroups(commerce: Means): Promise<readonly ListedGroup[]> {
  return listCustomerGroups(commerce.database);
}

/** A tier that a group can give its members: being a visitor is none. */
export function parseTier(text: string): SubscriberTier | undefined {
  return subscriberTiers.find((tier) => tier === text && tier !== 'not-logged-in');
}

export function saveGroup(
  commerce: Means,
  group: { readonly key: string; readonly name: string; readonly tier: SubscriberTier | undefined },
): Promise<void> {
  return saveCustomerGroup(commerce.database, group);
}
