import { badRequest, noIndex } from './api-error.ts';
import { DoubleIndex } from './double-index.ts';
import { asObject, type Json, type JsonObject } from './field-mapping.ts';

/** The indexes of a cluster and the names they are known by. */
export class ClusterState {
  readonly indexes = new Map<string, DoubleIndex>();
  /** Alias -> indexes. */
  readonly aliases = new Map<string, Set<string>>();

  create(name: string, body: JsonObject): void {
    if (name !== name.toLowerCase()) throw badRequest(`Invalid index name [${name}], must be lowercase`);
    if (/[\s"*+\\/|?#>,:<]/.test(name) || /^[-_+]/.test(name))
      throw badRequest(`Invalid index name [${name}]`);
    if (this.indexes.has(name)) throw badRequest(`index [${name}] already exists`);
    if (this.aliases.has(name)) throw badRequest(`[${name}] is the name of an alias already`);
    const settings = asObject(body.settings ?? {}, 'settings');
    this.indexes.set(name, new DoubleIndex(settings, asObject(body.mappings ?? {}, 'mappings')));
  }

  /** Concrete names that a name, an alias or a pattern stands for. */
  resolve(name: string): string[] {
    if (name.includes('*')) {
      const pattern = new RegExp(
        `^${name
          .split('*')
          .map((part) => part.replace(/[.+?^${}()|[\]\\]/g, '\\$&'))
          .join('.*')}$`,
      );
      const byAlias = [...this.aliases].flatMap(([alias, targets]) =>
        pattern.test(alias) ? [...targets] : [],
      );
      return [
        ...new Set([...[...this.indexes.keys()].filter((index) => pattern.test(index)), ...byAlias]),
      ].sort();
    }
    if (this.indexes.has(name)) return [name];
    return [...(this.aliases.get(name) ?? [])].sort();
  }

  /** The one index behind a name. */
  requireOne(name: string): readonly [name: string, index: DoubleIndex] {
    const [first, ...more] = this.resolve(name);
    const index = first === undefined ? undefined : this.indexes.get(first);
    if (first === undefined || index === undefined) throw noIndex(name);
    if (more.length > 0) throw badRequest(`[${name}] stands for more than one index`);
    return [first, index];
  }

  delete(name: string): void {
    if (this.aliases.has(name)) {
      throw badRequest(
        `The provided expression [${name}] matches an alias, specify the corresponding concrete indices instead.`,
      );
    }
    if (!this.indexes.delete(name)) throw noIndex(name);
    for (const [alias, targets] of this.aliases) {
      targets.delete(name);
      if (targets.size === 0) this.aliases.delete(alias);
    }
  }

  /** All actions or none. */
  updateAliases(actions: Json | undefined): void {
    const steps = (actions as readonly JsonObject[]).map((action) => {
      const [[kind, given] = ['', {}]] = Object.entries(action);
      const { index, alias } = asObject(given, kind);
      return { kind, index: String(index), alias: alias === undefined ? undefined : String(alias) };
    });
    const removed = new Set(steps.filter(({ kind }) => kind === 'remove_index').map(({ index }) => index));
    for (const { kind, index, alias } of steps) {
      if (!['add', 'remove', 'remove_index'].includes(kind)) throw badRequest(`unknown action [${kind}]`);
      if (!this.indexes.has(index)) throw noIndex(index);
      if (kind === 'add' && (alias === undefined || (this.indexes.has(alias) && !removed.has(alias)))) {
        throw badRequest(
          `Invalid alias name [${alias}]: an index or data stream exists with the same name as the alias`,
        );
      }
      if (kind === 'remove' && !this.aliases.get(alias ?? '')?.has(index))
        throw badRequest(`aliases [${alias}] missing`);
    }
    for (const { index } of steps.filter(({ kind }) => kind === 'remove_index')) this.delete(index);
    for (const { kind, index, alias = '' } of steps) {
      const targets = this.aliases.get(alias) ?? new Set();
      if (kind === 'add') this.aliases.set(alias, targets.add(index));
      if (kind === 'remove') targets.delete(index);
      if (kind === 'remove' && targets.size === 0) this.aliases.delete(alias);
    }
  }
}
