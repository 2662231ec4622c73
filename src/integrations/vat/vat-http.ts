import type { VatService } from '../../commerce/people/vat/vat-service.ts';
import { askService, failOf, TIME_LIMIT_MS } from './ask-service.ts';
import { parseVatAnswer } from './vat-answer.ts';

interface HttpVatServiceOptions {
  /** Base address: `validate` is asked below it. */
  readonly url: string;
  /** The longest one try may take; 4 s unless told. */
  readonly timeLimitMs?: number;
}

/** The VAT service by HTTP: `GET <url>/validate?ownVatId=…&vatId=…`, answered in XML (rule I-04). */
export function createHttpVatService({
  url,
  timeLimitMs = TIME_LIMIT_MS,
}: HttpVatServiceOptions): VatService {
  return {
    validate(question) {
      const address = new URL('validate', url.endsWith('/') ? url : `${url}/`);
      address.search = new URLSearchParams(question).toString();
      const headers = { accept: 'application/xml, text/xml' };
      return askService({ address, headers, timeLimitMs }, ({ status, text }) => {
        if (status !== 200) throw failOf(status);
        return parseVatAnswer(text);
      });
    },
  };
}
