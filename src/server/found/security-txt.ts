import { DAY_MS } from '../../kernel/day.ts';
import { languageOf } from '../../kernel/locale.ts';
import type { Market } from '../../markets/countries.ts';

/** RFC 9116 asks for less than a year; a file that nobody looks after any more runs out. */
const VALID_DAYS = 180;

/** Where to tell of a weakness of the shop (RFC 9116). */
export function writeSecurityTxt(
  market: Market,
  { email, origin, now }: { readonly email: string; readonly origin: string; readonly now: Date },
): string {
  const today = Math.floor(now.getTime() / DAY_MS) * DAY_MS;
  const languages = new Set([...market.languages.map(({ locale }) => languageOf(locale)), 'en']);
  return [
    `Contact: mailto:${email}`,
    `Expires: ${new Date(today + VALID_DAYS * DAY_MS).toISOString()}`,
    `Preferred-Languages: ${[...languages].join(', ')}`,
    `Canonical: ${origin}/.well-known/security.txt`,
    '',
  ].join('\n');
}
