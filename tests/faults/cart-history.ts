import type { Cart } from '../../src/api/contract/cart.ts';
import { preparedSkus } from '../support/prepared-shop.ts';
import { createShopClient, type ShopClient } from '../support/shop-client.ts';
import type { ShopProcess } from '../support/shop-process.ts';

/** What an answer showed of a cart. */
interface Seen {
  readonly version: number;
  readonly pieces: number;
  readonly email: string | undefined;
}

/** An answer that acknowledged a change; `write` is the value it wrote, an addition has none. */
interface Acknowledged extends Seen {
  readonly write: string | undefined;
}

/** Everything that was asked of one cart: a counter of pieces and a register with an e-mail address. */
export interface CartHistory {
  readonly acknowledged: readonly Acknowledged[];
  /** Changes of which nobody heard what became of them. */
  readonly unknownAdditions: number;
  readonly unknownWrites: readonly string[];
  readonly reads: readonly Seen[];
  /** The cart when everybody had left. */
  readonly last: Seen;
}

/** Versions of a cart that nobody has touched. */
const FIRST_VERSION = 1;

/**
 * What is wrong with a history, in sentences. Versions order everything: each change makes exactly one, so every
 * acknowledged change must be in the last state exactly once, and between two neighbouring versions there is one change.
 */
export function findContradictions(history: CartHistory): string[] {
  const { acknowledged, reads, last, unknownAdditions, unknownWrites } = history;
  const wrong: string[] = [];
  const versions = new Set(acknowledged.map(({ version }) => version));
  if (versions.size < acknowledged.length) wrong.push('two changes were acknowledged with one version');

  const writes = acknowledged.filter(({ write }) => write !== undefined);
  const additions = acknowledged.length - writes.length;
  const lateAdditions = last.pieces - additions;
  if (lateAdditions < 0) wrong.push(`${-lateAdditions} acknowledged additions are lost`);
  if (lateAdditions > unknownAdditions) wrong.push(`${lateAdditions - unknownAdditions} pieces nobody added`);
  const lateWrites = last.version - FIRST_VERSION - last.pieces - writes.length;
  if (lateWrites < 0) wrong.push(`${-lateWrites} acknowledged writes are lost`);
  if (lateWrites > unknownWrites.length)
    wrong.push(`${lateWrites - unknownWrites.length} writes nobody made`);

  for (const { write, email, version } of writes) {
    if (email !== write) wrong.push(`version ${version} was to hold ${write} and holds ${email}`);
  }
  const known = new Set<string | undefined>([...writes.map(({ write }) => write), ...unknownWrites]);
  const ordered = [...acknowledged, ...reads, last].toSorted((one, other) => one.version - other.version);
  let before: Seen = { version: FIRST_VERSION, pieces: 0, email: undefined };
  for (const seen of ordered) {
    const steps = seen.version - before.version;
    const added = seen.pieces - before.pieces;
    const at = `between versions ${before.version} and ${seen.version}`;
    if (added < 0 || added > steps) wrong.push(`${added} pieces ${at}`);
    if (steps === added && seen.email !== before.email) wrong.push(`another e-mail without a write ${at}`);
    if (seen.email !== undefined && !known.has(seen.email)) wrong.push(`${seen.email} was never written`);
    before = seen;
  }
  return wrong;
}

const see = (cart: Cart): Seen => ({
  version: cart.version,
  pieces: cart.lineItems.reduce((sum, line) => sum + line.quantity, 0),
  email: cart.customerEmail ?? undefined,
});

/** Answers that leave open what became of a change: the shop or its database was away. */
const isOutage = (status: number) => status >= 500;

/** Changes per cart before a new one is taken, and how many change it at a time. */
const CHANGES = 60;
const HANDS = 4;

/**
 * Several hands change one cart at a time through whichever process is there: additions without a version, writes with the
 * version last seen. Resolves to what they were told, once the cart could be read again.
 */
export async function changeCart(findShop: () => Promise<ShopProcess>): Promise<CartHistory> {
  const acknowledged: Acknowledged[] = [];
  const reads: Seen[] = [];
  const unknownWrites: string[] = [];
  let unknownAdditions = 0;

  async function ask<Answer>(work: (client: ShopClient) => Promise<Answer>): Promise<Answer | undefined> {
    const shop = await findShop();
    const client = createShopClient(shop.port, 'de.localhost', 1);
    try {
      return await work(client);
    } catch {
      return undefined; // the shop went away in the middle
    } finally {
      client.close();
    }
  }

  async function insist<Answer>(work: (client: ShopClient) => Promise<Answer | undefined>): Promise<Answer> {
    for (;;) {
      const answer = await ask(work);
      if (answer !== undefined) return answer;
    }
  }

  const { id, token } = await insist(async (client) => {
    const made = await client.call('createCart', {});
    return 'error' in made || made.token === undefined
      ? undefined
      : { id: made.data.cart.id, token: made.token };
  });
  const read = () =>
    insist(async (client) => {
      const answer = await client.call('getCart', { id }, token);
      return 'error' in answer ? undefined : see(answer.data.cart);
    });

  async function add(): Promise<void> {
    const answer = await ask((client) => client.call('addToCart', { sku: preparedSkus[0] }, token));
    if (answer === undefined || ('error' in answer && isOutage(answer.status))) unknownAdditions += 1;
    else if ('error' in answer) throw new Error(`an addition was refused: ${answer.error.code}`);
    else acknowledged.push({ ...see(answer.data.cart), write: undefined });
  }

  /** A write of a version that is no longer the latest is refused and has not happened. */
  async function write(email: string): Promise<void> {
    const { version } = await read();
    const actions = [{ action: 'setCustomerEmail' as const, email }];
    const answer = await ask((client) => client.call('updateCart', { id, version, actions }, token));
    if (answer === undefined || ('error' in answer && isOutage(answer.status))) unknownWrites.push(email);
    else if (!('error' in answer)) acknowledged.push({ ...see(answer.data.cart), write: email });
    else if (answer.error.code !== 'ConcurrentModification') {
      throw new Error(`a write was refused: ${answer.error.code}`);
    }
  }

  async function hand(number: number): Promise<void> {
    for (let turn = 0; turn < CHANGES / HANDS; turn += 1) {
      const kind = (turn + number) % 5;
      if (kind === 0) reads.push(await read());
      else if (kind % 2 === 0) await write(`h${number}-${turn}@example.com`);
      else await add();
    }
  }

  await Promise.all(Array.from({ length: HANDS }, (_, number) => hand(number)));
  return { acknowledged, reads, unknownAdditions, unknownWrites, last: await read() };
}
