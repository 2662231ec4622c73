import { Carousel } from '../../components/carousel/carousel.tsx';
import { ProductCard } from '../../components/product-card/product-card.tsx';
import { Island } from '../../frame/island.tsx';
import { definePage, type PageProps } from '../../frame/page.ts';
import { useText } from '../../i18n/use-text.ts';
import type { PageRequest } from '../../page-request.ts';
import { useShell } from '../../shell.ts';
import type { ShownCard } from '../../shown-card.ts';
import styles from './cart-page.module.css';
import { changeCartAction } from './change-cart-action.ts';
import { LiveCart } from './live-cart.tsx';
import { loadCartPage } from './load-cart-page.ts';

async function act(request: PageRequest, form: FormData) {
  return changeCartAction(request, form);
}

/** The cart as the shop holds it now; the browser's own takes it over (rule G-05). */
function CartPage({ page, refused }: PageProps<typeof loadCartPage, typeof act>) {
  const { categories, expressWallet } = useShell();
  const { cart, told, merged } = page;
  return (
    <>
      <Island
        name="cart"
        of={LiveCart}
        props={{ loaded: cart, told, merged, refused, categories, wallet: expressWallet }}
      />
      <Complementary products={page.complementary} />
    </>
  );
}

function Complementary({ products }: { products: readonly ShownCard[] }) {
  const text = useText();
  if (products.length === 0) return null;
  const title = text('beside.complementary');
  return (
    <section className={`content ${styles.complementary}`} aria-labelledby="complementary">
      <h2 id="complementary">{title}</h2>
      <Carousel
        label={title}
        items={products.map((product) => ({ key: product.sku, content: <ProductCard product={product} /> }))}
      />
    </section>
  );
}

export default definePage({ load: loadCartPage, act, Page: CartPage });
