import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { z } from 'zod';
import { type CaseDeskLocation, readCaseDeskFields } from '../integrations/case-desk/case-form.ts';
import type { S3Location } from '../integrations/media/media-s3.ts';
import { accept, type Outcome, refuse } from '../kernel/outcome.ts';
import { type AppEnv, appEnvs, DEFAULT_APP_ENV } from '../markets/app-env.ts';
import { parseEmail } from '../markets/email.ts';
import { type AdyenSetting, adyenSettings, findHalfAdyen, hasAdyen, readAdyen } from './adyen-setting.ts';
import { readMediaUrl } from './media-setting.ts';
import { readSandbox, type SandboxSetting, sandboxSettings } from './sandbox-setting.ts';

export interface Config {
  readonly environment: AppEnv;
  readonly port: number;
  /** What to listen on. `localhost` means 127.0.0.1 and ::1, so that `http://de.localhost:3000` works over both. */
  readonly host: string;
  /** Absolute path of the folder that holds the shop's state. */
  readonly dataDir: string;
  readonly database: { readonly kind: 'embedded' } | { readonly kind: 'server'; readonly url: string };
  /** What answers searches: every process by itself, or an OpenSearch cluster, with the process as its stand-in. */
  readonly search: { readonly kind: 'embedded' } | { readonly kind: 'opensearch'; readonly url: string };
  /** Where pictures and documents lie, and whether they are fetched from private networks too. */
  readonly media: { readonly privateNetworks: 'refused' | 'allowed' } & (
    | { readonly kind: 'folder' }
    | { readonly kind: 's3'; readonly location: S3Location }
  );
  readonly mail:
    | { readonly kind: 'folder'; readonly folder: string }
    | { readonly kind: 'smtp'; readonly url: string };
  /** Addresses and networks (`10.0.0.0/8`) whose forwarded host and client address count; rule M-03. */
  readonly trustedProxies: readonly string[];
  /** Address of a market's shop, with `{domain}` or `{country}`: `https://{domain}`, `http://{country}.localhost:3000`. */
  readonly publicOrigin: string;
  /** At least 32 characters; absent when the shop keeps its own in `DATA_DIR/secrets.json`. */
  readonly secret: string | undefined;
  readonly logLevel: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace' | 'silent';
  /** What validates the VAT numbers of companies; `off` asks nobody, and nobody is charged NET. */
  readonly vatService:
    | { readonly kind: 'off' }
    | { readonly kind: 'embedded' }
    | { readonly kind: 'http'; readonly url: string }
    | { readonly kind: 'vies'; readonly url: string | undefined };
  /** Who checks addresses where a country has that switched on; `off` asks nobody. */
  readonly addressGuide:
    | { readonly kind: 'off' }
    | { readonly kind: 'embedded' }
    | { readonly kind: 'google'; readonly key: string };
  /** Where requests to customer service go: to the shop's own list, or as web-to-case forms to a program outside. */
  readonly caseDesk: { readonly kind: 'embedded' } | ({ readonly kind: 'http' } & CaseDeskLocation);
  /** Outside production: where the case desk writes what became of a request. */
  readonly caseDeskDebugEmail: string | undefined;
  /** Through whom methods of a payment partner are taken; `off` takes none of them. */
  readonly cardPartner:
    | { readonly kind: 'off' }
    | ({ readonly kind: 'sandbox' } & SandboxSetting)
    | ({ readonly kind: 'adyen' } & AdyenSetting);
  /** Whether rows that change a country's money count from their day on (rule D-08). */
  readonly datedCurrencies: 'on' | 'off';
  /** Whether new reviews wait for an operator. */
  readonly reviewModeration: 'on' | 'off';
  /** What the search index may take in each process, the words of all locales together. */
  readonly searchMemoryBytes: number;
}

export interface ConfigRefusal {
  /** One line for the shop's owner, with the name of the setting. */
  readonly message: string;
}

const MEGABYTE = 1024 * 1024;

/** A network port; 0 lets the system choose one. */
const port = z.coerce.number().int().min(0).max(65_535);

