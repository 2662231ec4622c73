import { FOLDED_FACET_VALUES, SEARCHED_FACET_VALUES } from '../../../markets/listing-constants.ts';
import { formatNumber } from '../../../markets/money-format.ts';
import { useLocale, useText } from '../../i18n/use-text.ts';
import type { FilterGroup } from './build-filters.ts';
import styles from './facet-group.module.css';
import { groupWords, tagWord } from './filter-words.ts';

/** What of a long facet stays folded; a chosen value never does. */
function foldOf(position: number, isChosen: boolean): keyof typeof styles | undefined {
  if (isChosen || position < FOLDED_FACET_VALUES.phone) return undefined;
  return position < FOLDED_FACET_VALUES.desktop ? 'foldedOnPhone' : 'folded';
}

/** One facet: a box for each value with the number of products, the rest of a long list folded (rules B-04, B-10). */
export function FacetGroup({ group, isOpen }: { group: FilterGroup; isOpen: boolean }) {
  const text = useText();
  const { kind, label = '', values, field } = group;
  const title = kind === 'attribute' ? label : text(groupWords[kind]);
  return (
    <details className={styles.group} open={isOpen}>
      <summary className={styles.title}>{title}</summary>
      <fieldset className={styles.inside} aria-label={title}>
        {values.length < SEARCHED_FACET_VALUES ? null : (
          <input
            className={styles.search}
            type="search"
            autoComplete="off"
            placeholder={text('listing.searchValues', { name: title })}
            aria-label={text('listing.searchValues', { name: title })}
            data-facet-search=""
          />
        )}
        {values.map(({ value, label: words, count, isChosen }, position) => (
          <FilterBox
            key={value}
            name={field}
            value={value}
            label={kind === 'tag' ? text(tagWord(value)) : words}
            count={count}
            isChosen={isChosen}
            fold={foldOf(position, isChosen)}
          />
        ))}
        {values.length > FOLDED_FACET_VALUES.phone ? (
          <details className={values.length > FOLDED_FACET_VALUES.desktop ? styles.more : styles.moreOnPhone}>
            <summary className={styles.moreTitle}>
              <span className={styles.closed}>{text('listing.showAll', { count: values.length })}</span>
              <span className={styles.opened}>{text('listing.showFewer')}</span>
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
  readonly fold?: keyof typeof styles | undefined;
}

/** A filter to tick. The number is what its choice would add or leave. */
export function FilterBox({ name, value, label, count, isChosen, fold }: FilterBoxProps) {
  const locale = useLocale();
  return (
    <label className={fold === undefined ? styles.value : `${styles.value} ${styles[fold]}`}>
      <input className={styles.box} type="checkbox" name={name} value={value} defaultChecked={isChosen} />
      {label}
      <span className={styles.count}>{formatNumber(locale, count, 0)}</span>
    </label>
  );
}
