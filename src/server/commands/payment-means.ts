import { getSellable } from '../../commerce/goods/catalogue/get-sellable.ts';
import type { MethodObstacle, WeighedMethod } from '../../commerce/purchase/payments/payment-methods.ts';
import type { WeighingMeans } from '../../commerce/purchase/payments/weigh-methods-of-cart.ts';
import { writeDecimal } from '../../kernel/decimal.ts';
import type { Money } from '../../kernel/money.ts';
import { resolveCurrency } from '../../markets/market-currency.ts';
import { switchOn } from '../../markets/switches.ts';
import { sellsIn } from '../../merchant/check-merchant.ts';
import { switchSettingsOf } from '../../merchant/merchant.ts';
import { createCardProvider } from '../create-engine.ts';
import { addressedBy, createShopAddresses } from '../shop-addresses.ts';
import { createVatValidation } from '../vat-validation.ts';
import { type CommandShop, say } from './command.ts';
import { printTable, type TableForm } from './print-table.ts';
import { readMerchant } from './read-merchant.ts';

/** What the running shop decides with how something may be paid, without one. */
export async function openPaymentMeans(shop: CommandShop): Promise<WeighingMeans> {
  const { config, database, clock } = shop;
  const merchant = await readMerchant(shop);
  const addresses = createShopAddresses(config, () => merchant);
  return {
    ...{ database, clock },
    sellable: { getSellable },
    vat: createVatValidation(config)(merchant),
    isSwitchedOn: (name, country) => switchOn(name, country, config.environment, switchSettingsOf(merchant)),
    merchant: () => merchant,
    sellsIn: (country) => sellsIn(merchant, country, addressedBy(config)),
    isShopOrigin: addresses.isShopOrigin,
    // Asked only for what it has a contract for: it signs nothing, and nobody answers it here.
    cardProvider: createCardProvider(
      {
        ...{ config, database, clock, hmacKeys: [], fingerprintKey: '' },
        onFieldsFailure: (error) => say(error.message),
      },
      addresses,
      () => '',
    ),
    currencyOf: (market, on) =>
      resolveCurrency(market, on, { datedCurrencies: config.datedCurrencies === 'on' }),
  };
}

const writeMoney = ({ centAmount, fractionDigits, currencyCode }: Money) =>
  `${writeDecimal(centAmount, fractionDigits)} ${currencyCode}`;

const words = {
  NothingToPay: 'nothing to pay',
  NotSoldThere: 'the merchant takes no orders in the country',
  NotInCountry: 'not in the country',
  NotInCurrency: 'not in this money',
  NotForClientType: 'not for this kind of buyer',
  NotInContext: 'not in the express checkout',
  NotForFreight: 'not for freight goods',
  NoPartner: 'no card partner',
  NoContract: 'no contract for it at the partner',
  NoBankAccount: 'no bank account in this money',
  OverLimit: 'above the limit of',
  TooFewItems: 'fewer items than',
  TooManyItems: 'more items than',
  TooManyStandardItems: 'more standard products than',
} as const satisfies Readonly<Record<MethodObstacle['code'], string>>;

function writeObstacle(obstacle: MethodObstacle): string {
  if (!('limit' in obstacle)) return words[obstacle.code];
  const { code, limit } = obstacle;
  return `${words[code]} ${typeof limit === 'number' ? limit : writeMoney(limit)}`;
}

/** Prints every way to pay, a line each: whether it is offered, and all that speaks against it. */
export function printMethods(methods: readonly WeighedMethod[], form: TableForm): void {
  const rows = methods.map(({ method, obstacles }) => ({
    method,
    offered: obstacles.length === 0 ? 'yes' : 'no',
    because: obstacles.map(writeObstacle).join('; '),
  }));
  printTable(['method', 'offered', 'because'], rows, form);
}
