import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type CallErrorCode, callErrorCodes } from '../../src/api/contract/errors.ts';
import { type CallName, commerceCalls } from '../../src/api/contract.ts';
import { errorTable } from '../../src/api/errors.ts';
import { examples } from '../../src/api/openapi-examples.ts';
import { hasAttackStrings, readAttackStrings, readJsonBodies } from '../support/attack-strings.ts';
import { findPaths, type InputPath, readPath, withAt } from '../support/input-paths.ts';
import { skuOf } from '../support/sample-catalogue.ts';
import { smallCatalogue } from '../support/small-catalogue.ts';
import { cookieAfter, openWholeShop, type WholeShop } from '../support/whole-shop.ts';

const HOST = 'sk.localhost';
const calls = Object.keys(commerceCalls) as CallName[];

let shop: WholeShop;
beforeAll(async () => {
  shop = await openWholeShop(smallCatalogue);
});
afterAll(() => shop.close());

interface Sent {
  readonly status: number;
  readonly type: string;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly json: {
    readonly data?: unknown;
    readonly error?: { code: CallErrorCode; message: string; currentVersion?: number };
  };
}

let requests = 0;

/** A request of an address of its own, so that no limit of tries ends what is tried. */
async function send(
  call: string,
  body: string | Buffer,
  headers: Readonly<Record<string, string>> = {},
  method: 'POST' | 'GET' | 'PUT' | 'PATCH' | 'DELETE' = 'POST',
): Promise<Sent> {
  requests += 1;
  const remoteAddress = `10.${(requests >> 16) & 255}.${(requests >> 8) & 255}.${requests & 255}`;
  const answer = await shop.shop.server.inject({
    method,
    url: `/api/commerce/${call}`,
    headers: { host: HOST, 'content-type': 'application/json', ...headers },
    remoteAddress,
    ...(method === 'GET' ? {} : { payload: body }),
  });
  const type = String(answer.headers['content-type']).split(';')[0] ?? '';
  return {
    status: answer.statusCode,
    type,
    headers: answer.headers,
    json: type === 'application/json' ? JSON.parse(answer.body) : {},
  };
}

/** What is wrong with an answer: every one is data or an error of the table, and none is a failure of ours. */
function findFault({ status, type, json }: Sent): string | undefined {
  if (type !== 'application/json') return `${status} ${type}`;
  if (status === 200) return 'data' in json ? undefined : 'no data';
  const { error } = json;
  if (error === undefined || typeof error.message !== 'string' || error.message === '') return 'no error';
  if (!callErrorCodes.includes(error.code)) return `code ${error.code}`;
  if (errorTable[error.code].status !== status) return `${status} for ${error.code}`;
  return status >= 500 ? `${status} ${error.code}` : undefined;
}

/** A customer with a cart and an address, whose requests are to come as far into the shop as they can. */
interface Insider {
  readonly headers: Readonly<Record<string, string>>;
  /** The example of a call with the customer's own ids and versions in it. */
  inputOf(call: CallName): Promise<unknown>;
}

async function openInsider(name: string): Promise<Insider> {
  const email = `${name}@example.com`;
  const account = { email, password: 'olive-harbour-42', firstName: 'Jana', lastName: 'Malá' };
  let headers: Record<string, string> = {};
  const enter = async (call: 'signUp' | 'signIn', input: object): Promise<void> => {
    const { headers: answered } = await send(call, JSON.stringify(input));
    const token = /token=([^;]+)/.exec(String(answered['set-cookie']))?.[1] ?? '';
    headers = { authorization: `Bearer ${token}` };
  };
  await enter('signUp', account);
  const get = async <Data>(call: CallName, input: unknown): Promise<Data> => {
    const { status, json } = await send(call, JSON.stringify(input), headers);
    if (status !== 200) throw new Error(`${call}: ${JSON.stringify(json)}`);
    return json.data as Data;
  };
  type Known = { customer: { id: string; version: number; addresses: { id: string }[] } };
  type Open = { activeCart: { id: string; version: number; lineItems: { id: string }[] } | null };
  return {
    get headers() {
      return headers;
    },
    async inputOf(call) {
      // Whoever signs in or up has another session then.
      if (!(await get<boolean>('isLoggedIn', {}))) {
        await enter('signIn', { email, password: account.password });
      }
      let { activeCart } = await get<Open>('getMe', {});
      if (activeCart === null || activeCart.lineItems.length === 0) {
        await get('addToCart', { sku: skuOf(1), quantity: 1 });
        ({ activeCart } = await get<Open>('getMe', {}));
      }
      let { customer } = await get<Known>('getCustomer', {});
      if (customer.addresses.length === 0) {
        const { id, version } = customer;
        await get('addShippingAddress', {
          ...(examples.addShippingAddress?.input as object),
          customer: { id, version },
        });
        ({ customer } = await get<Known>('getCustomer', {}));
      }
      const own: Readonly<Record<string, unknown>> = {
        'customer.id': customer.id,
        'customer.version': customer.version,
        'address.id': customer.addresses[0]?.id,
        cartId: activeCart?.id,
        cartVersion: activeCart?.version,
        lineItemId: activeCart?.lineItems[0]?.id,
        ...(call === 'completePayment' || call === 'searchOrder' ? {} : { id: activeCart?.id }),
        version: call === 'customerUpdateMe' ? customer.version : activeCart?.version,
      };
      let input = structuredClone(examples[call]?.input);
      for (const path of findPaths(input)) {
        const value = own[path.join('.')];
        if (value !== undefined) input = withAt(input, path, value);
      }
      return input;
    },
  };
}

