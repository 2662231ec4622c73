import type { CookieName } from './stored-names.ts';

interface CookieOptions {
  /** Absent: until the browser is closed. */
  readonly seconds?: number;
  /** Whether scripts of the page may read it; out of their reach unless told. */
  readonly reach?: 'scripts';
  readonly isHttps: boolean;
}

/** The one place where cookies are written: a name of the table of what is stored, for this shop alone. */
export function writeCookie(
  name: CookieName | `__Host-${CookieName}`,
  value: string,
  { seconds, reach, isHttps }: CookieOptions,
): string {
  return [
    `${name}=${value}`,
    'Path=/',
    ...(seconds === undefined ? [] : [`Max-Age=${seconds}`]),
    'SameSite=Lax',
    ...(reach === 'scripts' ? [] : ['HttpOnly']),
    ...(isHttps ? ['Secure'] : []),
  ].join('; ');
}
