import { CardProviderUnavailable } from '../../commerce/purchase/payments/card-provider.ts';
import type { AdyenLine } from './adyen-http.ts';

/** A day of a large shop is a few of them. */
const MOST_BYTES = 64 * 1024 * 1024;
/** The longest that a whole report may take. */
const TIME_LIMIT_MS = 5 * 60_000;
/** Who gives reports out, and where; whatever else a notification names is not asked, for the key would travel there. */
const HOSTS = { test: 'ca-test.adyen.com', live: 'ca-live.adyen.com' };
const FOLDER = '/reports/download/';

/** Whether a report is read: it is the payments' accounts of a day, or of some days. */
export function isAccountingReport(fileName: string): boolean {
  return /^payments_accounting_report_[\w.-]+\.csv$/.test(fileName);
}

/** Where a report is, if it lies where Adyen's do. */
function addressOf(told: string, environment: keyof typeof HOSTS): URL | undefined {
  if (!URL.canParse(told)) return undefined;
  const address = new URL(told);
  const { protocol, host, pathname, username, password } = address;
  const isAdyens = protocol === 'https:' && host === HOSTS[environment] && pathname.startsWith(FOLDER);
  return isAdyens && username === '' && password === '' ? address : undefined;
}

async function* limit(body: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let bytes = 0;
  try {
    for await (const part of body) {
      bytes += part.length;
      if (bytes > MOST_BYTES) throw new Error(`the report is larger than ${MOST_BYTES / 1024 / 1024} MB`);
      yield part;
    }
  } catch (cause) {
    if (bytes > MOST_BYTES) throw cause;
    throw new CardProviderUnavailable('the report broke off', { cause });
  }
}

/**
 * A report as it comes in, by the key of the account's report user. Whatever is not an answer in time is CardProviderUnavailable;
 * an address that is not Adyen's is an error that names it.
 */
export async function fetchReport(
  told: string,
  {
    reportKey,
    environment,
    url,
  }: AdyenLine & { readonly reportKey: string; readonly environment: keyof typeof HOSTS },
): Promise<AsyncIterable<Uint8Array>> {
  const own = addressOf(told, environment);
  if (own === undefined) throw new Error(`${told} is no address of Adyen's reports`);
  const address = url === undefined ? own : new URL(own.pathname, url);
  let response: Response;
  try {
    response = await fetch(address, {
      redirect: 'error',
      signal: AbortSignal.timeout(TIME_LIMIT_MS),
      headers: { 'x-api-key': reportKey },
    });
  } catch (cause) {
    throw new CardProviderUnavailable('Adyen was not reached for a report', { cause });
  }
  if (!response.ok || response.body === null) {
    await response.body?.cancel();
    throw new CardProviderUnavailable(`Adyen answered ${response.status} to the report user`);
  }
  return limit(response.body);
}