const settings = z.object({
  APP_ENV: z.enum(appEnvs).default(DEFAULT_APP_ENV),
  PORT: port.default(3000),
  HOST: z.string().default('localhost'),
  DATA_DIR: z.string().default('.data'),
  DATABASE_URL: urlOf('postgres:', 'postgresql:').optional(),
  SEARCH_URL: urlOf('https:', 'http:').refine(URL.canParse, 'expected an address').optional(),
  SMTP_URL: urlOf('smtp:', 'smtps:').optional(),
  MEDIA_URL: z
    .string()
    .transform((text, context) => {
      const location = readMediaUrl(text);
      if (location.ok) return location.value;
      context.addIssue({ code: 'custom', message: location.refusal });
      return z.NEVER;
    })
    .optional(),
  MEDIA_PRIVATE_NETWORKS: z.enum(['refused', 'allowed']).default('refused'),
  TRUSTED_PROXIES: z
    .string()
    .default('')
    .transform((text) => text.split(',').map((part) => part.trim()))
    .transform((parts) => parts.filter((part) => part !== ''))
    .refine(
      (parts) => parts.every(isAddressOrNetwork),
      'expected addresses or networks like 10.0.0.0/8, separated by commas',
    ),
  PUBLIC_ORIGIN: z
    .string()
    .refine(isOriginPattern, 'expected an origin with {country} or {domain}, like https://{domain}')
    .optional(),
  SESSION_SECRET: z.string().min(32).optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('warn'),
  ...sandboxSettings,
  ...adyenSettings,
  DATED_CURRENCIES: z.enum(['on', 'off']).default('off'),
  VAT_VALIDATION: z.enum(['on', 'off']).default('on'),
  VAT_SERVICE: z.enum(['xml', 'vies']).default('xml'),
  VAT_SERVICE_URL: urlOf('https:', 'http:').refine(URL.canParse, 'expected an address').optional(),
  GOOGLE_MAPS_KEY: z.string().trim().min(1).max(200).optional(),
  CASE_DESK_URL: urlOf('https:', 'http:').refine(URL.canParse, 'expected an address').optional(),
  CASE_DESK_ORGANISATION: z.string().trim().max(80).optional(),
  CASE_DESK_RECORD_TYPE: z.string().trim().max(80).optional(),
  CASE_DESK_DEBUG_EMAIL: z
    .string()
    .refine((text) => parseEmail(text) !== undefined, 'expected an e-mail')
    .optional(),
  CASE_DESK_FIELDS: z
    .string()
    .transform((text, context) => {
      const names = readCaseDeskFields(text);
      if (names.ok) return names.value;
      context.addIssue({ code: 'custom', message: names.refusal });
      return z.NEVER;
    })
    .optional(),
  REVIEW_MODERATION: z.enum(['on', 'off']).default('on'),
  SEARCH_MEMORY_MB: z.coerce.number().int().min(16).max(65_536).default(512),
});

/** Settings of earlier versions -> where the merchant record has what they said. */
const movedSettings: Readonly<Record<string, string>> = {
  OWN_VAT_ID: 'company.vatId',
  BANK_ACCOUNTS: 'bankAccounts',
  MAIL_FROM: 'mail.address',
};

type Settings = z.infer<typeof settings>;

/**
 * Reads the settings, the only place that does. An empty setting counts as absent. Refuses the first wrong one with its
 * name, and a production shop that would rely on what only stands in for a partner (rule I-21).
 */
export function loadConfig(
  env: Readonly<Record<string, string | undefined>>,
): Outcome<Config, ConfigRefusal> {
  const present = Object.fromEntries(Object.entries(env).filter(([, value]) => value?.trim() !== ''));
  const moved = Object.keys(movedSettings).find((name) => name in present);
  if (moved !== undefined) {
    return refuse({
      message: `${moved} is no setting any more: remove it, and put ${movedSettings[moved]} into the merchant record (npm run shop -- merchant import FILE, docs/merchant-file.md).`,
    });
  }
  const parsed = settings.safeParse(present);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    return refuse({ message: `The setting ${issue?.path.join('.')} is wrong: ${issue?.message}.` });
  }
  const problem =
    findHalfAdyen(parsed.data, parsed.data.APP_ENV) ?? findStandIn(parsed.data) ?? findHalfDesk(parsed.data);
  return problem === undefined ? accept(buildConfig(parsed.data)) : refuse({ message: problem });
}

/** Says which partner a production shop would only pretend to have. */
function findStandIn(read: Settings): string | undefined {
  if (read.APP_ENV !== 'production') return undefined;
  if (read.CARD_SANDBOX === 'on' && !hasAdyen(read))
    return 'APP_ENV=production does not take payments through the embedded card sandbox: set CARD_SANDBOX=off to sell without cards, or ADYEN_API_KEY and what belongs to it (docs/operations.md).';
  if (pickVatService(read).kind === 'embedded')
    return 'APP_ENV=production does not validate VAT numbers by the embedded service: set VAT_SERVICE=vies or VAT_SERVICE_URL, or VAT_VALIDATION=off to sell without validated VAT numbers.';
  return undefined;
}

