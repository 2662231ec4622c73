import { useText } from '../../i18n/use-text.ts';
import { usePaths } from '../../paths.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import styles from './breadcrumbs.module.css';

interface Crumb {
  readonly key: string;
  readonly name: string;
  readonly slug: string;
  /** Of what is no category. */
  readonly href?: string;
}

/** The way down to this page; the page itself is not a link. */
export function Breadcrumbs({
  path,
  current,
  onPhone = 'all',
}: {
  path: readonly Crumb[];
  current?: string;
  /** `last`: on a phone only the step back, in one line. */
  onPhone?: 'all' | 'last';
}) {
  const text = useText();
  const paths = usePaths();
  return (
    <nav className={styles.nav} aria-label={text('category.breadcrumbs')}>
      <ol className={`${styles.list} ${onPhone === 'last' ? styles.lastOnly : ''}`}>
        <li>
          <a href={paths.home()}>{text('category.breadcrumbHome')}</a>
        </li>
        {path.map(({ key, name, slug, href }) => (
          <li key={key}>
            <Icon name="chevronRight" size="small" />
            <a href={href ?? paths.category(slug)}>{name}</a>
          </li>
        ))}
        {current === undefined ? null : (
          <li>
            <Icon name="chevronRight" size="small" />
            <span aria-current="page">{current}</span>
          </li>
        )}
      </ol>
    </nav>
  );
}
