import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { hasShared, readSharedJson } from '../../../tests/support/shared-data.ts';
import { isSigned, readNotification, signItem } from './adyen-notification.ts';

const file = 'data/contracts/adyen-hmac-vectors.json';
const key = 'DFB1EB5485895CFA84146406857104ABB4CBCABDC8AAF103A624C8F6A3EAAB00';
const otherKey = '0'.repeat(64);

const item = {
  pspReference: 'pspReference',
  originalReference: 'originalReference',
  merchantAccountCode: 'merchantAccount',
  merchantReference: 'reference',
  amount: { value: 1000, currency: 'EUR' },
  eventCode: 'EVENT',
  eventDate: '2026-11-20T10:00:00+01:00',
  success: 'true' as const,
};

const proof = {
  hmacKeys: [key],
  basicAuth: undefined,
  merchantAccount: 'merchantAccount',
  environment: 'test' as const,
  fingerprintKey: 'a key of the shop',
};

function write(changes: object, live = 'false'): Buffer {
  const changed = { ...item, ...changes };
  const additionalData = { hmacSignature: signItem(changed, key), ...Object(changed).additionalData };
  return Buffer.from(
    JSON.stringify({
      live,
      notificationItems: [{ NotificationRequestItem: { ...changed, additionalData } }],
    }),
  );
}

describe('the signature of an item', () => {
  it.skipIf(!hasShared(file))('Y-07: is that of Adyen’s own vectors', () => {
    const { vectors } = z
      .object({
        vectors: z.array(
          z.object({
            name: z.string(),
            key: z.string(),
            dataToSign: z.string().optional(),
            signature: z.string(),
          }),
        ),
      })
      .parse(readSharedJson(file));
    const ofItems = vectors.filter(({ name }) => name.startsWith('standard item'));
    expect(ofItems).toHaveLength(2);
    for (const { dataToSign = '', signature, key: signedWith } of ofItems) {
      const [psp = '', original = '', account = '', reference = '', value, currency = '', code = ''] =
        dataToSign.split(':');
      const signed = {
        ...{ pspReference: psp, originalReference: original, merchantAccountCode: account },
        ...{ merchantReference: reference, amount: { value: Number(value), currency }, eventCode: code },
        success: 'true' as const,
      };
      expect(signItem(signed, signedWith)).toBe(signature);
    }
  });

  it('Y-07: has an empty place for an original that is not there', () => {
    const { originalReference: _, ...first } = item;
    expect(signItem(first, key)).toBe(signItem({ ...item, originalReference: '' }, key));
    expect(signItem(first, key)).not.toBe(signItem(item, key));
  });

  it.each(['AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA', '', 'notValidSign', undefined, 7])(
    'Y-07: is not %j',
    (hmacSignature) => {
      expect(isSigned({ ...item, additionalData: { hmacSignature } }, [key])).toBe(false);
    },
  );

  it('Y-07: may be made with either of two keys while one takes the place of the other', () => {
    const body = write({});
    expect(readNotification(body, undefined, { ...proof, hmacKeys: [otherKey, key] })).toHaveLength(1);
    expect(readNotification(body, undefined, { ...proof, hmacKeys: [key, otherKey] })).toHaveLength(1);
    expect(readNotification(body, undefined, { ...proof, hmacKeys: [otherKey] })).toBeUndefined();
  });
});

describe('what is kept of a notification', () => {
  it('Y-07: has nothing of a card nor of its holder', () => {
    const additionalData = {
      ...{ cardSummary: '7777', expiryDate: '12/2030', authCode: '1234', cardHolderName: 'Erika Muster' },
      ...{ checkoutSessionId: 'CS12345678', issuerBin: '411111' },
    };
    const signature = signItem({ ...item, eventCode: 'AUTHORISATION' }, key);
    const body = write({
      ...{ eventCode: 'AUTHORISATION', reason: '1234:7777:12/2030', paymentMethod: 'visa' },
      additionalData: { ...additionalData, hmacSignature: signature },
    });
    const [event] = readNotification(body, undefined, proof) ?? [];
    expect(event).toEqual({
      ...{ pspReference: 'pspReference', originalReference: 'originalReference', changeId: undefined },
      ...{ merchantReference: 'reference', eventCode: 'AUTHORISATION', success: true, reason: undefined },
      amount: { currencyCode: 'EUR', centAmount: 1000, fractionDigits: 2 },
      details: { paymentMethod: 'visa', checkoutSessionId: 'CS12345678' },
      happenedAt: new Date('2026-11-20T09:00:00Z'),
    });
  });

  it('Y-11: tells cards apart by their alias, of which nothing is left', () => {
    const fingerprintOf = (alias: string, fingerprintKey = proof.fingerprintKey) => {
      const additionalData = { hmacSignature: signItem(item, key), alias, aliasType: 'Default' };
      const [event] =
        readNotification(write({ additionalData }), undefined, { ...proof, fingerprintKey }) ?? [];
      return event?.details.cardFingerprint;
    };
    const one = fingerprintOf('H167852639363479');
    expect(one).toMatch(/^[\w-]{43}$/);
    expect(fingerprintOf('H167852639363479')).toBe(one);
    expect(fingerprintOf('H167852639363478')).not.toBe(one);
    expect(fingerprintOf('H167852639363479', 'a key of another shop')).not.toBe(one);
    expect(fingerprintOf('')).toBeUndefined();
  });

  it('Y-07: names the refund of the shop that it is about, and why it failed', () => {
    const body = write({
      ...{ eventCode: 'REFUND', success: 'false', merchantReference: 'payment/refund' },
      reason: 'Insufficient balance on payment',
    });
    expect(readNotification(body, undefined, proof)).toMatchObject([
      {
        ...{ merchantReference: 'payment', changeId: 'refund', success: false },
        reason: 'Insufficient balance on payment',
      },
    ]);
  });

  it('Y-07: is nothing where one item of several is not signed', () => {
    const good = JSON.parse(write({}).toString());
    const [first] = good.notificationItems;
    const bad = { NotificationRequestItem: { ...first.NotificationRequestItem, success: 'false' } };
    const body = Buffer.from(JSON.stringify({ ...good, notificationItems: [first, bad] }));
    expect(readNotification(body, undefined, proof)).toBeUndefined();
  });

  it.each([
    ['with money that is none', { amount: { value: 1.5, currency: 'EUR' } }],
    ['without money', { amount: undefined }],
    ['without a day', { eventDate: 'yesterday' }],
    ['of another account', { merchantAccountCode: 'SomebodyElse' }],
  ])('Y-07: is all but a signed item %s', (_, changes) => {
    const [skipped, taken] = [write(changes), write({})].map((body) => JSON.parse(body.toString()));
    const notificationItems = [...skipped.notificationItems, ...taken.notificationItems];
    const body = Buffer.from(JSON.stringify({ live: 'false', notificationItems }));
    expect(readNotification(body, undefined, proof)).toMatchObject([{ pspReference: 'pspReference' }]);
    expect(readNotification(write(changes), undefined, proof)).toEqual([]);
    expect(readNotification(body, undefined, { ...proof, hmacKeys: [otherKey] })).toBeUndefined();
  });

  it('Y-07: is nothing of a message without items', () => {
    expect(readNotification(Buffer.from('{}'), undefined, proof)).toBeUndefined();
  });
});
