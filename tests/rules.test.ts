import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { listFiles, projectRoot } from './support/source-tree.ts';

/** One rule of docs/rules: its text, and what is said below it. */
interface Entry {
  readonly id: string;
  readonly file: string;
  readonly text: string;
  readonly proofs: readonly string[];
  readonly isOpen: boolean;
}

const ID = /(?<![\w-])[A-Z]-\d\d(?![\w-])/g;

const read = (path: string) => readFileSync(join(projectRoot, path), 'utf8');
const findIds = (text: string) => [...new Set(text.match(ID))];

function parseEntry(file: string, section: string): Entry {
  const [head = '', ...notes] = section.split(/^- (?=\*\*)/m);
  const noteOf = (name: string) => notes.find((note) => note.startsWith(`**${name}**:`));
  return {
    id: section.slice(0, 4),
    file,
    text: [head, noteOf('Decided') ?? ''].join('\n'),
    proofs: [...(noteOf('Proved by') ?? '').matchAll(/`([^`]+)`/g)].flatMap(([, path]) => path ?? []),
    isOpen: noteOf('Open') !== undefined,
  };
}

const documents = listFiles('docs/rules', /\.md$/);
const index = read('docs/rules/README.md');
const entries = documents
  .filter((path) => !path.endsWith('/README.md'))
  .flatMap((path) =>
    read(path)
      .split(/^### /m)
      .slice(1)
      .map((section) => parseEntry(path, section)),
  );
const known = new Set(entries.map(({ id }) => id));

/** What cites rules: code, tests, scripts, the demonstration, migrations and documents; not the tests of the rules themselves. */
const citing = [
  ...['src', 'tests', 'scripts', 'demo', 'db', 'docs'].flatMap((folder) =>
    listFiles(folder, /\.(?:tsx?|mjs|css|sql|md)$/),
  ),
  'README.md',
  'CONTRIBUTING.md',
]
  .filter((path) => !/^tests\/rules/.test(path))
  .map((path) => ({ path, text: read(path) }))
  .map((file) => ({ ...file, ids: findIds(file.text) }));
const cited = new Set(citing.flatMap(({ path, ids }) => (path.startsWith('docs/rules/') ? [] : ids)));

describe('docs/rules', () => {
  it('has each id once, in the file that the index names for its letter', () => {
    const ids = entries.map(({ id }) => id);
    expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
    expect(entries.filter(({ id }) => !/^[A-Z]-\d\d$/.test(id))).toEqual([]);
    const misplaced = entries.filter(
      ({ id, file }) => !new RegExp(`^\\| ${id[0]} .*\\(${file.split('/').at(-1)}\\)`, 'm').test(index),
    );
    expect(misplaced.map(({ id, file }) => `${id} in ${file}`)).toEqual([]);
    expect(documents.filter((path) => !index.includes(path.split('/').at(-1) ?? path))).toEqual([
      'docs/rules/README.md',
    ]);
  });

  it('has an entry for whatever is cited', () => {
    const unknown = citing.flatMap(({ path, ids }) =>
      ids.filter((id) => !known.has(id)).map((id) => `${id} in ${path}`),
    );
    expect(unknown).toEqual([]);
  });

  it('says of each entry where it is proved, or that it is open', () => {
    expect(
      entries.filter(({ proofs, isOpen }) => proofs.length === 0 && !isOpen).map(({ id }) => id),
    ).toEqual([]);
  });

  it('names proofs that are there and name the rule', () => {
    const broken = entries.flatMap(({ id, proofs }) =>
      proofs
        .filter((path) => !existsSync(join(projectRoot, path)) || !findIds(read(path)).includes(id))
        .map((path) => {
          const moved = citing.filter((file) => file.path.endsWith(`/${path.split('/').at(-1)}`));
          return `${id}: ${path}; perhaps now ${moved.map((file) => file.path).join(', ') || 'nowhere'}`;
        }),
    );
    expect(broken).toEqual([]);
  });

  it('has no entry that neither code nor a test cites, unless it is open', () => {
    expect(entries.filter(({ id, isOpen }) => !isOpen && !cited.has(id)).map(({ id }) => id)).toEqual([]);
  });

  it('quotes what shoppers and callers read as it is', () => {
    const said = [
      read('messages/en-GB.json'),
      ...listFiles('src', /\.tsx?$/)
        .filter((path) => !/\.test\.tsx?$/.test(path))
        .map(read),
    ]
      .join('\n')
      .replaceAll('\\"', '"');
    const quotes = entries.flatMap(({ id, text }) =>
      // A placeholder's form is the message's own, so only what stands before the first is compared.
      [...text.replace(/\s+/g, ' ').matchAll(/“([^”{]+)/g)].map(([, quoted]) => ({ id, quoted })),
    );
    expect(quotes.length).toBeGreaterThan(40);
    const absent = quotes.filter(({ quoted }) => !said.includes(quoted ?? ''));
    expect(absent.map(({ id, quoted }) => `${id}: ${quoted}`)).toEqual([]);
  });
});

/** `rule P-05`, `rules P-05, G-02` and a list that goes on in the next line of a comment. */
const CITATION = /\brules? [A-Z]-\d\d(?:,? (?:and )?[A-Z]-\d\d|,\n *\* [A-Z]-\d\d)*/gi;
/** The ids that the name of a test begins with. */
const TEST_NAME = /['"`][A-Z]-\d\d(?:,? [A-Z]-\d\d)*(?=: )/g;

describe('a citation', () => {
  // Documents name entries bare, and migrations that ran are never edited.
  const code = citing.filter(({ path }) => /^(?:src|tests|scripts|demo)\//.test(path));

  it('says its rule in one form: rule P-05', () => {
    const others = code.flatMap(({ path, text }) =>
      findIds(text.replace(CITATION, '').replace(TEST_NAME, '')).map((id) => `${id} in ${path}`),
    );
    expect(others).toEqual([]);
  });

  it('names no paper that is not in the house', () => {
    const papers =
      /\bspec(?:ification)? ?§|\bthe specification\b|\bacceptance [A-Z]-\d|\binterpretations? \d|\blook\.md\b/i;
    const old = citing.filter(({ path, text }) => !path.startsWith('db/') && papers.test(text));
    expect(old.map(({ path }) => path)).toEqual([]);
    const missing = code.flatMap(({ path, text }) =>
      [...text.matchAll(/\bdocs\/[\w/.-]+\.md\b/g)]
        .filter(([name]) => !existsSync(join(projectRoot, name)))
        .map(([name]) => `${name} in ${path}`),
    );
    expect(missing).toEqual([]);
  });
});
