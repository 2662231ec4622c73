import { z } from 'zod';
import type {
  AddressDoubt,
  AddressGuide,
  AskedPlace,
  ComponentMark,
  GuideAnswer,
} from '../../commerce/people/places/address-guide.ts';
import { createGoogleCall } from './google-call.ts';
import { locateByGoogle, suggestByGoogle } from './google-places.ts';

interface GoogleAddressGuideOptions {
  readonly key: string;
  /** Another address than Google's: for tests, and for a proxy of the merchant's. */
  readonly url?: string;
  /** A shopper waits for it: 2.5 s unless told. */
  readonly timeLimitMs?: number;
}

/** https://developers.google.com/maps/documentation/address-validation, November 2026. */
const GOOGLE = 'https://addressvalidation.googleapis.com';
const TIME_LIMIT_MS = 2500;

/** The fields that rule C-08 reads; an absent yes or no is a no, as in all JSON of protocol buffers. */
const answerSchema = z.object({
  result: z.object({
    verdict: z.object({
      addressComplete: z.boolean().default(false),
      hasUnconfirmedComponents: z.boolean().default(false),
      hasReplacedComponents: z.boolean().default(false),
    }),
    address: z.object({
      addressComponents: z
        .array(
          z.object({
            componentName: z.object({ text: z.string() }),
            componentType: z.string(),
            spellCorrected: z.boolean().default(false),
            replaced: z.boolean().default(false),
            unexpected: z.boolean().default(false),
          }),
        )
        .default([]),
    }),
  }),
});

function toAnswer({ result: { verdict, address } }: z.output<typeof answerSchema>): GuideAnswer {
  const doubts: [boolean, AddressDoubt][] = [
    [!verdict.addressComplete, 'incomplete'],
    [verdict.hasReplacedComponents, 'replaced'],
    [verdict.hasUnconfirmedComponents, 'unconfirmed'],
  ];
  return {
    doubts: doubts.flatMap(([isSo, doubt]) => (isSo ? [doubt] : [])),
    components: address.addressComponents.map((component) => {
      const marks: [boolean, ComponentMark][] = [
        [component.spellCorrected, 'spell-corrected'],
        [component.replaced, 'replaced'],
        [component.unexpected, 'unexpected'],
      ];
      return {
        type: component.componentType,
        text: component.componentName.text,
        marks: marks.flatMap(([isSo, mark]) => (isSo ? [mark] : [])),
      };
    }),
  };
}

function linesOf({ streetName, streetNumber, postalCode, city }: AskedPlace): string[] {
  return [`${streetName} ${streetNumber}`.trim(), `${postalCode} ${city}`.trim()];
}

/**
 * Google's Address Validation and Places by a key (rule C-08). Nothing of who lives there is sent, nor of who asks: it is the shop
 * that asks, not the browser.
 */
export function createGoogleAddressGuide({
  key,
  url,
  timeLimitMs = TIME_LIMIT_MS,
}: GoogleAddressGuideOptions): AddressGuide {
  const call = createGoogleCall(key, timeLimitMs);
  return {
    attribution: 'Google Maps',
    async validate(place) {
      const answer = await call({
        url: new URL('/v1:validateAddress', url ?? GOOGLE),
        answer: answerSchema,
        body: { address: { regionCode: place.country, addressLines: linesOf(place) } },
      });
      return toAnswer(answer);
    },
    suggest: (typed) => suggestByGoogle(call, typed, url),
    locate: (picked) => locateByGoogle(call, picked, url),
  };
}
