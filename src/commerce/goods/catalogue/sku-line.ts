/** Product lines by the start of their sku. */
const skuLines = [
  { prefix: 'EX10', line: 'regular' },
  { prefix: 'EX20', line: 'b-ware' },
  { prefix: 'EX18', line: 'set' },
  { prefix: 'EX5', line: 'test' },
] as const;

export type SkuLine = (typeof skuLines)[number]['line'];

/** Which line a sku belongs to; `undefined` for the others and for virtual ones. */
export function skuLineOf(sku: string): SkuLine | undefined {
  return skuLines.find(({ prefix }) => sku.startsWith(prefix))?.line;
}
