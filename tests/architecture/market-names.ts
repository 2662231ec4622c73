import { countryCodes, localeCodes } from '../../src/kernel/locale.ts';
import { currencyCodes } from '../../src/kernel/money.ts';
import { visitNodes } from '../support/source-tree.ts';

type Node = Readonly<Record<string, unknown>>;

const codes: ReadonlySet<string> = new Set([...countryCodes, ...currencyCodes]);
/** What texts are written in first may be named anywhere: it is where the others fall back to. */
const locales: ReadonlySet<string> = new Set(localeCodes.filter((locale) => locale !== 'en-GB'));

/** What a node says as a constant: a literal, a name, a template without gaps or the source of a regular expression. */
function wordsOf(node: Node): string | undefined {
  if (node.type === 'Literal') {
    const { regex } = node as { regex?: { readonly pattern: string } };
    return regex?.pattern ?? (typeof node.value === 'string' ? node.value : undefined);
  }
  if (node.type === 'Identifier') return String(node.name);
  return node.type === 'TemplateElement' ? (node.value as { readonly cooked: string }).cooked : undefined;
}

/** `DE`, `DE AT`, `DE|AT`, `^(?:DE|AT)$`: a text that is made of codes and of what may stand between them. */
function codesIn(text: string): string[] {
  const words = text.match(/[A-Za-z0-9]+/g) ?? [];
  return words.length > 0 && words.every((word) => codes.has(word)) ? words : [];
}

/**
 * Countries and currencies that a file names. Whatever differs between them is a row of `src/markets/`; a file that names none
 * can make no condition on one, in whatever form: a comparison, a list, a set, a map, a key, a regular expression.
 */
export function findMarketNames(program: unknown): string[] {
  const found: string[] = [];
  visitNodes(program, (node, [parent]) => {
    const isType = parent?.type === 'TSLiteralType' || parent?.type === 'TSTypeReference';
    if (!isType) found.push(...codesIn(wordsOf(node) ?? ''));
  });
  return found;
}

const asking = /^(?:includes|has|get|indexOf|lastIndexOf|startsWith|endsWith|localeCompare)$/;

function isAsked(parent: Node | undefined): boolean {
  if (parent?.type === 'BinaryExpression') return /^[!=]==?$/.test(String(parent.operator));
  if (parent?.type === 'SwitchCase' || parent?.type === 'ArrayExpression') return true;
  const callee = parent?.type === 'CallExpression' ? (parent.callee as Node) : undefined;
  return asking.test(String((callee?.property as Node | undefined)?.name));
}

/** Conditions on a locale, which are conditions on a country in other words; texts by locale are none. */
export function findLocaleConditions(program: unknown): string[] {
  const found: string[] = [];
  visitNodes(program, (node, [parent]) => {
    const words = wordsOf(node);
    if (words !== undefined && locales.has(words) && isAsked(parent)) found.push(words);
  });
  return found;
}

/** Who may name countries and currencies outside `src/markets/`, and why. A row that nothing uses is a row too many. */
export const mayNameMarkets: Readonly<Record<string, string>> = {
  'src/kernel/locale.ts': 'lists the countries',
  'src/kernel/money.ts': 'lists the currencies, a row each',
  'src/catalogue-file/icecat/icecat-prices.ts': 'list prices of a sample, a row a currency',
  'src/catalogue-file/icecat/icecat-attributes.ts': 'GB is a gigabyte there',
};
