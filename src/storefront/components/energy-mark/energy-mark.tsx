import { useText } from '../../i18n/use-text.ts';
import type { ShownEnergy } from '../../shown-energy.ts';
import styles from './energy-mark.module.css';

interface EnergyMarkProps {
  readonly of: ShownEnergy | undefined;
  /** Beside which price: the letter of the arrow is as tall as its figures (EU 2017/1369 and what goes with it). */
  readonly context: 'card' | 'page';
}

/**
 * The arrow that leads to the whole label, and the product information sheet (rule P-07). A label that can be shown
 * here opens above the page (behaviours/open-label.ts).
 */
export function EnergyMark({ of: energy, context }: EnergyMarkProps) {
  const text = useText();
  if (energy === undefined) return null;
  const { label, sheet, icon, opensHere } = energy;
  const words =
    energy.class === '' ? text('product.energyLabel') : text('product.energyClass', { class: energy.class });
  return (
    <div className={context === 'page' ? `${styles.mark} ${styles.page}` : styles.mark}>
      <a href={label} {...(opensHere ? { 'data-energy-label': words } : {})}>
        {icon === undefined ? words : <img className={styles.arrow} src={icon} alt={words} />}
      </a>
      <a href={sheet}>{text('product.energySheet')}</a>
    </div>
  );
}
