import { type ComponentType, useState } from 'react';

/** A part of a page that is fetched when it is first asked for, and shown until it is closed. */
export function useOnDemand<Props>(load: () => Promise<ComponentType<Props>>) {
  const [Part, setPart] = useState<ComponentType<Props>>();
  return {
    Part,
    open: (ifItFails: () => void) => void load().then((part) => setPart(() => part), ifItFails),
    close: () => setPart(undefined),
  };
}
