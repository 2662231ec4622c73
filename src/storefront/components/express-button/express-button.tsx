import { submitWhenSaved } from '../../cart/leave-when-saved.ts';
import { useText } from '../../i18n/use-text.ts';
import { usePaths } from '../../paths.ts';
import { Button } from '../../ui/button/button.tsx';

/** Straight to the wallet's sheet with all that lies in the cart (rule Y-05); nothing where no wallet is offered. */
export function ExpressButton({ wallet }: { readonly wallet: string | undefined }) {
  const text = useText();
  const paths = usePaths();
  if (wallet === undefined) return null;
  return (
    <form method="post" action={paths.express()} onSubmit={submitWhenSaved}>
      <Button type="submit" width="full">
        {text('cart.express', { wallet })}
      </Button>
    </form>
  );
}
