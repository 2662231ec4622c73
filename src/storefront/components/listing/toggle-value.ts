import { chosenValues, type ListingQuery, listingFields } from './listing-query.ts';

/** The query with a value of a facet that it lacks, or without one that it has: what pressing that value changes. */
export function toggleValue(query: ListingQuery, field: string, value: string): Partial<ListingQuery> {
  const toggle = (values: readonly string[]) =>
    values.includes(value) ? values.filter((other) => other !== value) : [...values, value].sort();
  const { brand, tag, category, stock, attributePrefix } = listingFields;
  if (field === brand) return { brands: toggle(query.brands) };
  if (field === tag) return { tags: toggle(query.tags) };
  if (field === category) return { categories: toggle(query.categories) };
  if (field === stock) return { isOnStock: !query.isOnStock };
  const key = field.slice(attributePrefix.length);
  const { [key]: _, ...others } = query.attributes;
  const values = toggle(chosenValues(query, key));
  return { attributes: values.length === 0 ? others : { ...others, [key]: values } };
}
