import { z } from 'zod';
import {
  type VatAnswer,
  type VatService,
  VatServiceUnavailable,
} from '../../commerce/people/vat/vat-service.ts';
import { getMarket } from '../../markets/countries.ts';
import { countryOfVatNumber } from '../../markets/vat-number.ts';
import { askService, FailedTry, failOf, TIME_LIMIT_MS } from './ask-service.ts';

/** The European Commission's own, with its numbers of all member states. */
const VIES_URL = 'https://ec.europa.eu/taxation_customs/vies/rest-api';

interface ViesOptions {
  readonly url?: string;
  /** The longest one try may take; 4 s unless told. */
  readonly timeLimitMs?: number;
}

/**
 * `check-vat-number` of the REST service: a verdict with the number of the consultation, or an error, in either of two
 * places and with any status (technical information of VIES, ec.europa.eu/taxation_customs/vies).
 */
const answerSchema = z.object({
  valid: z.boolean().optional(),
  userError: z.string().optional(),
  requestIdentifier: z.string().optional(),
  errorWrappers: z.array(z.object({ error: z.string() })).optional(),
});
type ViesAnswer = z.infer<typeof answerSchema>;

/** VIES says in words what the codes of rule C-06 say. */
const codes = { valid: 200, invalid: 201, ownInvalid: 206, shape: 209 } as const;

/** Errors that are about the numbers; every other one is an outage, of VIES or of a member state. */
const verdicts: Readonly<Record<string, number>> = {
  INVALID: codes.invalid,
  INVALID_INPUT: codes.shape,
  INVALID_REQUESTER_INFO: codes.ownInvalid,
};

/** Gone in a moment: too many ask just now. */
const CROWDED = /^(?:GLOBAL|MS)_MAX_CONCURRENT_REQ/;

function parseAnswer(status: number, text: string): ViesAnswer {
  try {
    return answerSchema.parse(JSON.parse(text));
  } catch (cause) {
    if (status !== 200) throw failOf(status);
    throw new VatServiceUnavailable('the answer is none of VIES', { cause });
  }
}

function toAnswer(status: number, text: string): VatAnswer {
  const { valid, userError, requestIdentifier, errorWrappers = [] } = parseAnswer(status, text);
  const reference = requestIdentifier ? { reference: requestIdentifier } : {};
  if (valid === true) return { errorCode: codes.valid, ...reference };
  const error = errorWrappers[0]?.error ?? userError ?? (valid === false ? 'INVALID' : undefined);
  if (error === undefined) throw new VatServiceUnavailable('the answer says nothing of the number');
  const errorCode = verdicts[error];
  if (errorCode !== undefined) return { errorCode, ...reference };
  throw CROWDED.test(error) ? new FailedTry(error) : new VatServiceUnavailable(error);
}

/** A number as VIES takes it; nothing where it is not from the Union, of which VIES knows nothing. */
function splitNumber(vatId: string): { readonly state: string; readonly number: string } | undefined {
  const country = countryOfVatNumber(vatId);
  if (country === undefined || !getMarket(country).isInEu) return undefined;
  return { state: vatId.slice(0, 2), number: vatId.slice(2) };
}

/**
 * VIES as the VAT service: `POST <url>/check-vat-number`, in the shop's own name where that is from the Union, so that the
 * consultation has a number to prove it with. A number of a country outside it could not be validated.
 */
export function createViesService({
  url = VIES_URL,
  timeLimitMs = TIME_LIMIT_MS,
}: ViesOptions = {}): VatService {
  return {
    async validate({ ownVatId, vatId }) {
      const asked = splitNumber(vatId);
      if (asked === undefined) throw new VatServiceUnavailable('VIES has no numbers of that country');
      const own = splitNumber(ownVatId);
      const body = JSON.stringify({
        countryCode: asked.state,
        vatNumber: asked.number,
        ...(own === undefined ? {} : { requesterMemberStateCode: own.state, requesterNumber: own.number }),
      });
      const question = {
        address: new URL('check-vat-number', url.endsWith('/') ? url : `${url}/`),
        method: 'POST',
        headers: { accept: 'application/json', 'content-type': 'application/json' },
        body,
        timeLimitMs,
      };
      return askService(question, ({ status, text }) => toAnswer(status, text));
    },
  };
}
