import { useEffect, useRef } from 'react';
import { useGrossPrices } from '../../use-prices.ts';
import { Picture } from '../picture/picture.tsx';
import { ProductTitle } from '../product-title/product-title.tsx';
import type { Suggestion } from './pick-suggestions.ts';
import styles from './search-panel.module.css';

interface SuggestionOptionProps {
  readonly id: string;
  readonly suggestion: Suggestion;
  readonly isActive: boolean;
}

/** One line of the panel: a link, so that it can be opened wherever links can; the arrow keys mark it. */
export function SuggestionOption({
  id,
  suggestion: { name, href, path = [], product },
  isActive,
}: SuggestionOptionProps) {
  const write = useGrossPrices();
  const line = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    if (isActive) line.current?.scrollIntoView({ block: 'nearest' });
  }, [isActive]);
  return (
    <a
      ref={line}
      id={id}
      className={styles.option}
      role="option"
      aria-selected={isActive}
      href={href}
      tabIndex={-1}
    >
      {product === undefined ? null : (
        <span className={styles.picture}>
          <Picture name={product.image?.name} label="" sizes="48px" />
        </span>
      )}
      <span className={styles.name}>
        <span>
          <ProductTitle name={name} />
        </span>
        {path.length === 0 ? null : <span className={styles.path}>{path.join(' › ')}</span>}
      </span>
      {product === undefined ? null : (
        <span className={styles.price}>{write(product.price.discounted?.value ?? product.price.value)}</span>
      )}
    </a>
  );
}
