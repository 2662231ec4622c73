/** A message to the shopper (rule S-07). `id` replaces an earlier one of the same kind. */
export interface Notification {
  readonly id: string;
  readonly type: 'info' | 'success' | 'secondarySuccess' | 'warning' | 'error';
  readonly message: string;
  /** Milliseconds until it leaves; those of its kind unless told. */
  readonly duration?: number;
  /** What can be done about it, by a button. */
  readonly action?: { readonly label: string; readonly run: () => void };
}

let shown: readonly Notification[] = [];
const listeners = new Set<() => void>();

function replace(next: readonly Notification[]): void {
  shown = next;
  for (const listener of listeners) listener();
}

export function getNotifications(): readonly Notification[] {
  return shown;
}

export function subscribeToNotifications(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function notify(notification: Notification): void {
  replace([...shown.filter(({ id }) => id !== notification.id), notification]);
}

export function dismiss(id: string): void {
  replace(shown.filter((notification) => notification.id !== id));
}
