import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { countryCodes } from '../src/kernel/locale.ts';
import { currencyCodes } from '../src/kernel/money.ts';
import { listFiles, projectRoot, readSources, type SourceFile, visitNodes } from './support/source-tree.ts';

/**
 * Which part of `src/` may import which (docs/architecture.md). `content` and `commerce` know nothing of each other:
 * the catalogue file stands above both, for it holds pages too. A row that nothing uses is a row too many.
 */
const allowedEdges: Readonly<Record<string, readonly string[]>> = {
  kernel: [],
  addresses: ['kernel'],
  markets: ['kernel'],
  merchant: ['markets', 'kernel'],
  content: ['kernel'],
  commerce: ['markets', 'kernel'],
  'catalogue-file': ['addresses', 'commerce', 'content', 'markets', 'kernel'],
  search: ['commerce', 'markets', 'kernel'],
  api: ['search', 'content', 'commerce', 'markets', 'kernel'],
  mail: ['addresses', 'markets', 'kernel'],
  integrations: ['commerce', 'mail', 'markets', 'kernel'],
  storefront: ['addresses', 'api', 'markets', 'kernel'],
  server: [
    'storefront',
    'addresses',
    'api',
    'search',
    'catalogue-file',
    'content',
    'commerce',
    'mail',
    'integrations',
    'merchant',
    'markets',
    'kernel',
  ],
};

