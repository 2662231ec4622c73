import { mayStore } from './consent.ts';
import { type KeptName, type OptionalPurpose, type StoredRow, storedRows } from './stored-names.ts';

/** A value that the browser keeps over visits, as far as its visitor has agreed to it. */
export interface KeptValue {
  read(): string | undefined;
  /** Does nothing without consent, nor where the browser has no room or forbids storage. */
  write(value: string): void;
  forget(): void;
}

type KeptRow = StoredRow & { readonly name: KeptName; readonly purpose: OptionalPurpose };

const keptRows = storedRows
  .map((row): StoredRow => row)
  .filter((row): row is KeptRow => row.where === 'localStorage' && row.purpose !== 'necessary');

/** Some privacy settings throw already when storage is named. */
function attempt<Result>(use: (storage: Storage) => Result): Result | undefined {
  try {
    return use(window.localStorage);
  } catch {
    return undefined;
  }
}

/** `keptValue('last-seen').write(…)`: the only way to keep something that needs consent. */
export function keptValue(name: KeptName): KeptValue {
  const isAllowed = () => keptRows.some((row) => row.name === name && mayStore(row.purpose));
  return {
    read: () => (isAllowed() ? (attempt((storage) => storage.getItem(name)) ?? undefined) : undefined),
    write(value) {
      if (isAllowed()) attempt((storage) => storage.setItem(name, value));
    },
    forget: () => attempt((storage) => storage.removeItem(name)),
  };
}

/** Takes back what was kept for purposes that the visitor does not agree to any more. */
export function forgetUnconsented(): void {
  for (const { name, purpose } of keptRows) if (!mayStore(purpose)) keptValue(name).forget();
}
