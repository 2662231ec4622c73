import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { z } from 'zod';
import { cardDetails, type NotificationItem, writeAdyenMessage } from './adyen-message.ts';
import { type AdyenDecision, type AdyenServerSettings, type Payment, Refused } from './adyen-payment.ts';
import { type AdyenReports, openAdyenReports } from './adyen-reports.ts';
import { openAdyenSchemas } from './adyen-schemas.ts';
import { answerShopper } from './adyen-shopper.ts';

/** Adyen as its documents describe it, as far as the shop asks it: a server of its own, with state and signatures. */
export interface AdyenServer extends AdyenReports {
  readonly url: string;
  /** What the shop sent that Adyen's description does not allow. */
  readonly violations: readonly string[];
  /** How often a call was made, by method and path without references. */
  countCalls(call: string): number;
  /** What a shopper does on the page of a session; the answer is where they are sent, or nothing while they may try again. */
  visit(redirectUrl: string, decision: AdyenDecision): string | undefined;
  /** The money of a reference has come. */
  payReference(merchantReference: string): void;
  /** Another tab pays the same session: what Adyen tells of that. */
  payAgain(merchantReference: string): NotificationItem;
  /** Tells the merchant something more about a payment. */
  tell(merchantReference: string, eventCode: string, more?: Partial<NotificationItem>): NotificationItem;
  /** Resolves once everything that was told has been answered; the statuses of the answers. */
  delivered(): Promise<readonly number[]>;
  /** The pspReference under which a payment was made. */
  paymentOf(merchantReference: string): string;
  readonly reversed: readonly string[];
  /** The next calls of this kind are answered so. */
  failWith(status: number, body: object, times: number, asked?: string): void;
  close(): Promise<void>;
}

const amountSchema = z.object({ value: z.int(), currency: z.string() });
const bodySchema = z.object({
  merchantAccount: z.string().optional(),
  reference: z.string().optional(),
  amount: amountSchema.optional(),
  returnUrl: z.string().optional(),
  expiresAt: z.string().optional(),
  allowedPaymentMethods: z.array(z.string()).optional(),
  mode: z.string().optional(),
});
type Body = z.infer<typeof bodySchema>;

/** Adyen's page lets a shopper try so often. */
const MOST_ATTEMPTS = 3;

let references = 0;

class Adyen {
  readonly #settings: AdyenServerSettings;
  readonly #payments = new Map<string, Payment>();
  readonly clientKey: string | undefined;
  readonly #answers = new Map<string, { text: string; status: number; body: object }>();
  readonly #deliveries: Promise<number>[] = [];
  readonly #check = openAdyenSchemas();
  readonly violations: string[] = [];
  readonly reversed: string[] = [];

  constructor(settings: AdyenServerSettings) {
    this.#settings = settings;
    this.clientKey = settings.clientKey;
  }

