import { OrderSummary } from '../../../components/order-summary/order-summary.tsx';
import { useLocale, useText } from '../../../i18n/use-text.ts';
import { usePaths } from '../../../paths.ts';
import { Button } from '../../../ui/button/button.tsx';
import { RadioGroup } from '../../../ui/field/radio-group.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { Note } from '../../../ui/note/note.tsx';
import type { PaymentPageData } from './load-payment-page.ts';
import styles from './payment-form.module.css';
import { describeMethods } from './payment-options.ts';
import { ReviewedAddresses } from './reviewed-addresses.tsx';

/**
 * One form from the payment method to the order button. It names the version of the cart that is shown, so that nothing is
 * ordered that was not seen; with JavaScript the button can be pressed once, and never where nothing can be paid with.
 */
export function PaymentForm({
  page,
  method,
}: {
  page: PaymentPageData;
  /** What was chosen in the attempt before this one. */
  method: string | undefined;
}) {
  const text = useText();
  const locale = useLocale();
  const paths = usePaths();
  const { cart, methods, transferMaximum } = page;
  const preferred = method ?? page.method;

  const [first] = methods;
  return (
    <form method="post" action={paths.payment()} className={styles.form} data-send-once="">
      <input type="hidden" name="cartId" value={cart.id} />
      <input type="hidden" name="version" value={cart.version} />
      <div className={styles.choices}>
        <section className={styles.section} aria-labelledby="method">
          <h2 id="method" className={styles.heading}>
            {text('checkout.paymentMethod')}
          </h2>
          {first === undefined ? (
            <Note kind="warning">
              <p id="no-method">{text('problem.methodNotAllowed')}</p>
            </Note>
          ) : (
            <RadioGroup
              name="paymentMethod"
              legend={text('checkout.paymentMethod')}
              legendLook="hidden"
              initial={methods.find((one) => one.method === preferred)?.method ?? first.method}
              options={describeMethods(methods, locale, text)}
            />
          )}
          {transferMaximum === undefined ? null : (
            <p className={styles.remark}>{text('checkout.noBankTransfer', { count: transferMaximum })}</p>
          )}
        </section>
        <ReviewedAddresses cart={cart} />
      </div>
      <section className={styles.review} aria-labelledby="review">
        <h2 id="review" className={styles.heading}>
          {text('checkout.reviewTitle')}
        </h2>
        <OrderSummary order={cart} />
        <ul className={styles.notices}>
          {page.deliveryTime === undefined ? null : (
            <li>
              <Icon name={cart.shippingInfo?.shippingMethod.key === 'freight' ? 'pallet' : 'truck'} />
              {text('checkout.deliveryTime', { from: page.deliveryTime.from, to: page.deliveryTime.to })}
            </li>
          )}
          <li>
            <Icon name="invoice" />
            {text('checkout.withdrawal')}
          </li>
          <li>
            <Icon name="check" />
            {text('checkout.guarantee')}
          </li>
        </ul>
        <Button
          kind="buy"
          type="submit"
          width="full"
          disabled={first === undefined}
          data-sending={text('checkout.ordering')}
          aria-describedby={first === undefined ? 'no-method' : undefined}
        >
          {text('checkout.orderButton')}
        </Button>
      </section>
      <p className={styles.last}>
        <a className={styles.back} href={paths.addresses()}>
          <Icon name="chevronLeft" size="small" />
          {text('checkout.back')}
        </a>
      </p>
    </form>
  );
}
