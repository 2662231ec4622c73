import type { CountryCode } from '../kernel/locale.ts';
import { anyBlock, type Block, type ContentCondition, isBlockType } from './blocks.ts';
import { fillPlaceholders, type PlaceholderTexts } from './placeholders.ts';

/** Where and when a page is read. */
export interface Reading {
  readonly country: CountryCode;
  readonly now: Date;
  readonly conditions: ReadonlySet<ContentCondition>;
  /** Names of the store's campaigns that run now. */
  readonly campaigns: ReadonlySet<string>;
  readonly texts: PlaceholderTexts;
  /** What the addresses of a picture begin with. */
  readonly pictureStem: (name: string) => string;
}

export interface ShownBlocks {
  readonly blocks: readonly Block[];
  /** What no reader of this shop understands; it is left out and told to the log (rule N-01). */
  readonly unreadable: readonly string[];
}

/** The blocks of a page that show, with their placeholders filled. */
export function showBlocks(stored: readonly unknown[], reading: Reading): ShownBlocks {
  const blocks: Block[] = [];
  const unreadable: string[] = [];
  for (const [index, value] of stored.entries()) {
    const type = typeof value === 'object' && value !== null && 'type' in value ? value.type : undefined;
    const parsed = anyBlock.safeParse(value);
    if (!parsed.success) {
      const why = isBlockType(type) ? `: ${parsed.error.issues[0]?.message}` : ' is unknown';
      unreadable.push(`block ${index} (${JSON.stringify(type)})${why}`);
    } else if (shows(parsed.data, reading))
      blocks.push(namePictures(fill(parsed.data, reading.texts), reading.pictureStem));
  }
  return { blocks, unreadable };
}

function shows(block: Block, { country, now, conditions, campaigns }: Reading): boolean {
  const timestamp = now.toISOString();
  if (block.validFrom !== undefined && block.validFrom > timestamp) return false;
  if (block.validUntil !== undefined && block.validUntil <= timestamp) return false;
  if (block.countries !== undefined && !block.countries.includes(country)) return false;
  if (block.exceptCountries?.includes(country)) return false;
  if (block.when !== undefined && !conditions.has(block.when)) return false;
  if (block.type === 'countdown')
    return block.endText !== undefined || Date.parse(block.until) > now.getTime();
  return block.type !== 'promo' || block.campaign === undefined || campaigns.has(block.campaign);
}

/** The same with every placeholder in every text filled. */
export function fill<Value>(value: Value, texts: PlaceholderTexts): Value;
export function fill(value: unknown, texts: PlaceholderTexts): unknown {
  if (typeof value === 'string') return fillPlaceholders(value, texts);
  if (Array.isArray(value)) return value.map((entry) => fill(entry, texts));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, entry]) => [name, fill(entry, texts)]));
}

/** The same with every picture named as its files are. */
export function namePictures<Value>(value: Value, stemOf: Reading['pictureStem']): Value;
export function namePictures(value: unknown, stemOf: Reading['pictureStem']): unknown {
  if (Array.isArray(value)) return value.map((entry) => namePictures(entry, stemOf));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([field, entry]) => [
      field,
      field === 'picture' && isNamed(entry)
        ? { ...entry, name: stemOf(entry.name) }
        : namePictures(entry, stemOf),
    ]),
  );
}

function isNamed(value: unknown): value is { readonly name: string } {
  return typeof value === 'object' && value !== null && 'name' in value && typeof value.name === 'string';
}
