import { createCallShop } from '../../call-shop.ts';

/** The first name of whoever is signed in; `undefined` once the session has ended. */
export async function loadFirstName(): Promise<string | undefined> {
  const call = createCallShop((input, init) => fetch(input, init));
  const answer = await call('getCustomer', {});
  // Without an answer the hint is all there is to go by.
  return answer.ok ? answer.value.customer?.firstName : '';
}
