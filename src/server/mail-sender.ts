import type { MailSender } from '../mail/mail-sender.ts';
import { addressLinesOf } from '../merchant/merchant.ts';
import type { Merchant } from '../merchant/merchant-schema.ts';

/** Who mails come from, by the merchant record. Throws while it does not say all that a mail must: the mail waits as a job. */
export function requireSender(merchant: Merchant): MailSender {
  const { company = {}, mail } = merchant;
  const { shopName, name, address, vatId, email, phone } = company;
  if (!shopName || !name || !address || !vatId || !email || !phone || !mail)
    throw new Error('The merchant record lacks what mails need (npm run shop -- merchant check)');
  return {
    companyFor: (reader) => ({
      shopName,
      name,
      addressLines: addressLinesOf(merchant, reader),
      registration: company.register,
      vatId,
      email,
      phone,
    }),
    from: { name: mail.name ?? shopName, address: mail.address },
  };
}
