import { type RefObject, useEffect, useId, useMemo, useRef, useState } from 'react';
import { QUICK_SEARCH_HITS, SEE_ALL_RESULTS_FROM } from '../../../markets/listing-constants.ts';
import type { PageText } from '../../i18n/texts.ts';
import { useText } from '../../i18n/use-text.ts';
import { usePaths } from '../../paths.ts';
import type { FooterLink } from '../../shell.ts';
import { pickSuggestions } from './pick-suggestions.ts';
import styles from './search-panel.module.css';
import { SuggestionList } from './suggestion-list.tsx';
import { useCombobox } from './use-combobox.ts';
import { useSuggestions } from './use-suggestions.ts';

/** Mobile ends here. */
const DESKTOP = '(min-width: 768px)';

/** The focus stays where it is, whatever is pressed in a part of the page. */
function useFocusStays(part: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const stay = (event: MouseEvent) => event.preventDefault();
    const shown = part.current;
    shown?.addEventListener('mousedown', stay);
    return () => shown?.removeEventListener('mousedown', stay);
  }, [part]);
}

function countWords(text: PageText, count: number): string {
  return count === 0 ? text('search.noResults') : text('suggestions.count', { count });
}

/** What the shop answers to the words, and what of it there is room for. */
function useShownSuggestions(words: string, brands: readonly FooterLink[]) {
  const paths = usePaths();
  const [most] = useState(() =>
    window.matchMedia(DESKTOP).matches ? QUICK_SEARCH_HITS.desktop : QUICK_SEARCH_HITS.phone,
  );
  const answered = useSuggestions(words, most);
  const groups = useMemo(
    () => (answered === undefined ? [] : pickSuggestions(answered.answer, most, paths, brands)),
    [answered, most, paths, brands],
  );
  return { answered, groups };
}

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
  const { answered, groups } = useShownSuggestions(words, brands);
  const options = groups.flatMap(({ suggestions }) => suggestions);
  const optionId = (position: number) => `${id}-option-${position}`;
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
  useFocusStays(panel);

  function choose(position: number): void {
    const option = options[position];
    if (option === undefined || input.current === null) return;
    input.current.value = option.name;
    close();
    window.location.assign(option.href);
  }

  const total = answered?.answer.total ?? 0;
  const corrected = answered?.answer.correctedText;
  return (
    <>
      <p className="visually-hidden" role="status">
        {isShown ? countWords(text, options.length) : ''}
      </p>
      <div ref={panel} className={styles.panel} hidden={!isShown}>
        {corrected === undefined ? null : (
          <p className={styles.corrected}>
            {text('search.didYouMean')} <a href={paths.search({ query: corrected })}>{corrected}</a>
          </p>
        )}
        {options.length === 0 ? <p className={styles.none}>{text('search.noResults')}</p> : null}
        <SuggestionList id={id} groups={groups} optionId={optionId} active={active} />
        {total >= SEE_ALL_RESULTS_FROM ? (
          <a className={styles.all} href={paths.search({ query: answered?.words })}>
            {text('suggestions.seeAll')}
          </a>
        ) : null}
      </div>
    </>
  );
}
