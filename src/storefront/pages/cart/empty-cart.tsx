import { useText } from '../../i18n/use-text.ts';
import { usePaths } from '../../paths.ts';
import type { CategoryLink } from '../../shell.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import styles from './empty-cart.module.css';

/** Nothing in it yet: where to find something. */
export function EmptyCart({ categories }: { readonly categories: readonly CategoryLink[] }) {
  const text = useText();
  const paths = usePaths();
  return (
    <div className={styles.empty}>
      <Icon name="cart" size="large" />
      <p className={styles.words}>{text('cart.empty')}</p>
      <p>{text('cart.emptyHint')}</p>
      <ul className={styles.categories}>
        {categories.map(({ key, name, slug }) => (
          <li key={key}>
            <ButtonLink size="small" href={paths.category(slug)}>
              {name}
            </ButtonLink>
          </li>
        ))}
      </ul>
      <a href={paths.home()}>{text('cart.continueShopping')}</a>
    </div>
  );
}
