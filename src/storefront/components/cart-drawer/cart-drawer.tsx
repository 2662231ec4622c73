import { type ComponentType, useEffect, useState } from 'react';
import { useCartDrawer } from '../../cart/cart-drawer-state.ts';
import { useCart } from '../../cart/use-cart.ts';
import { usePaths } from '../../paths.ts';

/**
 * The cart at the side (rule S-05). Its inside is fetched once there is something to show.
 */
export function CartDrawer() {
  const state = useCartDrawer();
  const paths = usePaths();
  const hasCart = useCart() !== undefined;
  const [Panel, setPanel] = useState<ComponentType>();
  const isWanted = state === 'open' || hasCart;
  const cartPath = paths.cart();

  useEffect(() => {
    if (!isWanted) return;
    import('./drawer-panel.tsx').then(
      ({ DrawerPanel }) => setPanel(() => DrawerPanel),
      // Without its script there is still the page that shows the same.
      () => {
        if (state === 'open') window.location.assign(cartPath);
      },
    );
  }, [isWanted, state, cartPath]);

  return Panel === undefined ? null : <Panel />;
}
