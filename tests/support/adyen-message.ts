import { createHmac } from 'node:crypto';

export interface NotificationItem {
  readonly pspReference: string;
  readonly originalReference?: string;
  readonly merchantAccountCode: string;
  readonly merchantReference: string;
  readonly amount: { readonly value: number; readonly currency: string };
  readonly eventCode: string;
  readonly eventDate: string;
  readonly success: 'true' | 'false';
  readonly reason: string;
  readonly paymentMethod: string;
  readonly additionalData?: Readonly<Record<string, string>>;
}

/** The signature of an item, as Adyen describes it. */
export function signAdyenItem(item: NotificationItem, hmacKey: string): string {
  const { pspReference, originalReference = '', merchantAccountCode, merchantReference, amount } = item;
  const fields = [pspReference, originalReference, merchantAccountCode, merchantReference];
  const text = [...fields, amount.value, amount.currency, item.eventCode, item.success].join(':');
  return createHmac('sha256', Buffer.from(hmacKey, 'hex')).update(text).digest('base64');
}

/** The body of a notification with signed items. */
export function writeAdyenMessage(items: readonly NotificationItem[], hmacKey: string): Buffer {
  const signed = items.map((item) => ({
    NotificationRequestItem: {
      ...item,
      additionalData: { ...item.additionalData, hmacSignature: signAdyenItem(item, hmacKey) },
    },
  }));
  return Buffer.from(JSON.stringify({ live: 'false', notificationItems: signed }));
}

/** What is told of a card by its last digits, with its alias, as a merchant may ask for it. */
export function cardDetails(method: string, cardSummary: string): Readonly<Record<string, string>> {
  if (method !== 'scheme') return {};
  return { cardSummary, expiryDate: '03/2030', alias: `H16785263936${cardSummary}`, aliasType: 'Default' };
}
