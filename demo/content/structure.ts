import type { WrittenBlock, WrittenPage } from './read-page.ts';

/**
 * What two languages of one page must have in common: its blocks with everything in them that is no text, and in the texts
 * the headings, list items, table lines, links and placeholders. Blocks of single countries are left out: there the law differs.
 */
export function structureOf({ fields, blocks }: WrittenPage): readonly string[] {
  return [
    `page ${[fields.kind ?? 'information', fields.brand ?? '', fields.publishedAt ?? ''].join(' ').trim()}`,
    ...blocks.filter((block) => !('countries' in block)).map(bonesOfBlock),
  ];
}

/** Fields of blocks that hold no words. */
const kept = new Set([
  'type',
  'id',
  'tone',
  'when',
  'validFrom',
  'validUntil',
  'until',
  'category',
  'brand',
  'tag',
  'skus',
  'limit',
  'search',
  'campaign',
  'categories',
  'articles',
  'pages',
  'exceptCountries',
  'target',
  'name',
]);

function bonesOfBlock(block: WrittenBlock): string {
  return `${block.type} ${bonesOf(block, '')}`;
}

function bonesOf(value: unknown, field: string): string {
  if (typeof value === 'string') return kept.has(field) ? value : bonesOfText(value);
  if (Array.isArray(value)) return `[${value.map((entry) => bonesOf(entry, field)).join(', ')}]`;
  if (typeof value === 'object' && value !== null)
    return `{${Object.entries(value)
      .map(([name, entry]) => `${name}: ${bonesOf(entry, name)}`)
      .join(', ')}}`;
  return String(value);
}

/** `## ## - - (page:payment) {email}`: the bones of a text. Placeholders and links sorted: word order differs. */
function bonesOfText(text: string): string {
  const signs = text.split('\n').flatMap((line) => /^(#{2,3}|-|\d+\.|\|)(?= )/.exec(line)?.[1] ?? []);
  const inText = [...text.matchAll(/\]\(([^()\s]+)\)|(\{\w+\})/g)]
    .map(([, target, name]) => target ?? name)
    .sort();
  return [...signs.map((sign) => (/^\d/.test(sign) ? '1.' : sign)), ...inText].join(' ');
}
