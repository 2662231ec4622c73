import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gunzipSync } from 'node:zlib';
import { ApiError, badRequest } from './api-error.ts';
import { runBulk } from './bulk-lines.ts';
import { ClusterState } from './cluster-state.ts';
import { readContract } from './contract.ts';
import type { JsonObject } from './field-mapping.ts';
import { searchDoubleIndex } from './search-index.ts';

/** How the double fails: with a status, not at all (`hang`), or by closing the connection. */
export type Fault = 429 | 503 | 'hang' | 'drop';

export interface DoubleRequest {
  readonly method: string;
  readonly path: string;
  readonly bytes: number;
  readonly text: string;
}

/**
 * A server that speaks OpenSearch's protocol over HTTP as far as this shop uses it. It holds every request against the
 * published contract (its core part; calls of the indices part against a table of its own), refuses what OpenSearch would
 * refuse, and answers from documents that it really holds. It is not OpenSearch: it says nothing of relevance or speed.
 */
export interface OpenSearchDouble {
  readonly url: string;
  readonly state: ClusterState;
  readonly requests: DoubleRequest[];
  /** Requests that broke the contract, in a line each; a test that leaves any has failed. */
  readonly violations: string[];
  /** From now on, for requests whose path fits. */
  fail(fault: Fault | undefined, path?: RegExp): void;
  /** The first so many items of the next bulk call are put off (429). */
  refuseItems(count: number): void;
  /** Awaited before each request is answered. */
  before: ((request: DoubleRequest) => Promise<void> | void) | undefined;
  close(): Promise<void>;
}

interface Route {
  readonly method: string;
  readonly path: RegExp;
  /** Query parameters; for calls that the contract's core part does not hold. */
  readonly parameters?: readonly string[];
  readonly fields?: readonly string[];
  readonly answer: (call: Call) => JsonObject;
}

interface Call {
  readonly state: ClusterState;
  readonly name: string;
  readonly text: string;
  readonly parameters: URLSearchParams;
  readonly refuse: number;
}

const acknowledged = { acknowledged: true };
const bodyOf = ({ text }: Call) => JSON.parse(text) as JsonObject;

const routes: readonly Route[] = [
  {
    method: 'POST',
    path: /^\/_bulk$/,
    answer: ({ state, text, parameters, refuse }) => runBulk(state, text, parameters.get('refresh'), refuse),
  },
  {
    method: 'POST',
    path: /^\/([^/_][^/]*)\/_search$/,
    answer: (call) => searchDoubleIndex(...call.state.requireOne(call.name), bodyOf(call)),
  },
  {
    method: 'PUT',
    path: /^\/([^/_][^/]*)$/,
    parameters: ['timeout', 'wait_for_active_shards', 'cluster_manager_timeout'],
    fields: ['settings', 'mappings', 'aliases'],
    answer(call) {
      call.state.create(call.name, bodyOf(call));
      return { ...acknowledged, shards_acknowledged: true, index: call.name };
    },
  },
  {
    method: 'DELETE',
    path: /^\/([^/_][^/]*)$/,
    parameters: ['timeout', 'ignore_unavailable', 'allow_no_indices', 'expand_wildcards'],
    answer({ state, name }) {
      state.delete(name);
      return acknowledged;
    },
  },
  {
    method: 'GET',
    path: /^\/([^/_][^/]*)\/_mapping$/,
    parameters: ['ignore_unavailable', 'allow_no_indices', 'expand_wildcards', 'local'],
    answer: ({ state, name }) =>
      Object.fromEntries(
        state.resolve(name).map((index) => [index, { mappings: state.indexes.get(index)?.mappings }]),
      ) as JsonObject,
  },
  {
    method: 'PUT',
    path: /^\/([^/_][^/]*)\/_settings$/,
    parameters: ['timeout', 'preserve_existing', 'ignore_unavailable'],
    answer(call) {
      call.state.requireOne(call.name)[1].putSettings(bodyOf(call));
      return acknowledged;
    },
  },
  {
    method: 'GET',
    path: /^\/([^/_][^/]*)\/_refresh$/,
    parameters: ['ignore_unavailable', 'allow_no_indices', 'expand_wildcards'],
    answer({ state, name }) {
      for (const one of name.split(',')) state.requireOne(one)[1].refresh();
      return { _shards: { total: 1, successful: 1, failed: 0 } };
    },
  },
  {
    method: 'POST',
    path: /^\/_aliases$/,
    parameters: ['timeout', 'cluster_manager_timeout'],
    fields: ['actions'],
    answer(call) {
      call.state.updateAliases(bodyOf(call).actions);
      return acknowledged;
    },
  },
];

