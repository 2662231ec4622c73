import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { AddressGuide, AskedPlace, TypedPlace } from '../../src/commerce/people/places/address-guide.ts';
import { placeOf } from '../../src/commerce/people/places/place-of.ts';
import { weighAddress } from '../../src/commerce/people/places/weigh-address.ts';

export interface AddressGuideUnderTest {
  readonly guide: AddressGuide;
  close(): Promise<void>;
}

const berlin: AskedPlace = {
  country: 'DE',
  streetName: 'Unter den Linden',
  streetNumber: '5',
  postalCode: '10117',
  city: 'Berlin',
};
const praha: AskedPlace = {
  ...{ country: 'CZ', streetName: 'Národní', streetNumber: '7' },
  ...{ postalCode: '110 00', city: 'Praha' },
};

/** Somebody who has just begun with an address. */
const typing: TypedPlace = {
  ...{ country: 'DE', locale: 'de-DE', typing: '5b3c7d9e-1f2a-4b6c-8d7e-9f0a1b2c3d4e' },
  ...{ field: 'streetName', text: '', postalCode: '', city: '' },
};

/** What the shop relies on, whoever knows the places (rule C-08). */
export function describeAddressGuide(name: string, setup: () => Promise<AddressGuideUnderTest>): void {
  describe(`${name} as the address guide`, () => {
    let under: AddressGuideUnderTest;
    beforeEach(async () => {
      under = await setup();
    });
    afterEach(() => under.close());

    const opinionOf = async (place: AskedPlace) => weighAddress(place, await under.guide.validate(place));

    it.each([berlin, praha, { ...berlin, city: 'BERLIN' }])(
      'C-08: leaves a right address alone: %j',
      async (place) => {
        expect(await opinionOf(place)).toEqual({ state: 'fine' });
      },
    );

    it.each<[string, AskedPlace, Partial<AskedPlace>]>([
      ['a city that is misspelt', { ...berlin, city: 'Brelin' }, { city: 'Berlin' }],
      [
        'a street that is misspelt',
        { ...berlin, streetName: 'Unter den Lindn' },
        { streetName: 'Unter den Linden' },
      ],
      ['a city of another code', { ...berlin, city: 'München' }, { city: 'Berlin' }],
      ['a city by the fields of its country', { ...praha, city: 'Brno' }, { city: 'Praha' }],
    ])('C-08: suggests how it was meant: %s', async (_about, place, right) => {
      const { country: _, ...typed } = place;
      expect(await opinionOf(place)).toEqual({ state: 'doubtful', suggestion: { ...typed, ...right } });
    });

    /** What the first suggestion fills. */
    async function pickFirst(typed: Partial<TypedPlace>) {
      const asked = { ...typing, ...typed };
      const [first] = await under.guide.suggest(asked);
      if (first === undefined) return undefined;
      const { name, detail, id } = first;
      const components = await under.guide.locate({ ...asked, id });
      return { name, detail, place: placeOf(asked.country, components) };
    }

    it.each<[string, Partial<TypedPlace>, object]>([
      [
        'a street by its beginning',
        { field: 'streetName', text: 'Unter den Li' },
        {
          name: 'Unter den Linden',
          detail: '10117 Berlin',
          place: { streetName: 'Unter den Linden', postalCode: '10117', city: 'Berlin' },
        },
      ],
      ['a code', { field: 'postalCode', text: '10117' }, { place: { postalCode: '10117', city: 'Berlin' } }],
      ['a city', { field: 'city', text: 'Berl' }, { name: 'Berlin', place: { city: 'Berlin' } }],
      [
        'a city by the fields of its country',
        { country: 'CZ', locale: 'cs-CZ', field: 'city', text: 'Prah' },
        { name: 'Praha', place: { city: 'Praha' } },
      ],
    ])('C-08: suggests %s, and says what it fills', async (_about, typed, expected) => {
      expect(await pickFirst(typed)).toMatchObject(expected);
    });

    it('C-08: suggests nothing for what is nowhere', async () => {
      expect(await under.guide.suggest({ ...typing, text: 'Xyzzy' })).toEqual([]);
    });
  });
}
