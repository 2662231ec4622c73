import { useEffect, useEffectEvent, useRef } from 'react';
import { SEARCH_QUERY_LENGTH } from '../../../markets/listing-constants.ts';
import { loadTexts } from '../../i18n/texts.ts';
import { useLocale, useText } from '../../i18n/use-text.ts';
import { usePaths } from '../../paths.ts';
import type { FooterLink } from '../../shell.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { useOnDemand } from '../../use-on-demand.ts';
import styles from './search-form.module.css';

interface SearchFormProps {
  /** What was searched for. */
  readonly query: string;
  /** Pages of brands, where suggestions of brands lead. */
  readonly brands: readonly FooterLink[];
}

/**
 * Plain form: works without JavaScript, sends the word as `query`. What it suggests while somebody types is fetched when
 * the box is first entered; without it the form stays what it is.
 */
export function SearchForm({ query, brands }: SearchFormProps) {
  const text = useText();
  const locale = useLocale();
  const paths = usePaths();
  const input = useRef<HTMLInputElement>(null);
  const { Part, open } = useOnDemand(async () => {
    const [{ SearchPanel }] = await Promise.all([
      import('../search-panel/search-panel.tsx'),
      loadTexts(locale, ['listing']),
    ]);
    return SearchPanel;
  });
  const fetchPanel = () => open(() => undefined);

  const wasEntered = useEffectEvent(() => {
    if (document.activeElement === input.current) fetchPanel();
  });
  // Whoever was faster than the page.
  useEffect(wasEntered, []);

  return (
    <search className={styles.search}>
      <form className={styles.form} action={paths.search()} method="get">
        <input
          ref={input}
          className={styles.input}
          type="search"
          name="query"
          defaultValue={query}
          maxLength={SEARCH_QUERY_LENGTH.maximum}
          aria-label={text('header.searchLabel')}
          placeholder={text('header.searchPlaceholder')}
          autoComplete="off"
          onFocus={fetchPanel}
        />
        <button className={styles.button} type="submit" aria-label={text('header.search')}>
          <Icon name="search" />
        </button>
      </form>
      {Part === undefined ? null : <Part input={input} brands={brands} />}
    </search>
  );
}
