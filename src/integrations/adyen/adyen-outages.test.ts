import { describe, expect, it } from 'vitest';
import { setUpAdyen, tellShop } from '../../../tests/support/adyen-under-test.ts';
import { askForCard, openCard } from '../../../tests/support/open-card.ts';
import {
  type CardProvider,
  CardProviderUnavailable,
} from '../../commerce/purchase/payments/card-provider.ts';
import { statement } from '../../kernel/database.ts';
import { money } from '../../kernel/money.ts';

const adyen = setUpAdyen();

/** Pays on Adyen's page and lets the shop hear of it. */
async function pay(provider: CardProvider) {
  const opened = await openCard(provider);
  const { merchantReference } = opened;
  adyen.server.visit(opened.redirectUrl, 'pay');
  const told = adyen.server.tell(merchantReference, 'AUTHORISATION', {
    pspReference: adyen.server.paymentOf(merchantReference),
  });
  await tellShop(provider, told);
  return { ...opened, told };
}

async function countJobs(merchantReference: string): Promise<number> {
  const [row] = await adyen.database.query<{ count: number }>(
    statement(`select count(*)::int as count from graphile_worker._private_jobs
                where payload ->> 'paymentId' = $1`),
    [merchantReference],
  );
  return row?.count ?? 0;
}

describe('Adyen when something goes wrong', () => {
  it.each([
    [401, { status: 401, errorCode: '000', message: 'HTTP Status Response - Unauthorized' }],
    [500, { status: 500, errorCode: '905', message: 'Payment details are not supported' }],
    [422, { status: 422, errorCode: '14_006', message: 'Required object amount is not provided.' }],
  ])('Y-09: an answer of %i opens no checkout, and the next try may', async (status, body) => {
    const provider = adyen.openProvider();
    const asked = askForCard();
    adyen.server.failWith(status, body, 1);
    await expect(provider.openCheckout(asked)).rejects.toThrow(`Adyen answered ${status} ${body.errorCode}`);
    const { redirectUrl } = await provider.openCheckout(asked);
    expect(redirectUrl).toContain('/hosted/CS');
  });

  it('Y-09: nobody there, or nobody in time, is an outage', async () => {
    const gone = adyen.openProvider({ url: 'http://127.0.0.1:9' }).openCheckout(askForCard());
    await expect(gone).rejects.toThrow(CardProviderUnavailable);
    const late = adyen.openProvider({ timeLimitMs: 0 }).openCheckout(askForCard());
    await expect(late).rejects.toThrow(CardProviderUnavailable);
  });

  it('Y-09: a key that Adyen does not know is an outage, in its own words', async () => {
    const refused = adyen.openProvider({ account: { apiKey: 'another' } }).openCheckout(askForCard());
    await expect(refused).rejects.toThrow('Adyen answered 401 000 HTTP Status Response - Unauthorized');
  });

  it('Y-03: many who open one payment at once get one session', async () => {
    const provider = adyen.openProvider();
    const asked = askForCard();
    const opened = await Promise.all(Array.from({ length: 8 }, () => provider.openCheckout(asked)));
    expect(new Set(opened.map(({ redirectUrl }) => redirectUrl)).size).toBe(1);
  });

  it('Y-09: a session of which the shop never heard stands in the way of none that it asks for later', async () => {
    const provider = adyen.openProvider();
    const asked = askForCard();
    const lost = await provider.openCheckout(asked);
    await adyen.database.query(statement('delete from adyen.checkout where merchant_reference = $1'), [
      asked.merchantReference,
    ]);
    adyen.pass(60_000);
    const { redirectUrl, providerReference } = await provider.openCheckout(asked);
    expect(redirectUrl).not.toBe(lost.redirectUrl);
    adyen.server.visit(redirectUrl, 'cancel');
    expect(await provider.getStatus(providerReference, `result-of-${providerReference}`)).toMatchObject({
      status: 'Cancelled',
    });
  });

  it('Y-03: word that a shopper made up changes nothing', async () => {
    const provider = adyen.openProvider();
    const { providerReference } = await openCard(provider);
    expect(await provider.getStatus(providerReference, 'made up')).toMatchObject({ status: 'Open' });
  });

  it('Y-03: a session that was refused stays so, whatever is said of it when its shopper comes again', async () => {
    const provider = adyen.openProvider();
    const { providerReference, redirectUrl } = await openCard(provider);
    let back = adyen.server.visit(redirectUrl, 'refuse');
    while (back === undefined) back = adyen.server.visit(redirectUrl, 'refuse');
    const result = new URL(back).searchParams.get('sessionResult') ?? '';
    expect(await provider.getStatus(providerReference, result)).toMatchObject({ status: 'Refused' });
    adyen.server.failWith(200, { id: providerReference, status: 'expired' }, 1);
    expect(await provider.getStatus(providerReference, result)).toMatchObject({ status: 'Refused' });
  });

  it('Y-03: in its last ten minutes a session is heard of and given to nobody any more', async () => {
    const provider = adyen.openProvider();
    const { providerReference, redirectUrl, amount } = await openCard(provider);
    adyen.pass(50 * 60_000 - 1);
    expect(await provider.getStatus(providerReference)).toEqual({ status: 'Open', amount });
    adyen.pass(1);
    expect(await provider.getStatus(providerReference)).toEqual({ status: 'Open', amount, hasEnded: true });
    const back = new URL(adyen.server.visit(redirectUrl, 'pay') ?? '');
    const word = back.searchParams.get('sessionResult') ?? '';
    expect(await provider.getStatus(providerReference, word)).toMatchObject({ status: 'Cancelled' });
  });

  it('Y-03: a shopper who is back is heard before any notification', async () => {
    const provider = adyen.openProvider();
    const { providerReference, redirectUrl, amount } = await openCard(provider);
    const back = new URL(adyen.server.visit(redirectUrl, 'pay') ?? '');
    const status = await provider.getStatus(providerReference, back.searchParams.get('sessionResult') ?? '');
    expect(status).toEqual({ status: 'Authorised', amount, cardFingerprint: expect.any(String) });
  });
});