/** From another part, only these files of a part may be imported. */
const narrowEdges: readonly { readonly from: string; readonly to: string; readonly only: RegExp }[] = [
  { from: 'storefront', to: 'api', only: /^src\/api\/contract(?:\.ts$|\/)/ },
  { from: 'search', to: 'commerce', only: /^src\/commerce\/goods\/catalogue\// },
];

const sources = readSources();

function partOf(path: string): string | undefined {
  return /^src\/([^/]+)\//.exec(path)?.[1];
}

/** Every import that crosses from one part into another. */
const crossings = sources.flatMap((file) =>
  file.imports.flatMap(({ target }) => {
    const from = partOf(file.path);
    const to = target === undefined ? undefined : partOf(target);
    return from === undefined || to === undefined || from === to || target === undefined
      ? []
      : [{ from, to, file: file.path, target }];
  }),
);

function findIn(pattern: RegExp, files: readonly SourceFile[]): string[] {
  return files.filter(({ text }) => pattern.test(text)).map(({ path }) => path);
}

describe('arrows between the parts', () => {
  it('go only where the table allows', () => {
    const forbidden = crossings.filter(({ from, to }) => !allowedEdges[from]?.includes(to));
    expect(forbidden.map(({ file, target }) => `${file} -> ${target}`)).toEqual([]);
  });

  it('are all used: a row that no import needs is out of date', () => {
    const used = new Set(crossings.map(({ from, to }) => `${from} -> ${to}`));
    const rows = Object.entries(allowedEdges).flatMap(([from, targets]) =>
      targets.map((to) => `${from} -> ${to}`),
    );
    expect(rows.filter((row) => !used.has(row))).toEqual([]);
  });

  it('reach only the files that a part shows to the other', () => {
    const wrong = crossings.filter(({ from, to, target }) =>
      narrowEdges.some((edge) => edge.from === from && edge.to === to && !edge.only.test(target)),
    );
    expect(wrong.map(({ file, target }) => `${file} -> ${target}`)).toEqual([]);
  });

  it('never take the storefront to the server’s side of the contract: it imports its types only', () => {
    const values = sources.filter(
      (file) =>
        partOf(file.path) === 'storefront' &&
        file.imports.some(
          ({ target, isTypeOnly }) => /^src\/api\/contract[./]/.test(target ?? '') && !isTypeOnly,
        ),
    );
    expect(values.map(({ path }) => path)).toEqual([]);
  });

  it('lead to no cycle of files', () => {
    expect(findCycles(sources)).toEqual([]);
  });
});

describe('each thing has one place', () => {
  it('process.env is read in server/config.ts alone', () => {
    expect(findIn(/process\.env/, sources)).toEqual(['src/server/config.ts']);
  });

  it('the database driver stays in the server; SQL stays in stores and the server', () => {
    const drivers = sources.filter((file) => file.imports.some(({ request }) => request === 'pg'));
    expect(drivers.filter(({ path }) => partOf(path) !== 'server').map(({ path }) => path)).toEqual([]);
    const statements = findIn(/\bstatement\(/, sources).filter(
      (path) =>
        !/-store\.ts$/.test(path) && !path.startsWith('src/server/') && !path.startsWith('src/kernel/'),
    );
    expect(statements).toEqual([]);
  });

  it('React is in storefront and mail alone', () => {
    const users = sources.filter((file) =>
      file.imports.some(({ request }) => /^(?:react|react-dom|react-router)(?:\/|$)/.test(request)),
    );
    const outside = users
      .map(({ path }) => path)
      .filter((path) => !/^src\/(?:storefront|mail|server)\//.test(path));
    expect(outside).toEqual([]);
    const server = users.map(({ path }) => path).filter((path) => path.startsWith('src/server/'));
    expect(server).toEqual(['src/server/http/pages.ts']);
  });

  it('commerce has no clock and no chance of its own', () => {
    const commerce = sources.filter(({ path }) => path.startsWith('src/commerce/'));
    expect(
      findIn(/\bDate\.now\(|\bnew Date\(\)|\bMath\.random\(|\brandomUUID\(|performance\.now\(/, commerce),
    ).toEqual([]);
  });

  it('no condition names a country or a currency', () => {
    const codes: ReadonlySet<unknown> = new Set([...countryCodes, ...currencyCodes]);
    const wrong: string[] = [];
    for (const { path, program } of sources) {
      visitNodes(program, (node, around) => {
        const isCode = node.type === 'Literal' && codes.has(node.value);
        const [parent] = around;
        const isCompared =
          (parent?.type === 'BinaryExpression' && /^[!=]==?$/.test(String(parent.operator))) ||
          parent?.type === 'SwitchCase';
        if (isCode && isCompared) wrong.push(`${path}: ${String(node.value)}`);
      });
    }
    expect(wrong).toEqual([]);
  });
});

describe('what shoppers read', () => {
  /** Names that are no words of any language, and the one page that stands when no texts could be loaded (rule R-14). */
  const allowedLiterals = new Set([
    'GANTRY',
    'An error occurred while showing the error page',
    'Go back home',
  ]);

  it('is a message, never literal text in a page', () => {
    const wrong: string[] = [];
    for (const { path, program } of sources.filter(
      (file) => file.path.startsWith('src/storefront/') && file.path.endsWith('.tsx'),
    )) {
      visitNodes(program, (node, around) => {
        const words = String(node.value ?? '').trim();
        if (node.type === 'JSXText' && /\p{L}/u.test(words) && !allowedLiterals.has(words))
          wrong.push(`${path}: ${words}`);
        const [attribute] = around;
        const name =
          attribute?.type === 'JSXAttribute' ? (attribute.name as { name?: string }).name : undefined;
        const isSpoken =
          name === 'title' || name === 'alt' || name === 'aria-label' || name === 'placeholder';
        if (node.type === 'Literal' && isSpoken && /\p{L}/u.test(words)) wrong.push(`${path}: ${words}`);
      });
    }
    expect(wrong).toEqual([]);
  });
});

describe('the documents', () => {
  const documents = ['README.md', 'CONTRIBUTING.md', ...listFiles('docs', /\.md$/)];

  it('name only files and folders that exist', () => {
    const missing: string[] = [];
    for (const document of documents) {
      const text = readFileSync(join(projectRoot, document), 'utf8');
      for (const [, path = ''] of text.matchAll(
        /`((?:src|tests|scripts|db|demo|docs|messages|public)\/[\w./-]*)`/g,
      )) {
        if (!existsSync(join(projectRoot, path))) missing.push(`${document}: ${path}`);
      }
    }
    expect(missing).toEqual([]);
  });

  it('name only commands that exist', () => {
    const { scripts } = JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8')) as {
      scripts: Record<string, string>;
    };
    const missing: string[] = [];
    for (const document of documents) {
      const text = readFileSync(join(projectRoot, document), 'utf8');
      for (const [, name = ''] of text.matchAll(/\bnpm run ([\w:-]+)/g)) {
        if (scripts[name] === undefined) missing.push(`${document}: npm run ${name}`);
      }
    }
    expect(missing).toEqual([]);
  });
});

/** Cycles of value imports, each as its files; type imports vanish when the shop is built. */
function findCycles(files: readonly SourceFile[]): string[] {
  const targets = new Map(
    files.map((file) => [
      file.path,
      file.imports.flatMap(({ target, isTypeOnly }) => (target === undefined || isTypeOnly ? [] : [target])),
    ]),
  );
  const state = new Map<string, 'open' | 'done'>();
  const cycles: string[] = [];
  const walk = (path: string, trail: readonly string[]): void => {
    if (state.get(path) === 'done') return;
    if (state.get(path) === 'open') {
      cycles.push([...trail.slice(trail.indexOf(path)), path].join(' -> '));
      return;
    }
    state.set(path, 'open');
    for (const target of targets.get(path) ?? []) walk(target, [...trail, path]);
    state.set(path, 'done');
  };
  for (const path of targets.keys()) walk(path, []);
  return cycles;
}