  /** Sixteen letters and digits, another each time and at each server. */
  #reference(): string {
    references += 1;
    return createHash('sha256').update(String(references)).digest('hex').slice(0, 16).toUpperCase();
  }

  find(merchantReference: string): Payment {
    const opened = [...this.#payments.values()].filter(({ reference }) => reference === merchantReference);
    const payment = opened.find(({ status }) => status === 'completed') ?? opened[0];
    if (payment === undefined) throw new Error(`no payment ${merchantReference} at Adyen`);
    return payment;
  }

  tell(payment: Payment, eventCode: string, more: Partial<NotificationItem> = {}): NotificationItem {
    const { merchantAccount, clock, hmacKey, notificationUrl, authorization } = this.#settings;
    const item: NotificationItem = {
      pspReference: this.#reference(),
      merchantAccountCode: merchantAccount,
      merchantReference: payment.reference,
      amount: payment.amount,
      eventCode,
      eventDate: clock.now().toISOString(),
      success: 'true',
      reason: '',
      paymentMethod: payment.method,
      ...more,
    };
    const sent = fetch(typeof notificationUrl === 'string' ? notificationUrl : notificationUrl(), {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(authorization && { authorization }) },
      body: new Uint8Array(writeAdyenMessage([item], hmacKey)),
    });
    this.#deliveries.push(
      sent.then(async (response) => {
        await response.arrayBuffer();
        return response.status;
      }),
    );
    return item;
  }

  delivered = () => Promise.all(this.#deliveries);

  /** Checks what was sent and what is answered against Adyen's description. */
  judge = (schema: string, message: unknown) => this.violations.push(...this.#check(schema, message));

  requireSession(id: string): Payment {
    const payment = this.#payments.get(id);
    if (payment === undefined) throw new Error(`no session ${id}`);
    return payment;
  }

  visit(id: string, decision: AdyenDecision): string | undefined {
    const payment = this.requireSession(id);
    if (payment.status === 'active') this.#decide(payment, decision);
    if (payment.status === 'active') return undefined;
    const back = new URL(payment.returnUrl);
    back.searchParams.set('sessionId', id);
    back.searchParams.set('sessionResult', `result-of-${id}`);
    return back.href;
  }

  #decide(payment: Payment, decision: AdyenDecision): void {
    const { clock } = this.#settings;
    if (payment.expiresAt.getTime() <= clock.now().getTime()) payment.status = 'expired';
    else if (decision === 'cancel') payment.status = 'canceled';
    else if (decision === 'pay') this.pay(payment);
    else {
      payment.attempts += 1;
      this.tell(payment, 'AUTHORISATION', {
        ...{ success: 'false', reason: 'Refused' },
        additionalData: cardDetails(payment.method, '4002'),
      });
      if (payment.attempts === MOST_ATTEMPTS) payment.status = 'refused';
    }
  }

  pay(payment: Payment): void {
    payment.status = 'completed';
    const told = this.tell(payment, 'AUTHORISATION', {
      pspReference: payment.pspReference ?? this.#reference(),
      reason: '083152:1142:03/2030',
      additionalData: { checkoutSessionId: payment.id, ...cardDetails(payment.method, '1142') },
    });
    payment.pspReference = told.pspReference;
  }

  payAgain(payment: Payment): NotificationItem {
    payment.secondReference ??= this.#reference();
    return this.tell(payment, 'AUTHORISATION', { pspReference: payment.secondReference });
  }

  /** Answers a call; the same again under one key gets the same answer, and something else under it none. */
  answer(request: IncomingMessage, text: string): { readonly status: number; readonly body: object } {
    const key = request.headers['idempotency-key']?.toString();
    const known = key === undefined ? undefined : this.#answers.get(key);
    if (known?.text === text) return known;
    if (known) throw new Refused(422, '704', 'The key is in use for another request', 'validation');
    if (request.headers['x-api-key'] !== this.#settings.apiKey)
      throw new Refused(401, '000', 'HTTP Status Response - Unauthorized', 'security');
    const url = new URL(request.url ?? '/', 'http://adyen.test');
    const path = url.pathname.replace(/^\/v72/, '');
    const result = /^\/sessions\/([^/]+)$/.exec(path);
    if (request.method === 'GET' && result?.[1] !== undefined) {
      return { status: 200, body: this.#sessionResult(result[1], url.searchParams.get('sessionResult')) };
    }
    const body = bodySchema.parse(JSON.parse(text));
    if (body.merchantAccount !== this.#settings.merchantAccount)
      throw new Refused(403, '901', 'Invalid Merchant Account', 'security');
    const answered = { text, status: 201, body: this.#change(path, body, JSON.parse(text)) };
    if (key !== undefined) this.#answers.set(key, answered);
    return answered;
  }

  #sessionResult(id: string, result: string | null): object {
    const payment = this.#payments.get(id);
    if (payment === undefined || result !== `result-of-${id}`)
      throw new Refused(422, '7_002', 'Session result is invalid', 'validation');
    const { reference, status, amount, pspReference } = payment;
    const payments = status === 'completed' ? [{ amount, pspReference, resultCode: 'Authorised' }] : [];
    const additionalData = status === 'completed' ? cardDetails(payment.method, '1142') : {};
    const answer = { id, reference, status, payments, additionalData };
    this.judge('SessionResultResponse', answer);
    return answer;
  }

  #change(path: string, body: Body, whole: unknown): object {
    if (path === '/sessions') return this.#openSession(body, whole);
    if (path === '/payments') return this.#giveOutReference(body, whole);
    const [, psp, kind] = /^\/payments\/([^/]+)\/(reversals|refunds)$/.exec(path) ?? [];
    const all = [...this.#payments.values()];
    const payment = all.find((one) => [one.pspReference, one.secondReference].includes(psp));
    if (payment === undefined || psp === undefined || payment.status !== 'completed')
      throw new Refused(422, '167', 'Original pspReference required for this operation', 'validation');
    return kind === 'refunds'
      ? this.#refund(payment, psp, body, whole)
      : this.#reverse(payment, psp, body, whole);
  }

  #openSession(body: Body, whole: unknown): object {
    this.judge('CreateCheckoutSessionRequest', whole);
    const { reference = '', amount, returnUrl = '', expiresAt = '', allowedPaymentMethods = [] } = body;
    if (amount === undefined || amount.value < 0)
      throw new Refused(422, '137', 'Invalid amount specified', 'validation');
    const id = `CS${this.#reference()}`;
    this.#payments.set(id, {
      ...{ id, reference, amount, returnUrl, status: 'active', attempts: 0, refunded: 0 },
      method: allowedPaymentMethods[0] ?? 'scheme',
      expiresAt: new Date(expiresAt),
      pspReference: undefined,
    });
    const page = body.mode === 'hosted' ? { url: `${this.url}/hosted/${id}` } : {};
    const answer = { ...(whole as object), id, ...page, sessionData: `data-of-${id}` };
    this.judge('CreateCheckoutSessionResponse', answer);
    return answer;
  }

  #giveOutReference(body: Body, whole: unknown): object {
    this.judge('PaymentRequest', whole);
    const { reference = '', amount, returnUrl = '' } = body;
    if (amount === undefined) throw new Refused(422, '137', 'Invalid amount specified', 'validation');
    const pspReference = this.#reference();
    // Two days: the shop waits for the banks' own day on top.
    const expiresAt = new Date(this.#settings.clock.now().getTime() + 2 * 86_400_000);
    const payment: Payment = {
      ...{ id: pspReference, reference, amount, returnUrl, status: 'active', attempts: 0, refunded: 0 },
      ...{ method: 'multibanco', expiresAt, pspReference },
    };
    this.#payments.set(payment.id, payment);
    this.tell(payment, 'PENDING', { pspReference });
    const action = {
      ...{ type: 'voucher', paymentMethodType: 'multibanco', entity: '12101', reference: '501 422 944' },
      ...{ expiresAt: expiresAt.toISOString(), merchantReference: reference, totalAmount: amount },
    };
    const answer = { pspReference, resultCode: 'PresentToShopper', merchantReference: reference, action };
    this.judge('PaymentResponse', answer);
    return answer;
  }

  #refund(payment: Payment, psp: string, body: Body, whole: unknown): object {
    this.judge('PaymentRefundRequest', whole);
    const { amount, reference = '', merchantAccount } = body;
    if (amount === undefined || amount.currency !== payment.amount.currency)
      throw new Refused(422, '137', 'Invalid amount specified', 'validation');
    if (payment.refunded + amount.value > payment.amount.value)
      throw new Refused(422, '137', 'Insufficient balance on payment', 'validation');
    payment.refunded += amount.value;
    const told = this.tell(payment, 'REFUND', {
      originalReference: psp,
      merchantReference: reference,
      amount,
    });
    const answer = {
      ...{ merchantAccount, paymentPspReference: psp, pspReference: told.pspReference },
      ...{ reference, amount, status: 'received' },
    };
    this.judge('PaymentRefundResponse', answer);
    return answer;
  }

  #reverse(payment: Payment, psp: string, body: Body, whole: unknown): object {
    this.judge('PaymentReversalRequest', whole);
    const { reference, merchantAccount } = body;
    this.reversed.push(psp);
    const told = this.tell(payment, 'CANCEL_OR_REFUND', {
      originalReference: psp,
      additionalData: { 'modification.action': 'cancel' },
    });
    const answer = {
      ...{ merchantAccount, paymentPspReference: psp, pspReference: told.pspReference },
      ...{ reference, status: 'received' },
    };
    this.judge('PaymentReversalResponse', answer);
    return answer;
  }

  url = '';
}

