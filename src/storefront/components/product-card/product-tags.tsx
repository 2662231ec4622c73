import type { TextKey } from '../../i18n/texts.ts';
import { useText } from '../../i18n/use-text.ts';
import styles from './product-tags.module.css';

/** Tags that a shopper is told about, in words; the others only steer lists. */
const words = {
  new: 'product.tagNew',
  bestseller: 'product.tagBestseller',
  bware: 'product.tagBware',
  'on-sale': 'product.tagOnSale',
} as const satisfies Record<string, TextKey>;

function isShown(tag: string): tag is keyof typeof words {
  return tag in words;
}

export function ProductTags({ tags }: { tags: readonly string[] }) {
  const text = useText();
  const shown = tags.filter(isShown);
  if (shown.length === 0) return null;
  return (
    <ul className={styles.tags}>
      {shown.map((tag) => (
        <li key={tag} className={styles.tag}>
          {text(words[tag])}
        </li>
      ))}
    </ul>
  );
}
