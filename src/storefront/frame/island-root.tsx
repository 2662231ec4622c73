import type { ReactNode } from 'react';
import { LocaleProvider } from '../i18n/use-text.ts';
import { type Surroundings, SurroundingsProvider } from '../shell.ts';

/** What an island has around it, on the server and in the browser alike. */
export function IslandRoot({
  surroundings,
  children,
}: {
  readonly surroundings: Surroundings;
  readonly children: ReactNode;
}) {
  return (
    <LocaleProvider value={surroundings.locale}>
      <SurroundingsProvider value={surroundings}>{children}</SurroundingsProvider>
    </LocaleProvider>
  );
}
