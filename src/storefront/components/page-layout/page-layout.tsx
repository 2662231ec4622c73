import type { ReactNode } from 'react';
import { Island } from '../../frame/island.tsx';
import { KeptPart } from '../../frame/kept-parts.tsx';
import type { CategoryPlace, Layout } from '../../frame/page.ts';
import { useText } from '../../i18n/use-text.ts';
import type { QueryFlag } from '../../query-flags.ts';
import type { LanguageChoice } from '../../shell.ts';
import { useShell } from '../../shell.ts';
import { CartDrawer } from '../cart-drawer/cart-drawer.tsx';
import { PlainCompareBar } from '../compare/plain-compare-bar.tsx';
import { ConsentBanner } from '../consent/consent-banner.tsx';
import { Footer } from '../footer/footer.tsx';
import { CategoryBar } from '../header/category-bar.tsx';
import { CheckoutHeader } from '../header/checkout-header.tsx';
import { Header } from '../header/header.tsx';
import { NewsletterBlock } from '../newsletter/newsletter-block.tsx';
import { PageNotifications } from '../page-notifications/page-notifications.tsx';
import { QuickAddForm, QuickAddNote } from '../product-card/quick-add-form.tsx';
import { ConfirmationPopup } from '../query-flags/confirmation-popup.tsx';
import { VersionBanner } from '../query-flags/version-banner.tsx';
import styles from './page-layout.module.css';

/** What a page says of what is around it. */
export interface PageAround {
  readonly layout: Layout;
  readonly languages: readonly LanguageChoice[];
  readonly inCategory?: CategoryPlace | undefined;
  readonly hidesAllCategories?: boolean | undefined;
  readonly prices?: 'net' | undefined;
  /** What the search box says. */
  readonly query: string;
  /** What became of a press on a card's button, as the address says it. */
  readonly cartNote: string | null;
  /** What the address asks of any page (rule R-11); nothing where somebody was not asked for a page. */
  readonly flags: readonly QueryFlag[];
  /** Of the shop's program. */
  readonly version: string;
}

interface LayoutRow {
  readonly head: 'shop' | 'checkout';
  readonly foot?: 'shop' | 'checkout';
  readonly isWide?: true;
}

const checkout: LayoutRow = { head: 'checkout', foot: 'checkout' };

/** What each layout has beside the page (rule S-01). */
const layoutRows: Readonly<Record<Exclude<Layout, 'base'>, LayoutRow>> = {
  default: { head: 'shop', foot: 'shop' },
  'full-width': { head: 'shop', foot: 'shop', isWide: true },
  'no-footer': { head: 'shop' },
  checkout,
  'checkout-step': checkout,
};

/** What is around the content of every page. */
export function PageLayout({ around, children }: { around: PageAround; children: ReactNode }) {
  const text = useText();
  const { layout, flags, version } = around;
  if (layout === 'base') return <main id="content">{children}</main>;
  const { head, foot, isWide } = layoutRows[layout];
  return (
    <>
      <a className="skip-link" href="#content">
        {text('header.skip')}
      </a>
      {flags.includes('version') ? <VersionBanner version={version} /> : null}
      {head === 'checkout' ? null : <KeptPart of={ConsentBanner} props={{}} />}
      {head === 'checkout' ? <CheckoutHeader /> : <ShopHead around={around} />}
      <main id="content" tabIndex={-1} className={`${styles.main} ${isWide ? styles.wide : ''}`.trim()}>
        <QuickAddNote note={around.cartNote} />
        {children}
      </main>
      {head === 'checkout' ? null : <QuickAddForm />}
      {foot === 'shop' ? <KeptPart of={NewsletterBlock} props={{}} /> : null}
      {foot === undefined ? null : (
        <KeptPart
          of={Footer}
          props={{ kind: foot, hasContactButton: flags.includes('contactButton'), prices: around.prices }}
        />
      )}
      {head === 'checkout' ? null : <PlainCompareBar />}
      {head === 'checkout' ? null : <Drawer />}
      {flags.includes('confirmation') ? <ConfirmationPopup /> : null}
      <Island name="notifications" of={PageNotifications} props={{}} isKept />
    </>
  );
}

function ShopHead({ around }: { around: PageAround }) {
  const { languages, query, inCategory, hidesAllCategories = false } = around;
  return (
    <>
      <Header languages={languages} query={query} hidesAllCategories={hidesAllCategories} />
      <KeptPart of={CategoryBar} props={{ inCategory, hidesAllCategories }} />
    </>
  );
}

function Drawer() {
  const { expressWallet } = useShell();
  return <Island name="cartDrawer" of={CartDrawer} props={{ wallet: expressWallet }} isKept />;
}
