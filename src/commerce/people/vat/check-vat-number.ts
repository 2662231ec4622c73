import { DAY_MS } from '../../../kernel/day.ts';
import type { CountryCode } from '../../../kernel/locale.ts';
import { accept, type Outcome } from '../../../kernel/outcome.ts';
import {
  formatVatNumber,
  normaliseVatNumber,
  VAT_NUMBER_MINIMUM_LENGTH,
} from '../../../markets/vat-number.ts';
import type { CommerceContext } from '../../context.ts';
import type { Refusal } from '../../refusal.ts';
import { limitAttempts, networkOf } from '../limits/limit-attempts.ts';
import type { Shopper } from '../sessions/shopper.ts';
import { UNAVAILABLE_CODE, vatStateOf } from './vat-codes.ts';
import type { VatContext } from './vat-service.ts';
import { type VatAnswer, VatServiceUnavailable, type VatValidation } from './vat-service.ts';
import type { FrozenVatVerdict, VatState } from './vat-verdict.ts';
import {
  getStoredVerdict,
  removeVerdictsBefore,
  type StoredVerdict,
  saveVerdict,
} from './vat-verdict-store.ts';

/** A verdict with the service's code, which the shopper's page and the books want to know. */
export interface CheckedVatNumber {
  readonly verdict: FrozenVatVerdict;
  readonly code: number;
}

/** The code of a number that is too short to be one: the service would say 'not as numbers of this country are made'. */
const MALFORMED_CODE = 209;

const MINUTE_MS = 60_000;

/**
 * How long an answer is used again. One that says no is asked anew soon: numbers are registered late, and services err.
 * One that could not be had is never kept.
 */
const VALID_MS: Readonly<Record<StoredVerdict['state'], number>> = {
  valid: DAY_MS,
  invalid: 10 * MINUTE_MS,
};

function isFresh(stored: StoredVerdict, now: Date): boolean {
  return now.getTime() - stored.checkedAt.getTime() < VALID_MS[stored.state];
}

function toChecked(
  found: Omit<StoredVerdict, 'ownVatId' | 'state'> & { readonly state: VatState },
): CheckedVatNumber {
  const { vatId, state, code, reference, checkedAt } = found;
  return {
    verdict: {
      vatId,
      state,
      checkedAt: checkedAt.toISOString(),
      ...(reference === undefined ? {} : { reference }),
    },
    code,
  };
}

async function ask({ service, ownVatId }: VatValidation, vatId: string): Promise<VatAnswer> {
  try {
    return await service.validate({ ownVatId, vatId });
  } catch (error) {
    if (error instanceof VatServiceUnavailable) return { errorCode: UNAVAILABLE_CODE };
    throw error;
  }
}

/**
 * What is known of a number that a shopper of a country typed: the service is asked unless a fresh answer is kept.
 * Asks outside any transaction, for it may take as long as the service's time limit. `undefined` where the shop
 * validates no numbers, or where nothing was typed; `RateLimited` where one network asks about too many.
 */
export async function checkVatNumber(
  commerce: Pick<CommerceContext, 'database' | 'clock'> & VatContext,
  { clientAddress }: Pick<Shopper, 'clientAddress'>,
  country: CountryCode,
  typed: string,
): Promise<Outcome<CheckedVatNumber | undefined, Refusal<'RateLimited'>>> {
  const { database, clock, vat } = commerce;
  if (vat === undefined || typed.trim() === '') return accept(undefined);
  const vatId = formatVatNumber(country, typed);
  if (normaliseVatNumber(country, typed).length < VAT_NUMBER_MINIMUM_LENGTH) {
    const code = MALFORMED_CODE;
    const checkedAt = clock.now();
    return accept(toChecked({ vatId, state: 'invalid', code, reference: undefined, checkedAt }));
  }
  const { ownVatId } = vat;
  const stored = await getStoredVerdict(database, ownVatId, vatId);
  if (stored !== undefined && isFresh(stored, clock.now())) return accept(toChecked(stored));
  const allowed = await limitAttempts(commerce, 'vat/address', clientAddress && networkOf(clientAddress));
  if (!allowed.ok) return allowed;
  const { errorCode: code, reference } = await ask(vat, vatId);
  const state = vatStateOf(code);
  const checkedAt = clock.now();
  if (state !== 'unavailable') {
    await saveVerdict(database, { vatId, ownVatId, state, code, reference, checkedAt });
  }
  return accept(toChecked({ vatId, state, code, reference, checkedAt }));
}

/** Forgets answers that nobody may use any more; carts and orders keep their own. Resolves to how many went. */
export function forgetOldVerdicts({
  database,
  clock,
}: Pick<CommerceContext, 'database' | 'clock'>): Promise<number> {
  return removeVerdictsBefore(database, new Date(clock.now().getTime() - VALID_MS.valid));
}
