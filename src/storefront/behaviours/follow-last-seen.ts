import { SIMILAR_PRODUCTS_LIMIT } from '../../markets/listing-constants.ts';
import { subscribeToConsent } from '../consent/consent.ts';
import { keptValue } from '../consent/kept-value.ts';
import { fetchPage } from '../frame/fetch-page.ts';
import { watchCarousels } from './follow-carousels.ts';
import { showTicks } from './follow-ticks.ts';

/** Where the row goes, with the product of the page, and where the page of the row has it. */
const PLACE = '[data-last-seen]';
const ROW = '[data-last-seen-row]';

const kept = keptValue('last-seen');

/** The latest first; whatever else stands there is none. */
function readSeen(): readonly string[] {
  return (kept.read() ?? '').split(' ').filter((sku) => /^EX\d{8}$/.test(sku));
}

/** The product of this page is the latest from now on, as far as the visitor lets that be kept (rule S-10). */
function remember(sku: string, others: readonly string[]): void {
  kept.write([sku, ...others].slice(0, SIMILAR_PRODUCTS_LIMIT + 1).join(' '));
}

/** The cards are the server's to write, like every other: the page of the row is fetched, and its row put here. */
async function showRow(place: HTMLElement, skus: readonly string[]): Promise<void> {
  const address = new URL(place.dataset.lastSeenPath ?? '', window.location.href);
  for (const sku of skus) address.searchParams.append('sku', sku);
  const page = await fetchPage(`${address.pathname}${address.search}`, AbortSignal.timeout(15_000));
  const row = page.kind === 'page' ? page.document.querySelector(ROW) : null;
  if (row === null) return;
  place.replaceChildren(document.importNode(row, true));
  watchCarousels();
  showTicks();
}

/** What was seen last stands below a product (rule P-09): only in this browser, and only where its visitor agreed to that. */
export function followLastSeen(): void {
  const place = document.querySelector<HTMLElement>(PLACE);
  const sku = place?.dataset.lastSeen;
  if (place === null || sku === undefined) return;
  const others = readSeen().filter((other) => other !== sku);
  remember(sku, others);
  subscribeToConsent(() => remember(sku, others));
  if (others.length > 0) void showRow(place, others.slice(0, SIMILAR_PRODUCTS_LIMIT));
}
