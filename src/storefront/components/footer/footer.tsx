import { formatMoney } from '../../../markets/money-format.ts';
import { useLocale, useText } from '../../i18n/use-text.ts';
import { usePaths } from '../../paths.ts';
import { type FooterLink, useShell } from '../../shell.ts';
import styles from './footer.module.css';

export function Footer({ kind }: { kind: 'shop' | 'checkout' }) {
  const text = useText();
  const { foundedYear = 0, shopName, year } = useShell();
  const years = foundedYear > 0 && foundedYear < year ? `${foundedYear}–${year}` : String(year);
  return (
    <footer className={styles.footer}>
      <div className={`content ${styles.inner}`}>
        {kind === 'shop' ? <FooterColumns /> : null}
        <p className={styles.small}>
          {text('footer.copyright', { years, shopName })} {text('footer.pricesIncludeTax')}
        </p>
      </div>
    </footer>
  );
}

function FooterColumns() {
  const text = useText();
  const locale = useLocale();
  const paths = usePaths();
  const { brands, categories, delivery, bankTransfer, cashOnDelivery, information } = useShell();
  const threshold = formatMoney(locale, delivery.freeAbove);
  const methods = [
    text('checkout.card'),
    ...(bankTransfer ? [text('checkout.bankTransfer')] : []),
    ...(cashOnDelivery ? [text('checkout.cashOnDelivery')] : []),
  ].join(', ');
  return (
    <div className={styles.columns}>
      <LinkColumn
        id="footer-departments"
        title={text('footer.departments')}
        links={categories.map(({ name, slug }) => ({ title: name, href: paths.category(slug) }))}
      />
      <LinkColumn id="footer-information" title={text('footer.information')} links={information} />
      <LinkColumn id="footer-brands" title={text('footer.brands')} links={brands} />
      <section aria-labelledby="footer-delivery">
        <h2 id="footer-delivery" className={styles.heading}>
          {text('footer.delivery')}
        </h2>
        <ul className={styles.facts}>
          <li>{text('footer.deliveryParcel', { price: formatMoney(locale, delivery.parcel), threshold })}</li>
          <li>
            {text('footer.deliveryFreight', { price: formatMoney(locale, delivery.freight), threshold })}
          </li>
          <li>{text('footer.payment', { methods })}</li>
        </ul>
      </section>
      <LinkColumn
        id="footer-service"
        title={text('footer.service')}
        links={[
          { title: text('header.account'), href: paths.login() },
          { title: text('header.cart'), href: paths.cart() },
          { title: text('header.allCategories'), href: paths.categories() },
          { title: text('home.newArrivals'), href: paths.search({ tags: 'new' }) },
          { title: text('home.bestsellers'), href: paths.search({ tags: 'bestseller' }) },
          { title: text('search.headingBware'), href: paths.search({ tags: 'bware' }) },
        ]}
      />
    </div>
  );
}

/** A column without links is no column (rule S-06). */
function LinkColumn({ id, title, links }: { id: string; title: string; links: readonly FooterLink[] }) {
  return links.length === 0 ? null : (
    <nav aria-labelledby={id}>
      <h2 id={id} className={styles.heading}>
        {title}
      </h2>
      <ul className={styles.links}>
        {links.map(({ title: words, href }) => (
          <li key={href}>
            <a href={href}>{words}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
