import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { checkMerchant } from './check-merchant.ts';
import { type MerchantField, merchantFields } from './merchant-fields.ts';
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

/** Fields that a record may not lack where it has what they are part of: `bankAccounts.*.iban`. */
function mandatoryIn(schema: JsonSchema, path: string): string[] {
  const below = (value: unknown, name: string): string[] =>
    typeof value === 'object' && value !== null ? mandatoryIn(value as JsonSchema, name) : [];
  const at = (key: string) => (path === '' ? key : `${path}.${key}`);
  return [
    ...(schema.required ?? []).map(at),
    ...Object.entries(schema.properties ?? {}).flatMap(([key, value]) => below(value, at(key))),
    ...below(schema.additionalProperties, `${path}.*`),
    ...below(schema.items, `${path}[]`),
  ];
}

it('can be left out of a record: one of an earlier version has no field that came later', () => {
  const schema = z.toJSONSchema(merchantSchema, { io: 'input', unrepresentable: 'any' });
  const legal = 'responsiblePersons[]';
  // Parts of one thing, which no version has ever written without the others. Another line here would make records unreadable.
  expect(mandatoryIn(schema, '').toSorted()).toEqual(
    [
      ...['streetName', 'postalCode', 'city', 'country'].map((field) => `company.address.${field}`),
      ...['from', 'opens', 'closes'].map((field) => `company.openingHours[].${field}`),
      'mail.address',
      ...['holder', 'institute', 'bic', 'iban'].map((field) => `bankAccounts.*.${field}`),
      ...['campaignName', 'startDate', 'endDate'].map((field) => `campaigns[].${field}`),
      ...['kind', 'name', 'address'].map((field) => `links.social[].${field}`),
      'carriers[].name',
      'survey.afterDays',
      ...['validFrom', 'source'].map((field) => `legal.terms[].${field}`),
      ...['brands', 'name', 'address', 'country'].map((field) => `legal.manufacturers[].${field}`),
      ...['role', 'name'].flatMap((field) => [
        `legal.${legal}.${field}`,
        `legal.countries.*.${legal}.${field}`,
      ]),
    ].toSorted(),
  );
});

it('is told by the check when it is missing, unless nothing is lost without it', () => {
  const told = checkMerchant(
    {},
    { environment: 'test', addressedBy: 'domains', currencyOf: ({ currencyCode }) => currencyCode },
  );
  const isTold = ({ path, need }: MerchantField) =>
    told.some(({ path: found, need: how }) => {
      // What no country has is told once for all of them.
      const general = path.replace('countries.*.', '');
      const [group = ''] = general.split('.*');
      return how === need && (general.startsWith(found) || found.startsWith(group));
    });
  const silent = merchantFields.filter((row) => row.need !== 'free' && !isTold(row));
  expect(silent.map(({ path }) => path)).toEqual([]);
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
