import type { AdyenServerSettings } from './adyen-payment.ts';
import { type AdyenServer, startAdyenServer } from './adyen-server.ts';

/** The account that every test has at Adyen. */
export const adyenAccount = {
  apiKey: 'an API key of this test',
  merchantAccount: 'GantryTestCOM',
  hmacKey: '44782DEF547AAA06C910C43932B1EB0C71FC68D9D0C057550C48EC2ACF6BA056',
  clientKey: 'test_GANTRY',
  reportKey: 'a key of the report user',
};

/** An Adyen for a test, by the machine's clock unless another is told. */
export function startAdyen(
  told: Pick<AdyenServerSettings, 'notificationUrl'> & Partial<AdyenServerSettings>,
): Promise<AdyenServer> {
  return startAdyenServer({ ...adyenAccount, clock: { now: () => new Date() }, ...told });
}

/** The settings of a shop that has the account. */
export function adyenEnvironment({ url }: Pick<AdyenServer, 'url'>) {
  const { apiKey, merchantAccount, hmacKey, clientKey, reportKey } = adyenAccount;
  return {
    ...{ ADYEN_API_KEY: apiKey, ADYEN_MERCHANT_ACCOUNT: merchantAccount, ADYEN_HMAC_KEYS: hmacKey },
    ...{ ADYEN_CLIENT_KEY: clientKey, ADYEN_REPORT_API_KEY: reportKey, ADYEN_URL: url },
  };
}
