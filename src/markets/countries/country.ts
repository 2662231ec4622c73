import type { CurrencyCode } from '../../kernel/money.ts';
import type { CalendarDay } from '../calendar-day.ts';
import type { HolidayRule } from '../holiday-rule.ts';
import type { PartnerMethod } from '../partner-methods.ts';
import type { SafetyRegion } from '../product-safety.ts';
import type { SwitchName } from '../switch-names.ts';

/** Whether a form asks for the region, and what the country calls it. */
type RegionRule =
  | { readonly need: 'none' }
  | { readonly need: 'optional' | 'required'; readonly kind: 'county' | 'province' };

/** How a country's people write an address: order of lines, region and company after google/libaddressinput and commerceguys/addressing. */
export interface AddressRules {
  readonly nameOrder: 'given-first' | 'family-first';
  readonly streetOrder: 'name-number' | 'number-name';
  readonly cityOrder: 'code-city' | 'city-code';
  readonly region: RegionRule;
  /** Rule C-03, street number: must contain a digit; where it is not checked it may also stay empty. */
  readonly checksStreetNumber: boolean;
  /** Where the company stands on a label. */
  readonly companyLine: 'before-name' | 'after-name';
  /** The last lines of a label, from the street on, with field names in braces. */
  readonly placeLines: readonly string[];
}

/** How a country writes its postal codes (rule C-03). */
interface PostalCodeRule {
  /** Matched against trimmed upper-case text; the capture groups are the parts that `separator` joins. */
  readonly pattern: RegExp;
  readonly separator: '' | ' ' | '-';
  readonly example: string;
  /** What foreign mail puts before the code and the code itself does not contain, `SE-`; after google/libaddressinput. */
  readonly foreignPrefix: string | undefined;
}

/** How a country writes its VAT numbers (rule C-06). */
export interface VatNumberRule {
  /** What a number starts with: `EL` for Greece, `CHE` for Switzerland. */
  readonly prefix: string;
  /** Which characters count; after the shapes published for VIES, HMRC, the Norwegian and the Swiss UID register. */
  readonly counted: 'digits' | 'digits-and-letters' | 'all-but-spaces';
  /** Shows the shape and is nobody's number. */
  readonly placeholder: string;
  /** Only so many characters count. */
  readonly cutAt: number | undefined;
}

/** How addresses and numbers of a country are written: what forms need, in browsers too. */
export interface CountryForms {
  readonly address: AddressRules;
  readonly postalCode: PostalCodeRule;
  readonly vatNumber: VatNumberRule;
}

/** The money of a country from a day on. A row with `optIn` counts only where the merchant's setting says so. */
export interface CurrencyRow {
  readonly from: CalendarDay;
  readonly currencyCode: CurrencyCode;
  readonly optIn: 'datedCurrencies' | 'none';
}

/** A part of an address in the words of mapping providers. */
export type CityComponent =
  | 'postal_town'
  | 'locality'
  | 'sublocality_level_1'
  | 'administrative_area_level_1'
  | 'administrative_area_level_2';

/** A rate from a day on, in basis points: 2550 is 25.5 %. */
interface VatRateRow {
  readonly from: CalendarDay;
  readonly basisPoints: number;
}
type VatRateRows = readonly [VatRateRow, ...VatRateRow[]];

/** What delivery costs in minor units, gross. It is free from `freeAbove` on, itself included (rule V-07). */
export interface ShippingRates {
  readonly parcel: number;
  readonly freight: number;
  readonly freeAbove: number;
}

/** Working days from order to door, lowest and highest. */
export interface DeliveryDays {
  readonly from: number;
  readonly to: number;
}

/**
 * All that the shop knows of one country it sells in. Every field is demanded, and one that has nothing to say says so: a
 * country that is left out somewhere does not compile. Words are messages, the country's names come from `Intl`.
 */
export interface Country {
  /** Of rule M-01, never dollars. */
  readonly currencyCode: CurrencyCode;
  /** Another currency from a day on (rule D-08). */
  readonly laterCurrencies: readonly CurrencyRow[];
  /** IANA name; of the capital where a country has several. */
  readonly timeZone: string;
  /**
   * Days of the whole country that are no working days, besides weekends; those that always fall on one are left out, and so are
   * days of regions. What was weighed, and what they do not know: docs/decisions/0051-told-around-an-order.md.
   */
  readonly publicHolidays: readonly HolidayRule[];
  readonly isInEu: boolean;
  /** Where somebody answers for the safety of goods that are made elsewhere (rule D-04). */
  readonly safetyRegion: SafetyRegion;
  /** Whether goods sold by measure say what a unit costs (rule P-16): Directive 98/6/EC, and laws alike outside the Union. */
  readonly statesUnitPrices: boolean;
  /**
   * Oldest first; the first row reaches back as far as its source does (rule V-06). `reduced`: the lowest rate that is not
   * super-reduced; `zero`: where some goods are taxed at nothing at all. Sources: ibericode/vat-rates (2025-08-12) for the EU,
   * kdeldycke/vat-rates (2025-09-25) and the tax offices for CH, GB and NO; valeriansaliou/node-sales-tax (2025-10-31) agrees.
   */
  readonly vatRates: {
    readonly standard: VatRateRows;
    readonly reduced: VatRateRows | 'none';
    readonly zero: VatRateRows | 'none';
  };
  /** Years for which the seller answers for faults of new goods (transposition of Directive 2019/771); where the law names none, what courts usually grant. */
  readonly guaranteeYears: number;
  /**
   * Settling disputes of consumers out of court (Directive 2013/11/EU, Article 13): `mayDecline` is off where who sells must give
   * consumers a mediator (Code de la consommation, L. 612-1 and L. 616-1); a book of complaints that the state keeps
   * (Decreto-Lei 156/2005, Article 5-B).
   */
  readonly disputes: { readonly mayDecline: boolean; readonly complaintsBook: string | 'none' };
  /** Prices carry the disclaimer about earlier prices (rule P-02). */
  readonly hasPriceDisclaimer: boolean;
  /** Rates of the country's own; else it is delivered at those of its currency (rule V-07). */
  readonly ownShippingRates: (ShippingRates & { readonly from: CalendarDay }) | 'none';
  /** What the carriers promise: working days from order to door, lowest and highest (rules P-12, P-17). */
  readonly deliveryDays: Readonly<Record<'parcel' | 'freight', DeliveryDays>>;
  /** Islands and other places that carriers need longer for: what their postal codes begin with, and by how many working days. */
  readonly remoteAreas: readonly { readonly codes: readonly string[]; readonly addedDays: number }[];
  /** What the card integration offers here (rule Y-01). */
  readonly partnerMethods: readonly PartnerMethod[];
  /** What a mapping provider calls the city here, the first that it names (rule C-08). */
  readonly cityComponents: readonly CityComponent[];
  /** Rule Y-04. */
  readonly takesBankTransfer: boolean;
  /** Rule Y-02; the fee is the currency's. */
  readonly cashOnDelivery: {
    readonly takes: 'nothing' | 'parcels' | 'parcels and freight';
    /** Highest total gross that may be paid so, itself included: minor units of the country's currency. */
    readonly limit: number;
    /** Most standard products of an order; a 0 in rule Y-02 sets no limit. */
    readonly itemLimit: number | 'unlimited';
  };
  /** On in production and everywhere else. */
  readonly switches: readonly SwitchName[];
  /** The shop's trust score stands in the head of its pages, unless the merchant says otherwise (rule M-07). */
  readonly showsTrustScore: boolean;
  /** Pages show `NS` before an order's number (rule T-01). */
  readonly showsOrderNumberPrefix: boolean;
}
