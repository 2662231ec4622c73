import { data, Outlet, useMatches } from 'react-router';
import { type CheckoutStep, CheckoutSteps } from '../../components/checkout-steps/checkout-steps.tsx';
import type { PageHandle } from '../../components/page-layout/page-layout.tsx';
import { loadTexts } from '../../i18n/texts.ts';
import { getPageRequest } from '../../page-request.ts';
import { takeMerge } from '../account/cart-merge-note.ts';
import { MergeNote } from '../account/merge-note.tsx';
import type { Route } from './+types/checkout-layout.ts';
import styles from './checkout-layout.module.css';

/** Someone who signed in on the way is told here what became of their carts. */
export async function loader({ context }: Route.LoaderArgs) {
  const request = getPageRequest(context);
  const { sentences, headers } = takeMerge(request, await loadTexts(request.locale));
  return data({ merged: sentences }, { headers });
}

export const handle = { layout: 'checkout', texts: 'personal' } satisfies PageHandle;

/** What every step says of itself: `export const handle = { step: 'payment' } …`; signing in on the way is no step. */
export interface CheckoutHandle {
  readonly step: CheckoutStep;
}

/** Steps above, page below, in a centred container (spec §2 layouts). */
export default function CheckoutLayout({ loaderData }: Route.ComponentProps) {
  const { step } = (useMatches().at(-1)?.handle ?? {}) as Partial<CheckoutHandle>;
  return (
    <div className={`content ${styles.layout}`}>
      {step === undefined ? null : <CheckoutSteps current={step} />}
      <MergeNote sentences={loaderData.merged} />
      <Outlet />
    </div>
  );
}
