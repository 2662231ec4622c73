import type { ShownCart } from './cart/shown-cart.ts';
import type { IslandName } from './frame/island-name.ts';

interface Part {
  readonly name: string;
  readonly props: object;
}

/**
 * What is around every page, and what a product is looked at and bought with, works as the links and forms that it is until
 * somebody does something: such pages are read without the code that would bring them to life (decision 0034).
 */
const waiting: Readonly<
  Partial<Record<IslandName, 'as it is' | 'as it is while empty' | 'pressed when alive'>>
> = {
  accountLink: 'as it is',
  cart: 'as it is while empty',
  cartDrawer: 'as it is',
  cartLink: 'as it is',
  notifications: 'as it is',
  searchForm: 'as it is',
  buyForm: 'pressed when alive',
  deliveryDate: 'pressed when alive',
  gallery: 'pressed when alive',
  stickyBar: 'pressed when alive',
};

const rowOf = (name: string) => waiting[name as IslandName];

const isEmpty = ({ loaded }: { readonly loaded?: ShownCart | undefined }) =>
  loaded === undefined || loaded.lineItems.length === 0;

/** Whether nothing of a page need be alive before somebody does something. */
export function canWait(islands: readonly Part[]): boolean {
  return islands.every(({ name, props }) => {
    const row = rowOf(name);
    return row === 'as it is while empty' ? isEmpty(props) : row !== undefined;
  });
}

/** Whether a press on a part that is not alive counts once it is: as a link or form it would leave the page. */
export function waitsForLife(name: string): boolean {
  return rowOf(name) === 'pressed when alive';
}
