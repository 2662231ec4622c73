import { Agent, request } from 'node:http';
import type { CallError } from '../../src/api/contract/errors.ts';
import type { CallInput, CallName, CallOutput } from '../../src/api/contract.ts';

export interface HttpAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: Buffer;
  /** Milliseconds until the head of the answer was there. */
  readonly firstByte: number;
}

export type CallAnswer<Name extends CallName> =
  | { readonly status: 200; readonly data: CallOutput<Name>; readonly token: string | undefined }
  | { readonly status: number; readonly error: CallError; readonly token: undefined };

/** Speaks HTTP to a shop on this machine, as one of its hosts, over connections that are kept. */
export interface ShopClient {
  send(
    method: string,
    path: string,
    options?: { readonly headers?: Readonly<Record<string, string>>; readonly body?: string },
  ): Promise<HttpAnswer>;
  /** One commerce call in the session of the token; a call that opens one answers with its token. */
  call<Name extends CallName>(
    name: Name,
    input: CallInput<Name>,
    token?: string | undefined,
  ): Promise<CallAnswer<Name>>;
  close(): void;
}

/** The shop answers or refuses in less; a hanging test would say nothing. */
const ANSWER_LIMIT_MS = 30_000;

/** `host` is sent as the Host header: Node itself does not find `de.localhost`. */
export function createShopClient(port: number, host = 'localhost', connections = 64): ShopClient {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const send: ShopClient['send'] = (method, path, { headers = {}, body } = {}) =>
    new Promise((resolve, reject) => {
      const began = performance.now();
      const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) };
      const sent = request(
        { agent, host: '127.0.0.1', port, method, path, headers: { host, ...length, ...headers } },
        (answer) => {
          const firstByte = performance.now() - began;
          const chunks: Buffer[] = [];
          answer.on('data', (chunk: Buffer) => chunks.push(chunk));
          answer.once('error', reject);
          answer.once('end', () =>
            resolve({
              status: answer.statusCode ?? 0,
              headers: answer.headers,
              body: Buffer.concat(chunks),
              firstByte,
            }),
          );
        },
      );
      sent.once('error', reject);
      sent.setTimeout(ANSWER_LIMIT_MS, () => sent.destroy(new Error(`${path}: no answer`)));
      sent.end(body);
    });
  return {
    send,
    async call<Name extends CallName>(name: Name, input: CallInput<Name>, token?: string) {
      const headers = {
        'content-type': 'application/json',
        ...(token === undefined ? {} : { cookie: `token=${token}` }),
      };
      const answer = await send('POST', `/api/commerce/${name}`, { headers, body: JSON.stringify(input) });
      const body = JSON.parse(answer.body.toString('utf8')) as
        | { data: CallOutput<Name> }
        | { error: CallError };
      if ('error' in body) return { status: answer.status, error: body.error, token: undefined };
      return { status: 200, data: body.data, token: tokenOf(answer) };
    },
    close: () => agent.destroy(),
  };
}

function tokenOf(answer: HttpAnswer): string | undefined {
  const cookies = [answer.headers['set-cookie'] ?? []].flat();
  return cookies.map((cookie) => /^token=([^;]+)/.exec(cookie)?.[1]).find((token) => token !== undefined);
}
