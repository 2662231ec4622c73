import { FOLDED_FACET_VALUES } from '../../../markets/listing-constants.ts';
import { formatNumber } from '../../../markets/money-format.ts';
import { useLocale, useText } from '../../i18n/use-text.ts';
import type { FilterGroup } from './build-filters.ts';
import styles from './facet-group.module.css';
import { groupWords, tagWord } from './filter-words.ts';

/** One facet: a box for each value with the number of products, the rest of a long list folded (rule B-04). */
export function FacetGroup({ group, isOpen }: { group: FilterGroup; isOpen: boolean }) {
  const text = useText();
  const { kind, label = '', values, field } = group;
  const title = kind === 'attribute' ? label : text(groupWords[kind]);
  return (
    <details className={styles.group} open={isOpen}>
      <summary className={styles.title}>{title}</summary>
      <fieldset className={styles.inside}>
        <legend className="visually-hidden">{title}</legend>
        <ul className={styles.values}>
          {values.map(({ value, label: words, count, isChosen }) => (
            <li key={value}>
              <FilterBox
                name={field}
                value={value}
                label={kind === 'tag' ? text(tagWord(value)) : words}
                count={count}
                isChosen={isChosen}
              />
            </li>
          ))}
        </ul>
        {values.length > FOLDED_FACET_VALUES.phone ? (
          <details className={values.length > FOLDED_FACET_VALUES.desktop ? styles.more : styles.moreOnPhone}>
            <summary className={styles.moreTitle}>
              <span className={styles.folded}>{text('listing.showAll', { count: values.length })}</span>
              <span className={styles.unfolded}>{text('listing.showFewer')}</span>
            </summary>
          </details>
        ) : null}
      </fieldset>
    </details>
  );
}

interface FilterBoxProps {
  readonly name: string;
  readonly value: string;
  readonly label: string;
  readonly count: number;
  readonly isChosen: boolean;
}

/** A filter to tick. The number is what its choice would add or leave. */
export function FilterBox({ name, value, label, count, isChosen }: FilterBoxProps) {
  const locale = useLocale();
  return (
    <label className={styles.value}>
      <input className={styles.box} type="checkbox" name={name} value={value} defaultChecked={isChosen} />
      <span className={styles.label}>{label}</span>
      <span className={styles.count}>{formatNumber(locale, count, 0)}</span>
    </label>
  );
}
