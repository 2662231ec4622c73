import { SEARCH_QUERY_LENGTH } from '../../../markets/listing-constants.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import styles from './search-box.module.css';

/** A box to search in that stands in a page: a form that leads to what it finds, with JavaScript and without. */
export function SearchBox({
  action,
  label,
  placeholder,
  button,
  value = '',
}: {
  readonly action: string;
  readonly label: string;
  readonly placeholder?: string;
  readonly button: string;
  /** What was searched for. */
  readonly value?: string;
}) {
  return (
    <form className={styles.box} action={action} method="get">
      <input
        className={styles.input}
        type="search"
        name="query"
        defaultValue={value}
        maxLength={SEARCH_QUERY_LENGTH.maximum}
        aria-label={label}
        placeholder={placeholder ?? label}
        autoComplete="off"
      />
      <button className={styles.button} type="submit">
        <Icon name="search" size="small" />
        {button}
      </button>
    </form>
  );
}
