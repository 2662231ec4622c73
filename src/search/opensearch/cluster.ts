import { type API, Client, errors, type Types } from '@opensearch-project/opensearch';

/** How long each kind of call may take, in milliseconds; what takes longer counts as no answer. */
export const timeLimits = {
  /** A shopper waits for one call … */
  search: 800,
  /** … or for the few that one question may need. */
  question: 1_500,
  /** Nobody waits but the next change. */
  bulk: 30_000,
  administration: 15_000,
} as const;

/**
 * Why a call came to nothing. `down`: no answer, or none in time. `busy`: the cluster asks for fewer calls (429).
 * `absent`: the index is not there. `refused`: the cluster understood the call and will not have it, a bug of ours.
 */
export type ClusterFailure = 'down' | 'busy' | 'absent' | 'refused';

export class ClusterError extends Error {
  readonly failure: ClusterFailure;

  constructor(failure: ClusterFailure, message: string) {
    super(message);
    this.name = 'ClusterError';
    this.failure = failure;
  }
}

export type Query = Types.Common_QueryDsl.QueryContainer;
/** The aggregations this engine asks for; the client's own types leave the field out. */
export type Aggregation =
  | {
      readonly terms: {
        readonly field: string;
        readonly size: number;
        /** The values themselves, or a pattern of them. */
        readonly include?: readonly string[] | string;
        /** 0: values that only other documents have are there too. */
        readonly min_doc_count?: 0;
      };
    }
  | { readonly min: { readonly field: string } }
  | { readonly max: { readonly field: string } }
  | { readonly filters: { readonly filters: Readonly<Record<string, Query>> } }
  | { readonly filter: Query; readonly aggs?: Readonly<Record<string, Aggregation>> };

/** Body of a search, as far as this engine makes use of it. */
interface SearchBody {
  readonly query: Query;
  readonly post_filter?: Query;
  readonly from?: number;
  readonly size: number;
  readonly sort?: readonly Readonly<Record<string, unknown>>[];
  readonly search_after?: readonly (string | number)[];
  readonly aggs?: Readonly<Record<string, Aggregation>>;
  readonly suggest?: Readonly<Record<string, unknown>>;
  readonly track_scores?: boolean;
}

interface SearchHit {
  readonly sku: string;
  readonly score: number | null;
  readonly source: Readonly<Record<string, unknown>>;
  readonly matchedQueries: readonly string[];
}

export interface SearchAnswer {
  readonly total: number;
  readonly hits: readonly SearchHit[];
  readonly aggregations: Readonly<Record<string, unknown>>;
  readonly suggest: Readonly<Record<string, unknown>>;
}

/** What became of one line of a bulk call. */
export interface BulkItem {
  readonly index: string;
  readonly id: string;
  readonly status: number;
  readonly reason: string | undefined;
}

export interface IndexDefinition {
  readonly settings: Readonly<Record<string, unknown>>;
  readonly mappings: Readonly<Record<string, unknown>>;
}

/** The calls this engine makes of a cluster, each with a time limit. All reject with a `ClusterError`. */
export interface Cluster {
  search(
    index: string,
    body: SearchBody,
    options: { readonly preference: string; readonly source: readonly string[]; readonly limit?: number },
  ): Promise<SearchAnswer>;
  /** `lines`: NDJSON as the bulk call takes it. `refresh`: whether to wait until searches see it. */
  bulk(lines: string, refresh: 'wait_for' | 'false'): Promise<readonly BulkItem[]>;
  /** Concrete indexes that a name, alias or pattern stands for, with the `_meta` of their mappings; none: empty. */
  findIndexes(name: string): Promise<ReadonlyMap<string, Readonly<Record<string, unknown>>>>;
  createIndex(name: string, definition: IndexDefinition): Promise<void>;
  putSettings(index: string, settings: Readonly<Record<string, unknown>>): Promise<void>;
  refresh(index: string): Promise<void>;
  /** All actions at once or none. */
  updateAliases(actions: readonly Readonly<Record<string, object>>[]): Promise<void>;
  deleteIndex(name: string): Promise<void>;
  close(): Promise<void>;
}

interface Call<Answer> extends Promise<Answer> {
  abort(): void;
}

