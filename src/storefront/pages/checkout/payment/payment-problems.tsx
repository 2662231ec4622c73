import { useText } from '../../../i18n/use-text.ts';
import { usePaths } from '../../../paths.ts';
import { Note } from '../../../ui/note/note.tsx';
import { type CheckoutProblem, problemTexts } from '../checkout-problem.ts';
import { declineTexts } from '../decline-texts.ts';
import type { PaymentPageData } from './load-payment-page.ts';

interface PaymentProblemsProps {
  readonly problem: CheckoutProblem | undefined;
  /** What a `payment-error` is told as, where the bank's reason is known. */
  readonly decline: PaymentPageData['decline'];
  readonly shortages: readonly { readonly name: string; readonly available: number }[];
}

/** Why there is no order yet: what was refused, and every product of which there is too little (rule Y-06). */
export function PaymentProblems({ problem, decline, shortages }: PaymentProblemsProps) {
  const text = useText();
  const paths = usePaths();
  if (problem === undefined && shortages.length === 0) return null;
  const isDeclined = problem === 'payment-error' && decline !== undefined;
  const isAboutDetails = problem === 'details-missing' || problem === 'unprocessable-entity';
  return (
    <Note kind="error" focus="first">
      {problem === undefined ? null : (
        <p>{text(isDeclined ? declineTexts[decline] : problemTexts[problem])}</p>
      )}
      {shortages.map(({ name, available }) => (
        <p key={name}>{text('problem.outOfStock', { name, available })}</p>
      ))}
      {isAboutDetails ? (
        <p>
          <a href={paths.addresses()}>{text('checkout.addressesTitle')}</a>
        </p>
      ) : null}
      {shortages.length > 0 ? (
        <p>
          <a href={paths.cart()}>{text('cart.viewCart')}</a>
        </p>
      ) : null}
    </Note>
  );
}
