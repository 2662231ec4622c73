import { describe, expect, it } from 'vitest';
import { getMarket } from '../markets/countries.ts';
import { decideAddress } from './canonical-address.ts';
import { decideLocale, withChosenLocale } from './chosen-locale.ts';

const switzerland = getMarket('CH');

function decide(path: string, search = '', remembered?: Parameters<typeof decideLocale>[3]) {
  const address = decideAddress(switzerland, false, path, search);
  if (address.kind !== 'serve') throw new Error(`${path}${search} is not served as it stands`);
  return decideLocale(switzerland, address, search, remembered);
}

describe('M-06: a language that is chosen', () => {
  it.each([
    ['/fr/atelier/', '?locale=fr-CH&page=2', { location: '/fr/atelier/?page=2', chosen: 'fr-CH' }],
    ['/werkstatt/', '?locale=de-CH', { location: '/werkstatt/', chosen: 'de-CH' }],
    ['/it', '?locale=it-CH', { location: '/it', chosen: 'it-CH' }],
    ['/', '?locale=de-CH', { location: '/', chosen: 'de-CH' }],
  ])('%s%s is remembered and leads on without its word', (path, search, answer) => {
    expect(decide(path, search, 'it-CH')).toEqual({ kind: 'lead', ...answer });
  });

  it.each(['fr-CH', 'de-DE', 'xx', '<script>'])(
    'is not remembered where the page is in another: %s',
    (asked) => {
      const search = `?${new URLSearchParams({ locale: asked })}`;
      expect(decide('/werkstatt/', search)).toEqual({ kind: 'lead', location: '/werkstatt/' });
    },
  );

  it('is said in an address whose form is the canonical one', () => {
    const address = withChosenLocale('/fr/search', '?query=bohrer&hitsPerPage=48&page=2', 'fr-CH');
    expect(address).toBe('/fr/search?hitsPerPage=48&locale=fr-CH&page=2&query=bohrer');
    const [path = '', search] = address.split('?');
    expect(decideAddress(switzerland, false, path, `?${search}`).kind).toBe('serve');
  });
});

describe('R-09: a language that is remembered', () => {
  it.each([
    ['/', '', '/fr'],
    ['/werkstatt/', '?page=2', '/fr/werkstatt/?page=2'],
    ['/checkout/payment', '?error=x', '/fr/checkout/payment?error=x'],
  ])('%s%s, which has none, leads to %s', (path, search, location) => {
    expect(decide(path, search, 'fr-CH')).toEqual({ kind: 'lead', location });
  });

  it('leads nowhere from an address that has one, nor to the one that is shown, nor to that of another country', () => {
    expect(decide('/it', '', 'fr-CH')).toEqual({ kind: 'serve' });
    expect(decide('/fr/atelier/', '', 'fr-CH')).toEqual({ kind: 'serve' });
    expect(decide('/werkstatt/', '', 'de-CH')).toEqual({ kind: 'serve' });
    expect(decide('/werkstatt/', '', 'fr-BE')).toEqual({ kind: 'serve' });
    expect(decide('/werkstatt/')).toEqual({ kind: 'serve' });
  });
});
