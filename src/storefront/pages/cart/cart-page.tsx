import { Island } from '../../frame/island.tsx';
import { definePage, type PageProps } from '../../frame/page.ts';
import type { PageRequest } from '../../page-request.ts';
import { useShell } from '../../shell.ts';
import { changeCartAction } from './change-cart-action.ts';
import { LiveCart } from './live-cart.tsx';
import { loadCartPage } from './load-cart-page.ts';

async function act(request: PageRequest, form: FormData) {
  return changeCartAction(request, form);
}

/** The cart as the shop holds it now; the browser's own takes it over (rule G-05). */
function CartPage({ page, refused }: PageProps<typeof loadCartPage, typeof act>) {
  const { categories } = useShell();
  const { cart, told, merged } = page;
  return <Island name="cart" of={LiveCart} props={{ loaded: cart, told, merged, refused, categories }} />;
}

export default definePage({ load: loadCartPage, act, Page: CartPage });
