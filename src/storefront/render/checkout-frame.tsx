import type { ReactNode } from 'react';
import { CheckoutSteps } from '../components/checkout-steps/checkout-steps.tsx';
import type { CheckoutStep } from '../frame/page.ts';
import { requireTexts } from '../i18n/texts.ts';
import type { PageRequest } from '../page-request.ts';
import { takeMerge } from '../pages/account/cart-merge-note.ts';
import { MergeNote } from '../pages/account/merge-note.tsx';
import styles from './checkout-frame.module.css';

/** Someone who signed in on the way is told here what became of their carts. */
export function takeCheckoutNote(request: PageRequest) {
  return takeMerge(request, requireTexts(request.locale));
}

/** Steps above, page below, in a centred container. */
export function CheckoutFrame({
  step,
  merged,
  children,
}: {
  readonly step: CheckoutStep | undefined;
  readonly merged: readonly string[];
  readonly children: ReactNode;
}) {
  return (
    <div className={`content ${styles.layout}`}>
      {step === undefined ? null : <CheckoutSteps current={step} />}
      <MergeNote sentences={merged} />
      {children}
    </div>
  );
}
