import {
  type CardMethod,
  type CardNotification,
  type CardPaymentAnswer,
  type CardProvider,
  CardProviderUnavailable,
} from '../../commerce/purchase/payments/card-provider.ts';
import { isReturnAddress } from '../../commerce/purchase/payments/return-address.ts';
import type { Clock } from '../../kernel/clock.ts';
import type { Database } from '../../kernel/database.ts';
import type { Jobs } from '../../kernel/jobs.ts';
import { type AdyenAccount, type AdyenApi, openAdyenApi } from './adyen-api.ts';
import {
  addCheckout,
  findEvents,
  findEventsOf,
  getCheckout,
  getCheckoutByReference,
} from './adyen-book-store.ts';
import { type AdyenMeans, giveBackSecond, giveUpCheckout, payBack } from './adyen-changes.ts';
import { openFieldsSession, toFields } from './adyen-fields.ts';
import type { AdyenLine } from './adyen-http.ts';
import { adyenMethods } from './adyen-methods.ts';
import { type NotificationProof, readNotification } from './adyen-notification.ts';
import { readReport } from './adyen-report.ts';
import { buildRequest, type CheckoutRequest } from './adyen-requests.ts';
import { type AdyenCheckout, PAY_MINUTES } from './adyen-status.ts';
import { hearReturn, keepEvent, keepReported, tellStatus } from './adyen-told.ts';
import { toTransactions } from './adyen-transactions.ts';
import { fetchReport } from './fetch-report.ts';

export interface AdyenSettings extends AdyenLine {
  readonly database: Database;
  readonly jobs: Jobs;
  readonly clock: Clock;
  readonly account: AdyenAccount;
  readonly proof: Pick<NotificationProof, 'hmacKeys' | 'basicAuth'>;
  /** The shop's own, which tells cards apart. */
  readonly fingerprintKey: string;
  /** What the merchant has a contract for. */
  readonly methods: readonly CardMethod[];
  /** A checkout has no fields, though the account has. */
  readonly onFieldsFailure: (error: CardProviderUnavailable) => void;
  /** Of the account's report user: without one its reports are not read. */
  readonly reportKey?: string | undefined;
  /** Whether an origin is one of the merchant's shops. */
  readonly isShopOrigin: (origin: string) => boolean;
}

/** How long the shop waits to hear of a payment. */
const HEAR_MINUTES = 60;
/** The banks' own days before a reference that was paid in time is told. */
const REFERENCE_GRACE_HOURS = 24;
/** Where Adyen's pages are, for the page's policy: the hosted ones, then what the test system and all live regions lead to. */
const PAGE_ORIGINS = ['https://*.adyen.link', 'https://*.adyen.com', 'https://*.adyenpayments.com'];

const later = (date: Date, minutes: number) => new Date(date.getTime() + minutes * 60_000);

/**
 * Adyen's own page for one method. Asked without a key: what is asked changes with the clock, which a key would not allow, and of
 * two sessions the shopper gets the one in the book alone.
 */
async function openSession(
  api: AdyenApi,
  request: CheckoutRequest,
  { account, clock, onFieldsFailure }: AdyenSettings,
): Promise<AdyenCheckout> {
  const { merchantReference, method, amount } = request;
  const createdAt = clock.now();
  const payUntil = later(createdAt, PAY_MINUTES);
  const [session, fieldsSession] = await Promise.all([
    api.payments.sessions({
      ...(await buildRequest(request, account.merchantAccount)),
      mode: api.hosted,
      allowedPaymentMethods: [adyenMethods[method].type],
      expiresAt: payUntil,
    }),
    // What has no fields is paid on Adyen's page.
    openFieldsSession(api, request, account, payUntil).catch((error: unknown) => {
      if (!(error instanceof CardProviderUnavailable)) throw error;
      onFieldsFailure(error);
      return undefined;
    }),
  ]);
  if (session.id === undefined || session.url === undefined) {
    throw new CardProviderUnavailable('Adyen gave out a session without a page');
  }
  const checkout = { merchantReference, method, amount, createdAt, fieldsSession, voucher: undefined };
  return {
    ...checkout,
    providerReference: session.id,
    redirectUrl: session.url,
    sessionStatus: undefined,
    expiresAt: later(createdAt, HEAR_MINUTES),
    closedAt: undefined,
  };
}

/** A reference is given out at once: the shopper goes straight back to where the shop shows it. */
async function giveOutReference(
  { payments, web, multibanco }: AdyenApi,
  request: CheckoutRequest,
  { account: { merchantAccount }, clock }: AdyenSettings,
): Promise<AdyenCheckout> {
  const { merchantReference, method, amount, returnUrl } = request;
  const answer = await payments.payments(
    {
      ...(await buildRequest(request, merchantAccount)),
      channel: web,
      paymentMethod: { type: multibanco },
    },
    { idempotencyKey: merchantReference },
  );
  const action = answer.action ?? undefined;
  const isVoucher = action !== undefined && 'entity' in action && 'reference' in action;
  if (answer.pspReference === undefined || !isVoucher) {
    throw new CardProviderUnavailable(`Adyen gave out no reference: ${answer.resultCode}`);
  }
  const { entity = '', reference = '', expiresAt = '' } = action;
  const ends = new Date(expiresAt);
  if (entity === '' || reference === '' || Number.isNaN(ends.getTime())) {
    throw new CardProviderUnavailable('Adyen gave out a reference that lacks something');
  }
  return {
    ...{ merchantReference, method, amount, redirectUrl: returnUrl, sessionStatus: undefined },
    providerReference: answer.pspReference,
    voucher: { entity, reference: reference.replace(/\s/g, ''), expiresAt: ends.toISOString() },
    createdAt: clock.now(),
    expiresAt: later(ends, REFERENCE_GRACE_HOURS * 60),
    closedAt: undefined,
    fieldsSession: undefined,
  };
}

