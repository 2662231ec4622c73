import { visitNodes } from '../support/source-tree.ts';

interface Node {
  readonly type: string;
  readonly start: number;
  readonly [key: string]: unknown;
}

/** What stands between `test` and its brackets; `test.describe`, `test.use` and the like begin none. */
const modifiers = ['each', 'for', 'skipIf', 'runIf', 'skip', 'only', 'fails'];

/** `expect`, what is named after it (`expectTypeOf`, `expectSoon`) and `fc.assert` say what must hold; `expectedTotal` does not. */
const helper = /^expect[A-Z]/;
const isAssertion = (name: string) => name === 'expect' || name === 'assert' || helper.test(name);

const isNode = (value: unknown): value is Node => typeof (value as Node | null)?.type === 'string';

const isFunction = (node: unknown): node is Node =>
  isNode(node) && /^(?:Function(?:Declaration|Expression)|ArrowFunctionExpression)$/.test(node.type);

const nameOf = (node: unknown) => (isNode(node) && node.type === 'Identifier' ? String(node.name) : '');

/** `expect(…).not.toBe` -> `toBe`, `not`, `expect`: what a call is made of, outwards in. */
function namesOf(callee: unknown): readonly string[] {
  if (!isNode(callee)) return [];
  switch (callee.type) {
    case 'Identifier':
      return [nameOf(callee)];
    case 'MemberExpression':
      return [nameOf(callee.property), ...namesOf(callee.object)];
    case 'CallExpression':
      return namesOf(callee.callee);
    default:
      return [];
  }
}

/** Whether a call of this is a test: `it(…)`, `test.each(rows)(…)`, `it.skipIf(isBare)(…)`. */
function beginsTest(callee: unknown): boolean {
  const [first, ...before] = namesOf(callee).toReversed();
  return (first === 'it' || first === 'test') && before.every((name) => modifiers.includes(name));
}

function asserts(body: unknown): boolean {
  let found = false;
  visitNodes(body, (node) => {
    if (node.type === 'CallExpression' && namesOf(node.callee).some(isAssertion)) found = true;
  });
  return found;
}

/** Where a file has tests that cannot fail, or a function that is named `expect…` and expects nothing. */
export function findEmptyPromises(program: unknown): number[] {
  const offsets: number[] = [];
  visitNodes(program, (node, [parent]) => {
    const { start } = node as Node;
    const isTest = node.type === 'CallExpression' && beginsTest(node.callee);
    const body = isTest ? (node.arguments as unknown[]).find(isFunction) : undefined;
    const isHelper =
      isFunction(node) &&
      [nameOf(node.id), nameOf(parent?.id), nameOf(parent?.key)].some((name) => helper.test(name));
    if ((body !== undefined && !asserts(body)) || (isHelper && !asserts(node.body))) offsets.push(start);
  });
  return offsets;
}
