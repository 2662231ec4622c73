import { expect, it } from 'vitest';
import { addressBook } from '../../addresses/read-table.ts';
import { buildSpeculationRules } from './speculation-rules.ts';

interface Rules {
  readonly prefetch: readonly {
    readonly where: { readonly and: readonly { readonly not?: { readonly href_matches: string } }[] };
  }[];
}

const { ownWords, otherWords } = addressBook;
const rules = buildSpeculationRules(ownWords, otherWords) as Rules;

/** Whether the rules let a browser fetch a link ahead, by the platform's own patterns. */
function isFetchedAhead(link: string): boolean {
  return rules.prefetch.some(({ where }) =>
    where.and.every(
      ({ not }) =>
        not === undefined || !new URLPattern(not.href_matches, 'http://shop').test(link, 'http://shop'),
    ),
  );
}

it.each([
  '/',
  '/fr',
  '/werkstatt/',
  '/fr/atelier/',
  '/drill-10000001',
  '/p/drill-10000001',
  '/search',
  '/categories/',
])('D-11: %s is fetched ahead: it is the same for everyone', (path) =>
  expect(isFetchedAhead(path)).toBe(true),
);

it.each([
  '/checkout',
  '/checkout/cart',
  '/fr/checkout/cart',
  '/login',
  '/fr/login',
  '/login?back=%2F',
  '/log-out',
  '/create-account',
  '/my-account/my-profile',
  '/adyen-payment-error',
  '/search?query=drill',
  '/werkstatt/?page=2',
  '/api/openapi.json',
  '/pictures/energy/a.svg',
  '/manuals/drill-de.pdf',
  '/card-sandbox/pay',
])('D-11: %s never is: it is somebody’s own, or changes', (path) => expect(isFetchedAhead(path)).toBe(false));

it('R-02: a word that the table makes somebody’s own is left out', () => {
  const other = buildSpeculationRules([...ownWords, 'wishes'], otherWords);
  expect(JSON.stringify(other)).toContain('"/wishes"');
  expect(JSON.stringify(rules)).not.toContain('"/wishes"');
});
