import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CallName } from '../../src/api/contract.ts';
import { examples } from '../../src/api/openapi-examples.ts';
import { hasAttackStrings, readAttackStrings, readJsonBodies } from '../support/attack-strings.ts';
import {
  calls,
  createSender,
  findFault,
  openInsider,
  type SendCall,
  show,
} from '../support/hostile-calls.ts';
import { findPaths, type InputPath, readPath, withAt } from '../support/input-paths.ts';
import { skuOf } from '../support/sample-catalogue.ts';
import { smallCatalogue } from '../support/small-catalogue.ts';
import { openWholeShop, type WholeShop } from '../support/whole-shop.ts';

let send: SendCall;
let shop: WholeShop;
beforeAll(async () => {
  shop = await openWholeShop(smallCatalogue);
  send = createSender(shop);
});
afterAll(() => shop.close());

describe.skipIf(!hasAttackStrings)('X-03: texts that have broken programs', () => {
  it('are only texts in every field of every call', async () => {
    const insider = await openInsider(send, 'attacked');
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
  });

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
  });

  it('are bodies that are JSON or are refused', async () => {
    for (const [name, body] of readJsonBodies()) {
      const answer = await send('getProduct', body);
      expect(findFault(answer), name).toBeUndefined();
      expect(answer.status, name).toBe(400);
      if (name.startsWith('y_')) expect(answer.json.error?.code, name).toBe('InvalidInput');
    }
  });
});
