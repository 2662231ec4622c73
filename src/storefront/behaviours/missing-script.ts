import { SCRIPT_RELOADS_KEY } from '../consent/stored-names.ts';
import { SCRIPT_RELOADS_MAXIMUM } from '../timing.ts';

interface Reloads {
  readonly part: string;
  readonly count: number;
}

/** Some privacy settings throw already when storage is named. */
function attempt<Result>(use: (storage: Storage) => Result): Result | undefined {
  try {
    return use(window.localStorage);
  } catch {
    return undefined;
  }
}

function readReloads(): Reloads | undefined {
  const [, count = '', part = ''] =
    /^(\d):(\w+)$/.exec(attempt((storage) => storage.getItem(SCRIPT_RELOADS_KEY)) ?? '') ?? [];
  return part === '' ? undefined : { part, count: Number(count) };
}

/** A part came: where it was the one that had been missing, nothing is counted any more. */
export function forgetReloads(part: string): void {
  if (readReloads()?.part === part) attempt((storage) => storage.removeItem(SCRIPT_RELOADS_KEY));
}

/**
 * A part of the page did not come, because the shop has other files since the page was written: the page is loaded anew, twice at
 * most (rule S-09). Answers whether it is; without a connection, or where nothing can be counted, it is left as it is.
 */
export function reloadFor(part: string): 'reloading' | 'given up' | 'offline' {
  if (!navigator.onLine) return 'offline';
  const earlier = readReloads();
  const count = earlier?.part === part ? earlier.count : 0;
  if (count >= SCRIPT_RELOADS_MAXIMUM) {
    forgetReloads(part);
    return 'given up';
  }
  attempt((storage) => storage.setItem(SCRIPT_RELOADS_KEY, `${count + 1}:${part}`));
  if (readReloads()?.count !== count + 1) return 'given up';
  window.location.reload();
  return 'reloading';
}
