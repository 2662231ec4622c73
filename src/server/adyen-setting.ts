import { z } from 'zod';
import type { AdyenAccount } from '../integrations/adyen/adyen-api.ts';
import type { NotificationProof } from '../integrations/adyen/adyen-notification.ts';
import type { AppEnv } from '../markets/app-env.ts';
import { isPartnerMethod, type PartnerMethod } from '../markets/partner-methods.ts';

/** The merchant's account at Adyen. */
export interface AdyenSetting {
  readonly account: AdyenAccount;
  readonly proof: Pick<NotificationProof, 'hmacKeys' | 'basicAuth'>;
  readonly methods: readonly PartnerMethod[];
  /** Of the report user, whose reports are read. */
  readonly reportKey: string | undefined;
  /** By which Apple knows that a domain of the shop may take Apple Pay: the text of a file. */
  readonly appleDomain: string | undefined;
  /** Another address than Adyen's own: a proxy on the way. */
  readonly url: string | undefined;
}

const list = (text: string) =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');

/** The settings of the account, each by itself. */
export const adyenSettings = {
  ADYEN_API_KEY: z.string().trim().optional(),
  ADYEN_MERCHANT_ACCOUNT: z.string().trim().optional(),
  ADYEN_HMAC_KEYS: z
    .string()
    .transform(list)
    .refine(
      (keys) => keys.length > 0 && keys.every((key) => /^[0-9a-f]{64}$/i.test(key)),
      'expected keys of 64 hexadecimal digits, separated by commas',
    )
    .optional(),
  ADYEN_ENVIRONMENT: z.enum(['test', 'live']).default('test'),
  ADYEN_LIVE_URL_PREFIX: z
    .string()
    .regex(/^[0-9a-z-]{1,100}$/i, 'expected letters, digits and hyphens')
    .optional(),
  ADYEN_METHODS: z
    .string()
    .default('scheme')
    .transform(list)
    .refine((keys) => keys.every(isPartnerMethod), 'expected keys of payment methods, separated by commas')
    .transform((keys) => keys.filter(isPartnerMethod)),
  ADYEN_CLIENT_KEY: z
    .string()
    .trim()
    .regex(/^(?:test|live)_[0-9A-Z]{1,100}$/i, 'expected a client key, which begins with test_ or live_')
    .optional(),
  ADYEN_APPLE_PAY_DOMAIN: z
    .string()
    .trim()
    .regex(/^[\x20-\x7e]{1,20000}$/, 'expected the text of the file, in one line')
    .optional(),
  ADYEN_REPORT_API_KEY: z.string().trim().optional(),
  ADYEN_WEBHOOK_USER: z.string().optional(),
  ADYEN_WEBHOOK_PASSWORD: z.string().optional(),
  ADYEN_URL: z
    .string()
    .refine((text) => /^https?:\/\//.test(text) && URL.canParse(text), 'expected an address')
    .optional(),
};

const adyenSchema = z.object(adyenSettings);
type ReadAdyen = z.infer<typeof adyenSchema>;

/** Without any of these there is no account; the others only say more of it. */
const needed = ['ADYEN_API_KEY', 'ADYEN_MERCHANT_ACCOUNT', 'ADYEN_HMAC_KEYS'] as const;

export function hasAdyen(read: ReadAdyen): boolean {
  return needed.every((name) => read[name] !== undefined);
}

/** Says what an account lacks that was only half told, in one line. */
export function findHalfAdyen(read: ReadAdyen, environment: AppEnv): string | undefined {
  const missing = needed.filter((name) => read[name] === undefined);
  if (missing.length > 0) {
    const isNamed =
      missing.length < needed.length ||
      read.ADYEN_LIVE_URL_PREFIX !== undefined ||
      read.ADYEN_WEBHOOK_USER !== undefined ||
      read.ADYEN_CLIENT_KEY !== undefined ||
      read.ADYEN_REPORT_API_KEY !== undefined ||
      read.ADYEN_ENVIRONMENT === 'live';
    return isNamed
      ? `Adyen is set up by half: set ${missing.join(' and ')} too, or none of the ADYEN settings.`
      : undefined;
  }
  if (read.ADYEN_ENVIRONMENT === 'live' && read.ADYEN_LIVE_URL_PREFIX === undefined)
    return 'ADYEN_ENVIRONMENT=live needs ADYEN_LIVE_URL_PREFIX: the Customer Area shows it under Developers, API URLs.';
  if (read.ADYEN_ENVIRONMENT === 'test' && environment === 'production')
    return 'APP_ENV=production takes no payments through the test system of Adyen: set ADYEN_ENVIRONMENT=live.';
  if (read.ADYEN_CLIENT_KEY?.startsWith(`${read.ADYEN_ENVIRONMENT}_`) === false)
    return `ADYEN_CLIENT_KEY is of the other system: with ADYEN_ENVIRONMENT=${read.ADYEN_ENVIRONMENT} it begins with ${read.ADYEN_ENVIRONMENT}_.`;
  if (read.ADYEN_ENVIRONMENT !== 'test' && read.ADYEN_URL?.startsWith('https://') === false)
    return 'ADYEN_URL has to begin with https:// unless ADYEN_ENVIRONMENT=test: the API key travels there.';
  if ((read.ADYEN_WEBHOOK_USER === undefined) !== (read.ADYEN_WEBHOOK_PASSWORD === undefined))
    return 'ADYEN_WEBHOOK_USER and ADYEN_WEBHOOK_PASSWORD belong together: set both, or none.';
  return undefined;
}

/** The account of settings that are whole. */
export function readAdyen(read: ReadAdyen): AdyenSetting {
  const { ADYEN_WEBHOOK_USER: user, ADYEN_WEBHOOK_PASSWORD: password } = read;
  return {
    account: {
      apiKey: read.ADYEN_API_KEY ?? '',
      merchantAccount: read.ADYEN_MERCHANT_ACCOUNT ?? '',
      environment: read.ADYEN_ENVIRONMENT,
      liveUrlPrefix: read.ADYEN_LIVE_URL_PREFIX,
      clientKey: read.ADYEN_CLIENT_KEY,
    },
    proof: {
      hmacKeys: read.ADYEN_HMAC_KEYS ?? [],
      basicAuth: user === undefined || password === undefined ? undefined : { user, password },
    },
    methods: read.ADYEN_METHODS,
    reportKey: read.ADYEN_REPORT_API_KEY,
    appleDomain: read.ADYEN_APPLE_PAY_DOMAIN,
    url: read.ADYEN_URL,
  };
}