/** `url`: `http(s)://[user:password@]host[:port]`. Tries nothing twice: who calls knows whether that is worth it. */
export function connectCluster(url: string): Cluster {
  const client = new Client({ node: url, maxRetries: 0, resurrectStrategy: 'none', compression: 'gzip' });
  return {
    async search(index, body, { preference, source, limit = timeLimits.search }) {
      const request = {
        index,
        preference,
        allow_partial_search_results: false,
        track_total_hits: true,
        // An empty list would mean all fields.
        body: { ...body, _source: source.length === 0 ? false : source } as API.Search_RequestBody,
      };
      return readSearch(await ask(limit, (options) => client.search(request, options)));
    },
    async bulk(lines, refresh) {
      const request = {
        body: lines as unknown as object[],
        refresh: refresh === 'wait_for' ? refresh : false,
      } as const;
      return readBulk(await ask(timeLimits.bulk, (options) => client.bulk(request, options)));
    },
    async findIndexes(index) {
      const request = { index, ignore_unavailable: true, allow_no_indices: true };
      const found = await administer((options) => client.indices.getMapping(request, options)).catch(
        (error: unknown) => {
          if (error instanceof ClusterError && error.failure === 'absent') return {};
          throw error;
        },
      );
      return new Map(Object.entries(found).map(([name, { mappings }]) => [name, mappings._meta ?? {}]));
    },
    async createIndex(index, { settings, mappings }) {
      const request = { index, body: { settings, mappings } };
      await administer((options) => client.indices.create(request, options));
    },
    async putSettings(index, settings) {
      await administer((options) => client.indices.putSettings({ index, body: settings }, options));
    },
    async refresh(index) {
      await ask(timeLimits.bulk, (options) => client.indices.refresh({ index }, options));
    },
    async updateAliases(actions) {
      const request = { body: { actions: [...actions] } };
      await administer((options) => client.indices.updateAliases(request, options));
    },
    async deleteIndex(index) {
      await administer((options) => client.indices.delete({ index }, options));
    },
    close: () => client.close(),
  };
}

type StartCall<Body> = (options: { requestTimeout: number }) => Call<{ body: Body }>;

/** What the cluster answers to a call within so many milliseconds, or a `ClusterError`. */
async function ask<Body>(limit: number, start: StartCall<Body>): Promise<Body> {
  let timer: NodeJS.Timeout | undefined;
  // The client's own limit is for silence; an answer that trickles in would outlast it.
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      call.abort();
      reject(new ClusterError('down', `no answer within ${limit} ms`));
    }, limit);
  });
  const call = start({ requestTimeout: limit });
  call.catch(() => undefined);
  try {
    return (await Promise.race([call, tooLate])).body;
  } catch (error) {
    throw error instanceof ClusterError ? error : readError(error);
  } finally {
    clearTimeout(timer);
  }
}

const administer = <Body>(start: StartCall<Body>) => ask(timeLimits.administration, start);

/** A part of the hits would pass for all of them, so it is none. */
function readSearch(answer: API.Search_ResponseBody): SearchAnswer {
  if (answer.timed_out || answer._shards.failed > 0) {
    throw new ClusterError('down', 'the cluster answered with a part of what it holds');
  }
  const { total } = answer.hits;
  return {
    total: typeof total === 'object' ? total.value : (total ?? 0),
    hits: answer.hits.hits.map((hit) => ({
      sku: hit._id ?? '',
      score: typeof hit._score === 'number' ? hit._score : null,
      source: (hit._source ?? {}) as Readonly<Record<string, unknown>>,
      matchedQueries: Array.isArray(hit.matched_queries) ? hit.matched_queries : [],
    })),
    aggregations: answer.aggregations ?? {},
    suggest: answer.suggest ?? {},
  };
}

function readBulk({ items }: API.Bulk_ResponseBody): BulkItem[] {
  return items.map((item) => {
    const result = item.index ?? item.delete;
    return {
      index: result?._index ?? '',
      id: result?._id ?? '',
      status: result?.status ?? 500,
      reason: result?.error?.reason ?? undefined,
    };
  });
}

const ABSENT = /^(?:index_not_found|aliases_not_found)_exception/;

function readError(error: unknown): ClusterError {
  if (!(error instanceof errors.ResponseError)) return new ClusterError('down', String(error));
  const { statusCode } = error;
  const message = `${statusCode}: ${error.message}`.slice(0, 500);
  if (statusCode === 429) return new ClusterError('busy', message);
  if (statusCode === 404 && ABSENT.test(error.message)) return new ClusterError('absent', message);
  return new ClusterError(statusCode >= 500 ? 'down' : 'refused', message);
}
