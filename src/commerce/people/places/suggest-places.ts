import { isFlagOn } from '../../../merchant/merchant.ts';
import type { CommerceContext } from '../../context.ts';
import { limitNetwork } from '../limits/limit-attempts.ts';
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

/**
 * Asks the provider where the merchant has addresses completed, for somebody with a session, within the limit of a network;
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
  if (!isFlagOn(commerce.merchant(), 'addressAutocomplete', country)) return otherwise;
  if (!(await limitNetwork(commerce, clientAddress, 'address-typing/address')).ok) return otherwise;
  try {
    return await ask(addressGuide);
  } catch (error) {
    if (!(error instanceof AddressGuideUnavailable)) throw error;
    onGuideFailure(error);
    return otherwise;
  }
}

/** What may be meant by what is typed into an address (rule C-08). */
export async function suggestPlaces(
  commerce: Commerce,
  shopper: Asking,
  typed: TypedPlace,
): Promise<readonly PlaceSuggestion[]> {
  const text = typed.text.trim();
  if ([...text].length < FEWEST_LETTERS) return [];
  const found = await askGuide(commerce, shopper, typed, (guide) => guide.suggest({ ...typed, text }), []);
  return found.slice(0, MOST_SUGGESTIONS);
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
