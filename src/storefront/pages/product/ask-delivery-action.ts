import { data } from '../../frame/answers.ts';

/** A postal code that a delivery was asked for, as it was typed. */
export interface AskedDelivery {
  readonly postalCode: string;
}

/** Shows the page again with the day for the postal code, without JavaScript; it is kept nowhere. */
export function askDeliveryAction(form: FormData) {
  const asked: AskedDelivery = { postalCode: String(form.get('postalCode') ?? '').slice(0, 16) };
  return data(asked, { headers: { 'cache-control': 'no-store' } });
}
