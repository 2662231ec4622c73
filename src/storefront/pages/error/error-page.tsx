import { RequestLink } from '../../components/request-form/request-link.tsx';
import { SearchBox } from '../../components/search-box/search-box.tsx';
import { useText } from '../../i18n/use-text.ts';
import { usePaths } from '../../paths.ts';
import { useShell } from '../../shell.ts';
import { Button, ButtonLink } from '../../ui/button/button.tsx';
import styles from './error-page.module.css';
import { FailurePicture } from './failure-picture.tsx';

/** There is no such page (rule R-14). */
export function NotFound() {
  const text = useText();
  const paths = usePaths();
  const { brands, categories } = useShell();
  return (
    <div className={`content ${styles.page}`}>
      <h1>{text('errorPage.pageNotFound')}</h1>
      <p className={styles.hint}>{text('errorPage.notFoundHint')}</p>
      <SearchBox
        action={paths.search()}
        label={text('header.searchLabel')}
        placeholder={text('header.searchPlaceholder')}
        button={text('header.search')}
      />
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
      <p className={styles.ways}>
        <ButtonLink href={paths.home()}>{text('errorPage.toHome')}</ButtonLink>
        <RequestLink>{text('vat.support')}</RequestLink>
      </p>
    </div>
  );
}

/** Something broke. */
export function Failure() {
  const text = useText();
  const paths = usePaths();
  return (
    <div className={`content ${styles.page} ${styles.failure}`}>
      <FailurePicture />
      <h1>{text('errorPage.errorOccured')}</h1>
      <p className={styles.hint}>{text('errorPage.goBackOrTryAgain')}</p>
      <p className={styles.ways}>
        <ButtonLink kind="buy" href={paths.home()}>
          {text('errorPage.toHome')}
        </ButtonLink>
        <span className={styles.scripted}>
          <Button kind="quiet" data-step-back="">
            {text('errorPage.stepBack')}
          </Button>
        </span>
        <RequestLink reason="other" subreason="website">
          {text('vat.support')}
        </RequestLink>
      </p>
    </div>
  );
}

/** Nothing of the shop could be loaded, not even its texts: the words of the rule, in English (rule R-14). */
export function BrokenErrorPage() {
  return (
    <main className={`content ${styles.page}`}>
      <h1>An error occurred while showing the error page</h1>
      <a href="/">Go back home</a>
    </main>
  );
}
