import type { Address } from '../../../markets/postal-address.ts';

const alike: Readonly<Record<string, string>> = { ß: 'ss', æ: 'a', ø: 'o', œ: 'o', ł: 'l', đ: 'd', ı: 'i' };

/** Letters as they are typed in a hurry: without marks, `ae` for `ä` as good as `a`. */
function fold(text: string): string {
  return text
    .toLowerCase()
    .replace(/[ßæøœłđı]/g, (letter) => alike[letter] ?? letter)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/([aou])e/g, '$1');
}

const LETTERS_OF_A_STREET = 4;

/**
 * What stays the same of an address however it is spelt: country, postal code, how the street begins and its number. Floors,
 * names and further lines tell nothing apart, so one door is one door; two that fall together are looked at together.
 */
export function doorOf(address: Address): string {
  const street = fold(address.streetName ?? '');
  const number = /\d+/.exec(address.streetNumber ?? '')?.[0] ?? /(\d+)\D*$/.exec(street)?.[1] ?? '';
  const letters = street.replace(/[^\p{L}]/gu, '').slice(0, LETTERS_OF_A_STREET);
  const code = fold(address.postalCode ?? '').replace(/[^\p{L}\d]/gu, '');
  const place = code === '' ? fold(address.city ?? '').replace(/[^\p{L}]/gu, '') : code;
  return [address.country, place, letters, number.replace(/^0+/, '')].join('|');
}
