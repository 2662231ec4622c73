import type { RequestFileType } from '../../../markets/request-constants.ts';
import type { CustomerRequest } from './customer-request.ts';

/** A request as a case desk is told it: every field of the form that has something in it. */
export interface CaseReport
  extends Omit<CustomerRequest, 'id' | 'createdAt' | 'handedOverAt' | 'answeredAt'> {
  /** Where the case desk leads a browser that has sent it a case; the protocol wants it of us, too. */
  readonly returnUrl: string;
}

/** Where customer service works: the shop's own list of requests, or a program outside that takes web-to-case forms. */
export interface CaseDesk {
  readonly kind: 'embedded' | 'http';
  /** Throws `CaseDeskUnavailable` where it did not take the case, so that its job tries again. */
  open(report: CaseReport): Promise<void>;
}

/** The case desk could not be reached, or says that it did not take the case. */
export class CaseDeskUnavailable extends Error {
  override readonly name = 'CaseDeskUnavailable';
}

/** Who takes requests over. */
export interface RequestContext {
  readonly caseDesk: CaseDesk;
  /** What a file is by its content; `undefined` where it is none that customer service opens. */
  readonly inspectRequestFile: (content: Uint8Array) => Promise<RequestFileType | undefined>;
}