export async function startAdyenServer(settings: AdyenServerSettings): Promise<AdyenServer> {
  const adyen = new Adyen(settings);
  const calls = new Map<string, number>();
  const failures: { readonly status: number; readonly body: object; readonly asked: string }[] = [];
  const reports = openAdyenReports(settings);
  const handle = async (request: IncomingMessage, response: ServerResponse) => {
    const text = Buffer.concat(await request.toArray()).toString('utf8');
    const path = (request.url ?? '').split('?')[0]?.replace(/\/(?:CS)?[0-9A-F]{16}(?=\/|$)/g, '/…');
    const call = `${request.method} ${path}`;
    calls.set(call, (calls.get(call) ?? 0) + 1);
    const send = (status: number, body: object) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    const next = failures.findIndex(({ asked }) => text.includes(asked));
    const [failure] = next === -1 ? [] : failures.splice(next, 1);
    if (failure !== undefined) return send(failure.status, failure.body);
    if (reports.answer(request, response) || answerShopper(adyen, request, response, text)) return undefined;
    try {
      const { status, body } = adyen.answer(request, text);
      return send(status, body);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      return send(error.status, error.body);
    }
  };
  const server = createServer((request, response) => {
    handle(request, response).catch((error: unknown) => {
      adyen.violations.push(String(error));
      response.writeHead(500).end('{}');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  adyen.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url: adyen.url,
    violations: adyen.violations,
    countCalls: (call) => calls.get(call) ?? 0,
    visit: (redirectUrl, decision) => adyen.visit(redirectUrl.split('/').at(-1) ?? '', decision),
    payReference(merchantReference) {
      const payment = adyen.find(merchantReference);
      if (payment.status === 'active' && payment.expiresAt > settings.clock.now()) adyen.pay(payment);
    },
    payAgain: (merchantReference) => adyen.payAgain(adyen.find(merchantReference)),
    tell(merchantReference, eventCode, more) {
      const payment = adyen.find(merchantReference);
      return adyen.tell(payment, eventCode, { originalReference: payment.pspReference ?? '', ...more });
    },
    writeReport: reports.writeReport,
    delivered: () => adyen.delivered(),
    paymentOf: (merchantReference) => adyen.find(merchantReference).pspReference ?? '',
    reversed: adyen.reversed,
    failWith: (status, body, times, asked = '') =>
      failures.push(...Array(times).fill({ status, body, asked })),
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