describe('what Adyen tells late', () => {
  it('Y-08: paid after it was given up, it is given back once, of a hundred copies at once', async () => {
    const provider = adyen.openProvider();
    const { merchantReference, providerReference, redirectUrl } = await openCard(provider);
    await provider.cancel(providerReference);
    adyen.server.visit(redirectUrl, 'pay');
    const told = adyen.server.tell(merchantReference, 'AUTHORISATION', {
      pspReference: adyen.server.paymentOf(merchantReference),
    });
    await Promise.all(Array.from({ length: 100 }, () => tellShop(provider, told)));
    expect(await provider.getStatus(providerReference)).toMatchObject({ status: 'Cancelled' });
    expect(await countJobs(merchantReference)).toBe(1);
    await provider.cancel(providerReference);
    await provider.cancel(providerReference);
    expect(adyen.server.countCalls('POST /v72/payments/…/reversals')).toBe(1);
  });

  it('Y-08: paid after it was told as over, it is given back, too', async () => {
    const provider = adyen.openProvider();
    const { merchantReference, providerReference, redirectUrl } = await openCard(provider);
    adyen.server.visit(redirectUrl, 'pay');
    adyen.pass(61 * 60_000);
    expect(await provider.getStatus(providerReference)).toMatchObject({ status: 'Cancelled' });
    const pspReference = adyen.server.paymentOf(merchantReference);
    await tellShop(provider, adyen.server.tell(merchantReference, 'AUTHORISATION', { pspReference }));
    expect(await provider.getStatus(providerReference)).toMatchObject({ status: 'Cancelled' });
    expect(await countJobs(merchantReference)).toBe(1);
  });

  it('Y-07: a hundred copies in any order with others make one payment, and no job', async () => {
    const provider = adyen.openProvider();
    const { merchantReference, providerReference, told } = await pay(provider);
    const more = ['CAPTURE', 'REFUND', 'CHARGEBACK', 'CAPTURE_FAILED'].map((code) =>
      adyen.server.tell(merchantReference, code),
    );
    const copies = Array.from({ length: 20 }, () => [...more, told]).flat();
    await Promise.all(copies.map((item) => tellShop(provider, item)));
    expect(await provider.getStatus(providerReference)).toMatchObject({ status: 'Authorised' });
    const [row] = await adyen.database.query<{ count: number }>(
      statement('select count(*)::int as count from adyen.event where merchant_reference = $1'),
      [merchantReference],
    );
    expect(row?.count).toBe(5);
    expect(await countJobs(merchantReference)).toBe(0);
  });
});

