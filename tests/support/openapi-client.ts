import axios, { type AxiosResponse } from 'axios';
import { OpenAPIClientAxios } from 'openapi-client-axios';
import { createDocumentSchemas } from './openapi-schemas.ts';

export interface ApiAnswer {
  readonly status: number;
  /** What is in the envelope `data`; of operations without an envelope, the whole body. */
  readonly data: unknown;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly body: unknown;
}

/** One caller with the cookie of its session, as a browser keeps it. */
export interface ApiCaller {
  /** Makes an operation of the document; its answer has been checked against the schema of its status. */
  send(operationId: string, input?: unknown, headers?: Readonly<Record<string, string>>): Promise<ApiAnswer>;
  /** The same, for an answer that must be 200. */
  get<Data = unknown>(
    operationId: string,
    input?: unknown,
    headers?: Readonly<Record<string, string>>,
  ): Promise<Data>;
  readonly token: string | undefined;
}

export interface ApiClient {
  /** As the shop served it. */
  readonly document: unknown;
  readonly operationIds: readonly string[];
  /** Operations that were made, and answered with 200. */
  readonly made: ReadonlySet<string>;
  openCaller(): ApiCaller;
}

interface Response {
  readonly content?: Readonly<Record<string, { readonly schema: unknown }>>;
}
interface Document {
  readonly paths: Readonly<
    Record<string, Readonly<Record<string, { readonly responses: Readonly<Record<string, Response>> }>>>
  >;
}

function tokenOf({ headers }: AxiosResponse): string | undefined {
  const cookies: readonly string[] = headers['set-cookie'] ?? [];
  return cookies.map((cookie) => /^token=([^;]*)/.exec(cookie)?.[1]).find((token) => token !== undefined);
}

/**
 * A client made of nothing but `GET /api/openapi.json` of a running shop (rule X-01): it knows no type, path or
 * schema of ours. `host` is the store's; the connection goes to this machine.
 */
export async function createApiClient(address: string, host: string): Promise<ApiClient> {
  const { port } = new URL(address);
  const config = { baseURL: `http://127.0.0.1:${port}`, headers: { host }, validateStatus: () => true };
  const { data: document } = await axios.get<Document>('/api/openapi.json', config);
  // The client puts what is referred to in the place of the reference; its own copy, so that schemas stay trees.
  const definition = JSON.parse(JSON.stringify(document));
  const api = new OpenAPIClientAxios({ definition, axiosConfigDefaults: config });
  const client = await api.init();
  const schemas = createDocumentSchemas(document);
  const made = new Set<string>();

  function check(operationId: string, answer: AxiosResponse): void {
    const { path = '', method = '' } = api.getOperation(operationId) ?? {};
    const response = document.paths[path]?.[method]?.responses[String(answer.status)];
    const type = String(answer.headers['content-type']).split(';')[0] ?? '';
    const media = response?.content?.[type];
    if (media === undefined)
      throw new Error(`${operationId}: ${answer.status} ${type} is not in the document`);
    if (type !== 'application/json') return;
    const errors = schemas.findErrors(media.schema, answer.data);
    if (errors.length > 0) throw new Error(`${operationId}: ${JSON.stringify(errors.slice(0, 5))}`);
  }

  return {
    document,
    operationIds: api.getOperations().map(({ operationId }) => operationId ?? ''),
    made,
    openCaller() {
      let token: string | undefined;
      const send: ApiCaller['send'] = async (operationId, input = {}, headers = {}) => {
        const operation = api.getOperation(operationId);
        const make = client[operationId];
        if (operation === undefined || make === undefined) throw new Error(`no operation ${operationId}`);
        const cookie = token === undefined ? {} : { cookie: `token=${token}` };
        const settings = { headers: { ...cookie, ...headers } };
        const answer =
          operation.method === 'get'
            ? await make(input as Record<string, string>, undefined, settings)
            : await make(undefined, input, settings);
        check(operationId, answer);
        if (answer.status === 200) made.add(operationId);
        const opened = tokenOf(answer);
        if (opened !== undefined) token = opened === '' ? undefined : opened;
        const body: unknown = answer.data;
        const isEnvelope = typeof body === 'object' && body !== null && 'data' in body;
        return { status: answer.status, data: isEnvelope ? body.data : body, headers: answer.headers, body };
      };
      return {
        send,
        async get<Data>(operationId: string, input?: unknown, headers?: Readonly<Record<string, string>>) {
          const { status, data } = await send(operationId, input, headers);
          if (status !== 200) throw new Error(`${operationId}: ${status} ${JSON.stringify(data)}`);
          return data as Data;
        },
        get token() {
          return token;
        },
      };
    },
  };
}
