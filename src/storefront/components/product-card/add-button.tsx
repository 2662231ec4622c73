import { useText } from '../../i18n/use-text.ts';
import { useShell } from '../../shell.ts';
import type { ShownCard } from '../../shown-card.ts';
import { Button } from '../../ui/button/button.tsx';
import { QUICK_ADD_FORM } from './quick-add.ts';

/** Whether a product can go into the cart from a list: in markets that allow it, while there is some of it. */
export function useCanAdd(): (product: Pick<ShownCard, 'availability'>) => boolean {
  const { quickAdd } = useShell();
  return ({ availability }) => quickAdd && availability.availableQuantity > 0;
}

/** One press and it is in the cart (rule L-02). */
export function AddButton({ product: { sku, name } }: { product: Pick<ShownCard, 'sku' | 'name'> }) {
  const text = useText();
  const words = text('product.addToCart');
  return (
    <Button
      type="submit"
      size="small"
      width="full"
      form={QUICK_ADD_FORM}
      name="sku"
      value={sku}
      aria-label={`${words}: ${name}`}
    >
      {words}
    </Button>
  );
}
