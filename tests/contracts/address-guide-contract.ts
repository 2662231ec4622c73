import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { AddressGuide, AskedPlace } from '../../src/commerce/people/places/address-guide.ts';
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
  });
}
