import type { TextKey } from '../../i18n/texts.ts';
import { useText } from '../../i18n/use-text.ts';
import type { SuggestionGroup, SuggestionKind } from './pick-suggestions.ts';
import styles from './search-panel.module.css';
import { SuggestionOption } from './suggestion-option.tsx';

const groupWords = {
  queries: 'suggestions.queries',
  categories: 'suggestions.categories',
  brands: 'suggestions.brands',
  products: 'suggestions.products',
} as const satisfies Record<SuggestionKind, TextKey>;

interface SuggestionListProps {
  /** Of the panel; its list is `<id>-list`. */
  readonly id: string;
  readonly groups: readonly SuggestionGroup[];
  readonly optionId: (position: number) => string;
  /** Which option the arrow keys have marked, counted through all groups. */
  readonly active: number;
}

/** The suggestions, a group a kind. */
export function SuggestionList({ id, groups, optionId, active }: SuggestionListProps) {
  const text = useText();
  let position = 0;
  return (
    <div
      id={`${id}-list`}
      className={styles.list}
      role="listbox"
      aria-label={text('suggestions.label')}
      hidden={groups.length === 0}
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
  );
}
