import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { z } from 'zod';
import { sharedPath } from './shared-data.ts';

/** Where the vocabulary of schema.org lies among the reference data. */
export const VOCABULARY = 'data/structured-data/schemaorg-29.4-types-properties.json.gz';

const vocabularySchema = z.object({
  types: z.record(z.string(), z.array(z.string())),
  properties: z.record(z.string(), z.object({ domain: z.array(z.string()), range: z.array(z.string()) })),
});
type Vocabulary = z.infer<typeof vocabularySchema>;

export function readVocabulary(): Vocabulary {
  return vocabularySchema.parse(
    JSON.parse(gunzipSync(readFileSync(sharedPath(VOCABULARY))).toString('utf8')),
  );
}

export type Thing = Readonly<Record<string, unknown>>;

/** What a page says to search engines, each thing by itself. */
export function readThings(html: string): readonly Thing[] {
  return [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
    ([, json = '']) => JSON.parse(json) as Thing,
  );
}

/** The one thing of a type that a page tells of. */
export function requireThing(html: string, type: string): Thing {
  const things = readThings(html).filter((thing) => thing['@type'] === type);
  if (things.length !== 1) throw new Error(`${things.length} things of type ${type}`);
  return things[0] as Thing;
}

/** Types and properties that schema.org does not know, or has elsewhere; with where they stand. */
export function findVocabularyFaults({ types, properties }: Vocabulary, value: unknown, at = ''): string[] {
  if (Array.isArray(value))
    return value.flatMap((item) => findVocabularyFaults({ types, properties }, item, at));
  if (typeof value !== 'object' || value === null) return [];
  const { '@type': type } = value as Thing;
  const entries = Object.entries(value).filter(([name]) => !name.startsWith('@'));
  // A reference to a thing that is told of elsewhere.
  if (type === undefined && entries.length === 0) return [];
  if (typeof type !== 'string' || !(type in types)) return [`${at}: no type ${String(type)}`];
  const above = (name: string): string[] => [name, ...(types[name] ?? []).flatMap(above)];
  const own = new Set(above(type));
  return entries.flatMap(([name, inner]) => {
    const place = `${at}/${type}.${name}`;
    // An action's input, which schema.org annotates by a hyphen.
    const property = properties[name.replace(/-(?:input|output)$/, '')];
    if (property === undefined) return [`${place}: no such property`];
    const faults = property.domain.some((domain) => own.has(domain)) ? [] : [`${place}: not of ${type}`];
    return [...faults, ...findVocabularyFaults({ types, properties }, inner, place)];
  });
}
