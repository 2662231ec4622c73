import type { CheckoutStep } from '../../frame/page.ts';
import { useText } from '../../i18n/use-text.ts';
import { usePaths } from '../../paths.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import styles from './checkout-steps.module.css';

/** Steps by the numbers of rule C-01; the addresses page is two of them. */
const numbersOf: Readonly<Record<CheckoutStep, readonly number[]>> = {
  cart: [1],
  addresses: [2, 3],
  payment: [4],
  'thank-you': [5],
};

/** Where a purchase stands (rule C-01): steps that are done are links, until the order is made. */
export function CheckoutSteps({ current }: { current: CheckoutStep }) {
  const text = useText();
  const paths = usePaths();
  const numbers = numbersOf[current];
  const first = Math.min(...numbers);
  const steps = [
    { number: 1, label: text('checkout.stepCart'), href: paths.cart() },
    { number: 2, label: text('checkout.stepShipping'), href: paths.addresses() },
    { number: 3, label: text('checkout.stepBilling'), href: paths.addresses() },
    { number: 4, label: text('checkout.stepPayment'), href: paths.payment() },
    { number: 5, label: text('checkout.stepThankYou'), href: undefined },
  ];
  return (
    <nav aria-label={text('checkout.steps')}>
      <ol className={styles.steps}>
        {steps.map(({ number, label, href }) => {
          const isCurrent = numbers.includes(number);
          const isDone = number < first;
          const isLink = isDone && current !== 'thank-you' && href !== undefined;
          const look = isCurrent ? ` ${styles.current}` : isDone ? ` ${styles.done}` : '';
          const content = (
            <>
              <span className={styles.number}>{isDone ? <Icon name="check" size="small" /> : number}</span>
              <span className={styles.label}>{label}</span>
            </>
          );
          return (
            <li
              key={number}
              className={`${styles.step}${look}`}
              aria-current={isCurrent ? 'step' : undefined}
            >
              {isLink ? (
                <a className={styles.content} href={href}>
                  {content}
                </a>
              ) : (
                <span className={styles.content}>{content}</span>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
