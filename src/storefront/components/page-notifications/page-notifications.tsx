import { useCartDrawer } from '../../cart/cart-drawer-state.ts';
import { NotificationRegion } from '../../notifications/notification-region.tsx';

/** Messages beside the page; the open drawer, which makes all else unreachable, shows them itself. */
export function PageNotifications() {
  return useCartDrawer() === 'open' ? null : <NotificationRegion />;
}