/** A case desk outside takes nothing without the organisation that it is for. */
function findHalfDesk({ CASE_DESK_URL, CASE_DESK_ORGANISATION }: Settings): string | undefined {
  return CASE_DESK_URL !== undefined && CASE_DESK_ORGANISATION === undefined
    ? 'CASE_DESK_URL needs CASE_DESK_ORGANISATION: a case desk takes no request without the id of its organisation.'
    : undefined;
}

function buildConfig(read: Settings): Config {
  const dataDir = resolve(read.DATA_DIR);
  return {
    environment: read.APP_ENV,
    port: read.PORT,
    host: read.HOST,
    dataDir,
    database:
      read.DATABASE_URL === undefined ? { kind: 'embedded' } : { kind: 'server', url: read.DATABASE_URL },
    search:
      read.SEARCH_URL === undefined ? { kind: 'embedded' } : { kind: 'opensearch', url: read.SEARCH_URL },
    media: {
      privateNetworks: read.MEDIA_PRIVATE_NETWORKS,
      ...(read.MEDIA_URL === undefined ? { kind: 'folder' } : { kind: 's3', location: read.MEDIA_URL }),
    },
    mail:
      read.SMTP_URL === undefined
        ? { kind: 'folder', folder: resolve(dataDir, 'mail') }
        : { kind: 'smtp', url: read.SMTP_URL },
    trustedProxies: read.TRUSTED_PROXIES,
    publicOrigin: read.PUBLIC_ORIGIN ?? defaultOrigin(read.APP_ENV, read.PORT),
    secret: read.SESSION_SECRET,
    logLevel: read.LOG_LEVEL,
    vatService: pickVatService(read),
    addressGuide: pickAddressGuide(read),
    caseDesk: pickCaseDesk(read),
    caseDeskDebugEmail: read.CASE_DESK_DEBUG_EMAIL,
    cardPartner: pickCardPartner(read),
    datedCurrencies: read.DATED_CURRENCIES,
    reviewModeration: read.REVIEW_MODERATION,
    searchMemoryBytes: read.SEARCH_MEMORY_MB * MEGABYTE,
  };
}

function pickCardPartner(read: Settings): Config['cardPartner'] {
  if (hasAdyen(read)) return { kind: 'adyen', ...readAdyen(read) };
  return read.CARD_SANDBOX === 'on' ? { kind: 'sandbox', ...readSandbox(read) } : { kind: 'off' };
}

function pickVatService(read: Settings): Config['vatService'] {
  if (read.VAT_VALIDATION === 'off') return { kind: 'off' };
  if (read.VAT_SERVICE === 'vies') return { kind: 'vies', url: read.VAT_SERVICE_URL };
  return read.VAT_SERVICE_URL === undefined
    ? { kind: 'embedded' }
    : { kind: 'http', url: read.VAT_SERVICE_URL };
}

function pickAddressGuide({ GOOGLE_MAPS_KEY: key, APP_ENV }: Settings): Config['addressGuide'] {
  if (key !== undefined) return { kind: 'google', key };
  return { kind: APP_ENV === 'production' ? 'off' : 'embedded' };
}

function pickCaseDesk(read: Settings): Config['caseDesk'] {
  const { CASE_DESK_URL: url, CASE_DESK_ORGANISATION: organisation = '' } = read;
  if (url === undefined) return { kind: 'embedded' };
  return {
    ...{ kind: 'http', url, organisation },
    recordType: read.CASE_DESK_RECORD_TYPE,
    fieldNames: read.CASE_DESK_FIELDS ?? {},
  };
}

/** The settings of this process. */
export function loadProcessConfig(): Outcome<Config, ConfigRefusal> {
  return loadConfig(process.env);
}

function defaultOrigin(environment: AppEnv, localPort: number): string {
  return environment === 'production' ? 'https://{domain}' : `http://{country}.localhost:${localPort}`;
}

function urlOf(...protocols: readonly string[]) {
  return z
    .string()
    .refine(
      (text) => protocols.some((protocol) => text.startsWith(`${protocol}//`)),
      `expected an address that starts with ${protocols[0]}//`,
    );
}

function isAddressOrNetwork(text: string): boolean {
  const [address = '', bits, ...more] = text.split('/');
  const version = isIP(address);
  if (version === 0 || more.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128));
}

function isOriginPattern(text: string): boolean {
  if (!/\{(country|domain)\}/.test(text)) return false;
  const sample = text.replaceAll('{country}', 'de').replaceAll('{domain}', 'shop.example');
  return URL.canParse(sample) && new URL(sample).origin === sample.toLowerCase();
}
