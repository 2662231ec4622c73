import type { CountryCode, LocaleCode } from '../../../kernel/locale.ts';
import type { CompletedField } from '../../../markets/addresses.ts';

/** The provider could not be asked, did not answer in time or answered nonsense: nothing is known of the address. */
export class AddressGuideUnavailable extends Error {
  override readonly name = 'AddressGuideUnavailable';
}

/** Where something is, as far as a provider can know of it: no name, no company. */
export interface AskedPlace {
  readonly country: CountryCode;
  readonly streetName: string;
  /** Empty where the street's name has it. */
  readonly streetNumber: string;
  readonly postalCode: string;
  readonly city: string;
}

/** What the provider did to a part of an address. */
export type ComponentMark = 'spell-corrected' | 'replaced' | 'unexpected';

/** A part of an address as the provider knows it; `type` in the words of mapping providers, `route`, `postal_code`. */
export interface AddressComponent {
  readonly type: string;
  readonly text: string;
  readonly marks: readonly ComponentMark[];
}

/** What is wrong with an address as a whole. */
export type AddressDoubt = 'incomplete' | 'replaced' | 'unconfirmed';

export interface GuideAnswer {
  readonly doubts: readonly AddressDoubt[];
  readonly components: readonly AddressComponent[];
}

/** Who asks for suggestions, in words that say nothing of a person. */
interface TypingSession {
  readonly country: CountryCode;
  readonly locale: LocaleCode;
  /** One for each address that is typed, ended by the pick: so providers bill. Letters, digits, `-` and `_`, 36 at most. */
  readonly typing: string;
}

/** What somebody has typed into a field of an address, and what its neighbours hold. */
export interface TypedPlace extends TypingSession {
  readonly field: CompletedField;
  readonly text: string;
  readonly postalCode: string;
  readonly city: string;
}

/** What may be meant; `id` is the provider's own. */
export interface PlaceSuggestion {
  readonly id: string;
  readonly name: string;
  /** Where that is; empty where the name says it all. */
  readonly detail: string;
}

export interface PickedPlace extends TypingSession {
  readonly id: string;
}

/** A mapping provider as the shop needs it (rule C-08). It throws AddressGuideUnavailable when it cannot be asked in time. */
export interface AddressGuide {
  /** What is to stand beside its suggestions, where it asks for that. */
  readonly attribution: string | undefined;
  validate(place: AskedPlace): Promise<GuideAnswer>;
  /** The likeliest first. */
  suggest(typed: TypedPlace): Promise<readonly PlaceSuggestion[]>;
  /** The parts of a suggestion; none where it names nothing. */
  locate(picked: PickedPlace): Promise<readonly AddressComponent[]>;
}

/** With what addresses are checked and completed, where a country has that switched on. */
export interface AddressGuideContext {
  /** Without it no address is checked or completed. */
  readonly addressGuide: AddressGuide | undefined;
  /** Tells the shop's operators that addresses could not be checked. */
  readonly onGuideFailure: (error: AddressGuideUnavailable) => void;
}
