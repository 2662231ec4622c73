import { expect, it } from 'vitest';
import { readSources, visitNodes } from '../support/source-tree.ts';
import { longFunctions } from './long-functions.ts';

const LONGEST = 60;
const kinds = new Set(['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression']);

/** What a function is called: by itself, by what it is given to, or by the property that it is. */
function nameOf(
  node: Readonly<Record<string, unknown>>,
  around: readonly Readonly<Record<string, unknown>>[],
): string {
  const named = (of: unknown) => (of as { name?: string } | null | undefined)?.name;
  const [parent] = around;
  return named(node.id) ?? named(parent?.id) ?? named(parent?.key) ?? 'nameless';
}

/** `file name`, of functions longer than a screen. */
const found = readSources().flatMap(({ path, text, program }) => {
  const long: string[] = [];
  visitNodes(program, (node, around) => {
    if (!kinds.has(String(node.type))) return;
    const lines = text.slice(Number(node.start), Number(node.end)).split('\n').length;
    if (lines > LONGEST) long.push(`${path} ${nameOf(node, around)}`);
  });
  return long;
});

const known = Object.keys(longFunctions);

it(`no function is longer than ${LONGEST} lines, but for those that say why`, () => {
  expect(found.filter((name) => !known.includes(name))).toEqual([]);
});

it('the list only shrinks: what was split leaves it', () => {
  expect(known.filter((name) => !found.includes(name))).toEqual([]);
});
