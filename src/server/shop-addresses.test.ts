import { describe, expect, it } from 'vitest';
import { getMarket, markets } from '../markets/countries.ts';
import type { Merchant } from '../merchant/merchant-schema.ts';
import { createShopAddresses } from './shop-addresses.ts';

const [germany, britain, slovakia] = [getMarket('DE'), getMarket('GB'), getMarket('SK')];
const kran: Merchant = { stores: { domains: { DE: 'kran.example', GB: 'kran.co.uk' } } };

const production = (merchant: () => Merchant = () => kran) =>
  createShopAddresses({ publicOrigin: 'https://{domain}' }, merchant);

describe('M-03: a shop on the merchant’s domains', () => {
  it('answers under each of them, with and without www, and is Slovakia anywhere else', () => {
    const { marketOf } = production();
    expect(['kran.example', 'www.kran.example', 'kran.co.uk'].map(marketOf)).toEqual([
      germany,
      germany,
      britain,
    ]);
    expect(['kran.fr', 'gantry.de', 'shop.kran.example'].map(marketOf)).toEqual([
      slovakia,
      slovakia,
      slovakia,
    ]);
    expect(marketOf('de.localhost:3000')).toBe(germany);
  });

  it('has an address where it has a domain, and none where it has none', () => {
    const { findOrigin } = production();
    expect([findOrigin(germany), findOrigin(slovakia)]).toEqual(['https://kran.example', undefined]);
    const { requireOrigin } = production();
    expect(requireOrigin(germany)).toBe('https://kran.example');
    expect(() => requireOrigin(slovakia)).toThrow('names no domain for SK');
  });

  it('follows the record as soon as it is another one', () => {
    let record: Merchant = {};
    const { marketOf, findOrigin } = production(() => record);
    expect([marketOf('kran.example'), findOrigin(germany)]).toEqual([slovakia, undefined]);
    record = kran;
    expect([marketOf('kran.example'), findOrigin(germany)]).toEqual([germany, 'https://kran.example']);
    record = { stores: { domains: { FR: 'kran.example' } } };
    expect([marketOf('kran.example'), findOrigin(germany)]).toEqual([getMarket('FR'), undefined]);
  });

  it('takes shoppers back from the card partner to its own origins and no others', () => {
    const { isShopOrigin } = production();
    for (const origin of ['https://kran.example', 'https://www.kran.co.uk', 'http://de.localhost:3000'])
      expect(isShopOrigin(origin), origin).toBe(true);
    for (const origin of ['https://kran.example.evil.example', 'https://gantry.de', 'kran.example', ''])
      expect(isShopOrigin(origin), origin).toBe(false);
  });
});

it('M-03: settings that name the shops by country need no domain, and their hosts are known', () => {
  const { marketOf, findOrigin } = createShopAddresses(
    { publicOrigin: 'https://{country}.kran.example' },
    () => ({}),
  );
  for (const market of markets) {
    const host = `${market.countryCode.toLowerCase()}.kran.example`;
    expect(findOrigin(market)).toBe(`https://${host}`);
    expect(marketOf(host)).toBe(market);
  }
});
