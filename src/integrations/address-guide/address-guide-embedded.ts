import { distance } from 'fastest-levenshtein';
import type {
  AddressComponent,
  AddressGuide,
  AskedPlace,
  ComponentMark,
  GuideAnswer,
} from '../../commerce/people/places/address-guide.ts';
import { foldPlace as fold } from './fold-place.ts';
import { type KnownPlace, knownPlaces } from './known-places.ts';
import { locateKnown, suggestKnown } from './suggest-known.ts';

/** A slip of the finger: more than nothing, and not another word. */
function isMisspelt(typed: string, right: string): boolean {
  const slips = distance(fold(typed), fold(right));
  return slips > 0 && slips <= (right.length > 7 ? 2 : 1);
}

function part(type: string, text: string, ...marks: ComponentMark[]): AddressComponent {
  return { type, text, marks };
}

/** The city of a code that is known: as it was typed, spelt right, or another one. */
function answerByCode(place: AskedPlace, { city, streets }: KnownPlace): GuideAnswer {
  const isRight = fold(place.city) === fold(city);
  const mark = isMisspelt(place.city, city) ? 'spell-corrected' : 'replaced';
  const street = streets.find((name) => isMisspelt(place.streetName, name));
  return {
    doubts: isRight || mark === 'spell-corrected' ? [] : ['replaced'],
    components: [
      isRight ? part('postal_town', city) : part('postal_town', city, mark),
      ...(street === undefined ? [] : [part('route', street, 'spell-corrected')]),
    ],
  };
}

/**
 * A mapping provider without a network (rule C-08). It knows some well-known places of each country and says nothing of any
 * other: enough to try the shop out, not for production.
 */
export function createEmbeddedAddressGuide(): AddressGuide {
  return {
    attribution: undefined,
    async validate(place) {
      const known = knownPlaces[place.country];
      const byCode = known.find(({ postalCode }) => fold(postalCode) === fold(place.postalCode));
      if (byCode !== undefined) return answerByCode(place, byCode);
      const isKnown = known.some(({ city }) => fold(city) === fold(place.city));
      const meant = isKnown ? undefined : known.find(({ city }) => isMisspelt(place.city, city));
      return {
        doubts: [],
        components: meant === undefined ? [] : [part('postal_town', meant.city, 'spell-corrected')],
      };
    },
    async suggest(typed) {
      return suggestKnown(typed);
    },
    async locate({ id }) {
      return locateKnown(id);
    },
  };
}
