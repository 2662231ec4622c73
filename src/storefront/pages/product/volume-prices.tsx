import styles from './volume-prices.module.css';
import type { VolumeTable } from './write-offer.ts';

/** What several pieces cost or save (rules P-11, V-02). */
export function VolumePrices({ table: { title, rows, note } }: { table: VolumeTable }) {
  return (
    <table className={styles.prices}>
      <caption className={styles.caption}>{title}</caption>
      <tbody>
        {rows.map(({ key, pieces, words }) => (
          <tr key={key}>
            <th scope="row">{pieces}</th>
            <td>{words}</td>
          </tr>
        ))}
      </tbody>
      {note === undefined ? null : (
        <tfoot>
          <tr>
            <td colSpan={2} className={styles.note}>
              {note}
            </td>
          </tr>
        </tfoot>
      )}
    </table>
  );
}
