import { createRequire } from 'node:module';
import type * as ClientModule from '@adyen/api-library/lib/src/client.js';
import type * as ConfigModule from '@adyen/api-library/lib/src/config.js';
import type * as ModificationsModule from '@adyen/api-library/lib/src/services/checkout/modificationsApi.js';
import type * as PaymentsModule from '@adyen/api-library/lib/src/services/checkout/paymentsApi.js';
import type * as SessionModule from '@adyen/api-library/lib/src/typings/checkout/createCheckoutSessionRequest.js';
import type * as DetailsModule from '@adyen/api-library/lib/src/typings/checkout/paymentDetails.js';
import type * as PaymentModule from '@adyen/api-library/lib/src/typings/checkout/paymentRequest.js';
import type * as ThreeDSModule from '@adyen/api-library/lib/src/typings/checkout/threeDSRequestData.js';
import { type AdyenLine, createAdyenHttp } from './adyen-http.ts';

/** Who the shop is at Adyen. */
export interface AdyenAccount {
  readonly apiKey: string;
  readonly merchantAccount: string;
  readonly environment: 'test' | 'live';
  /** Of the addresses of a live account, as Adyen's Customer Area says it. */
  readonly liveUrlPrefix: string | undefined;
  /** What browsers may know: with it a card is paid in the shop's own page, without it on Adyen's. */
  readonly clientKey?: string | undefined;
}

const load = createRequire(import.meta.url);
const root = '@adyen/api-library/lib/src';

/**
 * Adyen's own library: what a checkout asks for, and what changes a payment. It is CommonJS, of which Node's `import` sees no
 * default by name, and takes 0.2 s: it is loaded here, in shops that have an account, and of its parts those two alone.
 */
export function openAdyenApi(account: AdyenAccount, line: AdyenLine) {
  const { default: Client } = load(`${root}/client.js`) as typeof ClientModule;
  const { EnvironmentEnum } = load(`${root}/config.js`) as typeof ConfigModule;
  const { PaymentsApi } = load(`${root}/services/checkout/paymentsApi.js`) as typeof PaymentsModule;
  const { ModificationsApi } = load(
    `${root}/services/checkout/modificationsApi.js`,
  ) as typeof ModificationsModule;
  const typings = `${root}/typings/checkout`;
  const { CreateCheckoutSessionRequest } = load(
    `${typings}/createCheckoutSessionRequest.js`,
  ) as typeof SessionModule;
  const { PaymentRequest } = load(`${typings}/paymentRequest.js`) as typeof PaymentModule;
  const { PaymentDetails } = load(`${typings}/paymentDetails.js`) as typeof DetailsModule;
  const { ThreeDSRequestData } = load(`${typings}/threeDSRequestData.js`) as typeof ThreeDSModule;
  const { apiKey, environment, liveUrlPrefix } = account;
  const client = new Client(
    {
      apiKey,
      environment: environment === 'live' ? EnvironmentEnum.LIVE : EnvironmentEnum.TEST,
      ...(liveUrlPrefix === undefined ? {} : { liveEndpointUrlPrefix: liveUrlPrefix }),
    },
    createAdyenHttp(line),
  );
  return {
    payments: new PaymentsApi(client),
    changes: new ModificationsApi(client),
    hosted: CreateCheckoutSessionRequest.ModeEnum.Hosted,
    /** In a page of the shop: the check by the card's bank stays in it, where the bank can. */
    embedded: {
      mode: CreateCheckoutSessionRequest.ModeEnum.Embedded,
      channel: CreateCheckoutSessionRequest.ChannelEnum.Web,
      authenticationData: {
        threeDSRequestData: { nativeThreeDS: ThreeDSRequestData.NativeThreeDSEnum.Preferred },
      },
    },
    web: PaymentRequest.ChannelEnum.Web,
    multibanco: PaymentDetails.TypeEnum.Multibanco,
  };
}

export type AdyenApi = ReturnType<typeof openAdyenApi>;
