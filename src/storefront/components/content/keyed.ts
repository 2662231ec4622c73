/** Items with their index as React's key: what is written on a page never changes its order while it is shown. */
export function keyed<Item>(
  items: readonly Item[],
): readonly { readonly key: string; readonly item: Item }[] {
  return items.map((item, index) => ({ key: String(index), item }));
}
