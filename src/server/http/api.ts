import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { CallError } from '../../api/contract/errors.ts';
import { presentCallError } from '../../api/dispatch.ts';
import type { Outcome } from '../../kernel/outcome.ts';
import type { Market } from '../../markets/countries.ts';
import { parseCookies, readSessionToken } from './session-cookies.ts';

export interface ApiOptions {
  /** The market that a host asks for (rule M-03). */
  readonly marketOf: (host: string) => Market;
  /** Runs one commerce call; `cookies` are those it made necessary, `token` the session it opened. */
  readonly dispatch: (
    call: string,
    body: Uint8Array,
    caller: {
      readonly market: Market;
      readonly token: string | undefined;
      readonly isHttps: boolean;
      readonly clientAddress: string;
      readonly idempotencyKey: string | undefined;
    },
  ) => Promise<{ readonly outcome: Outcome<unknown, CallError>; readonly cookies: readonly string[] }>;
  readonly statusOf: (error: CallError) => number;
  readonly openApi: () => object;
  /** A failure nobody expected; the client is only told that there was one. */
  readonly onFailure: (error: Error, address: string) => void;
  /** Whether the shop can serve: its database answers. */
  readonly isReady: () => Promise<boolean>;
  /** Where an old address of a store leads (rule R-08). */
  readonly findRedirection: (
    market: Market,
    sourceUrl: string | undefined,
  ) => Promise<Outcome<object, CallError>>;
  /** XML of the VAT service about a number (rule I-04). */
  readonly answerVatQuestion: (
    question: { readonly ownVatId: string | undefined; readonly vatId: string | undefined },
    clientAddress: string,
  ) => Promise<Outcome<string, CallError>>;
  /** A form of an invoice or credit note, for whoever may see its order; `undefined` for everybody else (rule T-02). */
  readonly getPaper: (
    wanted: { readonly orderId: string; readonly number: string; readonly form: PaperForm },
    caller: { readonly market: Market; readonly token: string | undefined },
  ) => Promise<Uint8Array | string | undefined>;
  readonly receiveCardNotification: (
    body: Uint8Array,
    headers: Readonly<Record<string, string | undefined>>,
  ) => Promise<keyof typeof NOTIFICATION_STATUS>;
}

/** The forms of a paper by the ending of its address. */
const paperTypes = { pdf: 'application/pdf', xml: 'application/xml; charset=utf-8' } as const;
type PaperForm = keyof typeof paperTypes;

/** What the card partner is told: a server error makes it tell us again later. */
const NOTIFICATION_STATUS = { accepted: 200, 'wrong signature': 401, 'try again': 503 } as const;

function bodyOf(request: FastifyRequest): Uint8Array {
  return Buffer.isBuffer(request.body) ? request.body : new Uint8Array();
}

function singleHeaders(request: FastifyRequest): Record<string, string | undefined> {
  return Object.fromEntries(
    Object.entries(request.headers).map(([name, value]) => [
      name,
      Array.isArray(value) ? value.join(', ') : value,
    ]),
  );
}

type Refuse = (reply: FastifyReply, error: CallError) => FastifyReply;

/** The middleware under /api: commerce calls, their description, health, and the card partner's notifications. */
export async function registerApi(server: FastifyInstance, options: ApiOptions): Promise<void> {
  const refuse: Refuse = (reply, error) =>
    (error.retryAfterSeconds === undefined ? reply : reply.header('retry-after', error.retryAfterSeconds))
      .code(options.statusOf(error))
      .send({ error });
  await server.register(
    async (api) => {
      api.addHook('onSend', async (_request, reply) => {
        if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
      });
      answerFailures(api, refuse, options);
      registerCalls(api, refuse, options);
      registerState(api, options);
      registerQuestions(api, refuse, options);
      registerPapers(api, refuse, options);
      api.post('/notifications/card', async (request, reply) => {
        const result = await options.receiveCardNotification(bodyOf(request), singleHeaders(request));
        // In this word, and so written, partners want to hear that they need not tell it again.
        if (result === 'accepted') return reply.type('text/plain').send('[accepted]');
        return reply.code(NOTIFICATION_STATUS[result]).send({ status: result });
      });
      api.all('/*', (_request, reply) =>
        refuse(reply, { code: 'UnknownCall', message: 'There is no such call.' }),
      );
    },
    { prefix: '/api' },
  );
}

/** What the server could not read, and what nobody expected. */
function answerFailures(api: FastifyInstance, refuse: Refuse, { onFailure }: ApiOptions): void {
  api.setErrorHandler((error: Error & { statusCode?: number }, request, reply) => {
    if (error.statusCode === 413)
      return refuse(reply, { code: 'PayloadTooLarge', message: 'The request is too large.' });
    if (error.statusCode !== undefined && error.statusCode < 500) {
      return refuse(reply, { code: 'InvalidInput', message: 'The request cannot be read.' });
    }
    // What is asked may hold a VAT number or a token: only where it was asked goes into the log.
    onFailure(error, request.url.split('?')[0] ?? '/');
    const { call } = request.params as { readonly call?: string };
    const message = 'An error occurred during request to the endpoint';
    return refuse(reply, presentCallError(call, { code: 'Unavailable', message }));
  });
}

