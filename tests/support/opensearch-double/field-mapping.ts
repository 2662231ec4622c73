import { badRequest } from './api-error.ts';

export type Json = string | number | boolean | null | readonly Json[] | JsonObject;
export interface JsonObject {
  readonly [key: string]: Json | undefined;
}

export function asObject(value: Json | undefined, what: string): JsonObject {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw badRequest(`${what} is no object`);
  return value as JsonObject;
}

/** Field types this double knows, with the parameters of the documentation that it understands. */
const parametersOf: Readonly<Record<string, readonly string[]>> = {
  text: [
    'analyzer',
    'search_analyzer',
    'norms',
    'index_options',
    'index_prefixes',
    'copy_to',
    'index',
    'similarity',
  ],
  keyword: ['index', 'doc_values', 'copy_to', 'ignore_above', 'norms'],
  boolean: ['index', 'doc_values'],
  byte: ['index', 'doc_values'],
  integer: ['index', 'doc_values'],
  long: ['index', 'doc_values'],
  float: ['index', 'doc_values'],
  double: ['index', 'doc_values'],
};
const whole = new Set(['byte', 'integer', 'long']);
const numeric = new Set([...whole, 'float', 'double']);
const INTEGER_LIMIT = 2 ** 31;

export type FieldValue = string | number | boolean;

/** One field of an index, as its mapping says. */
export interface Field {
  readonly name: string;
  readonly type: string;
  readonly hasPositions: boolean;
  readonly isIndexed: boolean;
  readonly hasDocValues: boolean;
  readonly copyTo: string | undefined;
  readonly takeApart: (text: string) => string[];
}

/** Reads the mapping of a new index; refuses what it does not understand, as OpenSearch does. */
export function readFields(
  mappings: JsonObject,
  analyzers: ReadonlyMap<string, (text: string) => string[]>,
): Map<string, Field> {
  const fields = new Map<string, Field>();
  const known = new Set(['_meta', 'dynamic', 'properties']);
  for (const key of Object.keys(mappings))
    if (!known.has(key)) throw badRequest(`unknown root of a mapping: ${key}`);
  if (mappings.dynamic !== 'strict') throw badRequest('this double only knows mappings that are strict');
  readProperties(asObject(mappings.properties, 'properties'), '');
  return fields;

  function readProperties(properties: JsonObject, prefix: string): void {
    for (const [key, given] of Object.entries(properties)) {
      const field = asObject(given, key);
      const name = `${prefix}${key}`;
      if (field.type === undefined && field.properties !== undefined) {
        readProperties(asObject(field.properties, name), `${name}.`);
        continue;
      }
      fields.set(name, readField(name, field, analyzers));
    }
  }
}

function readField(
  name: string,
  field: JsonObject,
  analyzers: ReadonlyMap<string, (text: string) => string[]>,
): Field {
  const type = String(field.type);
  const allowed = parametersOf[type];
  if (allowed === undefined) throw badRequest(`no handler for type [${type}] declared on field [${name}]`);
  const strange = Object.keys(field).filter((key) => key !== 'type' && !allowed.includes(key));
  if (strange.length > 0)
    throw badRequest(`unknown parameter [${strange}] on mapper [${name}] of type [${type}]`);
  const analyzer = String(field.analyzer ?? 'standard');
  const takeApart = type === 'text' ? analyzers.get(analyzer) : (text: string) => [text];
  if (takeApart === undefined) throw badRequest(`analyzer [${analyzer}] has not been configured in mappings`);
  return {
    name,
    type,
    hasPositions: type === 'text' && (field.index_options ?? 'positions') === 'positions',
    isIndexed: field.index !== false,
    hasDocValues: type !== 'text' && field.doc_values !== false,
    copyTo: field.copy_to === undefined ? undefined : String(field.copy_to),
    takeApart,
  };
}

/** The values of a document's field, checked against its type. */
export function readValues(field: Field, given: Json | undefined): FieldValue[] {
  const list = Array.isArray(given) ? (given as readonly Json[]) : [given];
  return list.flatMap((value): readonly FieldValue[] => {
    if (value === null || value === undefined) return [];
    if (numeric.has(field.type)) {
      if (typeof value !== 'number')
        throw badRequest(`failed to parse field [${field.name}] of type [${field.type}]`);
      if (whole.has(field.type) && !Number.isInteger(value))
        throw badRequest(`[${field.name}] has a decimal part`);
      if (field.type === 'integer' && Math.abs(value) >= INTEGER_LIMIT)
        throw badRequest(`[${field.name}] is out of range`);
      return [field.type === 'float' ? Math.fround(value) : value];
    }
    if (field.type === 'boolean') {
      if (typeof value !== 'boolean')
        throw badRequest(`failed to parse field [${field.name}] of type [boolean]`);
      return [value];
    }
    if (typeof value !== 'string')
      throw badRequest(`failed to parse field [${field.name}] of type [${field.type}]`);
    if (field.type === 'keyword' && Buffer.byteLength(value) > 32_766) throw badRequest('immense term');
    return [value];
  });
}
