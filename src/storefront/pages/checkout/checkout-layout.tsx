import { Outlet, useMatches } from 'react-router';
import { type CheckoutStep, CheckoutSteps } from '../../components/checkout-steps/checkout-steps.tsx';
import type { PageHandle } from '../../components/page-layout/page-layout.tsx';
import styles from './checkout-layout.module.css';

/** What every checkout page says of itself: `export const handle = { layout: 'checkout', step: 'payment' } …`. */
export interface CheckoutHandle extends PageHandle {
  readonly layout: 'checkout';
  readonly step: CheckoutStep;
}

/** Steps above, page below, in a centred container (spec §2 layouts). */
export default function CheckoutLayout() {
  const handle = useMatches().at(-1)?.handle as CheckoutHandle | undefined;
  return (
    <div className={`content ${styles.layout}`}>
      {handle === undefined ? null : <CheckoutSteps current={handle.step} />}
      <Outlet />
    </div>
  );
}
