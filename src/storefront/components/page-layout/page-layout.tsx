import type { ReactNode } from 'react';
import { Island } from '../../frame/island.tsx';
import { useText } from '../../i18n/use-text.ts';
import type { Translations } from '../../translations.ts';
import { CartDrawer } from '../cart-drawer/cart-drawer.tsx';
import { ConsentBanner } from '../consent/consent-banner.tsx';
import { Footer } from '../footer/footer.tsx';
import { Header } from '../header/header.tsx';
import { NewsletterBlock } from '../newsletter/newsletter-block.tsx';
import { PageNotifications } from '../page-notifications/page-notifications.tsx';
import { QuickAddForm, QuickAddNote } from '../product-card/quick-add-form.tsx';
import styles from './page-layout.module.css';

interface PageLayoutProps {
  /** The layouts: with everything, or the checkout's without category bar and columns at the foot. */
  readonly kind: 'shop' | 'checkout';
  readonly translations: Translations | undefined;
  readonly query: string;
  /** What became of a press on a card's button, as the address says it. */
  readonly cartNote: string | null;
  readonly children: ReactNode;
}

/** What is around the content of every page. */
export function PageLayout({ kind, translations, query, cartNote, children }: PageLayoutProps) {
  const text = useText();
  return (
    <>
      <a className={styles.skip} href="#content">
        {text('header.skip')}
      </a>
      {kind === 'checkout' ? null : <ConsentBanner />}
      <Header kind={kind} translations={translations} query={query} />
      <main id="content" tabIndex={-1} className={styles.main}>
        <QuickAddNote note={cartNote} />
        {children}
      </main>
      {kind === 'checkout' ? null : <QuickAddForm />}
      {kind === 'checkout' ? null : <NewsletterBlock />}
      <Footer kind={kind} />
      {kind === 'checkout' ? null : <Island name="cartDrawer" of={CartDrawer} props={{}} />}
      <Island name="notifications" of={PageNotifications} props={{}} />
    </>
  );
}
