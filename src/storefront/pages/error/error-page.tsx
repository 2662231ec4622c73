import { isRouteErrorResponse } from 'react-router';
import { PageLayout } from '../../components/page-layout/page-layout.tsx';
import { useText } from '../../i18n/use-text.ts';
import { usePaths } from '../../paths.ts';
import { useOptionalShell, useShell } from '../../shell.ts';
import { Button, ButtonLink } from '../../ui/button/button.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { writeTitle } from '../../write-title.ts';
import styles from './error-page.module.css';

/** What a shopper sees when there is no such page, or something broke (acceptance R-14). */
export function ErrorPage({ error }: { error: unknown }) {
  const shell = useOptionalShell();
  if (shell === undefined) return <BrokenErrorPage />;
  const isAbsent = isRouteErrorResponse(error) && error.status === 404;
  return <PageLayout kind="default">{isAbsent ? <NotFound /> : <Failure />}</PageLayout>;
}

function NotFound() {
  const text = useText();
  const paths = usePaths();
  const { brands, categories } = useShell();
  return (
    <div className={`content ${styles.page}`}>
      <title>{writeTitle(text, useShell(), text('errorPage.notFoundTitle'))}</title>
      <h1>{text('errorPage.pageNotFound')}</h1>
      <p className={styles.hint}>{text('errorPage.notFoundHint')}</p>
      <h2>{text('home.departments')}</h2>
      <ul className={styles.departments}>
        {categories.map(({ key, name, slug }) => (
          <li key={key}>
            <a href={paths.category(slug)}>{name}</a>
          </li>
        ))}
      </ul>
      {brands.length > 0 ? (
        <>
          <h2>{text('footer.brands')}</h2>
          <ul className={styles.departments}>
            {brands.map(({ title, href }) => (
              <li key={href}>
                <a href={href}>{title}</a>
              </li>
            ))}
          </ul>
        </>
      ) : null}
      <ButtonLink href={paths.home()}>{text('errorPage.toHome')}</ButtonLink>
    </div>
  );
}

function Failure() {
  const text = useText();
  const paths = usePaths();
  return (
    <div className={`content ${styles.page} ${styles.failure}`}>
      <title>{writeTitle(text, useShell(), text('errorPage.errorOccured'))}</title>
      <Icon name="warning" size="large" />
      <h1>{text('errorPage.errorOccured')}</h1>
      <p className={styles.hint}>{text('errorPage.goBackOrTryAgain')}</p>
      <p className={styles.ways}>
        <ButtonLink kind="buy" href={paths.home()}>
          {text('errorPage.toHome')}
        </ButtonLink>
        <span className={styles.scripted}>
          <Button kind="quiet" onClick={() => window.history.back()}>
            {text('errorPage.stepBack')}
          </Button>
        </span>
      </p>
    </div>
  );
}

/** Nothing of the shop could be loaded, not even its texts: the specification's own words, in English. */
function BrokenErrorPage() {
  return (
    <main className={`content ${styles.page}`}>
      <title>An error occurred while showing the error page</title>
      <h1>An error occurred while showing the error page</h1>
      <a href="/">Go back home</a>
    </main>
  );
}
