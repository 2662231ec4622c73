import type { CountryCode, LocaleCode } from '../../../kernel/locale.ts';
import type { RequestFileType } from '../../../markets/request-constants.ts';
import type { RequestDetail } from '../../../markets/request-reasons.ts';

/** What someone wrote to customer service, as they sent it (rule Q-01). */
export interface RequestDraft extends Readonly<Partial<Record<RequestDetail, string | undefined>>> {
  readonly reason: string;
  readonly subreason: string;
  readonly contactName: string;
  readonly companyName?: string | undefined;
  readonly customerEmail: string;
  readonly subject: string;
  readonly description: string;
}

/** A file that came with it; its name is the sender's and says nothing of what it is. */
export interface RequestFile {
  readonly name: string;
  readonly type: RequestFileType;
  readonly content: Uint8Array;
}

/** A request that was taken: only what its subreason asks for, each in the form it is kept in. */
export interface CustomerRequest extends RequestDraft {
  readonly id: string;
  /** `RQ00000012`: what people and customer service call it. */
  readonly number: string;
  readonly createdAt: Date;
  readonly country: CountryCode;
  readonly locale: LocaleCode;
  /** The page that the form was opened on. */
  readonly currentUrl?: string;
  /** Where the case desk writes what became of it; never in production (rule M-09). */
  readonly debugEmail?: string;
  readonly handedOverAt?: Date;
  readonly answeredAt?: Date;
}
