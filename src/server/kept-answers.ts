import type { CallInput, CallName, CallOutput, ShopCalls } from '../api/contract.ts';
import type { Clock } from '../kernel/clock.ts';
import type { Market } from '../markets/countries.ts';
import { TaggedMemory } from './tagged-memory.ts';

/** Calls that the pages of the catalogue are made of. */
const keptCalls = [
  'getCategory',
  'getProduct',
  'getProducts',
  'productProjectionSearch',
  'getShippingMethodsWithoutId',
  'getReview',
  'getVolumeDiscounts',
] as const;
type KeptCall = (typeof keptCalls)[number];

const isKept: ReadonlySet<CallName> = new Set(keptCalls);

function tagsOf(answer: CallOutput<KeptCall>): string[] {
  if ('product' in answer) return [`sku:${answer.product.sku}`];
  return 'products' in answer ? answer.products.results.map(({ sku }) => `sku:${sku}`) : [];
}

const MOST_ANSWERS = 400;
const HOUR_MS = 3_600_000;

/**
 * Answers to the calls that everyone in a market and locale gets alike, for pages that are rendered: they change with
 * the catalogue, its reviews and the stock, which is announced, and with rates that begin at a full hour.
 */
export interface KeptAnswers {
  /** The same calls; `shop` is asked when the answer is not known. A refusal is never kept. */
  remember(shop: ShopCalls, market: Market): ShopCalls;
  drop(tags: readonly string[]): void;
  clear(): void;
}

export function createKeptAnswers(clock: Clock): KeptAnswers {
  const memory = new TaggedMemory<unknown>(MOST_ANSWERS);

  return {
    drop: (tags) => memory.drop(tags),
    clear: () => memory.clear(),
    remember(shop, market) {
      async function call<Name extends CallName>(name: Name, input: CallInput<Name>) {
        // What people type is endless, and seldom typed twice.
        if (!isKept.has(name) || 'query' in input) return shop.call(name, input);
        const hour = Math.floor(clock.now().getTime() / HOUR_MS);
        const key = `${hour} ${market.countryCode} ${shop.locale} ${name} ${JSON.stringify(input)}`;
        const known = memory.get(key);
        if (known !== undefined) return known as Awaited<ReturnType<typeof shop.call<Name>>>;
        const { moment } = memory;
        const outcome = await shop.call(name, input);
        if (outcome.ok) {
          const tags = tagsOf(outcome.value as CallOutput<KeptCall>);
          memory.keep(key, { value: outcome, tags, size: 1 }, moment);
        }
        return outcome;
      }
      return { locale: shop.locale, call };
    },
  };
}
