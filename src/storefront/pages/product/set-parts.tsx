import { Picture } from '../../components/picture/picture.tsx';
import { ProductTitle } from '../../components/product-title/product-title.tsx';
import { useText } from '../../i18n/use-text.ts';
import { usePaths } from '../../paths.ts';
import { useGrossPrices } from '../../use-prices.ts';
import type { ShownSet } from './load-set-parts.ts';
import styles from './set-parts.module.css';

/** The parts of a set, each with its price and its manual, and what they save together (rule P-16). */
export function SetParts({ set, price }: { set: ShownSet | undefined; price: ShownSet['sum'] }) {
  const text = useText();
  const write = useGrossPrices();
  if (set === undefined) return null;
  return (
    <section aria-labelledby="set-parts" className={styles.section}>
      <h2 id="set-parts">{text('sets.title')}</h2>
      <ul className={styles.parts}>
        {set.parts.map((part) => (
          <li key={part.sku} className={styles.part}>
            <Part part={part} />
          </li>
        ))}
      </ul>
      <dl className={styles.sums}>
        <dt>{text('sets.single')}</dt>
        <dd>{write(set.sum)}</dd>
        <dt>{text('sets.together')}</dt>
        <dd>{write(price)}</dd>
        {set.saved.centAmount > 0 ? (
          <>
            <dt className={styles.saved}>{text('cart.saved')}</dt>
            <dd className={styles.saved}>{write(set.saved)}</dd>
          </>
        ) : null}
      </dl>
    </section>
  );
}

function Part({ part }: { part: ShownSet['parts'][number] }) {
  const text = useText();
  const write = useGrossPrices();
  const paths = usePaths();
  return (
    <>
      <Picture name={part.picture} label="" sizes="96px" />
      <div className={styles.words}>
        <p>
          <strong>{part.quantity} ×</strong>{' '}
          <a href={paths.product(part.slug)}>
            <ProductTitle name={part.name} />
          </a>
        </p>
        <p className={styles.price}>{write(part.price)}</p>
        {part.manual === undefined ? null : (
          <p>
            <a href={part.manual}>
              {text('details.manual')}
              <span className="visually-hidden">: {part.name}</span>
            </a>
          </p>
        )}
      </div>
    </>
  );
}
