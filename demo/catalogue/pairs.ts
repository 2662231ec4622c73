import { pick } from './chance.ts';
import type { KindSource, VariantSource } from './kind-file.ts';
import { kinds } from './shelf.ts';

/** How many accessories a product names at most. */
const MOST_ACCESSORIES = 6;

/** A kind's article with its place among all. */
export interface Numbered {
  readonly kind: KindSource;
  readonly variant: VariantSource;
  /** The eight digits after `EX10`, without these: the same for an article and its factory second. */
  readonly digits: string;
}

export const numberArticles = (): readonly Numbered[] =>
  kinds.flatMap((kind) =>
    kind.variants.map((variant, index) => ({
      kind,
      variant,
      digits: String(kind.number * 100 + index + 1).padStart(6, '0'),
    })),
  );

const meanPrice = ({ variants }: KindSource) =>
  variants.reduce((sum, { euro }) => sum + euro, 0) / Math.max(1, variants.length);

/** Where two kinds name each other, the cheaper one is the accessory: a fryer is none of its basket. */
function accessoryKindsOf(kind: KindSource, byKey: ReadonlyMap<string, KindSource>): readonly string[] {
  return kind.accessories.filter((key) => {
    const other = byKey.get(key);
    return !other?.accessories.includes(kind.key) || meanPrice(other) <= meanPrice(kind);
  });
}

/** What goes with a product and what it goes with: the same pairs, seen from both sides. */
export interface Pairs {
  readonly accessories: ReadonlyMap<string, readonly string[]>;
  readonly parents: ReadonlyMap<string, readonly string[]>;
}

export const skuOf = ({ digits }: Numbered) => `EX10${digits}`;

export function pairUp(numbered: readonly Numbered[]): Pairs {
  const byKind = Map.groupBy(numbered, ({ kind }) => kind.key);
  const byKey = new Map(kinds.map((kind) => [kind.key, kind]));
  const accessories = new Map<string, readonly string[]>();
  const parents = new Map<string, string[]>();
  for (const article of numbered) {
    const wanted = accessoryKindsOf(article.kind, byKey);
    const each = Math.max(1, Math.floor(MOST_ACCESSORIES / Math.max(1, wanted.length)));
    const chosen = wanted.flatMap((key) => {
      const offered = byKind.get(key);
      if (!offered) throw new Error(`kinds/${article.kind.key}.txt: there is no kind ${key}`);
      const first = pick(`${article.digits} ${key}`, 0, offered.length - 1);
      return Array.from({ length: Math.min(each, offered.length) }, (_, step) => {
        const one = offered[(first + step) % offered.length];
        return one ? skuOf(one) : '';
      });
    });
    if (chosen.length > 0) accessories.set(skuOf(article), chosen);
    for (const sku of chosen) parents.set(sku, [...(parents.get(sku) ?? []), skuOf(article)]);
  }
  return { accessories, parents };
}

export function pairsOf({ accessories, parents }: Pairs, sku: string) {
  const [own, of] = [accessories.get(sku), parents.get(sku)];
  return {
    ...(own ? { relatedAccessories: own } : {}),
    ...(of ? { parentProducts: of } : {}),
  };
}
