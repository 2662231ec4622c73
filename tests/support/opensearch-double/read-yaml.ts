/** What a YAML document holds, as far as the contracts make use of it. */
export type YamlValue =
  | string
  | number
  | boolean
  | null
  | readonly YamlValue[]
  | { readonly [key: string]: YamlValue };

interface Line {
  readonly number: number;
  readonly indent: number;
  readonly text: string;
}

/**
 * Reads the part of YAML in which the contracts are written: block maps and lists, plain and quoted scalars, `|-` blocks,
 * `[]` and `{}`. Throws on anything else, with the line.
 */
export function readYaml(source: string): YamlValue {
  const raw = source.split('\n');
  const lines: Line[] = [];
  raw.forEach((text, at) => {
    const trimmed = text.trim();
    if (trimmed !== '' && !trimmed.startsWith('#')) {
      lines.push({ number: at, indent: text.length - text.trimStart().length, text: trimmed });
    }
  });
  let at = 0;

  function readBlock(indent: number): YamlValue {
    return lines[at]?.text.startsWith('- ') ? readList(indent) : readMap(indent);
  }

  function readList(indent: number): YamlValue[] {
    const values: YamlValue[] = [];
    for (let line = lines[at]; line?.indent === indent && line.text.startsWith('- '); line = lines[at]) {
      const rest = line.text.slice(2).trimStart();
      const inner = indent + line.text.length - rest.length;
      if (isPair(rest)) {
        lines[at] = { ...line, indent: inner, text: rest };
        values.push(readMap(inner));
      } else {
        at++;
        values.push(readScalar(rest, line));
      }
    }
    return values;
  }

  function readMap(indent: number): { [key: string]: YamlValue } {
    const values: { [key: string]: YamlValue } = {};
    for (let line = lines[at]; line?.indent === indent && !line.text.startsWith('- '); line = lines[at]) {
      const pair = PAIR.exec(line.text);
      if (pair === null) throw new Error(`line ${line.number + 1} is no pair: ${line.text}`);
      const key = unquote(pair[1] as string);
      const rest = (pair[2] ?? '').trim();
      at++;
      values[key] =
        rest === '' ? readNested(indent) : rest === '|-' ? readText(line) : readScalar(rest, line);
    }
    return values;
  }

  function readNested(indent: number): YamlValue {
    const next = lines[at];
    if (next === undefined) return null;
    // A list may stand as far to the left as its key.
    const isList = next.indent === indent && next.text.startsWith('- ');
    return next.indent > indent || isList ? readBlock(next.indent) : null;
  }

  /** Everything further to the right than the key, line by line. */
  function readText(key: Line): string {
    const text: string[] = [];
    while ((lines[at]?.indent ?? 0) > key.indent) text.push((lines[at++] as Line).text);
    return text.join('\n');
  }

  const value = readBlock(0);
  const rest = lines[at];
  if (rest !== undefined)
    throw new Error(`line ${rest.number + 1} does not belong where it stands: ${rest.text}`);
  return value;
}

const PAIR = /^('[^']*'|"[^"]*"|[^'"\s][^\s]*?|[^'"]+?):(?:\s+(.*))?$/;
const isPair = (text: string) => PAIR.test(text) && !/^'[^']*'$/.test(text);

const unquote = (text: string) => (/^(['"]).*\1$/.test(text) ? text.slice(1, -1) : text);

function readScalar(text: string, line: Line): YamlValue {
  if (/^(['"]).*\1$/.test(text)) return text.slice(1, -1);
  if (text === '[]') return [];
  if (text === '{}') return {};
  if (/^[[{&*!>|]/.test(text))
    throw new Error(`line ${line.number + 1} is of a kind this reader does not know: ${text}`);
  if (text === 'true' || text === 'false') return text === 'true';
  if (text === 'null' || text === '~') return null;
  return /^-?\d+(?:\.\d+)?$/.test(text) ? Number(text) : text;
}
