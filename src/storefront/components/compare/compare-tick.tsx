import { useText } from '../../i18n/use-text.ts';
import { COMPARE_FORM } from './compare-form.ts';
import styles from './compare-tick.module.css';

interface CompareTickProps {
  readonly product: {
    readonly sku: string;
    readonly name: string;
    readonly image?: { readonly name: string } | undefined;
  };
}

/**
 * Marks a product to be compared (rule L-06). Of a form beside the list, so that it leads there without JavaScript, too; with
 * it the browser keeps what is ticked for the visit (behaviours/follow-ticks.ts).
 */
export function CompareTick({ product: { sku, name, image } }: CompareTickProps) {
  const text = useText();
  return (
    <label className={styles.tick}>
      <input
        type="checkbox"
        name="sku"
        value={sku}
        form={COMPARE_FORM}
        autoComplete="off"
        aria-label={`${text('compare.tick')}: ${name}`}
        data-compare={name}
        data-picture={image?.name}
      />
      {text('compare.tick')}
    </label>
  );
}
