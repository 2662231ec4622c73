import type { LocaleCode } from '../kernel/locale.ts';
import type { MailAddress } from './mailer.ts';

/** Who writes: what business letters must say at their foot. */
export interface CompanyData {
  readonly shopName: string;
  readonly name: string;
  /** Street, postal code and city, country. */
  readonly addressLines: readonly string[];
  /** Register and number, as it stands in the register, for a company that is in one. */
  readonly registration: string | undefined;
  readonly vatId: string;
  readonly email: string;
  readonly phone: string;
}

/** Who a mail is from. The domain of the address also ends its Message-ID. */
export interface MailSender {
  /** As a reader of a locale calls its country. */
  readonly companyFor: (reader: LocaleCode) => CompanyData;
  readonly from: MailAddress;
}
