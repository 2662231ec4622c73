import type { ReactNode } from 'react';
import { useCartDrawer } from '../../cart/cart-drawer-state.ts';
import { useText } from '../../i18n/use-text.ts';
import { NotificationRegion } from '../../notifications/notification-region.tsx';
import { CartDrawer } from '../cart-drawer/cart-drawer.tsx';
import { Footer } from '../footer/footer.tsx';
import { Header } from '../header/header.tsx';
import styles from './page-layout.module.css';

/** The layouts of rule S-01: with everything; checkout without the category bar; without a footer; bare. */
export type LayoutKind = 'default' | 'checkout' | 'noFooter' | 'base';

/** What a route may say of itself in its `handle`. */
export interface PageHandle {
  readonly layout?: LayoutKind;
  /** Said by checkout and account pages: their texts are no other page's to load. */
  readonly texts?: 'personal';
}

export function PageLayout({ kind, children }: { kind: LayoutKind; children: ReactNode }) {
  const text = useText();
  const drawer = useCartDrawer();
  if (kind === 'base') return <main id="content">{children}</main>;
  return (
    <>
      <a className={styles.skip} href="#content">
        {text('header.skip')}
      </a>
      <Header kind={kind === 'checkout' ? 'checkout' : 'shop'} />
      <main id="content" tabIndex={-1} className={styles.main}>
        {children}
      </main>
      {kind === 'noFooter' ? null : <Footer kind={kind === 'checkout' ? 'checkout' : 'shop'} />}
      {kind === 'checkout' ? null : <CartDrawer />}
      {/* A modal dialog makes all else unreachable, so the open drawer shows the messages itself. */}
      {drawer === 'open' ? null : <NotificationRegion />}
    </>
  );
}
