import type { JobPayloads } from '../kernel/jobs.ts';
import type { CountryCode } from '../kernel/locale.ts';
import { languagePrefix } from '../markets/locales.ts';
import type { ConfirmedOrder } from './confirmed-order.ts';
import type { MailedContract } from './contract-section.ts';
import { loadMailText } from './mail-text.ts';
import { buildOrderConfirmation } from './order-confirmation.ts';
import { renderConfirmationHtml } from './order-confirmation-mail.tsx';
import { renderConfirmationText } from './order-confirmation-text.ts';
import { type LetterSettings, sendOrderLetter } from './order-letter.ts';

export interface OrderConfirmationSettings extends LetterSettings {
  /** Of the country's shop; throws while it has none. */
  readonly originOf: (country: CountryCode) => string;
  readonly getOrder: (orderId: string) => Promise<ConfirmedOrder | undefined>;
  /** What the contract is made under; nothing where the shop has no such texts. */
  readonly getContract: (orderId: string) => Promise<MailedContract | undefined>;
}

/**
 * The job 'send-order-confirmation'. Throws when there is no such order or the mail was not taken; run twice, it sends
 * the same mail under the same Message-ID.
 */
export function createOrderConfirmation(
  settings: OrderConfirmationSettings,
): (payload: JobPayloads['send-order-confirmation']) => Promise<void> {
  return async ({ orderId }) => {
    const { companyFor, from } = settings.sender();
    const order = await settings.getOrder(orderId);
    if (order === undefined) throw new Error(`no order ${orderId} to confirm`);
    const company = companyFor(order.locale);
    const shop = `${settings.originOf(order.country)}${languagePrefix(order.locale)}`;
    const contract = await settings.getContract(orderId);
    const text = await loadMailText(order.locale);
    const confirmation = buildOrderConfirmation(order, company, text, shop, contract?.texts ?? []);
    await sendOrderLetter(settings, from, order, {
      key: `order-confirmation.${order.id}`,
      subject: confirmation.subject,
      text: renderConfirmationText(confirmation),
      html: await renderConfirmationHtml(confirmation, company.shopName),
      ...(contract === undefined
        ? {}
        : {
            attachments: [
              { name: `${order.orderNumber}.pdf`, type: 'application/pdf', content: contract.pdf },
            ],
          }),
    });
  };
}
