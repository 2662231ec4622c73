import { useSyncExternalStore } from 'react';

let isOpen = false;
const listeners = new Set<() => void>();

function set(next: boolean): void {
  if (next === isOpen) return;
  isOpen = next;
  for (const listener of listeners) listener();
}

export function openCartDrawer(): void {
  set(true);
}

export function closeCartDrawer(): void {
  set(false);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether the cart drawer is open (rule S-05). */
export function useCartDrawer(): 'open' | 'closed' {
  return useSyncExternalStore(
    subscribe,
    () => (isOpen ? 'open' : 'closed'),
    () => 'closed',
  );
}
