import { useEffect, useState } from 'react';
import type { Cart } from '../../../api/contract/cart.ts';
import type { Money } from '../../../kernel/money.ts';
import { COMPLEMENTARY_PRODUCTS_LIMIT } from '../../../markets/listing-constants.ts';
import { type CallShop, createCallShop } from '../../call-shop.ts';
import { useCartDrawer } from '../../cart/cart-drawer-state.ts';
import { goodsOf } from '../../cart/line-kind.ts';
import { useLocale, useText } from '../../i18n/use-text.ts';
import { usePaths } from '../../paths.ts';
import { usePrices } from '../../use-prices.ts';
import { GrossBeside } from '../gross-beside/gross-beside.tsx';
import { Picture } from '../picture/picture.tsx';
import { AddButton } from '../product-card/add-button.tsx';
import { QUICK_ADD_FORM } from '../product-card/quick-add.ts';
import { ProductTitle } from '../product-title/product-title.tsx';
import styles from './goes-with.module.css';

const callShop: CallShop = createCallShop((input, init) => fetch(input, init));

type Found = Awaited<ReturnType<typeof findComplementary>>;

/** What could not be asked for is not offered: it is beside the cart, and never in its way. */
async function findComplementary(locale: ReturnType<typeof useLocale>, skus: readonly string[]) {
  const options = { limit: COMPLEMENTARY_PRODUCTS_LIMIT };
  const found = await callShop('getComplementaryProductsBySku', { locale, skus: [...skus], options });
  return found.ok ? found.value.products.results : [];
}

function GoodsPrice({ price, rate }: { readonly price: Money; readonly rate: number }) {
  const { write } = usePrices(rate);
  return (
    <>
      {write(price)} <GrossBeside amount={price} />
    </>
  );
}

/** Behind the lines of the open cart: what goes well with what was just added (rules E-02, P-09). */
export function GoesWith({ cart }: { cart: Cart }) {
  const text = useText();
  const locale = useLocale();
  const paths = usePaths();
  const isOpen = useCartDrawer() === 'open';
  const [found, setFound] = useState<Found>([]);
  const skus = goodsOf(cart).join(' ');
  useEffect(() => {
    if (!isOpen || skus === '') return;
    let isWanted = true;
    findComplementary(locale, skus.split(' ')).then((products) => {
      if (isWanted) setFound(products);
    });
    return () => {
      isWanted = false;
    };
  }, [isOpen, locale, skus]);

  if (found.length === 0) return null;
  // It is there in countries where a list may have such buttons (rule L-02).
  const canAdd = document.getElementById(QUICK_ADD_FORM) !== null;
  return (
    <li className={styles.panel}>
      <h3 className={styles.title}>{text('beside.complementary')}</h3>
      <ul className={styles.goods}>
        {found.map(({ sku, name, slug, image, price, taxRatePermyriad, availability }) => (
          <li key={sku} className={styles.good}>
            <Picture name={image?.name} label="" sizes="64px" />
            <a className={styles.name} href={paths.product(slug)}>
              <ProductTitle name={name} />
            </a>
            {canAdd && availability.isOnStock ? (
              <span className={styles.add}>
                <AddButton product={{ sku, name }} />
              </span>
            ) : null}
            <span className={styles.price}>
              <GoodsPrice price={price.discounted?.value ?? price.value} rate={taxRatePermyriad} />
            </span>
          </li>
        ))}
      </ul>
    </li>
  );
}
