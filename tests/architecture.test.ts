import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import {
  commerceConceptOf,
  compareArrows,
  conceptOf,
  findArrows,
  findCycles,
  findReached,
  floorOf,
  partOf,
} from './architecture/arrows.ts';
import { conceptArrows, floorArrows } from './architecture/commerce-arrows.ts';
import { findLocaleConditions, findMarketNames, mayNameMarkets } from './architecture/market-names.ts';
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
  media: ['kernel'],
  commerce: ['merchant', 'markets', 'kernel'],
  'catalogue-file': ['addresses', 'commerce', 'content', 'markets', 'kernel'],
  search: ['commerce', 'markets', 'kernel'],
  api: ['search', 'content', 'commerce', 'merchant', 'markets', 'kernel'],
  mail: ['addresses', 'markets', 'kernel'],
  papers: ['commerce', 'markets', 'kernel'],
  integrations: ['commerce', 'mail', 'media', 'markets', 'kernel'],
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
    'papers',
    'media',
    'integrations',
    'merchant',
    'markets',
    'kernel',
  ],
};

/** From another part, only these files of a part may be imported. */
const narrowEdges: readonly { readonly from: string; readonly to: string; readonly only: RegExp }[] = [
  { from: 'storefront', to: 'api', only: /^src\/api\/contract(?:\.ts$|\/)/ },
  {
    from: 'papers',
    to: 'commerce',
    only: /^src\/commerce\/purchase\/(?:invoices\/invoice|orders\/contract-text)\.ts$/,
  },
  { from: 'search', to: 'commerce', only: /^src\/commerce\/goods\/catalogue\// },
];

const sources = readSources();

const packages = z.object({ devDependencies: z.record(z.string(), z.string()) });

const crossings = findArrows(sources, partOf);

function findIn(pattern: RegExp, files: readonly SourceFile[]): string[] {
  return files.filter(({ text }) => pattern.test(text)).map(({ path }) => path);
}

describe('arrows between the parts', () => {
  const { forbidden, unused } = compareArrows(crossings, allowedEdges);

  it('go only where the table allows', () => {
    expect(forbidden).toEqual([]);
  });

  it('are all used: a row that no import needs is out of date', () => {
    expect(unused).toEqual([]);
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

  it('lead to no circle of files, those that import types only included', () => {
    expect(findCycles(findArrows(sources, (path) => path))).toEqual([]);
  });

  it('lead to no circle of concepts in any part', () => {
    const arrows = findArrows(sources, conceptOf);
    expect(findCycles(arrows.filter(({ file, target }) => partOf(file) === partOf(target)))).toEqual([]);
  });
});

describe('what lies in src', () => {
  it('is what is shipped, and the tests beside it: no file serves tests alone', () => {
    const shipped = findReached(sources, [
      'src/server/main.ts',
      'src/storefront/entry.client.ts',
      'src/service-worker/service-worker.ts',
      'src/integrations/card/fields/frame.client.ts',
    ]);
    expect(sources.map(({ path }) => path).filter((path) => !shipped.has(path))).toEqual([]);
  });

  it('knows nothing of tests', () => {
    const wrong = sources.flatMap(({ path, imports }) =>
      imports
        .filter(({ request, target }) => request === 'vitest' || target?.startsWith('tests/'))
        .map(({ request }) => `${path} -> ${request}`),
    );
    expect(wrong).toEqual([]);
  });
});

describe('commerce', () => {
  it('has each concept on one of its floors, and a row for each', () => {
    const concepts = new Set(sources.flatMap(({ path }) => commerceConceptOf(path) ?? []));
    expect([...concepts].sort()).toEqual(Object.keys(conceptArrows).sort());
  });

  it('stands floor upon floor', () => {
    expect(compareArrows(findArrows(sources, floorOf), floorArrows)).toEqual({ forbidden: [], unused: [] });
  });

  it('lets each concept import only what its row names, and needs every row', () => {
    const arrows = findArrows(sources, commerceConceptOf);
    expect(compareArrows(arrows, conceptArrows)).toEqual({ forbidden: [], unused: [] });
  });

  it('has nothing beside its floors that stands on them', () => {
    const beside = sources.filter(({ path }) => /^src\/commerce\/[^/]+$/.test(path));
    const upwards = beside.flatMap(({ path, imports }) =>
      imports
        .filter(({ target = '' }) => floorOf(target) !== undefined)
        .map(({ target }) => `${path} -> ${target}`),
    );
    expect(upwards).toEqual([]);
  });

  it('keeps its rules pure: no database, no SQL, no context', () => {
    const rules = sources.filter(({ path }) => path.startsWith('src/commerce/rules/'));
    const impure = findArrows(rules, (path) => path).filter(({ target }) =>
      /^src\/(?:kernel\/(?:database|events|jobs|clock)|commerce\/context)\.ts$/.test(target),
    );
    expect(impure).toEqual([]);
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

  it('nothing that is shipped needs a package which only building and testing need', () => {
    const { devDependencies } = packages.parse(
      JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8')),
    );
    const tools = new Set(Object.keys(devDependencies));
    const wrong = sources.flatMap((file) =>
      file.imports.flatMap(({ request, isTypeOnly }) => {
        const name = request.split('/', request.startsWith('@') ? 2 : 1).join('/');
        return tools.has(name) && !isTypeOnly ? [`${file.path} -> ${request}`] : [];
      }),
    );
    expect(wrong).toEqual([]);
  });

  it('the demonstration is named by nothing that is shipped but the program that is started to load it', () => {
    expect(findIn(/['"`/]demo['"`/]/, sources)).toEqual(['src/server/run-demo.ts']);
    expect(listFiles('src', /demonstration/)).toEqual([]);
    const inside = sources.flatMap((file) =>
      file.imports.flatMap(({ target }) => (target?.startsWith('demo/') ? [file.path] : [])),
    );
    expect(inside).toEqual([]);
  });

  it('React is in storefront and mail alone', () => {
    const users = sources.filter((file) =>
      file.imports.some(({ request }) => /^(?:react|react-dom)(?:\/|$)/.test(request)),
    );
    const outside = users.map(({ path }) => path).filter((path) => !/^src\/(?:storefront|mail)\//.test(path));
    expect(outside).toEqual([]);
  });

  it('commerce has no clock and no chance of its own', () => {
    const commerce = sources.filter(({ path }) => path.startsWith('src/commerce/'));
    expect(
      findIn(/\bDate\.now\(|\bnew Date\(\)|\bMath\.random\(|\brandomUUID\(|performance\.now\(/, commerce),
    ).toEqual([]);
  });

  it('Intl’s objects are made in kernel/formatters.ts alone, which keeps them', () => {
    expect(findIn(/\bnew Intl\.|\.localeCompare\(/, sources)).toEqual(['src/kernel/formatters.ts']);
  });

  it('only the rows of the markets name a country or a currency', () => {
    const naming = sources
      .filter(({ path }) => !path.startsWith('src/markets/'))
      .flatMap(({ path, program }) => {
        const names = findMarketNames(program);
        return names.length === 0 ? [] : [{ path, names }];
      });
    expect(naming.filter(({ path }) => !(path in mayNameMarkets))).toEqual([]);
    expect(Object.keys(mayNameMarkets).filter((path) => !naming.some((file) => file.path === path))).toEqual(
      [],
    );
  });

  it('no condition names a locale', () => {
    const wrong = sources.flatMap(({ path, program }) =>
      findLocaleConditions(program).map((locale) => `${path}: ${locale}`),
    );
    expect(wrong.filter((one) => !one.startsWith('src/kernel/locale.ts'))).toEqual([]);
  });
});

describe('the tables of the embedded search', () => {
  it('are read through columns.ts: no other number is only said to be one', () => {
    const casts: string[] = [];
    for (const { path, program } of sources.filter(({ path }) => path.startsWith('src/search/embedded/'))) {
      visitNodes(program, (node) => {
        const expression = node.expression as { type?: string; computed?: boolean } | undefined;
        const isRead = expression?.type === 'MemberExpression' && expression.computed === true;
        if (node.type === 'TSAsExpression' && isRead) casts.push(path);
      });
    }
    // A snapshot's lists come by name from a file whose head says what they are.
    const walls = ['src/search/embedded/columns.ts', 'src/search/embedded/snapshot-store.ts'];
    expect([...new Set(casts)].sort()).toEqual(walls);
  });
});

describe('what shoppers read', () => {
  /** Names that are no words of any language, and the one page that stands when no texts could be loaded (rule R-14). */
  const allowedLiterals = new Set(['An error occurred while showing the error page', 'Go back home']);

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
