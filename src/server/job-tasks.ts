import { pathBelowPrefix } from '../addresses/paths.ts';
import type { ShownFiles } from '../api/engine.ts';
import { presentOrder } from '../api/present-order.ts';
import type { ContentReader } from '../api/read-content.ts';
import { prepareAccountMail } from '../commerce/people/customers/prepare-account-mail.ts';
import { prepareNewsletterMail } from '../commerce/people/newsletter/prepare-newsletter-mail.ts';
import type { RequestContext } from '../commerce/people/requests/case-desk.ts';
import { handOverRequest } from '../commerce/people/requests/hand-over-request.ts';
import { prepareRequestMail } from '../commerce/people/requests/prepare-request-mail.ts';
import type { CheckoutContext } from '../commerce/purchase/checkout/checkout-context.ts';
import { getOrder } from '../commerce/purchase/orders/find-orders.ts';
import { withdrawalDaysOf } from '../commerce/purchase/withdrawals/find-withdrawals.ts';
import { createFileMailer } from '../integrations/mail/mail-files.ts';
import { createSmtpMailer } from '../integrations/mail/mail-smtp.ts';
import type { CountryCode } from '../kernel/locale.ts';
import type { CurrencyCode } from '../kernel/money.ts';
import { createAccountMail } from '../mail/send-account-mail.ts';
import { createNewsletterMail } from '../mail/send-newsletter-mail.ts';
import { createOrderConfirmation } from '../mail/send-order-confirmation.ts';
import { createRequestMail } from '../mail/send-request-mail.ts';
import { getMarket, type Market } from '../markets/countries.ts';
import type { MediaBlobs } from '../media/media-blobs.ts';
import type { Config } from './config.ts';
import type { JobTasks } from './jobs.ts';
import { requireSender } from './mail-sender.ts';
import { createOrderMailTasks } from './order-mail-tasks.ts';
import { createPaperTasks } from './paper-tasks.ts';
import { createPartnerTasks } from './partner-tasks.ts';
import { createPaymentTasks } from './payment-tasks.ts';
import { createContractPreparation } from './prepare-contract.ts';
import { createMediaTasks } from './shop-media.ts';
import { createStockNoticeTasks } from './stock-notice-tasks.ts';

export interface JobSurroundings {
  readonly config: Config;
  readonly engine: CheckoutContext & RequestContext & { readonly media: ShownFiles };
  /** What a market charges in at a moment. */
  readonly currencyOf: (market: Market, on: Date) => CurrencyCode;
  /** Sign what the embedded card partner says. */
  readonly hmacKeys: readonly string[];
  readonly content: ContentReader;
  readonly blobs: MediaBlobs;
  /** Throws while a country has none. */
  readonly originOf: (market: Market) => string;
}

const requestPath = pathBelowPrefix('request');

/** What runs each kind of job: mails to customers, and what the card partner is told. */
export function createJobTasks(surroundings: JobSurroundings): JobTasks {
  const { config, engine, content, blobs } = surroundings;
  const { clock, database } = engine;
  const originOf = (country: CountryCode) => surroundings.originOf(getMarket(country));
  const letters = {
    mailer:
      config.mail.kind === 'smtp' ? createSmtpMailer(config.mail.url) : createFileMailer(config.mail.folder),
    sender: () => requireSender(engine.merchant()),
    clock,
  };
  return {
    'send-order-confirmation': createOrderConfirmation({
      ...letters,
      originOf,
      getOrder: async (id) => {
        const order = await getOrder(database, id);
        return order && { ...presentOrder(order), withdrawalDays: withdrawalDaysOf(order) };
      },
      getContract: createContractPreparation({ ...engine, content }),
    }),
    'send-account-mail': createAccountMail({
      ...letters,
      prepare: (request) => prepareAccountMail(engine, request),
      originOf,
    }),
    'send-newsletter-mail': createNewsletterMail({
      ...letters,
      prepare: ({ subscriptionId }) => prepareNewsletterMail(engine, subscriptionId),
      originOf,
    }),
    ...createOrderMailTasks(engine, { ...letters, originOf }),
    ...createPaperTasks(engine, letters),
    ...createStockNoticeTasks(surroundings, { ...letters, originOf }),
    'hand-over-request': (payload) =>
      handOverRequest(
        { ...engine, requestPageOf: (country) => `${originOf(country)}${requestPath}` },
        payload,
      ),
    'send-request-mail': createRequestMail({
      ...letters,
      prepare: (payload) => prepareRequestMail(database, payload),
    }),
    ...createMediaTasks(config, { ...engine, blobs }),
    ...createPartnerTasks(surroundings),
    ...createPaymentTasks(engine),
  };
}
