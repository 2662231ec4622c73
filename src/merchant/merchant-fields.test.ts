import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { merchantFields } from './merchant-fields.ts';
import { merchantSchema } from './merchant-schema.ts';

type JsonSchema = z.core.JSONSchema.BaseSchema;

/** Every field that a schema has below a path: `*` stands for any key, `[]` for any entry. */
function pathsOf(schema: JsonSchema, path: string): string[] {
  const below = (value: unknown, name: string): string[] =>
    typeof value === 'object' && value !== null ? pathsOf(value as JsonSchema, name) : [];
  if (schema.type === 'array' && !Array.isArray(schema.items)) {
    const entries = below(schema.items, `${path}[]`);
    return entries.length > 1 ? entries : [path];
  }
  const keys = Object.entries(schema.properties ?? {});
  if (keys.length === 0 && typeof schema.additionalProperties !== 'object') return [path];
  return [
    ...keys.flatMap(([key, value]) => below(value, path === '' ? key : `${path}.${key}`)),
    ...below(schema.additionalProperties, `${path}.*`),
  ];
}

const leaves = pathsOf(z.toJSONSchema(merchantSchema, { io: 'input', unrepresentable: 'any' }), '');
const document = readFileSync(join(import.meta.dirname, '../../docs/merchant-file.md'), 'utf8');

it('has a row for every field of the record, and none for anything else', () => {
  const known = merchantFields.map(({ path }) => path);
  expect(new Set(known).size).toBe(known.length);
  expect(leaves.filter((path) => !known.includes(path))).toEqual([]);
  const groups = known.filter((path) => !leaves.includes(path));
  expect(groups.filter((path) => !leaves.some((leaf) => leaf.startsWith(`${path}.`)))).toEqual([]);
});

it('stands in docs/merchant-file.md as it is', () => {
  const rows = merchantFields.map(({ path, need, is, use }) => [`\`${path}\``, need, is, use].join(' | '));
  const [, table = ''] = document.split('\n## Fields\n');
  const written = table
    .split('\n')
    .filter((line) => /^\| `/.test(line))
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim())
        .join(' | '),
    );
  expect(written).toEqual(rows);
});
