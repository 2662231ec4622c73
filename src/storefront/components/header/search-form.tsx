import { useLocation } from 'react-router';
import { useText } from '../../i18n/use-text.ts';
import { usePaths } from '../../paths.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import styles from './search-form.module.css';

/** Longest search text (interpretation 10). */
const SEARCH_MAXIMUM = 100;

/** Plain form: works without JavaScript, sends the word as `query`. */
export function SearchForm() {
  const text = useText();
  const paths = usePaths();
  const query = new URLSearchParams(useLocation().search).get('query') ?? '';
  return (
    <search>
      <form className={styles.form} action={paths.search()} method="get">
        <input
          key={query}
          className={styles.input}
          type="search"
          name="query"
          defaultValue={query}
          maxLength={SEARCH_MAXIMUM}
          aria-label={text('header.searchLabel')}
          placeholder={text('header.searchPlaceholder')}
          autoComplete="off"
        />
        <button className={styles.button} type="submit" aria-label={text('header.search')}>
          <Icon name="search" />
        </button>
      </form>
    </search>
  );
}
