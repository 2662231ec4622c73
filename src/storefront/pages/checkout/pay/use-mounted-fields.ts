import { useEffect, useRef, useState } from 'react';
import type { PaymentFields } from '../../../../api/contract/payments.ts';
import { useLocale, useText } from '../../../i18n/use-text.ts';
import type { FieldsPhase, MountedFields } from './fields-page.ts';
import { mountFields } from './mount-fields.ts';

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
export function useMountedFields(fields: PaymentFields, over: string) {
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
    const page = {
      ...{ locale, title },
      onPhase: (next: FieldsPhase) => setPhase(next),
      onOver: (returned: Readonly<Record<string, string>>) => leaveFor(over, returned),
    };
    void mountFields(shown, fields, page)
      .catch(() => undefined)
      .then((found) => {
        if (isGone) return found?.remove();
        own = found;
        setMounted(found);
        if (found === undefined) setPhase('failed');
        return undefined;
      });
    window.addEventListener('pageshow', reloadKept);
    return () => {
      isGone = true;
      own?.remove();
      window.removeEventListener('pageshow', reloadKept);
    };
  }, [fields, over, locale, title]);
  return { place, phase, mounted };
}
