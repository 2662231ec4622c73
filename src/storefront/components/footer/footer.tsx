import { formatMoney } from '../../../markets/money-format.ts';
import { useLocale, useText } from '../../i18n/use-text.ts';
import { usePaths } from '../../paths.ts';
import { useShell } from '../../shell.ts';
import styles from './footer.module.css';

export function Footer({ kind }: { kind: 'shop' | 'checkout' }) {
  const text = useText();
  const { foundedYear, year } = useShell();
  return (
    <footer className={styles.footer}>
      <div className={`content ${styles.inner}`}>
        {kind === 'shop' ? <FooterColumns /> : null}
        <p className={styles.small}>
          {text('footer.copyright', { from: String(foundedYear), to: String(year) })}{' '}
          {text('footer.pricesIncludeTax')}
        </p>
      </div>
    </footer>
  );
}

function FooterColumns() {
  const text = useText();
  const locale = useLocale();
  const paths = usePaths();
  const { categories, delivery, bankTransfer, cashOnDelivery } = useShell();
  const threshold = formatMoney(locale, delivery.freeAbove);
  const methods = [
    text('checkout.card'),
    ...(bankTransfer ? [text('checkout.bankTransfer')] : []),
    ...(cashOnDelivery ? [text('checkout.cashOnDelivery')] : []),
  ].join(', ');
  return (
    <div className={styles.columns}>
      <nav aria-labelledby="footer-departments">
        <h2 id="footer-departments" className={styles.heading}>
          {text('footer.departments')}
        </h2>
        <ul className={styles.links}>
          {categories.map(({ key, name, slug }) => (
            <li key={key}>
              <a href={paths.category(slug)}>{name}</a>
            </li>
          ))}
        </ul>
      </nav>
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
      <nav aria-labelledby="footer-service">
        <h2 id="footer-service" className={styles.heading}>
          {text('footer.service')}
        </h2>
        <ul className={styles.links}>
          <li>
            <a href={paths.cart()}>{text('header.cart')}</a>
          </li>
          <li>
            <a href={paths.categories()}>{text('header.allCategories')}</a>
          </li>
          <li>
            <a href={paths.search({ tags: 'new' })}>{text('home.newArrivals')}</a>
          </li>
          <li>
            <a href={paths.search({ tags: 'bestseller' })}>{text('home.bestsellers')}</a>
          </li>
          <li>
            <a href={paths.search({ tags: 'bware' })}>{text('search.headingBware')}</a>
          </li>
        </ul>
      </nav>
    </div>
  );
}
