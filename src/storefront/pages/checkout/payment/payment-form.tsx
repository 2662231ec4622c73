import { GuaranteeNotice } from '../../../components/guarantee-notice/guarantee-notice.tsx';
import { OrderSummary } from '../../../components/order-summary/order-summary.tsx';
import { useText } from '../../../i18n/use-text.ts';
import { usePaths } from '../../../paths.ts';
import { Button } from '../../../ui/button/button.tsx';
import { RadioGroup } from '../../../ui/field/radio-group.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { Note } from '../../../ui/note/note.tsx';
import { useChargedPrices } from '../../../use-prices.ts';
import type { PaymentPageData } from './load-payment-page.ts';
import { pickChosen } from './order-methods.ts';
import styles from './payment-form.module.css';
import { toOption } from './payment-options.tsx';
import { ReviewedAddresses } from './reviewed-addresses.tsx';

const NO_METHOD = 'no-method';

interface PaymentFormProps {
  readonly page: PaymentPageData;
  /** What was chosen in the attempt before this one. */
  readonly method: string | undefined;
}

/**
 * One form from the payment method to the order button. It names the version of the cart that is shown, so that nothing is
 * ordered that was not seen; with JavaScript the button can be pressed once, and never where nothing can be paid with.
 */
export function PaymentForm({ page, method }: PaymentFormProps) {
  const text = useText();
  const paths = usePaths();
  const { cart } = page;
  const canPay = page.methods.length > 0;
  return (
    <form method="post" action={paths.payment()} className={styles.form} data-send-once="">
      <input type="hidden" name="cartId" value={cart.id} />
      <input type="hidden" name="version" value={cart.version} />
      <input type="hidden" name="script" value="" data-script="" />
      <MethodChoice page={page} method={method} />
      <section className={styles.review} aria-labelledby="review">
        <h2 id="review" className={styles.heading}>
          {text('checkout.reviewTitle')}
        </h2>
        <ReviewedAddresses cart={cart} />
        <OrderSummary order={cart} />
        <OrderNotices page={page} />
        {page.guaranteeNotice === undefined ? null : <GuaranteeNotice notice={page.guaranteeNotice} />}
        <Button
          kind="buy"
          type="submit"
          width="full"
          disabled={!canPay}
          data-sending={text('checkout.ordering')}
          aria-describedby={canPay ? undefined : NO_METHOD}
        >
          {page.legalWords.orderButton}
        </Button>
        <Contract page={page} />
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

/** The ways to pay, or that there is none. */
function MethodChoice({
  page: { cart, methods, method: before, transferMaximum },
  method,
}: PaymentFormProps) {
  const text = useText();
  const write = useChargedPrices(cart.taxMode);
  const chosen = pickChosen(methods, method ?? before);
  return (
    <section className={styles.section} aria-labelledby="method">
      <h2 id="method" className={styles.heading}>
        {text('checkout.paymentMethod')}
      </h2>
      {chosen === undefined ? (
        <Note kind="warning">
          <p id={NO_METHOD}>{text('problem.methodNotAllowed')}</p>
        </Note>
      ) : (
        <RadioGroup
          name="paymentMethod"
          legend={text('checkout.paymentMethod')}
          legendLook="hidden"
          hints="chosen"
          initial={chosen}
          options={methods.map((offered) => toOption(offered, write, text))}
        />
      )}
      {transferMaximum === undefined ? null : (
        <p className={styles.remark}>{text('checkout.noBankTransfer', { count: transferMaximum })}</p>
      )}
    </section>
  );
}

/** What is told right above the order button: when it arrives, and the rights of whoever buys. */
function OrderNotices({ page: { cart, deliveryTime, legalWords } }: Pick<PaymentFormProps, 'page'>) {
  const text = useText();
  return (
    <ul className={styles.notices}>
      {deliveryTime === undefined ? null : (
        <li>
          <Icon name={cart.shippingInfo?.shippingMethod.key === 'freight' ? 'pallet' : 'truck'} />
          {text('checkout.deliveryTime', { from: deliveryTime.from, to: deliveryTime.to })}
        </li>
      )}
      {cart.clientType === 'PRIVATE' ? (
        <li>
          <Icon name="invoice" />
          {legalWords.withdrawal}
        </li>
      ) : null}
      <li>
        <Icon name="check" />
        {legalWords.guarantee}
      </li>
    </ul>
  );
}

/** With whom the contract is made, and what is part of it. */
function Contract({ page: { seller, legal } }: Pick<PaymentFormProps, 'page'>) {
  const text = useText();
  return (
    <div className={styles.contract}>
      {seller === '' ? null : <p>{text('checkout.seller', { name: seller })}</p>}
      {legal.length === 0 ? null : (
        <ul className={styles.legal} aria-label={text('checkout.legalLinks')}>
          {legal.map(({ title, href }) => (
            <li key={href}>
              <a href={href}>{title}</a>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
