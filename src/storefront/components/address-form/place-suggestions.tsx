import type { AddressRole } from '../../../markets/postal-address.ts';
import { useText } from '../../i18n/use-text.ts';
import styles from './place-suggestions.module.css';
import { usePlaceCombobox } from './use-place-combobox.ts';

/**
 * What may be meant while an address is typed (rule C-08): a list below street, postal code or city, never in the way of typing. The
 * focus stays in the field; the arrow keys move, Enter picks, Escape closes, and without JavaScript there is none.
 */
export function PlaceSuggestions({
  part,
  onFill,
}: {
  readonly part: AddressRole;
  /** Called with each field that a pick has filled. */
  readonly onFill: (field: HTMLInputElement) => void;
}) {
  const text = useText();
  const { list, listId, optionId, suggestions, attribution, active, isFilled, pick } = usePlaceCombobox(
    part,
    onFill,
  );
  const count = suggestions.length;
  return (
    <>
      <p className="visually-hidden" role="status">
        {count > 0 ? text('suggestions.count', { count }) : isFilled ? text('places.filled') : ''}
      </p>
      {count === 0 ? null : (
        <div ref={list} className={styles.list}>
          <div id={listId} role="listbox" aria-label={text('places.label')}>
            {suggestions.map(({ id, name, detail }, position) => (
              <button
                key={id}
                id={optionId(position)}
                className={styles.option}
                type="button"
                role="option"
                aria-selected={position === active}
                tabIndex={-1}
                onClick={() => void pick(position)}
              >
                {name} <span className={styles.detail}>{detail}</span>
              </button>
            ))}
          </div>
          {attribution === null ? null : (
            <p className={styles.attribution} translate="no">
              {attribution}
            </p>
          )}
        </div>
      )}
    </>
  );
}
