// First of all: tokens.css states the order of the cascade layers.
import '../styles/tokens.css';
import '../styles/fonts.css';
import '../styles/base.css';
import '../styles/every-style.ts';

import latinFont from 'inter-fonts/latin.woff2?url';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import type { LocaleCode } from '../../kernel/locale.ts';
import { canWait } from '../can-wait.ts';
import { type PageAround, PageLayout } from '../components/page-layout/page-layout.tsx';
import type { Assets } from '../frame/assets.ts';
import { IslandData, IslandsProvider, type RenderedIsland } from '../frame/island.tsx';
import { type KeptParts, KeptPartsProvider, PageRoot, putParts } from '../frame/kept-parts.tsx';
import type { Head } from '../head.ts';
import { type TextArea, textsModule } from '../i18n/texts.ts';
import { islandRow } from '../islands.ts';
import type { Shell } from '../shell.ts';
import { HeadTags } from './head-tags.tsx';

const DOCTYPE = '<!DOCTYPE html>';
const HEAD_END = '</head>';

export interface ShownPage extends PageAround {
  readonly head: Head;
  /** Where a page that is to open the request form leads without JavaScript (rule R-11). */
  readonly withoutScript?: string | undefined;
  readonly content: ReactNode;
}

/** In the order in which a browser asks for it: what nothing is painted without comes before all else. */
function Html({
  locale,
  head,
  assets,
  withoutScript,
  followsCart = false,
  children,
}: {
  readonly locale: LocaleCode;
  readonly head: Head;
  readonly assets: Assets | undefined;
  readonly withoutScript?: string | undefined;
  /** Whether the page may hear of what becomes of the cart elsewhere. */
  readonly followsCart?: boolean;
  readonly children: ReactNode;
}) {
  return (
    <html lang={locale} data-live-cart={followsCart ? '' : undefined}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {assets === undefined ? null : <link rel="stylesheet" href={assets.stylesheet} precedence="shop" />}
        <link rel="preload" href={latinFont} as="font" type="font/woff2" crossOrigin="anonymous" />
        <HeadTags head={head} />
        {withoutScript === undefined ? null : (
          <noscript>
            <meta httpEquiv="refresh" content={`0; url=${withoutScript}`} />
          </noscript>
        )}
        <link rel="icon" href="/icon.svg" type="image/svg+xml" />
      </head>
      <body>{children}</body>
    </html>
  );
}

/** What brings islands to life. */
const LIFE = 'src/storefront/bring-to-life.tsx';

/**
 * The scripts at the head of the page: the entry with what it imports, and the names of what it is to fetch once the page is
 * seen, for the parts that turned out to come alive.
 */
function writeScripts(islands: readonly RenderedIsland[], locale: LocaleCode, assets: Assets): string {
  const { entry } = assets;
  const own = assets.preloads([], []);
  const links = own.map((href) => `<link rel="modulepreload" href="${href}"/>`).join('');
  // Nothing is fetched ahead for what waits until somebody does something.
  if (canWait(islands)) return `<script type="module" src="${entry}"></script>${links}`;
  const rows = islands.map(({ name }) => islandRow(name));
  const files = rows.flatMap(({ file }) => file ?? []);
  const areas = new Set<TextArea>(['pages', ...rows.flatMap((row) => row.texts ?? [])]);
  const texts = [...areas].map((area) => textsModule(area, locale));
  const later = assets.preloads([LIFE, ...new Set(files)], texts).filter((file) => !own.includes(file));
  return `<script type="module" src="${entry}" data-later="${later.join(' ')}"></script>${links}`;
}

/**
 * A whole page as text, written in one go (docs/decisions/0005-whole-pages.md). No script of it stands in the page itself:
 * the policy allows files of the shop alone.
 *
 * @param parts what is written already (decision 0035); everything is written anew without
 */
export function renderDocument(page: ShownPage, shell: Shell, assets: Assets, parts?: KeptParts): string {
  const islands: RenderedIsland[] = [];
  const { locale } = shell;
  const html = renderToString(
    <PageRoot shell={shell}>
      <IslandsProvider value={islands}>
        <KeptPartsProvider value={parts}>
          <Html
            locale={locale}
            head={page.head}
            assets={assets}
            withoutScript={page.withoutScript}
            followsCart={shell.followsCarts}
          >
            <PageLayout around={page}>{page.content}</PageLayout>
            <IslandData />
          </Html>
        </KeptPartsProvider>
      </IslandsProvider>
    </PageRoot>,
  );
  const whole = putParts(html, parts?.placed ?? [], islands);
  return DOCTYPE + whole.replace(HEAD_END, () => writeScripts(islands, locale, assets) + HEAD_END);
}

/** A page that nothing of the shop could be loaded for, not even its texts: in English, and by itself. */
export function renderBareDocument(title: string, content: ReactNode): string {
  return (
    DOCTYPE +
    renderToString(
      <Html locale="en-GB" head={{ title }} assets={undefined}>
        {content}
      </Html>,
    )
  );
}
