import type { WholeShop } from './whole-shop.ts';

async function send(
  shop: WholeShop,
  redirectUrl: string,
  form: Readonly<Record<string, string>>,
): Promise<{ readonly status: number; readonly id: string }> {
  const { host, pathname } = new URL(redirectUrl);
  const { status } = await shop.post(`${host}${pathname}`, form);
  return { status, id: pathname.split('/').at(-1) ?? '' };
}

/** What the shopper does on the card partner's page; resolves to the status of its answer. */
export async function payByCard(shop: WholeShop, redirectUrl: string): Promise<number> {
  const card = { cardNumber: '4111 1111 1111 1111', expiry: '08/49', securityCode: '7391' };
  const sent = await send(shop, redirectUrl, { decision: 'pay', ...card, holder: 'Jana Novakova' });
  return sent.status;
}

/** What the shopper does on the wallet's sheet; resolves to the sheet's id. */
export async function shareWallet(shop: WholeShop, redirectUrl: string): Promise<string> {
  const home = { name: 'Jana Novakova', street: 'Obchodna 12', postalCode: '811 06', city: 'Bratislava' };
  const reach = { country: 'SK', phone: '+421 900 123 456', email: 'jana@example.com' };
  const form = { decision: 'share', sharesBilling: 'yes', ...home, ...reach };
  const { status, id } = await send(shop, redirectUrl, form);
  if (status !== 303) throw new Error(`the sheet answered ${status}`);
  return id;
}