const show = (call: string, input: unknown, fault: string) =>
  `${call} ${JSON.stringify(input).slice(0, 300)}: ${fault}`;

/** Wrong for any field: other types, the ends of numbers, text that is too long, nothing. */
const wrongValues: readonly unknown[] = [
  undefined,
  null,
  true,
  '',
  ' ',
  'x'.repeat(100_000),
  -1,
  0,
  1.5,
  Number.MAX_SAFE_INTEGER,
  -1e308,
  '1',
  [],
  [[]],
  {},
  { length: 5 },
  [null, 7, 'x'],
];

describe('X-03: wrong input is refused in words, whatever is wrong with it', () => {
  it('any field of any call with a value of another kind', async () => {
    const insider = await openInsider('wrong-values');
    const faults: string[] = [];
    let tried = 0;
    for (const call of calls) {
      if (call === 'signOut') continue;
      for (const path of findPaths(examples[call]?.input)) {
        const input = await insider.inputOf(call);
        for (const value of wrongValues) {
          const wrong = withAt(input, path, value);
          const fault = findFault(await send(call, JSON.stringify(wrong), insider.headers));
          tried += 1;
          if (fault !== undefined) faults.push(show(call, wrong, fault));
        }
      }
    }
    expect(faults.slice(0, 20)).toEqual([]);
    expect(tried).toBeGreaterThan(3000);
  }, 180_000);

  it('any call with a field too many, a body of another kind, or one nested too deeply', async () => {
    const deep = `${'{"a":'.repeat(5000)}1${'}'.repeat(5000)}`;
    const bodies = ['null', '1', '"x"', '[]', '[{}]', 'true', deep, `${'['.repeat(50_000)}`];
    for (const call of calls) {
      const input = Object(examples[call]?.input);
      const tooMany = JSON.stringify({ ...input, colour: 'red' });
      const own = `{"__proto__":{"admin":true},${JSON.stringify(input).slice(1)}`.replace(',}', '}');
      for (const body of [tooMany, own, ...bodies]) {
        const answer = await send(call, body);
        expect(findFault(answer), show(call, body, '')).toBeUndefined();
        expect(answer.status, show(call, body, '')).toBe(400);
      }
    }
  }, 60_000);

  it('any call with a body that is too large, cut off, or no text', async () => {
    for (const call of calls) {
      const whole = JSON.stringify(examples[call]?.input);
      const bodies = [
        ['x'.repeat(300_000), 413, 'PayloadTooLarge'],
        [whole.slice(0, -1), 400, 'InvalidJson'],
        [`${whole}}`, 400, 'InvalidJson'],
        [Buffer.from([0xff, 0xfe, 0x00, 0xd8]), 400, 'InvalidJson'],
      ] as const;
      for (const [body, status, code] of bodies) {
        const answer = await send(call, body);
        expect([answer.status, answer.json.error?.code], call).toEqual([status, code]);
      }
    }
  }, 60_000);

  it('any call by another method, which is told by which', async () => {
    for (const call of calls) {
      for (const method of ['GET', 'PUT', 'PATCH', 'DELETE'] as const) {
        const answer = await send(call, '{}', {}, method);
        expect([answer.status, answer.headers.allow, answer.json.error?.code], call).toEqual([
          405,
          'POST',
          'MethodNotAllowed',
        ]);
      }
    }
  });

  it.each(['updateCart', 'customerUpdateMe'] as const)('an action that %s does not know', async (call) => {
    const insider = await openInsider(`unknown-action-${call.toLowerCase()}`);
    const input = Object(await insider.inputOf(call));
    for (const action of ['setPrice', '', 'constructor', '__proto__', 7, null]) {
      const answer = await send(call, JSON.stringify({ ...input, actions: [{ action }] }), insider.headers);
      expect([answer.status, answer.json.error]).toMatchObject([
        400,
        {
          code: 'InvalidInput',
          fields: { 'actions.0.action': expect.stringMatching(/^(?:oneOf|required)$/) },
        },
      ]);
    }
  });

  it('names of calls that are none, and addresses that cannot be read', async () => {
    for (const call of [
      '',
      'nothing',
      'constructor',
      '__proto__',
      'toString',
      'addToCart/',
      '..%2f..',
      'x'.repeat(5000),
    ]) {
      expect(await send(call, '{}'), call).toMatchObject({
        status: 404,
        json: { error: { code: 'UnknownCall' } },
      });
    }
    const unreadable = await send('%E0%A4%A', '{}');
    expect(findFault(unreadable)).toBeUndefined();
    expect(unreadable.status).toBe(400);
  });

  it('a host that cannot be read, and a page of another site', async () => {
    const host = await send('getMe', '{}', { host: 'a b' });
    expect(host).toMatchObject({ status: 400, json: { error: { code: 'InvalidInput' } } });
    const foreign = await send('getMe', '{}', { origin: 'https://elsewhere.example' });
    expect(foreign).toMatchObject({ status: 403, json: { error: { code: 'ForeignOrigin' } } });
  });

  it('a stale version of a cart or a customer: 409 with the version of now, and nothing changes', async () => {
    const insider = await openInsider('stale');
    const tried: string[] = [];
    for (const call of calls) {
      const input = await insider.inputOf(call);
      const path = findPaths(input).find((one) =>
        /^(?:version|cartVersion|customer\.version)$/.test(one.join('.')),
      );
      if (path === undefined) continue;
      const current = readPath(input, path);
      for (const stale of [Number(current) + 1, Number(current) + 1000]) {
        const answer = await send(call, JSON.stringify(withAt(input, path, stale)), insider.headers);
        expect([answer.status, answer.json.error], call).toMatchObject([
          409,
          { code: 'ConcurrentModification', currentVersion: current },
        ]);
      }
      expect(readPath(await insider.inputOf(call), path), call).toBe(current);
      tried.push(call);
    }
    expect(tried.length).toBeGreaterThan(15);
  });
});

