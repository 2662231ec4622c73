import { ApiError, badRequest } from './api-error.ts';
import {
  asObject,
  type Field,
  type FieldValue,
  type Json,
  type JsonObject,
  readFields,
  readValues,
} from './field-mapping.ts';

/** A document as searches see it. */
export interface IndexedDocument {
  readonly id: string;
  readonly source: JsonObject;
  /** Field -> its values; of a text, its words in their order. */
  readonly values: ReadonlyMap<string, readonly FieldValue[]>;
}

const tokenizers: Readonly<Record<string, (text: string) => string[]>> = {
  whitespace: (text) => text.match(/\S+/g) ?? [],
  keyword: (text) => [text],
  standard: (text) => text.match(/[\p{L}\p{N}]+(?:['.][\p{L}\p{N}]+)*/gu) ?? [],
};
const filters: Readonly<Record<string, (word: string) => string>> = {
  lowercase: (word) => word.toLowerCase(),
};

function readAnalyzers(settings: JsonObject): Map<string, (text: string) => string[]> {
  const analyzers = new Map([
    ['standard', (text: string) => (tokenizers.standard?.(text) ?? []).map((word) => word.toLowerCase())],
    ['whitespace', (text: string) => tokenizers.whitespace?.(text) ?? []],
  ]);
  const analysis = settings.analysis === undefined ? {} : asObject(settings.analysis, 'analysis');
  for (const [name, given] of Object.entries(asObject(analysis.analyzer ?? {}, 'analyzer'))) {
    const { type = 'custom', tokenizer, filter = [] } = asObject(given, name);
    const cut = tokenizers[String(tokenizer)];
    const change = (filter as readonly Json[]).map((key) => filters[String(key)]);
    if (type !== 'custom' || cut === undefined || change.includes(undefined)) {
      throw badRequest(`this double does not know the analyzer [${name}]`);
    }
    analyzers.set(name, (text) =>
      change.reduce((words, one) => words.map((word) => one?.(word) ?? word), cut(text)),
    );
  }
  return analyzers;
}

const settingsKnown = new Set([
  'number_of_shards',
  'number_of_replicas',
  'refresh_interval',
  'max_result_window',
  'analysis',
  'auto_expand_replicas',
]);

/** How long a document may stay unseen that nobody asked to be shown: longer than any test waits. */
const INTERVAL_MILLISECONDS = 20_000;

/** One concrete index: its mapping, its documents, and which of them searches see already. */
export class DoubleIndex {
  readonly mappings: JsonObject;
  readonly fields: ReadonlyMap<string, Field>;
  settings: JsonObject;
  /** What searches see. */
  visible: readonly IndexedDocument[] = [];
  #soon: NodeJS.Timeout | undefined;
  readonly #documents = new Map<string, IndexedDocument>();
  /** Deleted ones too: a later write of an older version is a conflict. */
  readonly #versions = new Map<string, number>();

  constructor(settings: JsonObject, mappings: JsonObject) {
    checkSettings(settings);
    this.settings = settings;
    this.mappings = mappings;
    this.fields = readFields(mappings, readAnalyzers(settings));
  }

  putSettings(settings: JsonObject): void {
    checkSettings(settings);
    this.settings = { ...this.settings, ...settings };
  }

  get maxResultWindow(): number {
    return Number(this.settings.max_result_window ?? 10_000);
  }

  /** Whether documents become visible without anyone asking for it. */
  get refreshesItself(): boolean {
    return this.settings.refresh_interval !== '-1' && this.settings.refresh_interval !== -1;
  }

  /** As the interval of its settings says. */
  refreshSoon(): void {
    this.#soon ??= setTimeout(() => this.refresh(), INTERVAL_MILLISECONDS).unref();
  }

  refresh(): void {
    clearTimeout(this.#soon);
    this.#soon = undefined;
    this.visible = [...this.#documents.values()];
  }

  write(id: string, source: JsonObject, version: number | undefined): 'created' | 'updated' {
    this.#takeVersion(id, version);
    const result = this.#documents.has(id) ? 'updated' : 'created';
    this.#documents.set(id, { id, source, values: this.#read(source) });
    return result;
  }

  delete(id: string, version: number | undefined): 'deleted' | 'not_found' {
    this.#takeVersion(id, version);
    return this.#documents.delete(id) ? 'deleted' : 'not_found';
  }

  #takeVersion(id: string, version: number | undefined): void {
    const known = this.#versions.get(id) ?? 0;
    if (version !== undefined && version < known) {
      const reason = `[${id}]: version conflict, current version [${known}] is higher than the one provided [${version}]`;
      throw new ApiError(409, 'version_conflict_engine_exception', reason);
    }
    this.#versions.set(id, version ?? known + 1);
  }

  #read(source: JsonObject): Map<string, readonly FieldValue[]> {
    const values = new Map<string, FieldValue[]>();
    const take = (object: JsonObject, prefix: string) => {
      for (const [key, given] of Object.entries(object)) {
        const name = `${prefix}${key}`;
        const field = this.fields.get(name);
        if (field !== undefined) this.#takeField(values, field, given);
        else if ([...this.fields.keys()].some((known) => known.startsWith(`${name}.`)))
          take(asObject(given, name), `${name}.`);
        else {
          const reason = `mapping set to strict, dynamic introduction of [${key}] within [${prefix || '_doc'}] is not allowed`;
          throw new ApiError(400, 'strict_dynamic_mapping_exception', reason);
        }
      }
    };
    take(source, '');
    return values;
  }

  #takeField(values: Map<string, FieldValue[]>, field: Field, given: Json | undefined): void {
    const read = readValues(field, given);
    const own = field.type === 'text' ? read.flatMap((text) => field.takeApart(String(text))) : read;
    values.set(field.name, [...(values.get(field.name) ?? []), ...own]);
    const copy = field.copyTo === undefined ? undefined : this.fields.get(field.copyTo);
    if (copy !== undefined) this.#takeField(values, copy, given);
  }
}

function checkSettings(settings: JsonObject): void {
  const strange = Object.keys(settings).filter((key) => !settingsKnown.has(key));
  if (strange.length > 0) throw badRequest(`unknown setting [index.${strange.join(', ')}]`);
}
