import { useText } from '../../i18n/use-text.ts';
import { usePaths } from '../../paths.ts';
import styles from './account-nav.module.css';

export type AccountSection =
  | 'overview'
  | 'orders'
  | 'profile'
  | 'shipping'
  | 'billing'
  | 'newsletter'
  | 'reviews';

/** The pages of an account; on a phone the row scrolls sideways. */
export function AccountNav({ current }: { current: AccountSection }) {
  const text = useText();
  const paths = usePaths();
  const links = [
    ['overview', paths.myAccount(), text('header.account')],
    ['orders', paths.myOrders(), text('account.orders')],
    ['profile', paths.myProfile(), text('account.profile')],
    ['shipping', paths.shippingDetails(), text('account.shippingDetails')],
    ['billing', paths.billingDetails(), text('account.billingDetails')],
    ['newsletter', paths.myNewsletter(), text('account.newsletter')],
    ['reviews', paths.myReviews(), text('account.reviews')],
  ] as const;
  return (
    <nav aria-label={text('header.account')}>
      <ul className={styles.links}>
        {links.map(([section, href, label]) => (
          <li key={section}>
            <a className={styles.link} href={href} aria-current={section === current ? 'page' : undefined}>
              {label}
            </a>
          </li>
        ))}
        <li>
          <a className={styles.link} href={paths.logOut()}>
            {text('account.signOut')}
          </a>
        </li>
      </ul>
    </nav>
  );
}
