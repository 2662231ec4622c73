import { ApiError, badRequest, noIndex } from './api-error.ts';
import type { ClusterState } from './cluster-state.ts';
import { asObject, type JsonObject } from './field-mapping.ts';

const keysOf: Readonly<Record<string, readonly string[]>> = {
  index: ['_index', '_id', 'version', 'version_type', 'require_alias', 'routing'],
  delete: ['_index', '_id', 'version', 'version_type', 'routing'],
};

/** Does what the lines of a bulk call say, one by one; `refuse`: how many of the first items are answered 429. */
export function runBulk(
  state: ClusterState,
  text: string,
  refresh: string | null,
  refuse: number,
): JsonObject {
  if (!text.endsWith('\n')) throw badRequest('The bulk request must be terminated by a newline [\\n]');
  const lines = text.slice(0, -1).split('\n');
  const items: JsonObject[] = [];
  const written = new Set<string>();
  for (let at = 0; at < lines.length; at++) {
    const action = JSON.parse(lines[at] as string) as JsonObject;
    const [[kind, given] = ['', {}], ...more] = Object.entries(action);
    const known = keysOf[kind];
    if (known === undefined || more.length > 0)
      throw badRequest(`Malformed action/metadata line [${at + 1}]`);
    const target = asObject(given, kind);
    const strange = Object.keys(target).filter((key) => !known.includes(key));
    if (strange.length > 0)
      throw badRequest(`Action/metadata line [${at + 1}] contains an unknown parameter [${strange}]`);
    const source = kind === 'index' ? (JSON.parse(lines[++at] as string) as JsonObject) : undefined;
    items.push({ [kind]: items.length < refuse ? busy(target) : runOne(state, target, source, written) });
  }
  const visible = refresh === 'wait_for' || refresh === 'true' || refresh === '';
  for (const name of written) {
    const index = state.indexes.get(name);
    if (refresh === 'wait_for' && index?.refreshesItself === false) {
      throw badRequest(`[${name}] never refreshes by itself: wait_for would wait for ever`);
    }
    if (visible) index?.refresh();
    else if (index?.refreshesItself) index.refreshSoon();
  }
  return { took: 1, errors: items.some((item) => JSON.stringify(item).includes('"error"')), items };
}

const busy = ({ _index, _id }: JsonObject): JsonObject => ({
  _index,
  _id,
  status: 429,
  error: { type: 'rejected_execution_exception', reason: 'rejected execution of coordinating operation' },
});

function runOne(
  state: ClusterState,
  target: JsonObject,
  source: JsonObject | undefined,
  written: Set<string>,
): JsonObject {
  const asked = String(target._index);
  const id = String(target._id);
  try {
    if (target.require_alias === true && !state.aliases.has(asked)) {
      const reason = `no such index [${asked}] and [require_alias] request flag is [true] and [${asked}] is not an alias`;
      throw new ApiError(404, 'index_not_found_exception', reason);
    }
    if (state.resolve(asked).length === 0) throw noIndex(asked);
    const [name, index] = state.requireOne(asked);
    if (target.version !== undefined && target.version_type !== 'external_gte') {
      throw badRequest('this double knows versions of type external_gte only');
    }
    if (target.version !== undefined && !Number.isSafeInteger(target.version))
      throw badRequest('version is no long');
    const version = target.version as number | undefined;
    const result = source === undefined ? index.delete(id, version) : index.write(id, source, version);
    written.add(name);
    const status = result === 'created' ? 201 : result === 'not_found' ? 404 : 200;
    return { _index: name, _id: id, _version: version ?? 1, result, status };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return {
      _index: asked,
      _id: id,
      status: error.status,
      error: { type: error.type, reason: error.message },
    };
  }
}
