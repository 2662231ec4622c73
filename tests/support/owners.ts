import { randomUUID } from 'node:crypto';
import type { Address } from '../../src/api/contract/shared.ts';
import { prepareAccountMail } from '../../src/commerce/people/customers/prepare-account-mail.ts';
import type { AccountMailRequest } from '../../src/kernel/jobs.ts';
import { addressIn, type TestShop, type TestShopper } from './test-shop.ts';

/** What somebody owns that can be named in a call; a visitor has no account. */
export interface OwnedIds {
  readonly cart: string;
  readonly cartVersion: number;
  readonly lineItem: string;
  readonly payment: string;
  readonly order: string;
  readonly orderNumber: string;
  readonly customer: string;
  readonly customerVersion: number;
  readonly address: string;
  /** Of the mail that confirms the account's e-mail. */
  readonly token: string;
}
export type OwnedKind = Exclude<keyof OwnedIds, 'cartVersion' | 'customerVersion'>;

export interface Owner {
  readonly shopper: TestShopper;
  readonly ids: OwnedIds;
  /** What is theirs and can be named: a visitor has no customer, address and token. */
  readonly kinds: readonly OwnedKind[];
  /** Texts that nobody else may ever be told. */
  readonly secrets: readonly string[];
}

export const everyKind: readonly OwnedKind[] = [
  'cart',
  'lineItem',
  'payment',
  'order',
  'orderNumber',
  'customer',
  'address',
  'token',
];
const accountKinds: readonly OwnedKind[] = ['customer', 'address', 'token'];

/** Ids that are nobody's, in the form of the real ones. */
export function inventIds(): OwnedIds {
  return {
    cart: randomUUID(),
    cartVersion: 3,
    lineItem: randomUUID(),
    payment: randomUUID(),
    order: randomUUID(),
    orderNumber: 'NS9999999999',
    customer: randomUUID(),
    customerVersion: 2,
    address: randomUUID(),
    token: 'b3BlbiB0aGUgbGluayBvZiB0aGUgbWFpbCBvbmNlISE',
  };
}

async function giveDetails(shopper: TestShopper, sku: string, address: Address, email: string) {
  const { cart } = await shopper.get('addToCart', { sku, quantity: 1 });
  const filled = await shopper.get('updateCart', {
    id: cart.id,
    version: cart.version,
    actions: [
      { action: 'setBillingAddress', address },
      { action: 'setShippingAddress', address },
      { action: 'setCustomerEmail', email },
    ],
  });
  return filled.cart;
}

/** Someone with an order of the sku, paid by transfer, and a cart that waits for a card payment; a customer reviewed it too. */
export async function openOwner(
  shop: TestShop,
  sku: string,
  name: string,
  kind: 'visitor' | 'customer',
): Promise<Owner> {
  const shopper = shop.openShopper();
  const email = `${name.toLowerCase()}@example.com`;
  const address: Address = { ...addressIn('SK'), lastName: name, streetName: `${name} Street` };
  const nobody = inventIds();
  let account = {
    customer: nobody.customer,
    customerVersion: 1,
    address: nobody.address,
    token: nobody.token,
  };
  if (kind === 'customer') {
    const password = 'olive-harbour-42';
    const { customer } = await shopper.get('signUp', { email, password, firstName: 'Jana', lastName: name });
    const { id, version } = customer;
    const added = await shopper.get('addShippingAddress', { customer: { id, version }, address });
    const addressId = added.user.addresses[0]?.id ?? '';
    // Bills go there too, so that it is in both of the customer's books.
    const { user } = await shopper.get('setDefaultBillingAddress', {
      customer: { id, version: added.user.version },
      address: { id: addressId },
    });
    const [mail] = (await shop.findJobs('send-account-mail')).slice(-1);
    const prepared = await prepareAccountMail(shop.engine, mail as AccountMailRequest);
    account = {
      customer: id,
      customerVersion: user.version,
      address: addressId,
      token: prepared?.token ?? '',
    };
  }
  const ordered = await giveDetails(shopper, sku, address, email);
  await shopper.get('createBankPayment', { cartId: ordered.id, cartVersion: ordered.version });
  const { order } = await shopper.get('createMyOrderFromCart', { id: ordered.id, version: ordered.version });
  if (kind === 'customer') {
    const words = { title: `By ${name}`, text: 'It does what it should do.', authorName: name };
    await shopper.get('addReview', { sku, rating: 4, ...words });
  }
  const open = await giveDetails(shopper, sku, address, email);
  const paid = await shopper.get('createPayment', {
    cartId: open.id,
    cartVersion: open.version,
    paymentInterface: 'card',
    returnUrl: 'https://gantry.sk/checkout/payment',
  });
  const { cart } = await shopper.get('getCart', { id: open.id });
  const ids: OwnedIds = {
    ...account,
    cart: cart.id,
    cartVersion: cart.version,
    lineItem: cart.lineItems[0]?.id ?? '',
    payment: paid.payment.id,
    order: order.id,
    orderNumber: order.orderNumber,
  };
  const kinds = everyKind.filter((one) => kind === 'customer' || !accountKinds.includes(one));
  const told = kinds.map((one) => ids[one]);
  return { shopper, ids, kinds, secrets: [name, email, ordered.id, shopper.token ?? '', ...told] };
}