/** What no form of another site can send without asking first. */
function isJson({ headers }: FastifyRequest): boolean {
  return /^application\/json\s*(?:;|$)/i.test(headers['content-type'] ?? '');
}

/** By POST, each under its name. */
function registerCalls(api: FastifyInstance, refuse: Refuse, { dispatch, marketOf }: ApiOptions): void {
  async function answer(call: string, request: FastifyRequest, reply: FastifyReply) {
    if (!isJson(request))
      return refuse(reply, {
        code: 'InvalidJson',
        message: 'The body is application/json, and has to say so.',
      });
    const { outcome, cookies } = await dispatch(call, bodyOf(request), {
      market: marketOf(request.host),
      token: readSessionToken(request, parseCookies(request.headers.cookie)),
      isHttps: request.protocol === 'https',
      clientAddress: request.ip,
      idempotencyKey: request.headers['idempotency-key']?.toString(),
    });
    for (const cookie of cookies) reply.header('set-cookie', cookie);
    return outcome.ok ? reply.send({ data: outcome.value }) : refuse(reply, outcome.refusal);
  }
  api.post<{ Params: { call: string } }>('/commerce/:call', (request, reply) =>
    answer(request.params.call, request, reply),
  );
  // Rule X-01: the customer root of the middleware has this one call.
  api.post('/customer/is-logged-in', (request, reply) => answer('isLoggedIn', request, reply));
  api.route({
    method: ['GET', 'HEAD', 'PUT', 'PATCH', 'DELETE'],
    url: '/commerce/*',
    handler: (_request, reply) =>
      refuse(reply.header('allow', 'POST'), {
        code: 'MethodNotAllowed',
        message: 'Commerce calls are made by POST.',
      }),
  });
}

/** What the middleware says of itself: its description, that it lives, that it can serve. */
function registerState(api: FastifyInstance, { openApi, isReady }: ApiOptions): void {
  api.get('/openapi.json', (_request, reply) =>
    reply.header('cache-control', 'public, max-age=300').send(openApi()),
  );
  api.get('/health', (_request, reply) => reply.send({ status: 'live' }));
  api.get('/ready', async (_request, reply) =>
    (await isReady()) ? reply.send({ status: 'ready' }) : reply.code(503).send({ status: 'not ready' }),
  );
}

/** `/api/papers/<order>/<number>.pdf`: read by the browser itself, so by cookie; what is not the caller's own is not there. */
function registerPapers(api: FastifyInstance, refuse: Refuse, { getPaper, marketOf }: ApiOptions): void {
  api.get<{ Params: { orderId: string; file: string } }>('/papers/:orderId/:file', async (request, reply) => {
    const { orderId, file } = request.params;
    const [, number = '', ending = ''] = /^(\w{1,30})\.(pdf|xml)$/.exec(file) ?? [];
    const isId = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i.test(orderId);
    const form = ending === 'pdf' || ending === 'xml' ? ending : undefined;
    const token = readSessionToken(request, parseCookies(request.headers.cookie));
    const paper =
      isId && form !== undefined
        ? await getPaper({ orderId, number, form }, { market: marketOf(request.host), token })
        : undefined;
    if (paper === undefined || form === undefined)
      return refuse(reply, { code: 'ResourceNotFound', message: 'There is no such document.' });
    return reply
      .type(paperTypes[form])
      .header('content-disposition', `inline; filename="${number}.${form}"`)
      .send(typeof paper === 'string' ? paper : Buffer.from(paper));
  });
}

/** What is asked by GET: where an old address leads, and whether a VAT number is valid. */
function registerQuestions(
  api: FastifyInstance,
  refuse: Refuse,
  { findRedirection, answerVatQuestion, marketOf }: ApiOptions,
): void {
  const read = (request: FastifyRequest, name: string) => {
    const value = (request.query as Readonly<Record<string, unknown>>)[name];
    return typeof value === 'string' ? value : undefined;
  };
  api.get('/seo/redirection', async (request, reply) => {
    const outcome = await findRedirection(marketOf(request.host), read(request, 'sourceUrl'));
    return outcome.ok ? reply.send({ data: outcome.value }) : refuse(reply, outcome.refusal);
  });
  api.get('/vat/validate', async (request, reply) => {
    const question = { ownVatId: read(request, 'ownVatId'), vatId: read(request, 'vatId') };
    const outcome = await answerVatQuestion(question, request.ip);
    return outcome.ok
      ? reply.type('application/xml; charset=utf-8').send(outcome.value)
      : refuse(reply, outcome.refusal);
  });
}
