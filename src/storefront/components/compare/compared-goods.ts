import { COMPARISON } from '../../../markets/listing-constants.ts';

/** A product that is ticked to be compared. */
export interface ComparedGood {
  readonly sku: string;
  readonly name: string;
  readonly picture?: string | undefined;
}

/** Kept for the visit, because the shopper asked for it: what is ticked on one list is still there on the next. */
const KEY = 'compared';

const listeners = new Set<() => void>();
/** The same list as long as nothing changes, as React wants it. */
let current: readonly ComparedGood[] | undefined;

function isGood(value: unknown): value is ComparedGood {
  return (
    typeof value === 'object' &&
    value !== null &&
    'sku' in value &&
    'name' in value &&
    typeof value.sku === 'string'
  );
}

function readKept(): readonly ComparedGood[] {
  try {
    const kept: unknown = JSON.parse(window.sessionStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isGood).slice(0, COMPARISON.shown) : [];
  } catch {
    // Some privacy settings forbid storage altogether.
    return [];
  }
}

export function getCompared(): readonly ComparedGood[] {
  current ??= readKept();
  return current;
}

function setCompared(next: readonly ComparedGood[]): void {
  current = next;
  try {
    if (next.length === 0) window.sessionStorage.removeItem(KEY);
    else window.sessionStorage.setItem(KEY, JSON.stringify(next));
  } catch {
    // Then it holds for this page alone.
  }
  for (const listener of listeners) listener();
}

/** `full`: as many as can be compared are ticked already. */
export function addCompared(good: ComparedGood): 'added' | 'full' {
  const others = getCompared().filter(({ sku }) => sku !== good.sku);
  if (others.length >= COMPARISON.shown) return 'full';
  setCompared([...others, good]);
  return 'added';
}

export function removeCompared(sku: string): void {
  setCompared(getCompared().filter((good) => good.sku !== sku));
}

export function clearCompared(): void {
  setCompared([]);
}

/** A page that the browser kept for "back" has missed what was ticked on later ones. */
export function rereadCompared(): void {
  current = undefined;
  for (const listener of listeners) listener();
}

export function subscribeToCompared(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
