import type { ProductCard } from '../../../api/contract/catalogue.ts';
import { useText } from '../../i18n/use-text.ts';
import { useGrossPrices } from '../../use-prices.ts';
import styles from './unit-price.module.css';

const words = {
  l: 'product.perLitre',
  kg: 'product.perKilogram',
  m: 'product.perMetre',
  m2: 'product.perSquareMetre',
} as const;

/** What a litre or a metre costs, beside the price of goods sold by measure (rule P-16). */
export function UnitPrice({ of: unitPrice }: { of: ProductCard['unitPrice'] }) {
  const text = useText();
  const write = useGrossPrices();
  if (unitPrice === undefined) return null;
  const { value, per } = unitPrice;
  return <span className={styles.unit}>{text(words[per], { price: write(value) })}</span>;
}
