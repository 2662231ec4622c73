import { cleanProductNumber } from '../../../markets/request-constants.ts';
import { CompareTick } from '../../components/compare/compare-tick.tsx';
import { EnergyMark } from '../../components/energy-mark/energy-mark.tsx';
import { GuaranteeNotice } from '../../components/guarantee-notice/guarantee-notice.tsx';
import { PaymentMarks } from '../../components/payment-marks/payment-marks.tsx';
import { RequestLink } from '../../components/request-form/request-link.tsx';
import { SecondHandNote } from '../../components/second-hand/second-hand-note.tsx';
import { StockLine } from '../../components/stock-line/stock-line.tsx';
import { Island } from '../../frame/island.tsx';
import { KeptPart } from '../../frame/kept-parts.tsx';
import { useText } from '../../i18n/use-text.ts';
import { useShell } from '../../shell.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import type { RefusedAddition } from './add-to-cart-action.ts';
import type { AskedDelivery } from './ask-delivery-action.ts';
import { askPostalCode } from './ask-postal-code.ts';
import styles from './buy-box.module.css';
import { BuyForm } from './buy-form.tsx';
import { DeliveryDate } from './delivery-date.tsx';
import type { ProductPageData } from './load-product-page.ts';
import { PriceBlock } from './price-block.tsx';
import type { AnsweredNotice } from './sold-out/ask-for-notice.ts';
import { StockNoticeForm } from './sold-out/stock-notice-form.tsx';

/** What came of the form that was sent: each part of the box knows its own. */
export type Answered = RefusedAddition | AskedDelivery | AnsweredNotice | undefined;

interface BuyBoxProps {
  readonly page: ProductPageData;
  readonly answer: Answered;
}

/** Price, stock, button, and what is to be known before it is pressed (rules P-02, P-17). */
export function BuyBox({ page, answer }: BuyBoxProps) {
  const { product, offer } = page;
  const asked = answer !== undefined && 'postalCode' in answer ? answer : undefined;
  return (
    <div className={styles.box}>
      <PriceBlock page={page} />
      <SecondHandNote of={product.secondHand} />
      <EnergyMark of={product.energy} context="page" />
      <StockLine product={product} />
      <Purchase page={page} answer={answer} />
      {offer.delivery === undefined ? null : (
        <div className={styles.promise}>
          <Island
            name="deliveryDate"
            of={DeliveryDate}
            props={{
              areas: offer.delivery.areas,
              asked: asked && askPostalCode(offer.delivery.areas, asked.postalCode),
            }}
            isKept={asked === undefined}
          />
        </div>
      )}
      <KeptPart
        of={Promises}
        props={{
          sku: product.sku,
          delivery: offer.delivery,
          links: page.links,
          promises: page.promises,
          paymentMarks: page.paymentMarks,
        }}
      />
      <Disclaimer page={page} />
      <CompareTick product={{ sku: product.sku, name: product.name, image: product.images[0] }} />
      <Highlights page={page} />
    </div>
  );
}

/** What is done about it: into the cart, or a mail when it is back. */
function Purchase({ page, answer }: BuyBoxProps) {
  const { product } = page;
  const { expressWallet } = useShell();
  const notice = answer !== undefined && 'notice' in answer ? answer : undefined;
  const refused = answer !== undefined && 'code' in answer ? answer : undefined;
  if (page.canBeNotified) return <StockNoticeForm sku={product.sku} answered={notice} />;
  return (
    <Island
      name="buyForm"
      of={BuyForm}
      props={{
        sku: product.sku,
        stock: product.availability.availableQuantity,
        maximumQuantity: page.maximumQuantity,
        volume: page.volume,
        guarantees: page.guarantees,
        wallet: expressWallet,
        refused,
      }}
      isKept={refused === undefined}
    />
  );
}

interface PromisesProps extends Pick<ProductPageData, 'links' | 'promises' | 'paymentMarks'> {
  readonly sku: string;
  readonly delivery: ProductPageData['offer']['delivery'] | undefined;
}

/** Reasons to trust, beside the price. */
function Promises({ sku, delivery, links, promises, paymentMarks }: PromisesProps) {
  const text = useText();
  return (
    <div className={styles.promise}>
      <ul className={styles.promises}>
        {delivery === undefined ? null : (
          <li>
            <Icon name={delivery.carriage === 'freight' ? 'pallet' : 'box'} />
            <span>
              {delivery.fee}
              {delivery.freeFrom === undefined ? null : (
                <span className={styles.muted}> · {delivery.freeFrom}</span>
              )}
            </span>
          </li>
        )}
        <li>
          <Icon name="giveBack" />
          <LinkedWords href={links.returns} words={promises.returns} />
        </li>
        <li>
          <Icon name="shield" />
          <LinkedWords href={links.guarantee} words={promises.guarantee} />
        </li>
        {promises.phone === '' ? null : (
          <li>
            <Icon name="phone" />
            <span>
              {text('product.askByPhone')}{' '}
              <a className={styles.phone} href={`tel:${promises.phone.replace(/[^+\d]/g, '')}`}>
                {promises.phone}
              </a>
            </span>
          </li>
        )}
        <li>
          <Icon name="invoice" />
          <RequestLink reason="sales" subreason="discount-request" product={cleanProductNumber(sku)}>
            {text('request.quote')}
          </RequestLink>
        </li>
      </ul>
      {promises.notice === undefined ? null : (
        <details className={styles.notice}>
          <summary>{promises.notice.lead}</summary>
          <GuaranteeNotice notice={promises.notice} />
        </details>
      )}
      <PaymentMarks label={text('product.paymentMethods')} marks={paymentMarks} />
    </div>
  );
}

function LinkedWords({ href, words }: { readonly href: string | undefined; readonly words: string }) {
  return href === undefined ? <span>{words}</span> : <a href={href}>{words}</a>;
}

/** What a struck price is, where the country wants it said (rule P-02). */
function Disclaimer({ page: { product, promises } }: { page: ProductPageData }) {
  if (product.price.reduction === undefined || promises.priceDisclaimer === undefined) return null;
  return <p className={styles.disclaimer}>{promises.priceDisclaimer}</p>;
}

function Highlights({ page: { product } }: { page: ProductPageData }) {
  const text = useText();
  if (product.highlights.length === 0) return null;
  return (
    <section aria-labelledby="highlights">
      <h2 id="highlights" className={styles.smallHeading}>
        {text('product.highlights')}
      </h2>
      <ul className={styles.highlights}>
        {product.highlights.map((highlight) => (
          <li key={highlight}>
            <Icon name="check" size="small" />
            {highlight}
          </li>
        ))}
      </ul>
    </section>
  );
}
