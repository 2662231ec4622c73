import type { CommerceContext } from '../../context.ts';
import { limitAttempts, limitNetwork } from '../limits/limit-attempts.ts';
import { nameOfSession } from '../sessions/session.ts';
import type { Shopper } from '../sessions/shopper.ts';
import { type AddressGuideContext, AddressGuideUnavailable, type AskedPlace } from './address-guide.ts';
import { type AddressOpinion, weighAddress } from './weigh-address.ts';

/** One line that tells addresses apart, however they are spaced. */
const lineOf = ({ country, streetName, streetNumber, postalCode, city }: AskedPlace) =>
  [country, streetName, streetNumber, postalCode, city].map((text) => text.trim().toLowerCase()).join('\n');

/**
 * What is thought of an address (rule C-08), once for each session and address. `undefined` is a pass: not switched on in the
 * country, asked about before, too many asked about, or nobody to ask; the shopper is kept waiting by none of these.
 */
export async function checkAddress(
  commerce: Pick<CommerceContext, 'database' | 'clock' | 'isSwitchedOn'> & AddressGuideContext,
  { session, clientAddress }: Pick<Shopper, 'session' | 'clientAddress'>,
  place: AskedPlace,
): Promise<AddressOpinion | undefined> {
  const { addressGuide, onGuideFailure } = commerce;
  if (addressGuide === undefined || session === undefined) return undefined;
  if (!commerce.isSwitchedOn('addressValidation', place.country)) return undefined;
  const subject = `${nameOfSession(session)}\n${lineOf(place)}`;
  if (!(await limitAttempts(commerce, 'address-check/session', subject)).ok) return undefined;
  if (!(await limitNetwork(commerce, clientAddress, 'address-check/address')).ok) return undefined;
  try {
    return weighAddress(place, await addressGuide.validate(place));
  } catch (error) {
    if (!(error instanceof AddressGuideUnavailable)) throw error;
    onGuideFailure(error);
    return undefined;
  }
}
