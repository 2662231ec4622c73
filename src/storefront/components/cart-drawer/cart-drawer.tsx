import { type ComponentType, useEffect, useState } from 'react';
import { useCartDrawer } from '../../cart/cart-drawer-state.ts';
import { useCart } from '../../cart/use-cart.ts';
import { loadTexts } from '../../i18n/texts.ts';
import { useLocale } from '../../i18n/use-text.ts';
import { usePaths } from '../../paths.ts';

interface PanelProps {
  /** What a whole cart is paid by in one go. */
  readonly wallet: string | undefined;
}

/**
 * The cart at the side (rule S-05). Its inside and its texts are fetched once there is something to show.
 */
export function CartDrawer({ wallet }: PanelProps) {
  const state = useCartDrawer();
  const paths = usePaths();
  const locale = useLocale();
  const hasCart = useCart() !== undefined;
  const [Panel, setPanel] = useState<ComponentType<PanelProps>>();
  const isWanted = state === 'open' || hasCart;
  const cartPath = paths.cart();

  useEffect(() => {
    if (!isWanted) return;
    Promise.all([import('./drawer-panel.tsx'), loadTexts(locale, ['cart'])]).then(
      ([{ DrawerPanel }]) => setPanel(() => DrawerPanel),
      // Without its script there is still the page that shows the same.
      () => {
        if (state === 'open') window.location.assign(cartPath);
      },
    );
  }, [isWanted, state, cartPath, locale]);

  return Panel === undefined ? null : <Panel wallet={wallet} />;
}
