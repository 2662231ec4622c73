import { useText } from '../../i18n/use-text.ts';
import styles from './volume-prices.module.css';
import type { VolumeTable } from './write-volume.ts';

interface VolumePricesProps {
  readonly table: VolumeTable;
  /** How many pieces are chosen, those in the cart included. */
  readonly pieces: number;
}

/** So few more are worth a word. */
const FEW = 5;

/** What several pieces cost and save, which step is reached, and what the next one brings (rules P-11, V-02). */
export function VolumePrices({ table: { title, steps, note, tax }, pieces }: VolumePricesProps) {
  const text = useText();
  const reached = steps.findLast(({ from }) => from <= pieces);
  const next = steps.find(({ from }) => from > pieces);
  const missing = next === undefined ? 0 : next.from - pieces;
  return (
    <div className={styles.volume}>
      <table className={styles.prices}>
        <caption className={styles.caption}>{tax === undefined ? title : `${title}, ${tax}`}</caption>
        <thead>
          <tr>
            <th scope="col">{text('product.quantity')}</th>
            <th scope="col">{text('cart.unitPrice')}</th>
            <th scope="col">{text('cart.saved')}</th>
          </tr>
        </thead>
        <tbody>
          {steps.map((step) => (
            <tr
              key={step.from}
              className={step === reached ? styles.reached : undefined}
              aria-current={step === reached ? 'true' : undefined}
            >
              <th scope="row">{step.pieces}</th>
              <td>{step.unit}</td>
              <td className={styles.saving}>{step.saving}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={styles.next} role="status">
        {next === undefined || missing > FEW
          ? ''
          : text('product.volumeNext', {
              count: missing,
              price: tax === undefined ? next.unit : `${next.unit} ${tax}`,
            })}
      </p>
      {note === undefined ? null : <p className={styles.note}>{note}</p>}
    </div>
  );
}
