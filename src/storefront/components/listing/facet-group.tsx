import { FOLDED_FACET_VALUES, SEARCHED_FACET_VALUES } from '../../../markets/listing-constants.ts';
import { formatNumber } from '../../../markets/money-format.ts';
import { useLocale, useText } from '../../i18n/use-text.ts';
import type { FilterGroup } from './build-filters.ts';
import styles from './facet-group.module.css';
import { groupWords, tagWord } from './filter-words.ts';
import { listingFields } from './listing-query.ts';

interface FacetGroupProps {
  readonly group: FilterGroup;
  readonly isOpen: boolean;
  /** The same list with as few values of this facet as at first. */
  readonly foldLink: string;
}

/**
 * One facet: a box for each value with the number of products (rules B-04, B-10). Of a long one the first few are in the page, the
 * others come when they are asked for; a phone shows fewer still.
 */
export function FacetGroup({ group, isOpen, foldLink }: FacetGroupProps) {
  const text = useText();
  const { kind, label = '', values, field, total, isUnfolded } = group;
  const title = kind === 'attribute' ? label : text(groupWords[kind]);
  const hasMore = total > values.length;
  const isFoldedOnPhone = (position: number, isChosen: boolean) =>
    !isUnfolded && !isChosen && position >= FOLDED_FACET_VALUES.phone;
  const isLongOnPhone =
    !hasMore && values.some(({ isChosen }, position) => isFoldedOnPhone(position, isChosen));
  return (
    <details className={styles.group} open={isOpen} aria-label={title}>
      <summary className={`unfolds ${styles.title}`}>{title}</summary>
      {total < SEARCHED_FACET_VALUES ? null : (
        <input
          className={styles.search}
          type="search"
          autoComplete="off"
          placeholder={text('listing.searchValues', { name: title })}
          aria-label={text('listing.searchValues', { name: title })}
          data-facet-search={hasMore ? field : ''}
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
          isFoldedOnPhone={isFoldedOnPhone(position, isChosen)}
        />
      ))}
      <Folding group={group} foldLink={foldLink} isLongOnPhone={isLongOnPhone} />
    </details>
  );
}

/** What shows the values that are folded, or folds them again. */
function Folding({
  group: { field, values, total, isUnfolded },
  foldLink,
  isLongOnPhone,
}: Pick<FacetGroupProps, 'group' | 'foldLink'> & { readonly isLongOnPhone: boolean }) {
  const text = useText();
  const all = text('listing.showAll', { count: total });
  if (total > values.length)
    return (
      // A button of the form: what is ticked and not sent yet goes with it.
      <button
        type="submit"
        className={styles.moreTitle}
        name={listingFields.unfolded}
        value={field}
        data-facet-fold={field}
      >
        {all}
      </button>
    );
  if (isUnfolded && total > FOLDED_FACET_VALUES.desktop)
    return (
      <a className={styles.moreTitle} href={foldLink} rel="nofollow" data-facet-fold={field}>
        {text('listing.showFewer')}
      </a>
    );
  if (!isLongOnPhone) return null;
  return (
    <details className={styles.moreOnPhone}>
      <summary className={styles.moreTitle}>
        <span className={styles.closed}>{all}</span>
        <span className={styles.opened}>{text('listing.showFewer')}</span>
      </summary>
    </details>
  );
}

interface FilterBoxProps {
  readonly name: string;
  readonly value: string;
  readonly label: string;
  readonly count: number;
  readonly isChosen: boolean;
  readonly isFoldedOnPhone?: boolean;
}

/** A filter to tick. The number is what its choice would add or leave. */
export function FilterBox({ name, value, label, count, isChosen, isFoldedOnPhone = false }: FilterBoxProps) {
  const locale = useLocale();
  return (
    <label
      className={isFoldedOnPhone ? `${styles.value} ${styles.foldedOnPhone}` : styles.value}
      data-count={formatNumber(locale, count, 0)}
    >
      <input className={styles.box} type="checkbox" name={name} value={value} defaultChecked={isChosen} />
      {label}
    </label>
  );
}
