import { useText } from '../../i18n/use-text.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { pageWindow } from './page-window.ts';
import styles from './pagination.module.css';

interface PaginationProps {
  readonly current: number;
  readonly last: number;
  readonly hrefOf: (page: number) => string;
}

/** Links to the other pages of a list; works without JavaScript (rule L-04). */
export function Pagination({ current, last, hrefOf }: PaginationProps) {
  const text = useText();
  if (last < 2) return null;
  return (
    <nav className={styles.nav} aria-label={text('category.pagination')}>
      <ul className={styles.list}>
        {current > 1 ? (
          <li>
            <a
              className={styles.page}
              rel="prev"
              href={hrefOf(current - 1)}
              aria-label={text('category.previousPage')}
            >
              <Icon name="chevronLeft" size="small" />
            </a>
          </li>
        ) : null}
        {pageWindow(current, last).map((page) => (
          <li key={page}>
            {page === current ? (
              <span className={`${styles.page} ${styles.current}`} aria-current="page">
                <span className="visually-hidden">{text('category.currentPage', { page })}</span>
                <span aria-hidden="true">{page}</span>
              </span>
            ) : (
              <a className={styles.page} href={hrefOf(page)} aria-label={text('category.page', { page })}>
                {page}
              </a>
            )}
          </li>
        ))}
        {current < last ? (
          <li>
            <a
              className={styles.page}
              rel="next"
              href={hrefOf(current + 1)}
              aria-label={text('category.nextPage')}
            >
              <Icon name="chevronRight" size="small" />
            </a>
          </li>
        ) : null}
      </ul>
    </nav>
  );
}
