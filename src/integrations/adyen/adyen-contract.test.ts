import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { describeCardProvider } from '../../../tests/contracts/card-contract.ts';
import type { CardPartnerUnderTest } from '../../../tests/contracts/card-partner-under-test.ts';
import { adyenAccount, startAdyen } from '../../../tests/support/adyen-account.ts';
import { hasAdyenContract } from '../../../tests/support/adyen-schemas.ts';
import type { AdyenServer } from '../../../tests/support/adyen-server.ts';
import { openAdyenProvider } from '../../../tests/support/adyen-under-test.ts';
import type { TestDatabase } from '../../../tests/support/database.ts';
import { type HttpReceiver, startHttpReceiver } from '../../../tests/support/http-receiver.ts';
import { createPaymentDatabase } from '../../../tests/support/open-card.ts';

const shopOrigin = 'https://gantry.example';
const basicAuth = { user: 'adyen', password: 'webhooks of the test' };
const authorization = `Basic ${Buffer.from('adyen:webhooks of the test').toString('base64')}`;
const startTime = Date.parse('2026-11-20T09:00:00Z');

let test: TestDatabase;
let receiver: HttpReceiver;
let time = startTime;
const clock = { now: () => new Date(time) };
const servers: AdyenServer[] = [];

beforeAll(async () => {
  test = await createPaymentDatabase();
  receiver = await startHttpReceiver();
});

afterEach(() => {
  time = startTime;
});

afterAll(async () => {
  for (const server of servers) await server.close();
  await receiver.close();
  await test.drop();
});

/** Each signed field of a message changed, and everything that signs it missing or altered. */
const forge: CardPartnerUnderTest['forge'] = ({ rawBody, headers }) => {
  const message = JSON.parse(Buffer.from(rawBody).toString('utf8'));
  const [{ NotificationRequestItem: item }] = message.notificationItems;
  const withItem = (change: object) => ({
    headers,
    rawBody: Buffer.from(
      JSON.stringify({
        ...message,
        notificationItems: [{ NotificationRequestItem: { ...item, ...change } }],
      }),
    ),
  });
  const signature: string = item.additionalData.hmacSignature;
  const signedBy = (hmacSignature: string | undefined) =>
    withItem({ additionalData: { ...item.additionalData, hmacSignature } });
  const signedIn = (value: string | undefined) => ({
    rawBody,
    headers: { ...headers, authorization: value },
  });
  return [
    ['another pspReference', withItem({ pspReference: 'AAAAAAAAAAAAAAAA' })],
    ['an original', withItem({ originalReference: 'AAAAAAAAAAAAAAAA' })],
    ['another payment', withItem({ merchantReference: `${item.merchantReference}0` })],
    ['more money', withItem({ amount: { ...item.amount, value: item.amount.value + 1 } })],
    ['other money', withItem({ amount: { ...item.amount, currency: 'CHF' } })],
    ['another event', withItem({ eventCode: 'CANCELLATION' })],
    ['no success', withItem({ success: 'false' })],
    ['no signature', signedBy(undefined)],
    ['an empty signature', signedBy('')],
    ['a longer signature', signedBy(`${signature}A`)],
    ['another signature', signedBy(signature.replace(/^./, (first) => (first === 'A' ? 'B' : 'A')))],
    ['of 33 bytes', signedBy('A'.repeat(44))],
    ['nobody signed in', signedIn(undefined)],
    ['somebody else signed in', signedIn(`${authorization}A`)],
    ['another account', withItem({ merchantAccountCode: 'SomebodyElse' })],
    ['the live system', { headers, rawBody: Buffer.from(JSON.stringify({ ...message, live: 'true' })) }],
    ['no JSON', { rawBody: rawBody.subarray(1), headers }],
    ['nothing', { rawBody: new Uint8Array(), headers }],
  ];
};

let merchants = 0;

describeCardProvider('Adyen', async () => {
  merchants += 1;
  const path = `/api/notifications/card/${merchants}`;
  const server = await startAdyen({ clock, authorization, notificationUrl: `${receiver.url}${path}` });
  servers.push(server);
  const provider = openAdyenProvider(
    { url: server.url, database: test.database, clock },
    {
      proof: { hmacKeys: [adyenAccount.hmacKey], basicAuth },
      isShopOrigin: (origin) => origin === shopOrigin,
    },
  );
  const opened = new Map<string, string>();
  let heard = 0;
  /** The shop hears what was told, as its server would. */
  const hear = async () => {
    const { length } = await server.delivered();
    const messages = length === 0 ? [] : await receiver.waitFor(path, length);
    for (const { rawBody, headers } of messages.slice(heard))
      expect(await provider.receiveNotification(rawBody, headers)).toBeDefined();
    heard = Math.max(heard, messages.length);
  };
  return {
    shopOrigin,
    provider: {
      ...provider,
      async openCheckout(request) {
        const checkout = await provider.openCheckout(request);
        opened.set(checkout.redirectUrl, request.merchantReference);
        return checkout;
      },
    },
    async shop(redirectUrl, choice) {
      if (choice === 'pay-reference') {
        server.payReference(opened.get(redirectUrl) ?? '');
        await hear();
        return redirectUrl;
      }
      // A reference is shown by the shop itself: its shopper never leaves.
      if (redirectUrl.startsWith(shopOrigin)) {
        await hear();
        return redirectUrl;
      }
      const decisions = {
        'pay-approved': 'pay',
        agree: 'pay',
        'pay-refused': 'refuse',
        decline: 'refuse',
        cancel: 'cancel',
      } as const;
      let location = server.visit(redirectUrl, decisions[choice]);
      while (location === undefined) location = server.visit(redirectUrl, decisions[choice]);
      await hear();
      const { searchParams } = new URL(location);
      await provider.getStatus(searchParams.get('sessionId') ?? '', searchParams.get('sessionResult') ?? '');
      return location;
    },
    async notifications(count) {
      await server.delivered();
      return receiver.waitFor(path, count);
    },
    advanceClock(minutes) {
      time += minutes * 60_000;
    },
    settle: async () => {
      time += 60 * 60_000;
    },
    hear,
    returnedWith: (providerReference) => ({
      sessionId: providerReference,
      sessionResult: `result-of-${providerReference}`,
    }),
    forge,
  };
});

it.skipIf(!hasAdyenContract)('Y-09: everything that was asked keeps to Adyen’s own description', () => {
  expect(servers.flatMap(({ violations }) => violations)).toEqual([]);
  expect(servers.length).toBeGreaterThan(30);
});
