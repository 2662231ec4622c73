import type { ComponentType } from 'react';
import type { LocaleCode } from '../../../kernel/locale.ts';
import { createCallShop } from '../../call-shop.ts';
import { loadTexts } from '../../i18n/texts.ts';
import { useText } from '../../i18n/use-text.ts';
import { usePaths } from '../../paths.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import styles from './account-menu.module.css';
import tool from './cart-link.module.css';
import { HeaderMenu } from './header-menu.tsx';
import list from './menu-links.module.css';

interface MenuCustomer {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
}

export interface SignedIn {
  readonly customer: MenuCustomer;
  readonly Menu: ComponentType<{ readonly customer: MenuCustomer }>;
}

/** Who is signed in, with their menu; `ended` once the session has ended. Throws where the shop cannot be asked. */
export async function loadSignedIn(locale: LocaleCode): Promise<SignedIn | 'ended'> {
  const call = createCallShop((input, init) => fetch(input, init));
  const [answer] = await Promise.all([call('getCustomer', {}), loadTexts(locale, ['account'])]);
  if (!answer.ok) throw new Error('the customer is not known');
  const { customer } = answer.value;
  return customer === null ? 'ended' : { customer, Menu: AccountMenu };
}

/** Whose account it is, and the ways into it (rule S-03). */
function AccountMenu({ customer }: { customer: MenuCustomer }) {
  const text = useText();
  const paths = usePaths();
  const { firstName, lastName, email } = customer;
  const ways = [
    [paths.myProfile(), text('account.profile')],
    [paths.myOrders(), text('account.orders')],
    [paths.shippingDetails(), text('account.shippingDetails')],
    [paths.billingDetails(), text('account.billingDetails')],
    [paths.myNewsletter(), text('account.newsletter')],
    [paths.logOut(), text('account.signOut')],
  ] as const;
  return (
    <HeaderMenu
      opener={
        <>
          <Icon name="person" look="filled" />
          <span className="visually-hidden">{`${text('header.account')}: ${firstName}`}</span>
          <span className={`${tool.word} ${tool.name}`} aria-hidden="true">
            {firstName}
          </span>
        </>
      }
    >
      <div className={styles.who}>
        <p className={styles.fullName} translate="no">
          {firstName} {lastName}
        </p>
        <p className={styles.email} translate="no">
          {email}
        </p>
      </div>
      <ul className={list.links}>
        {ways.map(([href, words]) => (
          <li key={href}>
            <a href={href}>{words}</a>
          </li>
        ))}
      </ul>
    </HeaderMenu>
  );
}
