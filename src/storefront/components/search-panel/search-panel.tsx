import { type RefObject, useCallback, useEffect, useId, useMemo, useRef, useState } from 'react';
import { QUICK_SEARCH_HITS, SEE_ALL_RESULTS_FROM } from '../../../markets/listing-constants.ts';
import type { TextKey } from '../../i18n/texts.ts';
import { useText } from '../../i18n/use-text.ts';
import { usePaths } from '../../paths.ts';
import type { FooterLink } from '../../shell.ts';
import { pickSuggestions, type SuggestionKind } from './pick-suggestions.ts';
import styles from './search-panel.module.css';
import { SuggestionOption } from './suggestion-option.tsx';
import { useCombobox } from './use-combobox.ts';
import { useSuggestions } from './use-suggestions.ts';

const groupWords = {
  queries: 'suggestions.queries',
  categories: 'suggestions.categories',
  brands: 'suggestions.brands',
  products: 'suggestions.products',
} as const satisfies Record<SuggestionKind, TextKey>;

/** Mobile ends here. */
const DESKTOP = '(min-width: 768px)';

/** What the shop suggests below the search box while somebody types (rules B-01, B-02). */
export function SearchPanel({
  input,
  brands,
}: {
  readonly input: RefObject<HTMLInputElement | null>;
  readonly brands: readonly FooterLink[];
}) {
  const text = useText();
  const paths = usePaths();
  const id = useId();
  const [words, setWords] = useState(() => input.current?.value ?? '');
  const [most] = useState(() =>
    window.matchMedia(DESKTOP).matches ? QUICK_SEARCH_HITS.desktop : QUICK_SEARCH_HITS.phone,
  );
  const answered = useSuggestions(words, most);
  const groups = useMemo(
    () => (answered === undefined ? [] : pickSuggestions(answered.answer, most, paths, brands)),
    [answered, most, paths, brands],
  );
  const options = groups.flatMap(({ suggestions }) => suggestions);
  const optionId = useCallback((position: number) => `${id}-option-${position}`, [id]);
  const { isShown, active, close } = useCombobox({
    input,
    listId: `${id}-list`,
    optionId,
    count: options.length,
    hasAnswer: answered !== undefined,
    choose,
    onType: setWords,
  });

  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The focus stays in the box, whatever is pressed here.
    const stay = (event: MouseEvent) => event.preventDefault();
    const shown = panel.current;
    shown?.addEventListener('mousedown', stay);
    return () => shown?.removeEventListener('mousedown', stay);
  }, []);

  function choose(position: number): void {
    const option = options[position];
    if (option === undefined || input.current === null) return;
    input.current.value = option.name;
    close();
    window.location.assign(option.href);
  }

  const total = answered?.answer.total ?? 0;
  const corrected = answered?.answer.correctedText;
  let position = 0;
  return (
    <>
      <p className="visually-hidden" role="status">
        {isShown
          ? options.length === 0
            ? text('search.noResults')
            : text('suggestions.count', { count: options.length })
          : ''}
      </p>
      <div ref={panel} className={styles.panel} hidden={!isShown}>
        {corrected === undefined ? null : (
          <p className={styles.corrected}>
            {text('search.didYouMean')} <a href={paths.search({ query: corrected })}>{corrected}</a>
          </p>
        )}
        {options.length === 0 ? <p className={styles.none}>{text('search.noResults')}</p> : null}
        <div
          id={`${id}-list`}
          className={styles.list}
          role="listbox"
          aria-label={text('suggestions.label')}
          hidden={options.length === 0}
        >
          {groups.map(({ kind, suggestions }) => (
            <fieldset key={kind} aria-labelledby={`${id}-${kind}`}>
              <p id={`${id}-${kind}`} className={styles.kind} role="presentation">
                {text(groupWords[kind])}
              </p>
              {suggestions.map((suggestion) => {
                const own = position++;
                return (
                  <SuggestionOption
                    key={suggestion.href}
                    id={optionId(own)}
                    suggestion={suggestion}
                    isActive={own === active}
                  />
                );
              })}
            </fieldset>
          ))}
        </div>
        {total >= SEE_ALL_RESULTS_FROM ? (
          <a className={styles.all} href={paths.search({ query: answered?.words })}>
            {text('suggestions.seeAll')}
          </a>
        ) : null}
      </div>
    </>
  );
}
