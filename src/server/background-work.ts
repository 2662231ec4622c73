import type { Logger } from 'pino';
import { refreshAtBoundaries } from '../commerce/goods/repricing/refresh-at-boundaries.ts';
import { returnExpiredStock } from '../commerce/goods/stock/return-expired-stock.ts';
import { forgetOldProofs } from '../commerce/people/consent/record-consent.ts';
import { forgetOldTries } from '../commerce/people/customers/forget-old-tries.ts';
import { forgetPendingSubscriptions } from '../commerce/people/newsletter/manage-subscriptions.ts';
import { forgetOldRequests } from '../commerce/people/requests/forget-old-requests.ts';
import { forgetOldVerdicts } from '../commerce/people/vat/check-vat-number.ts';
import { removeAbandonedCarts } from '../commerce/purchase/cart/remove-abandoned-carts.ts';
import type { CheckoutContext } from '../commerce/purchase/checkout/checkout-context.ts';
import { comparePayments } from '../commerce/purchase/checkout/compare-payments.ts';
import { reconcileOverduePayments } from '../commerce/purchase/checkout/reconcile-overdue-payments.ts';
import { forgetOldAnswers } from '../commerce/purchase/idempotency/forget-old-answers.ts';
import { forgetOldSuspicions } from '../commerce/purchase/payments/forget-old-suspicions.ts';
import { forgetPaymentContacts } from '../commerce/purchase/payments/tell-payment-end.ts';
import { forgetOldNotices, tellStockBack } from '../commerce/purchase/stock-notices/tell-stock-back.ts';
import { forgetOldSurveys, tellSurveys } from '../commerce/purchase/surveys/tell-surveys.ts';
import { settleCheckouts } from '../integrations/card/settle-checkouts.ts';
import { forgetOldQueries } from '../search/rules/forget-old-queries.ts';
import type { Config } from './config.ts';
import { repeatWork } from './repeated-work.ts';
import { timeWork } from './timed-work.ts';

/** How often card payments of which nothing was heard are asked about. */
const OVERDUE_EVERY_MS = 5 * 60_000;
/** How often reservations that have expired are given back; whoever is short of the pieces does not wait for it. */
const EXPIRE_EVERY_MS = 5000;
/** How long a price whose time was set by another process may wait to be noticed. */
const PRICES_AT_MOST_MS = 60_000;
/** How often what visitors left behind is removed. */
const CLEAN_EVERY_MS = 60 * 60_000;

/** How often banks of the card sandbox answer that took their time. */
const SETTLE_EVERY_MS = 2000;

/** How often payments are compared with the partner's books. */
const COMPARE_EVERY_MS = 24 * 60 * 60_000;

export interface BackgroundWork {
  start(): void;
  /** Waits for what is under way. */
  stop(): Promise<void>;
}

async function clean(engine: CheckoutContext): Promise<void> {
  await removeAbandonedCarts(engine);
  await forgetOldTries(engine);
  await forgetOldSuspicions(engine);
  await forgetPaymentContacts(engine);
  await forgetOldAnswers(engine);
  await forgetOldVerdicts(engine);
  await forgetOldRequests(engine);
  await forgetOldQueries(engine);
  await forgetOldNotices(engine);
  // Of goods that are still there the next are told, and of those that came back unheard all.
  await tellStockBack(engine);
  await tellSurveys(engine);
  await forgetOldSurveys(engine);
  await forgetOldProofs(engine);
  await forgetPendingSubscriptions(engine);
}

/** What every process of a shop does by itself, again and again; any number of them may do it at the same time. */
export function createBackgroundWork(
  engine: CheckoutContext,
  log: Pick<Logger, 'warn'>,
  cardPartner: Config['cardPartner']['kind'],
): BackgroundWork {
  const warn = (message: string) => (error: unknown) => log.warn({ err: error }, message);
  const works = [
    repeatWork(
      OVERDUE_EVERY_MS,
      () => reconcileOverduePayments(engine),
      warn('Could not ask about overdue card payments'),
    ),
    repeatWork(
      COMPARE_EVERY_MS,
      () => comparePayments(engine),
      warn("Could not compare payments with the partner's books"),
    ),
    repeatWork(CLEAN_EVERY_MS, () => clean(engine), warn('Could not remove what visitors left behind')),
    repeatWork(
      EXPIRE_EVERY_MS,
      () => returnExpiredStock(engine),
      warn('Could not give back expired reservations'),
    ),
    ...(cardPartner === 'sandbox'
      ? [repeatWork(SETTLE_EVERY_MS, () => settleCheckouts(engine), warn('The card sandbox failed'))]
      : []),
    timeWork({
      clock: engine.clock,
      work: () => refreshAtBoundaries(engine),
      atMostMilliseconds: PRICES_AT_MOST_MS,
      onFailure: warn('Could not change prices whose time has come'),
    }),
  ];
  return {
    start() {
      for (const work of works) work.start();
    },
    async stop() {
      for (const work of works) await work.stop();
    },
  };
}
