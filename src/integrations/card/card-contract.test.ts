import { randomBytes } from 'node:crypto';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { describeCardProvider } from '../../../tests/contracts/card-contract.ts';
import { createTestDatabase, type TestDatabase } from '../../../tests/support/database.ts';
import { type HttpReceiver, startHttpReceiver } from '../../../tests/support/http-receiver.ts';
import { createJobs, type JobRunner } from '../../server/jobs.ts';
import { createEmbeddedCardProvider } from './card-embedded.ts';
import { createNotificationDelivery, SIGNATURE_HEADER } from './card-notification.ts';
import { createCardSandboxPage } from './card-sandbox-page.ts';
import { testCards } from './test-cards.ts';

const hmacKey = 'a key that only this test knows';
const shopOrigin = 'https://gantry.example';
const partnerHost = 'card-partner.example';
const startTime = Date.parse('2026-11-20T09:00:00Z');

let test: TestDatabase;
let runner: JobRunner;
let receiver: HttpReceiver;
let deliver: ReturnType<typeof createNotificationDelivery>;
let time = startTime;
const clock = { now: () => new Date(time) };

beforeAll(async () => {
  test = await createTestDatabase();
  receiver = await startHttpReceiver();
  const noJob = async () => {
    throw new Error('no such job belongs to this test');
  };
  const logged = () => undefined;
  runner = createJobs({
    pool: test.pool,
    log: { error: logged, warn: logged, info: logged, debug: logged },
    tasks: {
      'deliver-card-notification': (payload) => deliver(payload),
      'send-order-confirmation': noJob,
      'send-account-mail': noJob,
      'send-newsletter-mail': noJob,
      'capture-card-checkout': noJob,
      'cancel-card-payment': noJob,
      'read-payment-report': noJob,
      'send-payment-end': noJob,
      'send-survey': noJob,
      'cancel-second-payment': noJob,
      'ask-about-payment': noJob,
      'refund-payment': noJob,
      'send-reversal-notice': noJob,
      'issue-papers': noJob,
      'send-paper': noJob,
      'tell-stock-back': noJob,
      'send-stock-notice': noJob,
      'hand-over-request': noJob,
      'send-request-mail': noJob,
      'send-withdrawal-mail': noJob,
      'make-picture-sizes': noJob,
      'fetch-media': noJob,
      'sweep-media': noJob,
    },
  });
  deliver = createNotificationDelivery({
    ...{ database: test.database, jobs: runner.jobs, clock, hmacKeys: [hmacKey], manner: 'prompt' },
  });
  await runner.start();
});

afterEach(() => {
  time = startTime;
});

afterAll(async () => {
  await runner.stop();
  await receiver.close();
  await test.drop();
});

let merchants = 0;

describeCardProvider('the embedded partner', async () => {
  merchants += 1;
  const notificationPath = `/api/notifications/card/${merchants}`;
  const { database } = test;
  const page = createCardSandboxPage({ database, jobs: runner.jobs, clock, hmacKey: 'a key' });
  return {
    shopOrigin,
    provider: createEmbeddedCardProvider({
      database,
      jobs: runner.jobs,
      clock,
      randomBytes,
      hmacKeys: [hmacKey],
      notificationUrl: `${receiver.url}${notificationPath}`,
      isShopOrigin: (origin) => origin === shopOrigin,
      partnerHost,
    }),
    async shop(redirectUrl, choice) {
      const address = new URL(redirectUrl);
      if (address.origin !== `https://${partnerHost}`)
        throw new Error(`the hosted page is at ${address.origin}`);
      const decisions = { cancel: 'cancel', agree: 'pay', decline: 'refuse', 'pay-reference': 'paid' };
      const form = new URLSearchParams(
        choice in decisions
          ? { decision: decisions[choice as keyof typeof decisions] }
          : {
              decision: 'pay',
              cardNumber: choice === 'pay-approved' ? testCards.approved : testCards.refused,
              expiry: '08/31',
              securityCode: '123',
              holder: 'Erika Muster',
            },
      );
      const answer = await page({ method: 'POST', path: address.pathname, form });
      // What has expired is told on a page, not by a redirect.
      if (answer.status !== 303 && !(choice === 'pay-reference' && answer.status === 410))
        throw new Error(`the hosted page answered ${answer.status}`);
      return answer.headers.location ?? '';
    },
    notifications: (count) => receiver.waitFor(notificationPath, count),
    advanceClock(minutes) {
      time += minutes * 60_000;
    },
    // What is authorised is paid, here.
    settle: () => Promise.resolve(),
    // Nothing of it has to be kept.
    hear: () => Promise.resolve(),
    returnedWith: (providerReference) => ({ session: providerReference }),
    forge({ rawBody, headers }) {
      const signature = headers[SIGNATURE_HEADER] ?? '';
      const altered = [0, Math.floor(rawBody.length / 2), rawBody.length - 1].map((position) => {
        const body = Uint8Array.from(rawBody);
        body[position] = (body[position] ?? 0) ^ 1;
        return [`byte ${position}`, { rawBody: body, headers }] as const;
      });
      const signed = [
        undefined,
        '',
        `${signature}0`,
        signature.replace(/[0-9a-f]$/, (end) => (end === '0' ? '1' : '0')),
      ].map(
        (value) =>
          [`signature ${value}`, { rawBody, headers: { ...headers, [SIGNATURE_HEADER]: value } }] as const,
      );
      return [
        ...altered,
        ...signed,
        ['no body', { rawBody: new Uint8Array(), headers }],
        ['no headers', { rawBody, headers: {} }],
      ];
    },
  };
});
