import { useId } from 'react';
import type { LocaleCode } from '../../../kernel/locale.ts';
import { PRICE_FILTER_RANGE } from '../../../markets/listing-constants.ts';
import { formatNumber } from '../../../markets/money-format.ts';
import type { PageText } from '../../i18n/texts.ts';
import { useLocale, useText } from '../../i18n/use-text.ts';
import { useSurroundings } from '../../shell.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import type { PriceRange } from './listing-query.ts';
import { priceFields, showPriceRange, type TypedPrice } from './price-fields.ts';
import styles from './price-filter.module.css';

export function describePriceProblem({ problem }: TypedPrice, text: PageText, locale: LocaleCode): string {
  return problem === 'order'
    ? text('listing.priceOrder')
    : text('listing.priceAmount', { maximum: formatNumber(locale, PRICE_FILTER_RANGE.maximum, 0) });
}

interface PriceFilterProps {
  readonly currencyCode: string;
  /** What the list is narrowed to. */
  readonly chosen: PriceRange | undefined;
  /** Lowest and highest of the products, shown in the empty fields. */
  readonly range: PriceRange;
  readonly typed: TypedPrice | undefined;
}

/** Prices from and to in whole units; what was typed and is none stays, with the words for it beside its field. */
export function PriceFilter({ currencyCode, chosen, range, typed }: PriceFilterProps) {
  const text = useText();
  const locale = useLocale();
  const { firstPrice } = useSurroundings();
  const id = useId();
  const shown = typed ?? showPriceRange(chosen);
  const fields = [
    { end: 'from', label: text('listing.priceFrom'), hint: range.minimum },
    { end: 'to', label: text('listing.priceTo'), hint: range.maximum },
  ] as const;
  return (
    <fieldset className={styles.price}>
      <legend className={styles.title}>
        {text('listing.price')}{' '}
        <span className={styles.currency}>
          ({firstPrice === 'net' ? `${currencyCode} ${text('product.taxNote')}` : currencyCode})
        </span>
      </legend>
      <div className={styles.fields}>
        {fields.map(({ end, label, hint }) => (
          <label key={end} className={styles.field}>
            {label}
            <input
              className={styles.input}
              name={priceFields[end]}
              type="text"
              inputMode="numeric"
              maxLength={12}
              autoComplete="off"
              defaultValue={shown[end]}
              placeholder={formatNumber(locale, hint, 0)}
              {...(typed?.field === end ? { 'aria-invalid': true, 'aria-describedby': `${id}-error` } : {})}
            />
          </label>
        ))}
      </div>
      {typed === undefined ? null : (
        <p id={`${id}-error`} className={styles.error} role="alert">
          <Icon name="warning" size="small" />
          {describePriceProblem(typed, text, locale)}
        </p>
      )}
    </fieldset>
  );
}
