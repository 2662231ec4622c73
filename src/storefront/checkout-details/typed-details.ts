import { mayHaveCart } from '../cart/may-have-cart.ts';
import { TYPED_DETAILS_KEY as KEY, TYPED_DETAILS_S } from './typed-details-key.ts';

export const detailParts = ['contact', 'billing', 'shipping'] as const;
export type DetailPart = (typeof detailParts)[number];

interface TypedPart {
  /** What the shop knew of the part when it was typed: once it knows something else, that counts. */
  readonly instead: string;
  readonly values: Readonly<Record<string, string>>;
}

export type TypedParts = Readonly<Partial<Record<DetailPart, TypedPart>>>;

interface TypedDetails {
  readonly cartId: string;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly parts: TypedParts;
}

/** Which part of the form a field belongs to; none of what is no detail of the shopper. */
export function partOf(name: string): DetailPart | undefined {
  if (name === 'email' || name === 'clientType' || name === 'shippingAddressType') return 'contact';
  return detailParts.find((part) => part !== 'contact' && name.startsWith(`${part}.`));
}

function isPart(value: unknown): value is TypedPart {
  if (typeof value !== 'object' || value === null || !('instead' in value && 'values' in value)) return false;
  const { instead, values } = value;
  return (
    typeof instead === 'string' &&
    typeof values === 'object' &&
    values !== null &&
    Object.values(values).every((text) => typeof text === 'string')
  );
}

/** Whatever else is stored under the name counts as nothing. */
export function parseTypedDetails(text: string | null): TypedDetails | undefined {
  try {
    const kept: unknown = JSON.parse(text ?? 'null');
    if (typeof kept !== 'object' || kept === null || !('cartId' in kept && 'at' in kept && 'parts' in kept))
      return undefined;
    const { cartId, at, parts } = kept;
    if (typeof cartId !== 'string' || typeof at !== 'number' || typeof parts !== 'object' || parts === null)
      return undefined;
    const known = Object.entries(parts).filter(([, part]) => isPart(part));
    return { cartId, at, parts: Object.fromEntries(known) };
  } catch {
    return undefined;
  }
}

/** Of what was typed, what is still to be shown: for this cart, not too old, and not overtaken by what the shop knows now. */
export function pickTyped(
  kept: TypedDetails | undefined,
  cartId: string,
  known: Readonly<Record<DetailPart, string>>,
  now: number,
): TypedParts {
  if (kept === undefined || kept.cartId !== cartId || now - kept.at > TYPED_DETAILS_S * 1000) return {};
  return Object.fromEntries(
    Object.entries(kept.parts).filter(([part, { instead }]) => known[part as DetailPart] === instead),
  );
}

/** Some privacy settings throw already when storage is named; then nothing is kept. */
function attempt<Result>(use: (storage: Storage) => Result): Result | undefined {
  try {
    return use(window.localStorage);
  } catch {
    return undefined;
  }
}

export function readTypedDetails(): TypedDetails | undefined {
  return parseTypedDetails(attempt((storage) => storage.getItem(KEY)) ?? null);
}

export function keepTypedDetails(cartId: string, parts: TypedParts): void {
  if (Object.keys(parts).length === 0) {
    forgetTypedDetails();
    return;
  }
  const details: TypedDetails = { cartId, at: Date.now(), parts };
  attempt((storage) => storage.setItem(KEY, JSON.stringify(details)));
}

function forgetTypedDetails(): void {
  attempt((storage) => storage.removeItem(KEY));
}

/** Once they are saved or ordered, and where nobody has a cart any more: signed out, or run out. */
export function forgetTypedDetailsOnceDone(page: Document): void {
  if (!mayHaveCart(page.cookie, []) || page.querySelector('[data-details-saved]') !== null)
    forgetTypedDetails();
}
