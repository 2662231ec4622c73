import { beforeEach, describe, expect, it } from 'vitest';
import {
  type CardProvider,
  CardProviderUnavailable,
} from '../../src/commerce/purchase/payments/card-provider.ts';
import { money } from '../../src/kernel/money.ts';
import { partnerMethods } from '../../src/markets/partner-methods.ts';
import type { CardPartnerUnderTest } from './card-partner-under-test.ts';

/** What the shop relies on, whoever the card partner is (rules Y-03, Y-07, Y-08). */
export function describeCardProvider(name: string, setup: () => Promise<CardPartnerUnderTest>): void {
  describe(`${name} as a card provider`, () => {
    let partner: CardPartnerUnderTest;
    let references = 0;
    beforeEach(async () => {
      partner = await setup();
    });

    function request(overrides: Partial<Parameters<CardProvider['openCheckout']>[0]> = {}) {
      references += 1;
      return {
        merchantReference: `payment-${name}-${references}`,
        method: 'scheme',
        intent: 'authorize',
        amount: money('EUR', 129_95),
        country: 'DE',
        locale: 'de-DE',
        returnUrl: `${partner.shopOrigin}/checkout/payment/return?payment=${references}`,
        ...overrides,
      } as const;
    }

    it('Y-08: authorises exactly the amount that was asked for and sends the shopper back', async () => {
      const asked = request({ amount: money('HUF', 1_234_500) });
      const { providerReference, redirectUrl } = await partner.provider.openCheckout(asked);
      const open = await partner.provider.getStatus(providerReference);
      expect(open).toEqual({ status: 'Open', amount: asked.amount });

      const location = new URL(await partner.shop(redirectUrl, 'pay-approved'));

      expect(`${location.origin}${location.pathname}`).toBe(`${partner.shopOrigin}/checkout/payment/return`);
      expect(location.searchParams.get('payment')).toBe(new URL(asked.returnUrl).searchParams.get('payment'));
      for (const [name, value] of Object.entries(partner.returnedWith(providerReference)))
        expect(location.searchParams.get(name), name).toBe(value);
      const { cardFingerprint: _, ...paid } = await partner.provider.getStatus(providerReference);
      expect(paid).toEqual({ status: 'Authorised', amount: asked.amount });
    });

    it('Y-11: what it tells of a card is the same for the same card, another for another, and no number', async () => {
      const fingerprintOf = async (choice: 'pay-approved' | 'pay-refused') => {
        const { providerReference, redirectUrl } = await partner.provider.openCheckout(request());
        await partner.shop(redirectUrl, choice);
        return (await partner.provider.getStatus(providerReference)).cardFingerprint;
      };
      const approved = await fingerprintOf('pay-approved');
      const refused = await fingerprintOf('pay-refused');
      expect(await fingerprintOf('pay-approved')).toBe(approved);
      expect(approved === undefined || approved !== refused).toBe(true);
      expect(approved ?? '').not.toMatch(/\d{12}/);
    });

    it.each([
      ['pay-refused', 'Refused'],
      ['cancel', 'Cancelled'],
    ] as const)('Y-03: after %s the payment is %s', async (choice, status) => {
      const { providerReference, redirectUrl } = await partner.provider.openCheckout(request());
      await partner.shop(redirectUrl, choice);
      expect(await partner.provider.getStatus(providerReference)).toMatchObject({ status });
    });

    it('Y-03: keeps the first decision, whatever is clicked or replayed after it', async () => {
      const { providerReference, redirectUrl } = await partner.provider.openCheckout(request());
      const first = await partner.shop(redirectUrl, 'pay-refused');
      expect(await partner.shop(redirectUrl, 'pay-approved')).toBe(first);
      expect(await partner.shop(redirectUrl, 'cancel')).toBe(first);
      expect(await partner.provider.getStatus(providerReference)).toMatchObject({ status: 'Refused' });
    });

    it('Y-03: a double click decides once and tells the merchant once', async () => {
      const opened = await partner.provider.openCheckout(request());
      const { redirectUrl } = opened;
      const clicks = await Promise.all([
        partner.shop(redirectUrl, 'pay-approved'),
        partner.shop(redirectUrl, 'pay-approved'),
        partner.shop(redirectUrl, 'pay-approved'),
      ]);
      expect(new Set(clicks).size).toBe(1);
      const other = await partner.provider.openCheckout(request());
      await partner.shop(other.redirectUrl, 'pay-approved');
      const messages = await partner.notifications(2);
      const told = await Promise.all(
        messages.map(({ rawBody, headers }) => partner.provider.receiveNotification(rawBody, headers)),
      );
      expect(told.flatMap((one) => one?.map(({ providerReference }) => providerReference)).sort()).toEqual(
        [opened, other].map(({ providerReference }) => providerReference).sort(),
      );
    });

    it('Y-03: the same merchant reference gets the same checkout again', async () => {
      const asked = request();
      const first = await partner.provider.openCheckout(asked);
      expect(await partner.provider.openCheckout(asked)).toEqual(first);
    });

    it('Y-08: one merchant reference cannot stand for two amounts', async () => {
      const asked = request();
      await partner.provider.openCheckout(asked);
      for (const amount of [money('EUR', 129_94), money('CHF', 129_95)]) {
        await expect(partner.provider.openCheckout({ ...asked, amount })).rejects.toThrow(
          CardProviderUnavailable,
        );
      }
    });

    it('Y-08: gives an authorised amount back, once', async () => {
      const { providerReference, redirectUrl } = await partner.provider.openCheckout(request());
      await partner.shop(redirectUrl, 'pay-approved');
      await partner.provider.cancel(providerReference);
      await partner.provider.cancel(providerReference);
      expect(await partner.provider.getStatus(providerReference)).toMatchObject({ status: 'Cancelled' });
    });

    it('Y-08: a cancelled checkout cannot be paid any more', async () => {
      const { providerReference, redirectUrl } = await partner.provider.openCheckout(request());
      await partner.provider.cancel(providerReference);
      await partner.shop(redirectUrl, 'pay-approved');
      expect(await partner.provider.getStatus(providerReference)).toMatchObject({ status: 'Cancelled' });
    });

    it('Y-03: a checkout left alone for an hour ends without money', async () => {
      const { providerReference } = await partner.provider.openCheckout(request());
      partner.advanceClock(61);
      expect(await partner.provider.getStatus(providerReference)).toMatchObject({ status: 'Cancelled' });
    });

    it('Y-01: takes every method of the shop, and refuses to change it', async () => {
      expect([...partner.provider.supportedMethods].sort()).toEqual([...partnerMethods].sort());
      const asked = request({ method: 'paypal', intent: 'capture' });
      const first = await partner.provider.openCheckout(asked);
      expect(await partner.provider.openCheckout(asked)).toEqual(first);
      await expect(partner.provider.openCheckout({ ...asked, method: 'klarna' })).rejects.toThrow(
        CardProviderUnavailable,
      );
    });

    const confirmed = partnerMethods.filter((method) => method !== 'scheme' && method !== 'multibanco');

    it.each(confirmed)('Y-01: %s ends as its shopper decides', async (method) => {
      const company = { name: 'Groß & Söhne GmbH', taxId: 'DE123456789', registryLocation: 'Berlin, DE' };
      for (const [choice, status] of [
        ['agree', 'Authorised'],
        ['decline', 'Refused'],
        ['cancel', 'Cancelled'],
      ] as const) {
        const asked = request({ method, company });
        const { providerReference, redirectUrl } = await partner.provider.openCheckout(asked);
        await partner.shop(redirectUrl, choice);
        expect(await partner.provider.getStatus(providerReference)).toEqual({ status, amount: asked.amount });
      }
    });

    describe('a payment by reference', () => {
      async function giveOut() {
        const asked = request({ method: 'multibanco', country: 'PT', locale: 'pt-PT' });
        const { providerReference, redirectUrl } = await partner.provider.openCheckout(asked);
        await partner.shop(redirectUrl, 'agree');
        const status = () => partner.provider.getStatus(providerReference);
        return { asked, providerReference, redirectUrl, status };
      }

      it('Y-04: waits under entity and reference until its money comes, and says so each time', async () => {
        const { asked, redirectUrl, status } = await giveOut();
        const waiting = await status();
        expect(waiting).toMatchObject({
          status: 'Waiting',
          amount: asked.amount,
          referencePayment: { action: 'voucher', merchantReference: asked.merchantReference },
        });
        expect(waiting.referencePayment?.entity).toMatch(/^\d{5}$/);
        expect(waiting.referencePayment?.reference).toMatch(/^\d{9}$/);
        expect(await status()).toEqual(waiting);
        await partner.shop(redirectUrl, 'pay-reference');
        await partner.shop(redirectUrl, 'pay-reference');
        expect(await status()).toEqual({ status: 'Authorised', amount: asked.amount });
        expect(await partner.notifications(2)).toHaveLength(2);
      });

      it('Y-04: that nobody pays ends by itself, and cannot be paid afterwards', async () => {
        const { redirectUrl, status } = await giveOut();
        partner.advanceClock(3 * 24 * 60 - 1);
        expect(await status()).toMatchObject({ status: 'Waiting' });
        partner.advanceClock(2);
        expect(await status()).toMatchObject({ status: 'Cancelled' });
        await partner.shop(redirectUrl, 'pay-reference');
        expect(await status()).toMatchObject({ status: 'Cancelled' });
      });

      it('Y-08: can be withdrawn while it waits', async () => {
        const { providerReference, redirectUrl, status } = await giveOut();
        await partner.provider.cancel(providerReference);
        await partner.shop(redirectUrl, 'pay-reference');
        expect(await status()).toMatchObject({ status: 'Cancelled' });
      });
    });

    it('says so when it knows no such checkout', async () => {
      await expect(partner.provider.getStatus('chk_unknown')).rejects.toThrow(CardProviderUnavailable);
      await expect(partner.provider.cancel('chk_unknown')).rejects.toThrow(CardProviderUnavailable);
    });

    it.each([
      ['another site', 'https://shop.attacker.example/checkout'],
      ['another port', 'https://gantry.example:8443/checkout'],
      ['another scheme', 'http://gantry.example/checkout'],
      ['a site that only begins alike', 'https://gantry.example.attacker.example/'],
      ['a name in front of another site', 'https://gantry.example@attacker.example/'],
      ['a script', 'javascript:alert(1)'],
      ['no address', '/checkout/payment'],
    ])('sends nobody to %s', async (_, returnUrl) => {
      await expect(partner.provider.openCheckout(request({ returnUrl }))).rejects.toThrow(
        CardProviderUnavailable,
      );
    });

    describe('refunds', () => {
      async function pay(choice: 'pay-approved' | 'pay-refused' = 'pay-approved') {
        const { providerReference, redirectUrl } = await partner.provider.openCheckout(request());
        await partner.shop(redirectUrl, choice);
        await partner.settle(providerReference);
        return providerReference;
      }

      it('Y-03: pay parts back until all is paid back, and decline what is more', async () => {
        const reference = await pay();
        await partner.provider.refund(reference, money('EUR', 100_00), `${reference}-1`);
        const tooMuch = partner.provider.refund(reference, money('EUR', 29_96), `${reference}-2`);
        await expect(tooMuch).rejects.toThrow(CardProviderUnavailable);
        await partner.provider.refund(reference, money('EUR', 29_95), `${reference}-3`);
        const another = partner.provider.refund(reference, money('EUR', 1), `${reference}-4`);
        await expect(another).rejects.toThrow(CardProviderUnavailable);
        expect(await partner.provider.getStatus(reference)).toMatchObject({ status: 'Authorised' });
      });

      it('Y-03: under one id are one refund, however often and at once they are asked for', async () => {
        const reference = await pay();
        const ask = () => partner.provider.refund(reference, money('EUR', 60_00), `${reference}-once`);
        await Promise.all([ask(), ask(), ask()]);
        await ask();
        // Had it been paid twice, this would not be left.
        await partner.provider.refund(reference, money('EUR', 69_95), `${reference}-rest`);
        const other = partner.provider.refund(reference, money('EUR', 1), `${reference}-once`);
        await expect(other).rejects.toThrow(CardProviderUnavailable);
      });

      it('Y-03: are declined for what was never paid', async () => {
        const reference = await pay('pay-refused');
        const refund = partner.provider.refund(reference, money('EUR', 1), `${reference}-1`);
        await expect(refund).rejects.toThrow(CardProviderUnavailable);
        const unknown = partner.provider.refund('nothing', money('EUR', 1), 'nothing-1');
        await expect(unknown).rejects.toThrow(CardProviderUnavailable);
      });
    });

    it('Y-09: its books have what was paid, given back and refunded, for one payment and for some time', async () => {
      const asked = request();
      const { providerReference, redirectUrl } = await partner.provider.openCheckout(asked);
      await partner.shop(redirectUrl, 'pay-approved');
      await partner.settle(providerReference);
      const refundId = `${asked.merchantReference}-books`;
      await partner.provider.refund(providerReference, money('EUR', 5_00), refundId);
      const given = request();
      const other = await partner.provider.openCheckout(given);
      await partner.shop(other.redirectUrl, 'pay-approved');
      await partner.provider.cancel(other.providerReference);
      await partner.hear();
      const linesOf = async (merchantReference: string) =>
        (await partner.provider.findTransactions({ merchantReference })).map(
          ({ type, state, amount, refundId: id }) => [type, state, amount.centAmount, id] as const,
        );
      expect((await linesOf(asked.merchantReference)).sort()).toEqual([
        ['Authorization', 'Success', 129_95, undefined],
        ['Refund', 'Success', 5_00, refundId],
      ]);
      expect((await linesOf(given.merchantReference)).sort()).toEqual([
        ['Authorization', 'Success', 129_95, undefined],
        ['CancelAuthorization', 'Success', 129_95, undefined],
      ]);
      const all = await partner.provider.findTransactions({
        from: new Date(0),
        until: new Date('2030-01-01'),
      });
      expect(all.filter((line) => line.merchantReference === asked.merchantReference)).toHaveLength(2);
      expect(await partner.provider.findTransactions({ from: new Date(0), until: new Date(1) })).toEqual([]);
    });

    describe('notifications', () => {
      async function receiveOne() {
        const asked = request();
        const { providerReference, redirectUrl } = await partner.provider.openCheckout(asked);
        await partner.shop(redirectUrl, 'pay-approved');
        const [message] = await partner.notifications(1);
        if (message === undefined) throw new Error('no notification came');
        return { ...message, providerReference, merchantReference: asked.merchantReference };
      }

      it('Y-07: tell of a payment whose shopper never came back', async () => {
        const { rawBody, headers, providerReference, merchantReference } = await receiveOne();
        const told = await partner.provider.receiveNotification(rawBody, headers);
        expect(told).toEqual([{ providerReference, merchantReference }]);
        expect(await partner.provider.getStatus(providerReference)).toMatchObject({ status: 'Authorised' });
      });

      it('Y-07: say the same when they are replayed, and change nothing', async () => {
        const { rawBody, headers, providerReference } = await receiveOne();
        const first = await partner.provider.receiveNotification(rawBody, headers);
        expect(first).toHaveLength(1);
        expect(await partner.provider.receiveNotification(rawBody, headers)).toEqual(first);
        expect(await partner.provider.getStatus(providerReference)).toMatchObject({ status: 'Authorised' });
      });

      it('Y-07: are refused from anybody else, and change nothing', async () => {
        const message = await receiveOne();
        const forgeries = partner.forge(message);
        expect(forgeries.length).toBeGreaterThan(5);
        for (const [how, { rawBody, headers }] of forgeries) {
          expect(await partner.provider.receiveNotification(rawBody, headers), how).toBeUndefined();
        }
        expect(await partner.provider.getStatus(message.providerReference)).toMatchObject({
          status: 'Authorised',
        });
      });
    });
  });
}
