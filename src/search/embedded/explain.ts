import type { Explanation, ProductQuery } from '../product-search.ts';
import { byteAt, singleAt } from './columns.ts';
import { findEligible } from './eligible.ts';
import { compileFilters, excludes } from './listing-filter.ts';
import { rarityOf, worthOf } from './score-hits.ts';
import { type SearchScope, searchListing } from './search-listing.ts';
import { positionOf, SIXTEENTHS } from './text-segment.ts';
import { understandQuery } from './understand-query.ts';

const write = (value: number) => value.toFixed(3);

/** Why a product ranks where it does: its words one by one, then what was added. */
export function explainHit(scope: SearchScope, query: ProductQuery, sku: string): Explanation {
  const { table, prices, index, phrases } = scope;
  const product = table.find(sku);
  if (product < 0) return { lines: [`${sku} is not in the catalogue, or not published.`] };
  const lines = [...explainEligibility(scope, query, product)];
  const text = query.text?.trim() ?? '';
  if (text !== '') {
    const understood = understandQuery(index, table, text, phrases);
    for (const word of understood.words) {
      const rarity = rarityOf(word, table.length);
      const held = findHeld(scope, word.alternatives, product);
      const heading = `"${word.text}" (in ${word.frequency} products, rarity ${write(rarity)})`;
      lines.push(
        held === undefined
          ? `${heading}: not held`
          : `${heading}: held as "${held.said}", closeness ${write(held.closeness)}, weight ${write(held.weight / SIXTEENTHS)}${
              held.position > 0 ? `, word ${held.position} of the name` : ''
            }: ${write(worthOf(rarity, held.closeness, held.weight))}`,
      );
    }
    for (const word of understood.unknown) lines.push(`"${word}": nothing like it in the catalogue`);
    if (understood.exact.includes(product)) lines.push('The whole query is its sku, EAN or model: first.');
    if (understood.models.includes(product)) lines.push('The query names its model.');
  }
  const position = scope.pinned.indexOf(sku);
  if (position >= 0) lines.push(`Pinned for this query, as number ${position + 1}.`);
  lines.push(
    `Stock, popularity and campaign: times ${write(singleAt(table.businessFactors.values, product))}`,
  );
  const failed = compileFilters(query.filters, table, prices).filter((group) => excludes(group, product));
  if (failed.length > 0) lines.push(`Kept out by ${failed.length} of the filters.`);
  const all = searchListing(scope, { ...query, offset: 0, limit: table.length, withFacets: false });
  const rank = all.skus.indexOf(sku) + 1;
  if (all.relaxedWords !== undefined)
    lines.push(`No product holds all words; without: ${all.relaxedWords.join(', ')}`);
  return rank === 0 ? { lines } : { rank, lines };
}

function explainEligibility(scope: SearchScope, query: ProductQuery, product: number): readonly string[] {
  const { table, prices } = scope;
  if (table.listed.values[product] !== 1) return ['It is not published, or not for sale.'];
  if ((prices.cents.values[product] ?? -1) < 0) return [`It has no price in ${query.market.country}.`];
  if (findEligible(query.categoryKey, table, prices)[product] !== 1)
    return [`It is not in ${query.categoryKey}.`];
  return [];
}

type Alternatives = ReturnType<typeof understandQuery>['words'][number]['alternatives'];

function findHeld({ index }: SearchScope, alternatives: Alternatives, product: number) {
  const owner = index.owners.values[product];
  const held = alternatives.flatMap(({ postings, from, to, closeness, segment, said }) => {
    const at = segment === owner ? postings.products.subarray(from, to).indexOf(product) : -1;
    if (at < 0) return [];
    const weight = byteAt(postings.weights, from + at);
    const position = positionOf(byteAt(postings.positions, from + at));
    const written = typeof said === 'number' ? index.segments[segment]?.terms.at(said) : said;
    return [{ said: written, closeness, weight, position, worth: worthOf(1, closeness, weight) }];
  });
  return held.sort((left, right) => right.worth - left.worth)[0];
}
