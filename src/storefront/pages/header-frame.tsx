import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { LocaleCode } from '../../kernel/locale.ts';

/**
 * One link of the header as a page of its own, for a frame: the personal part of a cached page where there is no JavaScript
 * (docs/decisions/0002-cached-pages.md). Never kept.
 */
export function answerHeaderFrame(
  locale: LocaleCode,
  title: string,
  stylesheet: string,
  link: ReactNode,
): Response {
  const html = renderToStaticMarkup(
    <html lang={locale}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex, nofollow" />
        <title>{title}</title>
        <link rel="stylesheet" href={stylesheet} />
      </head>
      <body>{link}</body>
    </html>,
  );
  return new Response(`<!doctype html>${html}`, {
    headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' },
  });
}
