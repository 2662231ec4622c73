import { existsSync, readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { type DefaultTreeAdapterMap, parse } from 'parse5';
import type { PageName } from './bench-pages.ts';

/** Bytes as they are, and as they travel. */
export interface Weight {
  readonly files: number;
  readonly raw: number;
  readonly gzip: number;
  readonly br: number;
}

export interface PageWeight {
  /** As the browser builds them of the page's HTML. */
  readonly elements: number;
  /** `js`: everything that runs before a visitor does anything: modules of the page, theirs, and the texts of its locale. */
  readonly parts: Readonly<Record<'html' | 'css' | 'js', Weight>>;
}

/** What a page may be made of, and what of scripts it may bring before anybody does something. */
export const PAGE_AIMS: Readonly<
  Record<PageName, { readonly elements: number; readonly scriptKilobytes: number }>
> = {
  home: { elements: 1500, scriptKilobytes: 40 },
  category: { elements: 1500, scriptKilobytes: 40 },
  product: { elements: 2000, scriptKilobytes: 110 },
};

const clientFolder = resolve(import.meta.dirname, '..', '..', 'build', 'client');

/** Follows what a browser loads for a page. */
export function weighPage(html: Buffer): PageWeight {
  const text = html.toString('utf8');
  const hrefs = (pattern: RegExp) =>
    new Set(
      [...text.matchAll(pattern)]
        .flatMap(([, all = '']) => all.split(' '))
        .map((href) => href.replace(/#.*$/, '')),
    );
  const styles = hrefs(/<link rel="stylesheet" href="([^"]+)"/g);
  const modules = hrefs(/(?:<link rel="modulepreload" href|<script type="module" src|data-later)="([^"]+)"/g);
  const locale = /<html lang="([^"]+)"/.exec(text)?.[1] ?? '';
  return {
    elements: countElements(parse(text)),
    parts: {
      html: {
        files: 1,
        raw: html.length,
        gzip: gzipSync(html, { level: 9 }).length,
        br: brotliCompressSync(html).length,
      },
      css: weighFiles(styles),
      js: weighFiles(followImports(modules, locale)),
    },
  };
}

function countElements(node: DefaultTreeAdapterMap['node']): number {
  if (!('childNodes' in node)) return 0;
  return node.childNodes.reduce((sum, child) => sum + ('tagName' in child ? 1 : 0) + countElements(child), 0);
}

/** All modules that these import at once; of those imported later only the texts of the locale. */
function followImports(entries: Iterable<string>, locale: string): Set<string> {
  const all = new Set(entries);
  for (const href of all) {
    const code = readFileSync(join(clientFolder, href), 'utf8');
    const found = [
      ...code.matchAll(/(?:from|import)\s*["'`]\.\/([^"'`]+\.js)["'`]/g),
      ...code.matchAll(new RegExp(`import\\(["'\`]\\./(${locale}-[^"'\`]+\\.js)["'\`]`, 'g')),
    ];
    for (const [, name = ''] of found) all.add(`/assets/${name}`);
  }
  return all;
}

function weighFiles(hrefs: Iterable<string>): Weight {
  const sum = { files: 0, raw: 0, gzip: 0, br: 0 };
  for (const href of hrefs) {
    const path = join(clientFolder, href);
    const raw = statSync(path).size;
    sum.files += 1;
    sum.raw += raw;
    sum.gzip += existsSync(`${path}.gz`) ? statSync(`${path}.gz`).size : raw;
    sum.br += existsSync(`${path}.br`) ? statSync(`${path}.br`).size : raw;
  }
  return sum;
}
