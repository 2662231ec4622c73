import { Fragment } from 'react';
import { keyed } from '../content/keyed.ts';
import styles from './product-title.module.css';
import { splitModels } from './split-models.ts';

/** A product's name as it is read: no line ends inside a model's number. Labels, search and machines have the name alone. */
export function ProductTitle({ name }: { readonly name: string }) {
  return keyed(splitModels(name)).map(({ key, item: part }, index) =>
    index % 2 === 0 ? (
      <Fragment key={key}>{part}</Fragment>
    ) : (
      <span key={key} className={styles.model}>
        {part}
      </span>
    ),
  );
}
