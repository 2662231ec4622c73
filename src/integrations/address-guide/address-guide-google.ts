import { z } from 'zod';
import {
  type AddressDoubt,
  type AddressGuide,
  AddressGuideUnavailable,
  type AskedPlace,
  type ComponentMark,
  type GuideAnswer,
} from '../../commerce/people/places/address-guide.ts';

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

/** Google's Address Validation by a key (rule C-08). Nothing of who lives there is sent, and the key stands in no address. */
export function createGoogleAddressGuide({
  key,
  url = GOOGLE,
  timeLimitMs = TIME_LIMIT_MS,
}: GoogleAddressGuideOptions): AddressGuide {
  return {
    async validate(place) {
      let body: unknown;
      try {
        const response = await fetch(new URL('/v1:validateAddress', url), {
          method: 'POST',
          headers: { 'content-type': 'application/json', 'x-goog-api-key': key },
          body: JSON.stringify({ address: { regionCode: place.country, addressLines: linesOf(place) } }),
          redirect: 'error',
          signal: AbortSignal.timeout(timeLimitMs),
        });
        if (response.status !== 200) throw new AddressGuideUnavailable(`answered ${response.status}`);
        body = await response.json();
      } catch (error) {
        if (error instanceof AddressGuideUnavailable) throw error;
        throw new AddressGuideUnavailable('not reached, or not in time', { cause: error });
      }
      const answer = answerSchema.safeParse(body);
      if (!answer.success) throw new AddressGuideUnavailable('the answer cannot be read');
      return toAnswer(answer.data);
    },
  };
}
