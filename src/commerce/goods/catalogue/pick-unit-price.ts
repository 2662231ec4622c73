import type { CountryCode } from '../../../kernel/locale.ts';
import type { Money } from '../../../kernel/money.ts';
import type { Content } from '../../../markets/content-units.ts';
import { getMarket } from '../../../markets/countries.ts';
import { type UnitPrice, unitPriceOf } from '../../rules/pricing/unit-price.ts';

/** What a unit costs of goods sold by measure, where the country asks for it (rule P-16); `{}` otherwise. */
export function pickUnitPrice(
  price: Money,
  content: Content | null | undefined,
  country: CountryCode,
): { readonly unitPrice?: UnitPrice } {
  if (!content || !getMarket(country).statesUnitPrices) return {};
  const unitPrice = unitPriceOf(price, content);
  return unitPrice === undefined ? {} : { unitPrice };
}
