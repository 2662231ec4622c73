import { addressBook } from '../../addresses/read-table.ts';
import { accept, type Outcome, refuse } from '../../kernel/outcome.ts';
import type { ShopAddresses } from '../shop-addresses.ts';
import { keyOf, type OldAddress } from './old-address.ts';

/** A line of a file that cannot be taken. */
export interface LineProblem {
  readonly line: number;
  readonly message: string;
}

/** More would be no table that people keep; a shop of 50,000 products and 28 locales has moved once with fewer. */
const MOST_ROWS = 500_000;
const MOST_CHARACTERS = 2000;

export type Shops = Pick<ShopAddresses, 'isShopOrigin' | 'marketOf'>;

/**
 * Reads a table of old addresses: old, new, and 301 (which counts without it) or 308, separated by tab, comma or semicolon, as
 * the first line has it. Addresses are paths, or whole ones of one of the shops: an old one is then that shop's alone.
 */
export function readOldAddresses(
  text: string,
  shops: Shops,
): Outcome<readonly OldAddress[], readonly LineProblem[]> {
  const lines = text.replace(/^\uFEFF/, '').split(/\r?\n/);
  const first = lines.find((line) => line.trim() !== '') ?? '';
  const separator = ['\t', ';', ','].find((sign) => first.includes(sign)) ?? ',';
  const rows = new Map<string, OldAddress & { readonly line: number }>();
  const problems: LineProblem[] = [];
  for (const [index, content] of lines.entries()) {
    const line = index + 1;
    if (content.trim() === '' || (index === 0 && isHeading(content, separator))) continue;
    const read = readLine(splitLine(content, separator), shops);
    if (!read.ok) {
      problems.push({ line, message: read.refusal });
      continue;
    }
    const key = `${read.value.country} ${read.value.path}`;
    const before = rows.get(key);
    if (before !== undefined)
      problems.push({ line, message: `${read.value.path} has been said in line ${before.line} already` });
    rows.set(key, { ...read.value, line });
  }
  if (rows.size > MOST_ROWS)
    problems.push({ line: lines.length, message: `more than ${MOST_ROWS} addresses` });
  return problems.length > 0
    ? refuse(problems)
    : accept([...rows.values()].map(({ line: _, ...row }) => row));
}

const isHeading = (line: string, separator: string) =>
  splitLine(line, separator).every((cell) => !/^(?:\/|https?:|\d)/.test(cell));

/** Cells of a line; quoted ones may hold the separator and, doubled, quotes (RFC 4180). */
function splitLine(line: string, separator: string): string[] {
  const cells: string[] = [];
  let cell = '';
  let isQuoted = false;
  for (let at = 0; at < line.length; at += 1) {
    const sign = line[at] ?? '';
    if (isQuoted && sign === '"' && line[at + 1] === '"') {
      cell += '"';
      at += 1;
    } else if (sign === '"' && (isQuoted || cell.trim() === '')) {
      isQuoted = !isQuoted;
    } else if (sign === separator && !isQuoted) {
      cells.push(cell.trim());
      cell = '';
    } else cell += sign;
  }
  return [...cells, cell.trim()];
}

function readLine(cells: readonly string[], shops: Shops): Outcome<OldAddress, string> {
  const [from = '', to = '', code = '', ...more] = cells;
  if (from === '' || to === '') return refuse('must have an old and a new address');
  if (more.some((cell) => cell !== '')) return refuse('has more than three columns');
  if (code !== '' && code !== '301' && code !== '308') return refuse('the code must be 301 or 308');
  const old = readAddress(from, shops);
  if (!old.ok) return refuse(`the old address ${old.refusal}`);
  const next = readAddress(to, shops);
  if (!next.ok) return refuse(`the new address ${next.refusal}`);
  const path = keyOf(old.value.path, old.value.search);
  if (path === undefined) return refuse('the old address cannot be read');
  const [word = ''] = path.split(/[/?]/).filter((segment) => segment !== '');
  if (word === '') return refuse('the old address is the home page');
  if (addressBook.otherWords.includes(word) || addressBook.ownWords.includes(word))
    return refuse(`the old address lies below /${word}, which is no page of the former shop`);
  const { market } = old.value;
  // A new address in the shop that the old one is in is a path of it, whatever domain that shop has one day.
  const isSameShop = next.value.market === undefined || next.value.market === market;
  const target = isSameShop ? `${next.value.path}${next.value.search}` : to;
  return accept({ country: market ?? '', path, target, status: code === '308' ? 308 : 301 });
}

function readAddress(written: string, { isShopOrigin, marketOf }: Shops) {
  if (written.length > MOST_CHARACTERS) return refuse(`is longer than ${MOST_CHARACTERS} characters`);
  if (/[\p{Cc}\\]/u.test(written)) return refuse('holds a control character or a backslash');
  const isPath = written.startsWith('/') && !written.startsWith('//');
  if (!isPath && !/^https?:\/\//i.test(written))
    return refuse('must be a path, or a whole address of the shop');
  if (!URL.canParse(written, 'https://shop.invalid')) return refuse('cannot be read');
  const url = new URL(written, 'https://shop.invalid');
  if (isPath) return accept({ path: url.pathname, search: url.search, market: undefined });
  if (!isShopOrigin(url.origin)) return refuse('is of no shop of ours');
  return accept({ path: url.pathname, search: url.search, market: marketOf(url.host).countryCode });
}
