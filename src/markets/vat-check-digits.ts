import { checkVAT, countries, norway } from 'jsvat-next';

/** What is found in a VAT number without asking anybody. */
export type VatNumberShape = 'right' | 'unknown-prefix' | 'wrong-shape' | 'wrong-check-digits';

/**
 * The number as jsvat-next knows it: Belgian numbers had nine digits before a 0 was put in front of them (2005), and
 * Norwegian ones end in MVA instead of beginning with their country.
 */
function check(vatId: string): ReturnType<typeof checkVAT> {
  const [, norwegian] = /^NO(\d{9})(?:MVA)?$/.exec(vatId) ?? [];
  if (norwegian !== undefined) return checkVAT(`${norwegian}MVA`, [norway]);
  return checkVAT(vatId.replace(/^BE(\d{9})$/, 'BE0$1'), countries);
}

/** Whether a number with its prefix (`SK1234567890`, in one piece and capitals) is made as its country makes them. */
export function checkVatDigits(vatId: string): VatNumberShape {
  const result = check(vatId);
  if (result.isValid) return 'right';
  if (!result.isSupportedCountry) return 'unknown-prefix';
  return result.isValidFormat ? 'wrong-check-digits' : 'wrong-shape';
}
