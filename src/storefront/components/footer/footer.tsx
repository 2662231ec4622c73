import { useText } from '../../i18n/use-text.ts';
import { usePaths } from '../../paths.ts';
import { useShell } from '../../shell.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { useGrossPrices } from '../../use-prices.ts';
import { PriceSwitch } from '../price-switch/price-switch.tsx';
import { RequestLink } from '../request-form/request-link.tsx';
import styles from './footer.module.css';
import { FooterColumn, FooterLinks } from './footer-column.tsx';
import { FooterContact, FooterCountries, FooterMarks } from './footer-company.tsx';

interface FooterProps {
  readonly kind: 'shop' | 'checkout';
  /** Switched on by the address (rule R-11). */
  readonly hasContactButton: boolean;
  readonly prices: 'net' | undefined;
}

const priceWords = { gross: 'footer.pricesIncludeTax', net: 'priceView.footer' } as const;

/** Groups of links, who sells, how to pay; on a phone each group unfolds (rule S-06). The checkout has its last line alone. */
export function Footer({ kind, hasContactButton, prices }: FooterProps) {
  const text = useText();
  const paths = usePaths();
  const { foundedYear = 0, shopName, year, footer, firstPrice } = useShell();
  const years = foundedYear > 0 && foundedYear < year ? `${foundedYear}–${year}` : String(year);
  return (
    <footer className={styles.footer}>
      <div className={`content ${styles.inner}`}>
        {kind === 'shop' ? <FooterColumns /> : null}
        {hasContactButton ? (
          <p>
            <ButtonLink href={paths.request()} data-request-link="">
              {text('header.contact')}
            </ButtonLink>
          </p>
        ) : null}
        <ul className={styles.legal}>
          <li>
            <strong>
              <a href={paths.withdraw()}>{text('withdrawal.link')}</a>
            </strong>
          </li>
          {footer.legal.map(({ title, href }) => (
            <li key={href}>
              <a href={href}>{title}</a>
            </li>
          ))}
          <li>
            <a href={paths.consent()}>{text('consent.link')}</a>
          </li>
        </ul>
        <p className={styles.small}>
          {text('footer.copyright', { years, shopName })}{' '}
          {text(prices === 'net' ? 'netPrices.note' : priceWords[firstPrice ?? 'gross'])}
        </p>
        {kind === 'shop' ? <PriceSwitch /> : null}
      </div>
    </footer>
  );
}

function FooterColumns() {
  const text = useText();
  const paths = usePaths();
  const { brands, categories, footer } = useShell();
  const { service, information, blog, social } = footer;
  return (
    <>
      <div className={styles.columns}>
        <FooterContact />
        <FooterColumn title={text('footer.service')} links={service}>
          <li>
            <RequestLink>{text('request.title')}</RequestLink>
          </li>
        </FooterColumn>
        <FooterColumn
          title={text('footer.departments')}
          links={[
            ...categories.map(({ name, slug }) => ({ title: name, href: paths.category(slug) })),
            { title: text('header.allCategories'), href: paths.categories() },
            { title: text('footer.sale'), href: paths.search({ tags: 'on-sale' }) },
          ]}
        />
        <FooterColumn title={text('footer.information')} links={information}>
          {blog === undefined ? null : (
            <li>
              <a href={blog.href}>
                {blog.title} <span className={styles.tag}>{text('footer.blog')}</span>
              </a>
            </li>
          )}
        </FooterColumn>
        <FooterColumn title={text('footer.brands')} links={brands} />
        <FooterDelivery />
      </div>
      <div className={styles.bottom}>
        <FooterMarks title={text('footer.waysToPay')} marks={footer.payments} />
        <FooterMarks title={text('footer.carriers')} marks={footer.carriers} />
        <FooterLinks title={text('footer.follow')} links={social} />
        <FooterCountries />
      </div>
    </>
  );
}

function FooterDelivery() {
  const text = useText();
  const { delivery } = useShell();
  const write = useGrossPrices();
  const threshold = write(delivery.freeAbove);
  return (
    <FooterColumn title={text('footer.delivery')} links={[]}>
      <li>{text('footer.deliveryParcel', { price: write(delivery.parcel), threshold })}</li>
      <li>{text('footer.deliveryFreight', { price: write(delivery.freight), threshold })}</li>
    </FooterColumn>
  );
}
