import { RequestLink } from '../../../components/request-form/request-link.tsx';
import { definePage } from '../../../frame/page.ts';
import type { Head } from '../../../head.ts';
import { loadTexts } from '../../../i18n/texts.ts';
import { useText } from '../../../i18n/use-text.ts';
import type { PageRequest } from '../../../page-request.ts';
import { usePaths } from '../../../paths.ts';
import { ButtonLink } from '../../../ui/button/button.tsx';
import { Note } from '../../../ui/note/note.tsx';
import { writeTitle } from '../../../write-title.ts';
import styles from './payment-error-page.module.css';

async function load(request: PageRequest) {
  const text = await loadTexts(request.locale);
  const head: Head = {
    title: writeTitle(text, request.merchant, text('checkout.paymentErrorTitle')),
    noindex: true,
  };
  return { head };
}

/** `/adyen-payment-error`: nothing is lost, and the way back is one press. */
function PaymentErrorPage() {
  const text = useText();
  const paths = usePaths();
  return (
    <div className={`content ${styles.page}`}>
      <h1>{text('checkout.paymentErrorTitle')}</h1>
      <Note kind="error">
        <p>{text('problem.paymentError')}</p>
      </Note>
      <p>{text('checkout.paymentErrorKept')}</p>
      <div className={styles.ways}>
        <ButtonLink kind="buy" href={paths.checkout()}>
          {text('checkout.tryAgain')}
        </ButtonLink>
        <ButtonLink href={paths.cart()}>{text('cart.viewCart')}</ButtonLink>
        <RequestLink reason="invoice" subreason="payment-problem">
          {text('vat.support')}
        </RequestLink>
      </div>
    </div>
  );
}

export default definePage({
  layout: 'checkout',
  load,
  Page: PaymentErrorPage,
});
