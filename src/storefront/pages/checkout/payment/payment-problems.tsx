import { useText } from '../../../i18n/use-text.ts';
import { usePaths } from '../../../paths.ts';
import { Note } from '../../../ui/note/note.tsx';
import { type CheckoutProblem, problemTexts } from '../checkout-problem.ts';

interface PaymentProblemsProps {
  readonly problem: CheckoutProblem | undefined;
  readonly shortages: readonly { readonly name: string; readonly available: number }[];
}

/** Why there is no order yet: what was refused, and every product of which there is too little (rule Y-06). */
export function PaymentProblems({ problem, shortages }: PaymentProblemsProps) {
  const text = useText();
  const paths = usePaths();
  if (problem === undefined && shortages.length === 0) return null;
  const isAboutDetails = problem === 'details-missing' || problem === 'unprocessable-entity';
  return (
    <Note kind="error" focus="first">
      {problem === undefined ? null : <p>{text(problemTexts[problem])}</p>}
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
