import { createHash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import {
  type VatAnswer,
  type VatService,
  VatServiceUnavailable,
} from '../../commerce/people/vat/vat-service.ts';
import { checkVatDigits, type VatNumberShape } from '../../markets/vat-check-digits.ts';

interface EmbeddedVatServiceOptions {
  /** How long a number that is never answered keeps one waiting; 4 s unless told, as long as the real service is given. */
  readonly timeLimitMs?: number;
}

const TIME_LIMIT_MS = 4000;

/** Codes of the real service (BZSt eVatR; rule C-06 lists them). */
const codes = { valid: 200, ownInvalid: 206, shape: 209, checkDigits: 210, prefix: 212 } as const;

/**
 * Sandbox numbers, as payment partners have test cards: nothing but zeros before one of these, whatever the country
 * (`DE000000205`, `ATU00000999`). They answer that code; 503 is never reached and 408 never answers. A number that is
 * right by its check digits is none of them.
 */
const sandboxCodes: readonly number[] = [201, 202, 203, 204, 205, 208, 216, 217, 218, 219, 223, 999];
const UNREACHABLE = 503;
const SILENT = 408;

const codeOfShape: Readonly<Record<VatNumberShape, number>> = {
  right: codes.valid,
  'unknown-prefix': codes.prefix,
  'wrong-shape': codes.shape,
  'wrong-check-digits': codes.checkDigits,
};

function codeOf(vatId: string): number {
  return codeOfShape[checkVatDigits(vatId)];
}

function sandboxCodeOf(vatId: string): number | undefined {
  const [, digits] = /^[A-Z]{2,3}0+(\d{3})$/.exec(vatId) ?? [];
  return digits === undefined ? undefined : Number(digits);
}

/** Stands for the answer's own number: the same question on every machine has the same one. */
function referenceOf(ownVatId: string, vatId: string): string {
  return `SANDBOX-${createHash('sha256').update(`${ownVatId} ${vatId}`).digest('hex').slice(0, 12)}`;
}

/**
 * The VAT service without a network: it knows how numbers of each country are made, not who is registered, and can be as
 * slow or as dead as the real one. Not for production (rule I-21).
 */
export function createEmbeddedVatService({
  timeLimitMs = TIME_LIMIT_MS,
}: EmbeddedVatServiceOptions = {}): VatService {
  return {
    async validate({ ownVatId, vatId }): Promise<VatAnswer> {
      if (codeOf(ownVatId) !== codes.valid) return { errorCode: codes.ownInvalid };
      const found = codeOf(vatId);
      const asked = found === codes.valid ? undefined : sandboxCodeOf(vatId);
      if (asked === UNREACHABLE) throw new VatServiceUnavailable('not reached');
      if (asked === SILENT) {
        await wait(timeLimitMs);
        throw new VatServiceUnavailable('no answer in time');
      }
      const errorCode = asked !== undefined && sandboxCodes.includes(asked) ? asked : found;
      return { errorCode, reference: referenceOf(ownVatId, vatId) };
    },
  };
}
