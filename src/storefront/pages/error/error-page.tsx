import { isRouteErrorResponse } from 'react-router';
import { PageLayout } from '../../components/page-layout/page-layout.tsx';
import { useText } from '../../i18n/use-text.ts';
import { usePaths } from '../../paths.ts';
import { useOptionalShell } from '../../shell.ts';
import { ButtonLink } from '../../ui/button/button.tsx';

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
  return (
    <div className="content">
      <title>{text('errorPage.notFoundTitle')}</title>
      <h1>{text('errorPage.pageNotFound')}</h1>
      <p>{text('errorPage.notFoundHint')}</p>
      <ButtonLink href={paths.home()}>{text('errorPage.toHome')}</ButtonLink>
    </div>
  );
}

function Failure() {
  const text = useText();
  const paths = usePaths();
  return (
    <div className="content">
      <title>{text('errorPage.errorOccured')}</title>
      <h1>{text('errorPage.errorOccured')}</h1>
      <p>{text('errorPage.goBackOrTryAgain')}</p>
      <ButtonLink href={paths.home()}>{text('errorPage.toHome')}</ButtonLink>
    </div>
  );
}

/** Nothing of the shop could be loaded, not even its texts: the specification's own words, in English. */
function BrokenErrorPage() {
  return (
    <main>
      <h1>An error occurred while showing the error page</h1>
      <a href="/">Go back home</a>
    </main>
  );
}
