/**
 * What a content text may leave open in curly brackets, `free above {freeShippingFrom}`: filled from the market the page is
 * read in, so that one text serves every country of a language (docs/content-file.md says what each of them holds).
 */
export const placeholderNames = [
  'shopName',
  'companyName',
  'companyAddress',
  'companyRegister',
  'companyVatId',
  'phone',
  'email',
  'domain',
  'country',
  'currency',
  'foundedYear',
  'year',
  'returnDays',
  'freeShippingFrom',
  'parcelFee',
  'freightFee',
  'parcelDays',
  'freightDays',
  'codFee',
  'codLimit',
  'vatRate',
  'guaranteePeriod',
  'openingHours',
  'disputeBody',
  'dataAuthority',
  'supervisoryAuthority',
  'contentPerson',
  'dataProtectionPerson',
  'productSafetyPerson',
] as const satisfies readonly string[];

type PlaceholderName = (typeof placeholderNames)[number];
/** What each placeholder stands for in one market and locale; an empty text is a fact the market does not have. */
export type PlaceholderTexts = Readonly<Record<PlaceholderName, string>>;

const IN_BRACKETS = /\{([^{}]*)\}/g;
/** The same, or all that a link dials. */
const DIALLED_OR_IN_BRACKETS = /(?<=\]\()tel:\{phone\}|\{([^{}]*)\}/g;

function isPlaceholder(name: string): name is PlaceholderName {
  return placeholderNames.some((known) => known === name);
}

/** The first thing in curly brackets that is no placeholder, brackets included; a lone bracket counts. */
export function findUnknownPlaceholder(text: string): string | undefined {
  for (const [whole, name = ''] of text.matchAll(IN_BRACKETS)) if (!isPlaceholder(name)) return whole;
  return /[{}]/.exec(text.replaceAll(IN_BRACKETS, ''))?.[0];
}

export function fillPlaceholders(text: string, texts: PlaceholderTexts): string {
  if (!text.includes('{')) return text;
  return text.replaceAll(DIALLED_OR_IN_BRACKETS, (whole, name: string | undefined) => {
    // An address has no spaces.
    if (name === undefined) return `tel:${texts.phone.replace(/[^+\d]/g, '')}`;
    return isPlaceholder(name) ? texts[name] : whole;
  });
}