function isSameCheckout({ method, amount }: AdyenCheckout, request: CheckoutRequest): boolean {
  return (
    method === request.method &&
    amount.currencyCode === request.amount.currencyCode &&
    amount.centAmount === request.amount.centAmount
  );
}

/** Which payments of the shop were named. */
async function findKnown(
  database: Database,
  merchantReferences: ReadonlySet<string>,
): Promise<readonly CardNotification[]> {
  const known: CardNotification[] = [];
  for (const reference of merchantReferences) {
    const checkout = await getCheckout(database, reference);
    if (checkout === undefined) continue;
    const { providerReference, merchantReference } = checkout;
    known.push({ providerReference, merchantReference });
  }
  return known;
}

/** Opens a checkout, or finds the one that its payment has. */
async function openCheckout(
  settings: AdyenSettings,
  api: AdyenApi,
  request: CheckoutRequest,
): ReturnType<CardProvider['openCheckout']> {
  const { database, isShopOrigin } = settings;
  const { merchantReference, method, returnUrl } = request;
  if (!isReturnAddress(returnUrl, isShopOrigin))
    throw new CardProviderUnavailable('the return address is not one of the shop');
  if ((await getCheckout(database, merchantReference)) === undefined) {
    const open = adyenMethods[method].way === 'reference' ? giveOutReference : openSession;
    await addCheckout(database, await open(api, request, settings));
  }
  const checkout = await getCheckout(database, merchantReference);
  if (checkout === undefined || !isSameCheckout(checkout, request)) {
    throw new CardProviderUnavailable(
      `reference ${merchantReference} is in use for another amount or method`,
    );
  }
  const { providerReference, redirectUrl } = checkout;
  return { providerReference, redirectUrl };
}

/** Keeps what a report says, and tells of each payment of the shop that it has. */
async function* takeReport(
  { reportKey, ...line }: AdyenSettings,
  means: AdyenMeans,
  address: string,
): AsyncGenerator<CardNotification> {
  if (reportKey === undefined) throw new CardProviderUnavailable('ADYEN_REPORT_API_KEY is not set any more');
  const { merchantAccount, environment } = means.account;
  const bytes = await fetchReport(address, { ...line, reportKey, environment });
  const named = new Set<string>();
  for await (const event of readReport(bytes, merchantAccount)) {
    await keepReported(means, event);
    if (named.has(event.merchantReference)) continue;
    named.add(event.merchantReference);
    yield* await findKnown(means.database, new Set([event.merchantReference]));
  }
}

/**
 * Adyen as the payment partner (decision 0038): the shopper pays on Adyen's page, notifications and the shopper's return say
 * how it ended, and what was said is kept in the shop's own book, from which every question is answered.
 */
export function createAdyenProvider(settings: AdyenSettings): CardProvider {
  const { database, jobs, clock, account } = settings;
  const { reportKey, fingerprintKey } = settings;
  const api = openAdyenApi(account, settings);
  const means = { database, jobs, clock, account, fingerprintKey, reportKey, api };
  const proof = { ...settings.proof, ...account, fingerprintKey };
  const requireCheckout = async (providerReference: string): Promise<AdyenCheckout> => {
    const checkout = await getCheckoutByReference(database, providerReference);
    if (checkout === undefined) throw new CardProviderUnavailable(`no checkout ${providerReference}`);
    return checkout;
  };
  return {
    supportedMethods: settings.methods,
    pageOrigins: PAGE_ORIGINS,

    openCheckout: (request) => openCheckout(settings, means.api, request),

    async findFields(providerReference) {
      const checkout = await requireCheckout(providerReference);
      const { status, hasEnded } = await tellStatus(means, checkout.merchantReference);
      return status === 'Open' && hasEnded !== true ? toFields(checkout, account) : undefined;
    },

    async getStatus(providerReference, sessionResult): Promise<CardPaymentAnswer> {
      const checkout = await requireCheckout(providerReference);
      if (sessionResult !== undefined) await hearReturn(means, checkout, sessionResult);
      return tellStatus(means, checkout.merchantReference);
    },

    async cancel(providerReference) {
      await giveUpCheckout(means, await requireCheckout(providerReference));
    },

    async cancelSecond(providerReference) {
      await giveBackSecond(means, await requireCheckout(providerReference));
    },

    async refund(providerReference, amount, refundId) {
      await payBack(means, await requireCheckout(providerReference), amount, refundId);
    },

    async findTransactions(search) {
      const events =
        'merchantReference' in search
          ? await findEventsOf(database, search.merchantReference)
          : await findEvents(database, search.from, search.until);
      return events.flatMap(toTransactions);
    },

    async receiveNotification(rawBody, headers) {
      const events = readNotification(rawBody, headers.authorization, proof);
      if (events === undefined) return undefined;
      for (const event of events) await keepEvent(means, event);
      return findKnown(database, new Set(events.map(({ merchantReference }) => merchantReference)));
    },

    readReport: (address) => takeReport(settings, means, address),
  };
}
