import { describe, expect, it } from 'vitest';
import { adyenAccount } from '../../../tests/support/adyen-account.ts';
import { setUpAdyen } from '../../../tests/support/adyen-under-test.ts';
import { openCard } from '../../../tests/support/open-card.ts';
import type { CardMethod, CardProvider } from '../../commerce/purchase/payments/card-provider.ts';
import { noFields } from '../../commerce/purchase/payments/payment-fields.ts';
import { partnerMethods } from '../../markets/partner-methods.ts';

const { clientKey } = adyenAccount;
const adyen = setUpAdyen();
const failures: string[] = [];
const openProvider = () =>
  adyen.openProvider({ account: { clientKey }, onFieldsFailure: (error) => failures.push(error.message) });

async function fieldsOf(provider: CardProvider, method: CardMethod) {
  return provider.findFields((await openCard(provider, { method })).providerReference);
}

/** Pays or refuses in the session of the fields, as the web library does; what the shopper brings back. */
async function decide(provider: CardProvider, providerReference: string, decision: 'pay' | 'refuse') {
  const fields = await provider.findFields(providerReference);
  if (fields?.kind !== 'adyen') throw new Error('no fields');
  const back = adyen.server.visit(`/${fields.sessionId}`, decision);
  return back === undefined ? undefined : (new URL(back).searchParams.get('sessionResult') ?? undefined);
}

describe('Adyen’s fields in a page of the shop', () => {
  it('Y-03: have a session of their own beside that of Adyen’s page, the same whoever asks again', async () => {
    const provider = openProvider();
    const { providerReference, redirectUrl } = await openCard(provider);
    const fields = await provider.findFields(providerReference);
    expect(fields).toEqual({
      ...{ kind: 'adyen', component: 'Card', type: 'scheme', pageUrl: redirectUrl, clientKey },
      ...{ environment: 'test', policy: expect.any(Object) },
      sessionId: expect.stringMatching(/^CS[0-9A-F]{16}$/),
      sessionData: expect.any(String),
    });
    expect(fields?.kind === 'adyen' && fields.sessionId).not.toBe(providerReference);
    expect(await openProvider().findFields(providerReference)).toEqual(fields);
    expect(adyen.server.countCalls('POST /v72/sessions')).toBe(2);
  });

  it('Y-03: are there of every method but Ratepay and the reference, where there is a key for browsers', async () => {
    const provider = openProvider();
    const found = await Promise.all(partnerMethods.map((method) => fieldsOf(provider, method)));
    const shown = found.map((fields) => fields?.kind === 'adyen' && [fields.type, fields.component]);
    expect(shown.filter(Array.isArray)).toEqual([
      ['scheme', 'Card'],
      ['googlepay', 'GooglePay'],
      ['applepay', 'ApplePay'],
      ['paypal', 'PayPal'],
      ['klarna', 'Klarna'],
      ['klarna_account', 'Klarna'],
      ['klarna_b2b', 'Klarna'],
      ['onlineBanking_PL', 'OnlineBankingPL'],
      ['ideal', 'Redirect'],
      ['twint', 'Twint'],
      ['mobilepay', 'Redirect'],
    ]);
    for (const method of partnerMethods) expect(await fieldsOf(adyen.openProvider(), method)).toBeUndefined();
  });

  it('Y-03: leave a card to Adyen’s page where they cannot be had', async () => {
    const provider = openProvider();
    for (const status of [503, 422]) {
      adyen.server.failWith(status, { errorCode: '1', message: 'no fields' }, 1, '"mode":"embedded"');
      const { providerReference, redirectUrl } = await openCard(provider);
      expect(await provider.findFields(providerReference)).toBeUndefined();
      expect(failures.splice(0)).toEqual([`Adyen answered ${status} 1 no fields`]);
      const word = new URL(adyen.server.visit(redirectUrl, 'pay') ?? '').searchParams.get('sessionResult');
      const paid = await provider.getStatus(providerReference, word ?? undefined);
      expect(paid).toMatchObject({ status: 'Authorised' });
    }
    adyen.server.failWith(503, {}, 1, '"mode":"hosted"');
    await expect(openCard(provider)).rejects.toThrow('Adyen answered 503');
    expect(failures).toEqual([]);
  });

  it('Y-03: pay, which the word that the shopper brings back says at once', async () => {
    const provider = openProvider();
    const { providerReference, amount } = await openCard(provider);
    const word = await decide(provider, providerReference, 'pay');
    expect(await provider.getStatus(providerReference)).toMatchObject({ status: 'Open' });
    const paid = { status: 'Authorised', amount };
    expect(await provider.getStatus(providerReference, word)).toMatchObject(paid);
    expect(await provider.findFields(providerReference)).toBeUndefined();
  });

  it('Y-03: let a refused card be followed by another, until Adyen has seen enough', async () => {
    const provider = openProvider();
    const { providerReference } = await openCard(provider);
    expect(await decide(provider, providerReference, 'refuse')).toBeUndefined();
    expect(await decide(provider, providerReference, 'refuse')).toBeUndefined();
    const word = await decide(provider, providerReference, 'refuse');
    expect(await provider.getStatus(providerReference, word)).toMatchObject({ status: 'Refused' });
    expect(await provider.findFields(providerReference)).toBeUndefined();
  });

  it('Y-03: leave Adyen’s page as it is for who pays there', async () => {
    const provider = openProvider();
    const { providerReference, redirectUrl } = await openCard(provider);
    const back = new URL(adyen.server.visit(redirectUrl, 'pay') ?? '');
    const word = back.searchParams.get('sessionResult') ?? '';
    expect(await provider.getStatus(providerReference, word)).toMatchObject({ status: 'Authorised' });
  });

  it('Y-03: are gone once nobody can pay any more, or it was given up', async () => {
    const provider = openProvider();
    const late = await openCard(provider);
    adyen.pass(50 * 60_000);
    expect(await provider.findFields(late.providerReference)).toBeUndefined();
    const given = await openCard(provider);
    await provider.cancel(given.providerReference);
    expect(await provider.findFields(given.providerReference)).toBeUndefined();
  });

  it('Y-09: have their page load what Adyen’s system of the account gives out, and what the method needs', async () => {
    const shopper = ['https://checkoutshopper-test.adyen.com', 'https://checkoutshopper-test.cdn.adyen.com'];
    const connect = [...shopper, 'https://checkoutanalytics-test.adyen.com'];
    const [asking = ''] = shopper;
    const own = { ...noFields, connect, img: shopper, frame: [asking] };
    const policyOf = async (method: CardMethod) => (await fieldsOf(openProvider(), method))?.policy;
    expect(await policyOf('scheme')).toEqual({ ...own, frame: [asking, 'https:'], form: ['https:'] });
    for (const method of ['ideal', 'klarna', 'onlineBanking_PL', 'twint'] as const)
      expect(await policyOf(method)).toEqual({ ...own, form: ['https:'] });
    expect(await policyOf('googlepay')).toEqual({
      ...{ script: ['https://pay.google.com'], frame: [asking, 'https:'], form: ['https:'], text: 'checked' },
      connect: [...connect, 'https://pay.google.com', 'https://google.com'],
      img: [...shopper, 'https://www.gstatic.com'],
    });
    expect(await policyOf('applepay')).toMatchObject({
      ...{ script: ['https://applepay.cdn-apple.com'], form: [], text: 'checked' },
    });
    expect(await policyOf('paypal')).toMatchObject({
      ...{ script: ['https://*.paypal.com', 'https://*.paypalobjects.com'], form: [], text: 'any' },
    });
  });
});
