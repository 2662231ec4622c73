import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { examples } from '../../src/api/openapi-examples.ts';
import {
  calls,
  createSender,
  findFault,
  openInsider,
  type SendCall,
  show,
} from '../support/hostile-calls.ts';
import { findPaths, readPath, withAt } from '../support/input-paths.ts';
import { smallCatalogue } from '../support/small-catalogue.ts';
import { openWholeShop, type WholeShop } from '../support/whole-shop.ts';

let send: SendCall;
let shop: WholeShop;
beforeAll(async () => {
  shop = await openWholeShop(smallCatalogue);
  send = createSender(shop);
});
afterAll(() => shop.close());

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
    const insider = await openInsider(send, 'wrong-values');
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
  });

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
  });

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
  });

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
    const insider = await openInsider(send, `unknown-action-${call.toLowerCase()}`);
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
    const insider = await openInsider(send, 'stale');
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
