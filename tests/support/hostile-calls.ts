import { type CallErrorCode, callErrorCodes } from '../../src/api/contract/errors.ts';
import { type CallName, commerceCalls } from '../../src/api/contract.ts';
import { errorTable } from '../../src/api/errors.ts';
import { examples } from '../../src/api/openapi-examples.ts';
import { findPaths, withAt } from './input-paths.ts';
import { skuOf } from './sample-catalogue.ts';
import type { WholeShop } from './whole-shop.ts';

const HOST = 'sk.localhost';
export const calls = Object.keys(commerceCalls) as CallName[];

interface Sent {
  readonly status: number;
  readonly type: string;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly json: {
    readonly data?: unknown;
    readonly error?: { code: CallErrorCode; message: string; currentVersion?: number };
  };
}

/** Sends a call to a shop, whatever its name and its body are. */
export type SendCall = (
  call: string,
  body: string | Buffer,
  headers?: Readonly<Record<string, string>>,
  method?: 'POST' | 'GET' | 'PUT' | 'PATCH' | 'DELETE',
) => Promise<Sent>;

/** Each request has an address of its own, so that no limit of tries ends what is tried. */
export function createSender({ shop }: WholeShop): SendCall {
  let requests = 0;
  return async (call, body, headers = {}, method = 'POST') => {
    requests += 1;
    const remoteAddress = `10.${(requests >> 16) & 255}.${(requests >> 8) & 255}.${requests & 255}`;
    const answer = await shop.server.inject({
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
  };
}

/** What is wrong with an answer: every one is data or an error of the table, and none is a failure of ours. */
export function findFault({ status, type, json }: Sent): string | undefined {
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

export async function openInsider(send: SendCall, name: string): Promise<Insider> {
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
        ...(call === 'completePayment' || call === 'getPaymentFields' || call === 'searchOrder'
          ? {}
          : { id: activeCart?.id }),
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

/** A call that went wrong, for a list of them. */
export const show = (call: string, input: unknown, fault: string) =>
  `${call} ${JSON.stringify(input).slice(0, 300)}: ${fault}`;
