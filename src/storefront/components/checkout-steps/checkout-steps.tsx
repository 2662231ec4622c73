import type { CheckoutStep } from '../../frame/page.ts';
import { useText } from '../../i18n/use-text.ts';
import { usePaths } from '../../paths.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import styles from './checkout-steps.module.css';
import { ADDRESS_STEPS } from './follow-step.ts';

/** Steps by the numbers of rule C-01; the page of the addresses begins with delivery, and billing follows on it. */
const numbers: Readonly<Record<CheckoutStep, number>> = {
  cart: 1,
  addresses: ADDRESS_STEPS.shipping,
  payment: 4,
  'thank-you': 5,
};

/**
 * Where a purchase stands (rule C-01): one step at a time; those that are done are links, until the order is made, and
 * those to come are words.
 */
export function CheckoutSteps({ current }: { current: CheckoutStep }) {
  const text = useText();
  const paths = usePaths();
  const here = numbers[current];
  const steps = [
    { number: 1, label: text('checkout.stepCart'), href: paths.cart() },
    { number: ADDRESS_STEPS.shipping, label: text('checkout.stepShipping'), href: paths.addresses() },
    {
      number: ADDRESS_STEPS.billing,
      label: text('checkout.stepBilling'),
      href: `${paths.addresses()}#billing`,
    },
    { number: 4, label: text('checkout.stepPayment'), href: paths.payment() },
    { number: 5, label: text('checkout.stepThankYou'), href: undefined },
  ];
  return (
    <nav aria-label={text('checkout.steps')}>
      <ol className={styles.steps}>
        {steps.map(({ number, label, href }) => {
          const state = number === here ? 'current' : number < here ? 'done' : 'later';
          return (
            <li key={number} className={styles.step} data-step={number} data-state={state}>
              <a
                className={styles.content}
                href={state === 'done' && current !== 'thank-you' ? href : undefined}
                aria-current={state === 'current' ? 'step' : undefined}
              >
                <span className={styles.number}>
                  <span className={styles.digit}>{number}</span>
                  <Icon name="check" size="small" />
                </span>
                <span className={styles.label}>{label}</span>
              </a>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
