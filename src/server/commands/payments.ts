import { parseArgs } from 'node:util';
import { removeAttempt } from '../../commerce/people/limits/attempt-store.ts';
import {
  arrangementsOf,
  type PayingPurchase,
  weighPaymentMethods,
} from '../../commerce/purchase/payments/payment-methods.ts';
import { findSuspicions, getSuspicion } from '../../commerce/purchase/payments/suspicion-store.ts';
import type { WeighingMeans } from '../../commerce/purchase/payments/weigh-methods-of-cart.ts';
import { MERCHANT_PATH } from '../../integrations/card/merchant-html.ts';
import { buildPartnerAddress } from '../../integrations/card/partner-address.ts';
import { DAY_MS } from '../../kernel/day.ts';
import { writeDecimal } from '../../kernel/decimal.ts';
import { countryCodes } from '../../kernel/locale.ts';
import { currencyCodes } from '../../kernel/money.ts';
import { getCashOnDelivery } from '../../markets/cash-and-bank.ts';
import { getMarket } from '../../markets/countries.ts';
import { loadSecrets } from '../secrets.ts';
import { merchantKeyOf } from '../shop-surroundings.ts';
import { type Command, CommandRefused, type CommandShop, say, withShop } from './command.ts';
import { parseAmount } from './parse-amount.ts';
import { listDifferences, listTransactions } from './payment-books.ts';
import { openPaymentMeans, printMethods } from './payment-means.ts';
import { pickTableForm, printTable, tableOptions } from './print-table.ts';

const purchaseOptions = {
  country: { type: 'string' },
  total: { type: 'string' },
  currency: { type: 'string' },
  items: { type: 'string', default: '1' },
  company: { type: 'boolean' },
  freight: { type: 'boolean' },
  express: { type: 'boolean' },
} as const;

type PurchaseValues = { readonly [Name in keyof typeof purchaseOptions]?: string | boolean };

function pickCode<Code extends string>(
  codes: readonly Code[],
  written: string | boolean | undefined,
  name: string,
): Code {
  const code = codes.find((known) => known === String(written ?? '').toUpperCase());
  if (code === undefined) throw new CommandRefused(`say --${name}, one of ${codes.join(', ')}.`);
  return code;
}

/** Standard products alone, as many as `--items` says. */
function readPurchase(values: PurchaseValues, { currencyOf, clock }: WeighingMeans): PayingPurchase {
  const country = pickCode(countryCodes, values.country, 'country');
  const ofMarket = currencyOf(getMarket(country), clock.now());
  const currency =
    values.currency === undefined ? ofMarket : pickCode(currencyCodes, values.currency, 'currency');
  if (!/^\d{1,6}$/.test(String(values.items)))
    throw new CommandRefused(`--items ${values.items}: must be a whole number.`);
  const items = Number(values.items);
  const { fee } = getCashOnDelivery(country);
  return {
    country,
    gross: parseAmount(typeof values.total === 'string' ? values.total : undefined, currency),
    cashFee: fee?.currencyCode === currency ? fee : undefined,
    ...{ pieces: items, items, standardItems: items },
    goods: values.freight === true ? 'freight' : 'parcel',
    clientType: values.company === true ? 'COMPANY' : 'PRIVATE',
    context: values.express === true ? 'wallets' : 'checkout',
  };
}

async function listMethods(shop: CommandShop, args: readonly string[]): Promise<void> {
  const { values } = parseArgs({ args: [...args], options: { ...tableOptions, ...purchaseOptions } });
  const form = pickTableForm(values);
  const means = await openPaymentMeans(shop);
  const purchase = readPurchase(values, means);
  printMethods(weighPaymentMethods(purchase, arrangementsOf(means, purchase.country)), form);
}

const LISTED = 100;
const DAYS = 30;

async function listSuspicions(shop: CommandShop, args: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...args],
    options: { ...tableOptions, days: { type: 'string', default: String(DAYS) } },
  });
  const form = pickTableForm(values);
  if (!/^[1-9]\d{0,3}$/.test(values.days))
    throw new CommandRefused(`--days ${values.days}: must be a whole number.`);
  const since = new Date(shop.clock.now().getTime() - Number(values.days) * DAY_MS);
  const found = await findSuspicions(shop.database, since, LISTED);
  const rows = found.map((suspicion) => ({
    id: suspicion.id,
    lastAt: suspicion.lastAt.toISOString(),
    firstAt: suspicion.firstAt.toISOString(),
    what: suspicion.kind,
    answer: suspicion.answer,
    count: suspicion.count,
    euro: writeDecimal(suspicion.worth, 2),
    payment: suspicion.paymentId,
    order: suspicion.orderNumber,
  }));
  printTable(['id', 'lastAt', 'firstAt', 'what', 'answer', 'count', 'euro', 'payment', 'order'], rows, form);
}

async function clear(shop: CommandShop, args: readonly string[]): Promise<void> {
  const { positionals } = parseArgs({ args: [...args], allowPositionals: true });
  if (positionals.length === 0) throw new CommandRefused('say which suspicion: its id.');
  for (const id of positionals) {
    const suspicion = await getSuspicion(shop.database, id);
    if (suspicion === undefined) throw new CommandRefused(`There is no suspicion ${id}.`);
    await removeAttempt(shop.database, suspicion.key);
    say(`${id}: ${suspicion.kind} is counted anew`);
  }
}

/** Where what the embedded partner did is listed, and what opens that. */
async function showPartner({ config }: CommandShop): Promise<void> {
  if (config.cardPartner.kind !== 'sandbox')
    throw new CommandRefused('payments partner: the embedded partner is not what takes the payments here.');
  const key = merchantKeyOf(await loadSecrets(config.dataDir, config.secret));
  const [country] = countryCodes;
  const { origin } = new URL(config.publicOrigin.replace(/\{(?:country|domain)\}/, country.toLowerCase()));
  process.stdout.write(`${buildPartnerAddress(config.cardPartner.host, MERCHANT_PATH, origin)}\n${key}\n`);
}

const works: Readonly<Record<string, (shop: CommandShop, args: readonly string[]) => Promise<void>>> = {
  methods: listMethods,
  suspicions: listSuspicions,
  clear,
  differences: listDifferences,
  transactions: listTransactions,
  partner: showPartner,
};

/** Payments, for the shop's operator: `npm run shop -- payments …` (docs/operations.md). */
export const paymentsCommand: Command = {
  help: [
    'payments methods --country CODE --total AMOUNT [--currency CODE] [--items N] [--company] [--freight] [--express]',
    '                                how a purchase may be paid, and why not otherwise; --json, --csv',
    'payments suspicions [--days N]           what looked like fraud, newest first; --json, --csv',
    'payments clear SUSPICION…                counts anew what it was about, so that nobody is turned away by it',
    "payments differences [--all]             where the partner's books and ours differ; --all: what was settled too; --json, --csv",
    "payments transactions ORDER              what the partner did with an order's money; --json, --csv",
    'payments partner                         page and key of what the embedded partner did',
  ],
  async run([action = '', ...args], context) {
    const work = Object.hasOwn(works, action) ? works[action] : undefined;
    if (work === undefined) {
      throw new CommandRefused(`payments ${action}: known are ${Object.keys(works).join(', ')}.`);
    }
    await withShop(context, (shop) => work(shop, args));
  },
};