describe.skipIf(!hasAttackStrings)('X-03: texts that have broken programs', () => {
  it('are only texts in every field of every call', async () => {
    const insider = await openInsider('attacked');
    const strings = readAttackStrings();
    const paths: { readonly call: CallName; readonly path: InputPath }[] = calls.flatMap((call) => {
      const input = examples[call]?.input;
      const texts = findPaths(input).filter((path) => typeof readPath(input, path) === 'string');
      // Passwords are hashed at a cost that is meant to be felt.
      const cheap = texts.filter((path) => !/password/i.test(path.join('.')));
      return cheap.map((path) => ({ call, path }));
    });
    const each = Math.ceil(strings.length / paths.length);
    const faults: string[] = [];
    for (const [index, { call, path }] of paths.entries()) {
      let input = await insider.inputOf(call);
      for (const text of strings.slice(index * each, (index + 1) * each)) {
        const attack = withAt(input, path, text);
        const answer = await send(call, JSON.stringify(attack), insider.headers);
        const fault = findFault(answer);
        if (fault !== undefined) faults.push(show(call, attack, fault));
        // What was taken made a new version, without which the next text would not come as far.
        if (answer.json.error?.code === 'ConcurrentModification') input = await insider.inputOf(call);
      }
    }
    expect(faults.slice(0, 20)).toEqual([]);
    expect(each * paths.length).toBeGreaterThanOrEqual(strings.length);
  }, 180_000);

  it('are no token of a session, no key and no host either', async () => {
    const visitor = await send('addToCart', JSON.stringify({ sku: skuOf(1) }));
    expect(visitor.status).toBe(200);
    const plain = readAttackStrings().filter((text) => /^[\x20-\x7e]{1,500}$/.test(text));
    for (const text of plain.filter((_, index) => index % 10 === 0)) {
      for (const headers of [
        { authorization: text },
        { authorization: `Bearer ${text}` },
        { cookie: `token=${text}` },
        { 'idempotency-key': text },
        { host: text },
        { 'accept-language': text, 'x-forwarded-for': text, 'x-forwarded-host': text },
      ]) {
        expect(findFault(await send('getMe', '{}', headers)), JSON.stringify(headers)).toBeUndefined();
      }
    }
  }, 120_000);

  it('are bodies that are JSON or are refused', async () => {
    for (const [name, body] of readJsonBodies()) {
      const answer = await send('getProduct', body);
      expect(findFault(answer), name).toBeUndefined();
      expect(answer.status, name).toBe(400);
      if (name.startsWith('y_')) expect(answer.json.error?.code, name).toBe('InvalidInput');
    }
  });
});

describe('X-02: a session by cookie and by Bearer', () => {
  it('the token that is sent as Bearer counts; one that is none opens nothing', async () => {
    const first = await shop.call(`${HOST}/api/commerce/addToCart`, { sku: skuOf(1) });
    const second = await shop.call(`${HOST}/api/commerce/addToCart`, { sku: skuOf(2) });
    const cookie = cookieAfter(first);
    const token = /token=([^;]+)/.exec(cookieAfter(second))?.[1] ?? '';
    const skusWith = async (headers: Record<string, string>) => {
      const { json } = await send('getMe', '{}', headers);
      const { activeCart } = json.data as {
        activeCart: { lineItems: { variant: { sku: string } }[] } | null;
      };
      return activeCart?.lineItems.map(({ variant }) => variant.sku);
    };
    expect(await skusWith({ cookie })).toEqual([skuOf(1)]);
    expect(await skusWith({ authorization: `Bearer ${token}` })).toEqual([skuOf(2)]);
    expect(await skusWith({ cookie, authorization: `Bearer ${token}` })).toEqual([skuOf(2)]);
    expect(await skusWith({ cookie, authorization: `Bearer ${'x'.repeat(43)}` })).toBeUndefined();
  });
});
