import { DAY_S } from '../../kernel/day.ts';
import { CART_QUEUE_KEY } from '../cart/cart-queue-key.ts';
import { TYPED_DETAILS_KEY, TYPED_DETAILS_S } from '../checkout-details/typed-details-key.ts';

/** What a visitor is asked about (rule S-10); a shop that stores nothing for one of these does not ask about it. */
const optionalPurposes = ['preferences', 'statistics', 'marketing'] as const;
export type OptionalPurpose = (typeof optionalPurposes)[number];

/** What a value is stored for, as the page of choices says it. */
export type StoredUse =
  | 'session'
  | 'cart'
  | 'details'
  | 'choices'
  | 'notes'
  | 'consent'
  | 'lastSeen'
  | 'offline';

export interface StoredRow {
  readonly name: string;
  /** Over TLS it is called otherwise: browsers hold such a name to its host. */
  readonly secureName?: string;
  /** After the name comes a colon, and something of the browser's own. */
  readonly isPrefix?: true;
  readonly where: 'cookie' | 'localStorage' | 'sessionStorage' | 'cacheStorage';
  readonly purpose: 'necessary' | OptionalPurpose;
  /** How long it stays, in seconds; `visit`: until the browser is closed, `done`: until what it holds is done with. */
  readonly lasts: number | 'visit' | 'done';
  readonly use: StoredUse;
}

/** Which part of a page could not be loaded, and how often the page was loaded again for it (rule S-09). */
export const SCRIPT_RELOADS_KEY = 'script-reloads';

/** How long a choice counts; then it is asked for again, as the French authority advises (CNIL, deliberation 2020-092). */
export const CONSENT_S = 180 * DAY_S;

/**
 * Everything that is stored in a visitor's browser (rules S-10, Z-03): the page of choices shows this table, and nothing is
 * stored under a name that is not in it (tests/architecture/stored-names.test.ts).
 */
export const storedRows = [
  {
    name: 'token',
    secureName: '__Host-token',
    where: 'cookie',
    purpose: 'necessary',
    lasts: 30 * DAY_S,
    use: 'session',
  },
  { name: 'customer-id', where: 'cookie', purpose: 'necessary', lasts: DAY_S, use: 'session' },
  { name: 'signed-in', where: 'cookie', purpose: 'necessary', lasts: DAY_S, use: 'session' },
  { name: 'cart', where: 'cookie', purpose: 'necessary', lasts: 30 * DAY_S, use: 'cart' },
  {
    name: CART_QUEUE_KEY,
    isPrefix: true,
    where: 'localStorage',
    purpose: 'necessary',
    lasts: 'done',
    use: 'cart',
  },
  { name: CART_QUEUE_KEY, where: 'sessionStorage', purpose: 'necessary', lasts: 'visit', use: 'cart' },
  {
    name: SCRIPT_RELOADS_KEY,
    where: 'localStorage',
    purpose: 'necessary',
    lasts: 'done',
    use: 'notes',
  },
  { name: 'cart-merge', where: 'cookie', purpose: 'necessary', lasts: 120, use: 'notes' },
  {
    name: TYPED_DETAILS_KEY,
    where: 'localStorage',
    purpose: 'necessary',
    lasts: TYPED_DETAILS_S,
    use: 'details',
  },
  { name: 'client-type-guest', where: 'cookie', purpose: 'necessary', lasts: 'visit', use: 'choices' },
  { name: 'shipping-address-type', where: 'cookie', purpose: 'necessary', lasts: 'visit', use: 'choices' },
  { name: 'locale', where: 'cookie', purpose: 'necessary', lasts: 365 * DAY_S, use: 'choices' },
  { name: 'first-price', where: 'cookie', purpose: 'necessary', lasts: 365 * DAY_S, use: 'choices' },
  { name: 'toggles', where: 'cookie', purpose: 'necessary', lasts: 'visit', use: 'choices' },
  { name: 'compared', where: 'sessionStorage', purpose: 'necessary', lasts: 'visit', use: 'choices' },
  // After the colon the version of the shop and its language.
  {
    name: 'offline',
    isPrefix: true,
    where: 'cacheStorage',
    purpose: 'necessary',
    lasts: 'done',
    use: 'offline',
  },
  { name: 'consent', where: 'cookie', purpose: 'necessary', lasts: CONSENT_S, use: 'consent' },
  { name: 'postal-code', where: 'localStorage', purpose: 'preferences', lasts: 'done', use: 'choices' },
  { name: 'last-seen', where: 'localStorage', purpose: 'preferences', lasts: 'done', use: 'lastSeen' },
] as const satisfies readonly StoredRow[];

export type CookieName = Extract<(typeof storedRows)[number], { where: 'cookie' }>['name'];
/** What is kept in the browser's own storage once a visitor has agreed to its purpose. */
export type KeptName = Extract<
  (typeof storedRows)[number],
  { where: 'localStorage'; purpose: OptionalPurpose }
>['name'];

/** The purposes that something is stored for, in the order in which they are asked about. */
export const askedPurposes: readonly OptionalPurpose[] = optionalPurposes.filter((purpose) =>
  storedRows.some((row: StoredRow) => row.purpose === purpose),
);
