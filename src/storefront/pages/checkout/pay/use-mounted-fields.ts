import { useEffect, useRef, useState } from 'react';
import { useLocale, useText } from '../../../i18n/use-text.ts';
import type { FieldsPhase, ForeignScripts, MountedFields, ShownFields } from './fields-page.ts';
import { mountFields } from './mount-fields.ts';

/** Nobody waits longer than this for fields that are on their way, their module with them. */
const PATIENCE_MS = 15_000;

/** Leads on, and out of the history: whoever goes back comes to the page before, not to fields that are done with. */
function leaveFor(path: string, returned: Readonly<Record<string, string>>): void {
  const address = new URL(path, window.location.href);
  for (const [name, value] of Object.entries(returned)) address.searchParams.set(name, value);
  window.location.replace(address);
}

/** A page that the browser kept for its back button asks anew how the payment stands. */
function reloadKept({ persisted }: PageTransitionEvent): void {
  if (persisted) window.location.reload();
}

/** A partner's fields, in the place that they are given, for as long as the page shows them. */
export function useMountedFields(
  fields: ShownFields,
  over: string,
  returned: string | undefined,
  foreign: ForeignScripts | undefined,
) {
  const text = useText();
  const locale = useLocale();
  const place = useRef<HTMLDivElement>(null);
  const [phase, setPhase] = useState<FieldsPhase>('loading');
  const [mounted, setMounted] = useState<MountedFields>();
  const title = text('pay.frameTitle');
  useEffect(() => {
    const shown = place.current;
    if (shown === null) return undefined;
    let isGone = false;
    let own: MountedFields | undefined;
    let patience: ReturnType<typeof setTimeout> | undefined;
    const hear = (next: FieldsPhase) => {
      if (isGone) return;
      clearTimeout(patience);
      if (next === 'loading') patience = setTimeout(() => setPhase('failed'), PATIENCE_MS);
      setPhase(next);
    };
    const page = {
      ...{ locale, title, returned, foreign },
      onPhase: hear,
      onOver: (returned: Readonly<Record<string, string>>) => {
        clearTimeout(patience);
        leaveFor(over, returned);
      },
    };
    hear('loading');
    void mountFields(shown, fields, page)
      .catch(() => undefined)
      .then((found) => {
        if (isGone) return found?.remove();
        own = found;
        setMounted(found);
        if (found === undefined) hear('failed');
        return undefined;
      });
    window.addEventListener('pageshow', reloadKept);
    return () => {
      isGone = true;
      clearTimeout(patience);
      own?.remove();
      window.removeEventListener('pageshow', reloadKept);
    };
  }, [fields, over, returned, foreign, locale, title]);
  return { place, phase, mounted };
}