export async function startOpenSearchDouble(port = 0): Promise<OpenSearchDouble> {
  const contract = readContract();
  const state = new ClusterState();
  const requests: DoubleRequest[] = [];
  const violations: string[] = [];
  let fault: Fault | undefined;
  let faultPath: RegExp | undefined;
  let refuse = 0;

  function answer(request: DoubleRequest, parameters: URLSearchParams, isBulk: boolean): JsonObject {
    const { method, path, text } = request;
    const route = routes.find((candidate) => candidate.method === method && candidate.path.test(path));
    const names = [...parameters.keys()];
    const body = text === '' ? undefined : isBulk ? text : (JSON.parse(text) as JsonObject);
    const wrong = contract.check({ method, path, parameters: names, body });
    const isOwn = wrong === 'unknown' && route?.parameters !== undefined;
    const strange = isOwn
      ? [
          ...names.filter((name) => !route.parameters?.includes(name)),
          ...(route.fields === undefined
            ? []
            : Object.keys(body ?? {}).filter((name) => !route.fields?.includes(name))),
        ]
      : [];
    const violation =
      strange.length > 0 ? `${method} ${path} has no ${strange.join(', ')}` : isOwn ? undefined : wrong;
    if (violation !== undefined || route === undefined) {
      violations.push(violation ?? `${method} ${path} is not known to this double`);
      throw badRequest(violations.at(-1) as string);
    }
    const name = decodeURIComponent(route.path.exec(path)?.[1] ?? '');
    const call = { state, name, text, parameters, refuse };
    if (isBulk) refuse = 0;
    return route.answer(call);
  }

  async function serve(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
    const raw = Buffer.concat(await incoming.toArray());
    const text = (incoming.headers['content-encoding'] === 'gzip' ? gunzipSync(raw) : raw).toString('utf8');
    const address = new URL(incoming.url ?? '/', 'http://double');
    const request = {
      method: incoming.method ?? '',
      path: decodeURI(address.pathname),
      bytes: Buffer.byteLength(text),
      text,
    };
    requests.push(request);
    await double.before?.(request);
    const failing = faultPath === undefined || faultPath.test(request.path) ? fault : undefined;
    if (failing === 'hang') return;
    if (failing === 'drop') {
      incoming.socket.destroy();
      return;
    }
    const isBulk = incoming.headers['content-type']?.startsWith('application/x-ndjson') ?? false;
    try {
      if (failing !== undefined) throw new ApiError(failing, 'rejected_execution_exception', 'told to');
      send(response, 200, answer(request, address.searchParams, isBulk));
    } catch (error) {
      if (!(error instanceof ApiError))
        violations.push(`${request.method} ${request.path}: ${String(error)}`);
      const { status, type, message } = error instanceof ApiError ? error : badRequest(String(error));
      if (status === 400) violations.push(`${request.method} ${request.path}: ${message}`);
      send(response, status, {
        error: { root_cause: [{ type, reason: message }], type, reason: message },
        status,
      });
    }
  }

  const server = createServer((incoming, response) => {
    serve(incoming, response).catch((error: unknown) => {
      violations.push(String(error));
      incoming.socket.destroy();
    });
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const double: OpenSearchDouble = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    state,
    requests,
    violations,
    fail(next, path) {
      fault = next;
      faultPath = path;
    },
    refuseItems(count) {
      refuse = count;
    },
    before: undefined,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return double;
}

function send(response: ServerResponse, status: number, body: JsonObject): void {
  const text = JSON.stringify(body);
  response.writeHead(status, { 'content-type': 'application/json; charset=UTF-8' }).end(text);
}
