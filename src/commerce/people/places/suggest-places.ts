import type { CountryCode } from '../../../kernel/locale.ts';
import { isFlagOn } from '../../../merchant/merchant.ts';
import type { CommerceContext } from '../../context.ts';
import { limitAttempts, limitNetwork } from '../limits/limit-attempts.ts';
import { nameOfSession } from '../sessions/session.ts';
import type { Shopper } from '../sessions/shopper.ts';
import {
  type AddressGuide,
  type AddressGuideContext,
  AddressGuideUnavailable,
  type PickedPlace,
  type PlaceSuggestion,
  type TypedPlace,
} from './address-guide.ts';
import { type PlaceFields, placeOf } from './place-of.ts';

/** So much of a field is typed before anybody is asked. */
const FEWEST_LETTERS = 2;
/** A list that a phone shows above its keyboard. */
const MOST_SUGGESTIONS = 5;

type Commerce = Pick<CommerceContext, 'database' | 'clock' | 'merchant'> & AddressGuideContext;
type Asking = Pick<Shopper, 'session' | 'clientAddress'>;

interface SuggestedPlaces extends Pick<AddressGuide, 'attribution'> {
  readonly suggestions: readonly PlaceSuggestion[];
}

/** Whether addresses of a country are completed while they are typed: there is a provider, and the merchant has it switched on. */
export function completesAddresses(
  { addressGuide, merchant }: Pick<Commerce, 'addressGuide' | 'merchant'>,
  country: CountryCode,
): boolean {
  return addressGuide !== undefined && isFlagOn(merchant(), 'addressAutocomplete', country);
}

/**
 * Asks the provider where addresses are completed, for somebody with a session, within the limits of session and network;
 * `otherwise` where it is not asked or cannot be: whoever types is never kept from it.
 */
async function askGuide<Answer>(
  commerce: Commerce,
  { session, clientAddress }: Asking,
  { country }: Pick<TypedPlace, 'country'>,
  ask: (guide: AddressGuide) => Promise<Answer>,
  otherwise: Answer,
): Promise<Answer> {
  const { addressGuide, onGuideFailure } = commerce;
  if (addressGuide === undefined || session === undefined) return otherwise;
  if (!completesAddresses(commerce, country)) return otherwise;
  const subject = nameOfSession(session);
  if (!(await limitAttempts(commerce, 'address-typing/session', subject)).ok) return otherwise;
  if (!(await limitNetwork(commerce, clientAddress, 'address-typing/address')).ok) return otherwise;
  try {
    return await ask(addressGuide);
  } catch (error) {
    if (!(error instanceof AddressGuideUnavailable)) throw error;
    onGuideFailure(error);
    return otherwise;
  }
}

/** What may be meant by what is typed into an address, and whose knowledge that is (rule C-08). */
export async function suggestPlaces(
  commerce: Commerce,
  shopper: Asking,
  typed: TypedPlace,
): Promise<SuggestedPlaces> {
  const text = typed.text.trim();
  const none: SuggestedPlaces = { suggestions: [], attribution: undefined };
  if ([...text].length < FEWEST_LETTERS) return none;
  const ask = async (guide: AddressGuide): Promise<SuggestedPlaces> => {
    const found = await guide.suggest({ ...typed, text });
    return { suggestions: found.slice(0, MOST_SUGGESTIONS), attribution: guide.attribution };
  };
  return askGuide(commerce, shopper, typed, ask, none);
}

/** The fields that a suggestion fills (rule C-08); none where nobody can say. */
export async function locatePlace(
  commerce: Commerce,
  shopper: Asking,
  picked: PickedPlace,
): Promise<Partial<PlaceFields>> {
  const components = await askGuide(commerce, shopper, picked, (guide) => guide.locate(picked), []);
  return placeOf(picked.country, components);
}
