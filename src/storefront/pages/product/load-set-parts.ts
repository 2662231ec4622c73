import type { ShownTag } from '../../../api/contract/call-facts.ts';
import type { Product } from '../../../api/contract/catalogue.ts';
import type { Money } from '../../../kernel/money.ts';
import type { PageRequest } from '../../page-request.ts';
import { tagsOfCard } from '../../shown-tags.ts';

/** What a set is made of, and what it saves (rule P-16). */
export interface ShownSet {
  readonly parts: readonly {
    readonly sku: string;
    readonly name: string;
    readonly slug: string;
    readonly picture: string | undefined;
    readonly quantity: number;
    /** Of one piece. */
    readonly price: Money;
    /** Of its manual in the language of the page. */
    readonly manual: string | undefined;
  }[];
  /** Of all parts bought one by one. */
  readonly sum: Money;
  readonly saved: Money;
}

const priceOf = ({ price }: Pick<Product, 'price'>) => price.discounted?.value ?? price.value;

/** `undefined` of what is no set, or of which a part is not sold here: then nobody can say what it saves. */
export async function loadSet(
  { shop, locale }: PageRequest,
  product: Product,
): Promise<{ readonly set?: ShownSet; readonly tags: readonly ShownTag[] }> {
  const { setParts } = product;
  const answers = await Promise.all(setParts.map(({ sku }) => shop.call('getProduct', { locale, sku })));
  const found = answers.flatMap((answer) => (answer.ok ? answer.value.product : []));
  const tags = found.flatMap(tagsOfCard);
  if (found.length === 0 || found.length < setParts.length) return { tags };
  const parts = found.map((part, index) => ({
    sku: part.sku,
    name: part.name,
    slug: part.slug,
    picture: part.images[0]?.name,
    quantity: setParts[index]?.quantity ?? 1,
    price: priceOf(part),
    manual: part.manualUrl,
  }));
  const cents = parts.reduce((sum, { price, quantity }) => sum + price.centAmount * quantity, 0);
  const own = priceOf(product);
  const saved = Math.max(0, cents - own.centAmount);
  return {
    set: { parts, sum: { ...own, centAmount: cents }, saved: { ...own, centAmount: saved } },
    tags,
  };
}
