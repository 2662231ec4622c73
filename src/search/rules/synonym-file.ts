import { accept, type Outcome, refuse } from '../../kernel/outcome.ts';
import type { SynonymRule } from '../search-rules.ts';
import { foldQuery } from './fold-query.ts';

/** What is wrong with a line of a synonym file; lines count from 1. */
export interface SynonymProblem {
  readonly line: number;
  readonly message: string;
}

export const MOST_SYNONYM_RULES = 2000;
export const MOST_TERMS = 24;
export const LONGEST_TERM = 60;

const ARROW = /=>|⇒|→/u;
/** A comma between two digits belongs to a number: `1,5 kW`. */
const SEPARATOR = /(?<!\d),|,(?!\d)/u;

/**
 * The rules of a synonym file, one a line: `drill, power drill` find each other, `hoover => vacuum cleaner` holds from left to
 * right alone, `#` begins a comment. All or nothing: one wrong line refuses the file, with every problem there is.
 */
export function parseSynonymFile(text: string): Outcome<readonly SynonymRule[], readonly SynonymProblem[]> {
  const lines = text
    .replace(/^\uFEFF/u, '')
    .normalize('NFC')
    .split(/\r\n|\n|\r/u);
  const rules: SynonymRule[] = [];
  const problems: SynonymProblem[] = [];
  const groupLines = new Map<string, number>();
  const fromLines = new Map<string, number>();
  for (const [index, content] of lines.entries()) {
    const line = index + 1;
    const written = content.replace(/#.*$/u, '').trim();
    if (written === '') continue;
    const rule = parseRule(written);
    if (!rule.ok) {
      problems.push({ line, message: rule.refusal });
      continue;
    }
    const known = rule.value.from === undefined ? groupLines : fromLines;
    const words = rule.value.from ?? rule.value.terms;
    const taken = words.find((word) => known.has(foldQuery(word)));
    if (taken !== undefined) {
      const first = known.get(foldQuery(taken));
      problems.push({
        line,
        message: `"${taken}" stands in line ${first} already; write both rules in one line.`,
      });
      continue;
    }
    for (const word of words) known.set(foldQuery(word), line);
    rules.push(rule.value);
  }
  if (rules.length > MOST_SYNONYM_RULES) {
    problems.push({ line: lines.length, message: `more than ${MOST_SYNONYM_RULES} rules.` });
  }
  return problems.length > 0 ? refuse(problems) : accept(rules);
}

/** What an editor has saved: UTF-8, or UTF-16 where a byte order mark says so. */
function decode(bytes: Uint8Array): string | undefined {
  const mark = `${bytes[0]} ${bytes[1]}`;
  const encoding = mark === '255 254' ? 'utf-16le' : mark === '254 255' ? 'utf-16be' : 'utf-8';
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch (error) {
    if (error instanceof TypeError) return undefined;
    throw error;
  }
}

/** The same of a file as it lies on the disk. */
export function readSynonymFile(
  bytes: Uint8Array,
): Outcome<readonly SynonymRule[], readonly SynonymProblem[]> {
  const text = decode(bytes);
  return text === undefined
    ? refuse([{ line: 1, message: 'the file is no text in UTF-8; save it as UTF-8.' }])
    : parseSynonymFile(text);
}

/** The file that gives these rules again. */
export function writeSynonymFile(rules: readonly SynonymRule[]): string {
  return rules
    .map(({ from, terms }) => `${from === undefined ? '' : `${from.join(', ')} => `}${terms.join(', ')}\n`)
    .join('');
}

function parseRule(written: string): Outcome<SynonymRule, string> {
  const [left = '', right, ...more] = written.split(ARROW);
  if (more.length > 0) return refuse('a rule has one => at most.');
  const sides = [left, ...(right === undefined ? [] : [right])].map((side) =>
    side.split(SEPARATOR).map((term) => term.trim().replace(/\s+/gu, ' ')),
  );
  const [first = [], second] = sides;
  const problem = findTermProblem(sides.flat());
  if (problem !== undefined) return refuse(problem);
  if (second !== undefined) return accept({ from: first, terms: second });
  return first.length < 2
    ? refuse(`"${first[0]}" stands alone; write at least two words with a comma, or word => word.`)
    : accept({ terms: first });
}

function findTermProblem(terms: readonly string[]): string | undefined {
  if (terms.length > MOST_TERMS) return `more than ${MOST_TERMS} words.`;
  const seen = new Set<string>();
  for (const term of terms) {
    const folded = foldQuery(term);
    if (term === '') return 'a word is missing before or after a comma or =>.';
    if (/[\p{Cc}\p{Cf}\uFFFD]/u.test(term)) return 'there is a character that nobody can read.';
    if (term.length > LONGEST_TERM) return `"${term}" is longer than ${LONGEST_TERM} characters.`;
    if (!/[\p{L}\p{N}]/u.test(folded)) return `"${term}" has neither letter nor digit.`;
    if (seen.has(folded)) return `"${term}" stands there twice.`;
    seen.add(folded);
  }
  return undefined;
}
