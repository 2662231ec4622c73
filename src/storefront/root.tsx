// First of all: tokens.css states the order of the cascade layers.
import './styles/tokens.css';
import './styles/fonts.css';
import './styles/base.css';

import latinFont from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?url';
import type { ReactNode } from 'react';
import { data, Links, Meta, Outlet, Scripts, useMatches } from 'react-router';
import type { Route } from './+types/root.ts';
import { type PageHandle, PageLayout } from './components/page-layout/page-layout.tsx';
import { loadTexts } from './i18n/texts.ts';
import { LocaleProvider } from './i18n/use-text.ts';
import { keepPage } from './kept-page.ts';
import { loadShell } from './load-shell.ts';
import { getPageRequest } from './page-request.ts';
import { ErrorPage } from './pages/error/error-page.tsx';
import { useOptionalShell } from './shell.ts';

export const links: Route.LinksFunction = () => [
  { rel: 'preload', href: latinFont, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' },
  { rel: 'icon', href: '/icon.svg', type: 'image/svg+xml' },
];

export async function loader({ context }: Route.LoaderArgs) {
  const request = getPageRequest(context);
  await loadTexts(request.locale);
  return data(await loadShell(request), { headers: keepPage([]) });
}

/** The shell is the same on every page of a locale: client navigations keep it. */
export function shouldRevalidate(): boolean {
  return false;
}

/** The HTML around every page, error pages included. */
export function Layout({ children }: { children: ReactNode }) {
  const locale = useOptionalShell()?.locale ?? 'en-GB';
  const { texts } = usePageHandle();
  return (
    <html lang={locale} data-texts={texts}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <Meta />
        <Links />
      </head>
      <body>
        <LocaleProvider value={locale}>{children}</LocaleProvider>
        <Scripts />
      </body>
    </html>
  );
}

/** What the page and the layouts around it say of themselves; the innermost has the last word. */
function usePageHandle(): PageHandle {
  return Object.assign({}, ...useMatches().map(({ handle }) => handle));
}

export default function Root() {
  const { layout = 'default' } = usePageHandle();
  return (
    <PageLayout kind={layout}>
      <Outlet />
    </PageLayout>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorPage error={error} />;
}
