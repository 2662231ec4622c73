/** What the partner can say of a card by looking at it. It is asked in its pages, by the browser too. */

export const cardFields = ['cardNumber', 'expiry', 'securityCode', 'holder'] as const;
export type CardField = (typeof cardFields)[number];

/** Error of a field, named like its text. */
export type CardFieldError =
  | 'numberInvalid'
  | 'numberUnknown'
  | 'expiryInvalid'
  | 'expiryPast'
  | 'securityCodeInvalid'
  | 'holderMissing';

export type CardFieldErrors = Readonly<Partial<Record<CardField, CardFieldError>>>;

const brands = {
  visa: { name: 'Visa', pattern: /^4/ },
  mastercard: {
    name: 'Mastercard',
    pattern: /^(?:5[1-5]|222[1-9]|22[3-9]|2[3-6]|27[01]|2720)/,
  },
  amex: { name: 'American Express', pattern: /^3[47]/ },
  maestro: { name: 'Maestro', pattern: /^(?:5018|5020|5038|5893|6304|6759|676[1-3])/ },
} as const;

export type CardBrand = keyof typeof brands;

/** By the first digits (ISO/IEC 7812), as far as they are typed. */
export function findBrand(digits: string): CardBrand | undefined {
  const found = Object.entries(brands).find(([, { pattern }]) => pattern.test(digits));
  return found?.[0] as CardBrand | undefined;
}

export function nameBrand(brand: CardBrand): string {
  return brands[brand].name;
}

export const digitsOf = (typed: string): string => typed.replace(/[\s-]/g, '');

/** Doubles every second digit from the right; the digit sum of a true number ends in 0. */
export function passesLuhnCheck(digits: string): boolean {
  let sum = 0;
  for (let index = 0; index < digits.length; index++) {
    const digit = Number(digits[digits.length - 1 - index]);
    const weighted = index % 2 === 1 ? digit * 2 : digit;
    sum += weighted > 9 ? weighted - 9 : weighted;
  }
  return digits.length > 0 && sum % 10 === 0;
}

function checkNumber(digits: string): CardFieldError | undefined {
  return /^\d{12,19}$/.test(digits) && passesLuhnCheck(digits) ? undefined : 'numberInvalid';
}

/** `MM/YY` or `MM/YYYY`, the separator is free; a card is good until its month ends. */
function checkExpiry(expiry: string, now: Date): CardFieldError | undefined {
  const parts =
    /^(0?[1-9]|1[0-2])\s*[/.\-\s]\s*(?:20)?(\d\d)$/.exec(expiry) ?? /^(0[1-9]|1[0-2])(\d\d)$/.exec(expiry);
  if (parts === null) return 'expiryInvalid';
  const goodUntil = Date.UTC(2000 + Number(parts[2]), Number(parts[1]), 1);
  return goodUntil <= now.getTime() ? 'expiryPast' : undefined;
}

/** Four digits on the face of one brand, three on the back of the others. */
function checkSecurityCode(code: string, brand: CardBrand | undefined): CardFieldError | undefined {
  const isRight = brand === 'amex' ? /^\d{4}$/.test(code) : /^\d{3,4}$/.test(code);
  return isRight ? undefined : 'securityCodeInvalid';
}

/** What is wrong with a card as it was typed, field by field. */
export function checkCard(typed: Readonly<Record<CardField, string>>, now: Date): CardFieldErrors {
  const digits = digitsOf(typed.cardNumber);
  const errors = {
    cardNumber: checkNumber(digits),
    expiry: checkExpiry(typed.expiry.trim(), now),
    securityCode: checkSecurityCode(typed.securityCode.trim(), findBrand(digits)),
    holder: typed.holder.trim() === '' ? 'holderMissing' : undefined,
  } satisfies Record<CardField, CardFieldError | undefined>;
  return Object.fromEntries(Object.entries(errors).filter(([, error]) => error !== undefined));
}