describe('a session that is paid in two tabs', () => {
  const countSeconds = async (merchantReference: string) => {
    const [row] = await adyen.database.query<{ count: number }>(
      statement(`select count(*)::int as count from graphile_worker._private_jobs as job
                   join graphile_worker._private_tasks as task on task.id = job.task_id
                  where payload ->> 'paymentId' = $1 and identifier = 'cancel-second-payment'`),
      [merchantReference],
    );
    return row?.count ?? 0;
  };

  it.each([
    ['first', 'second'],
    ['second', 'first'],
  ] as const)('Y-08: keeps the payment that is told %s, and gives the other back once', async (...order) => {
    const provider = adyen.openProvider();
    const { merchantReference, providerReference, redirectUrl, amount } = await openCard(provider);
    adyen.server.visit(redirectUrl, 'pay');
    const first = adyen.server.tell(merchantReference, 'AUTHORISATION', {
      pspReference: adyen.server.paymentOf(merchantReference),
    });
    const told = { first, second: adyen.server.payAgain(merchantReference) };
    for (const which of order) {
      const copies = Array.from({ length: 50 }, () => tellShop(provider, told[which]));
      await Promise.all(copies);
    }
    expect(await countSeconds(merchantReference)).toBe(1);
    expect(await provider.getStatus(providerReference)).toEqual({ status: 'Authorised', amount });
    adyen.server.failWith(503, {}, 1);
    await expect(provider.cancelSecond(providerReference)).rejects.toThrow(CardProviderUnavailable);
    await Promise.all([provider.cancelSecond(providerReference), provider.cancelSecond(providerReference)]);
    await provider.cancelSecond(providerReference);
    const undone = adyen.server.reversed;
    expect(undone).toEqual([told[order[1]].pspReference]);
    expect(await provider.getStatus(providerReference)).toEqual({ status: 'Authorised', amount });
  });

  it('Y-08: given up before the second is told, it keeps neither', async () => {
    const provider = adyen.openProvider();
    const { merchantReference, providerReference } = await pay(provider);
    await provider.cancel(providerReference);
    const second = adyen.server.payAgain(merchantReference);
    await tellShop(provider, second);
    expect(await countSeconds(merchantReference)).toBe(0);
    expect(await countJobs(merchantReference)).toBe(1);
    await provider.cancel(providerReference);
    expect(adyen.server.reversed.toSorted()).toEqual(
      [adyen.server.paymentOf(merchantReference), second.pspReference].toSorted(),
    );
  });
});

describe('money that goes back through Adyen', () => {
  it('Y-08: is asked for again until Adyen has taken it, as the same change', async () => {
    const provider = adyen.openProvider();
    const { providerReference } = await pay(provider);
    adyen.server.failWith(503, {}, 1);
    await expect(provider.cancel(providerReference)).rejects.toThrow(CardProviderUnavailable);
    await provider.cancel(providerReference);
    await provider.cancel(providerReference);
    expect(adyen.server.countCalls('POST /v72/payments/…/reversals')).toBe(2);
  });

  it('Y-03: in parts waits until the money was taken', async () => {
    const provider = adyen.openProvider();
    const { providerReference, merchantReference } = await pay(provider);
    const refund = () => provider.refund(providerReference, money('EUR', 500), `refund-${merchantReference}`);
    await expect(refund()).rejects.toThrow('is not taken yet');
    await tellShop(provider, adyen.server.tell(merchantReference, 'CAPTURE'));
    await refund();
    expect(adyen.server.countCalls('POST /v72/payments/…/refunds')).toBe(1);
  });

  it('Y-03: that Adyen declines at once is no refund, and what it declines later is free again', async () => {
    const provider = adyen.openProvider();
    const { providerReference, merchantReference, amount } = await pay(provider);
    adyen.pass(60 * 60_000);
    const refund = (id: string) => provider.refund(providerReference, amount, `${merchantReference}-${id}`);
    adyen.server.failWith(422, { status: 422, errorCode: '137', message: 'Invalid amount specified' }, 1);
    await expect(refund('declined')).rejects.toThrow('Adyen answered 422 137');
    await refund('first');
    await expect(refund('second')).rejects.toThrow('cannot pay this back');
    const failed = adyen.server.tell(merchantReference, 'REFUND_FAILED', {
      merchantReference: `${merchantReference}/${merchantReference}-first`,
    });
    await tellShop(provider, failed);
    adyen.server.failWith(201, { pspReference: 'AAAAAAAAAAAAAAAA', status: 'received' }, 1);
    await refund('second');
  });
});
