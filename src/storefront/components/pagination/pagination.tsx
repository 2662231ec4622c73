import { useText } from '../../i18n/use-text.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { pageEntries } from './page-window.ts';
import styles from './pagination.module.css';

interface PaginationProps {
  readonly current: number;
  readonly last: number;
  readonly hrefOf: (page: number) => string;
}

/** Links to the other pages of a list, the first and the last among them; works without JavaScript (rule L-04). */
export function Pagination({ current, last, hrefOf }: PaginationProps) {
  const text = useText();
  if (last < 2) return null;
  return (
    <nav className={styles.nav} aria-label={text('category.pagination')}>
      <ul className={styles.list}>
        {pageEntries(current, last).map((entry) =>
          'page' in entry ? (
            <li key={entry.page}>
              <PageNumber page={entry.page} isCurrent={entry.page === current} href={hrefOf(entry.page)} />
            </li>
          ) : (
            <li key={`after ${entry.gapAfter}`} className={styles.gap} aria-hidden="true">
              …
            </li>
          ),
        )}
      </ul>
      {current > 1 ? (
        <a className={`${styles.page} ${styles.step}`} rel="prev" href={hrefOf(current - 1)}>
          <Icon name="chevronLeft" size="small" />
          <span>{text('category.previousPage')}</span>
        </a>
      ) : null}
      {current < last ? (
        <a className={`${styles.page} ${styles.step}`} rel="next" href={hrefOf(current + 1)}>
          <span>{text('category.nextPage')}</span>
          <Icon name="chevronRight" size="small" />
        </a>
      ) : null}
    </nav>
  );
}

interface PageNumberProps {
  readonly page: number;
  readonly isCurrent: boolean;
  readonly href: string;
}

function PageNumber({ page, isCurrent, href }: PageNumberProps) {
  const text = useText();
  return isCurrent ? (
    <span className={`${styles.page} ${styles.current}`} aria-current="page">
      <span className="visually-hidden">{text('category.currentPage', { page })}</span>
      <span aria-hidden="true">{page}</span>
    </span>
  ) : (
    <a className={styles.page} href={href} aria-label={text('category.page', { page })}>
      {page}
    </a>
  );
}
