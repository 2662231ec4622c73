import type {
  WalletAnswer,
  WalletDelivery,
  WalletDetails,
} from '../../commerce/purchase/payments/wallet-provider.ts';
import { type Queryable, statement } from '../../kernel/database.ts';
import type { CountryCode, LocaleCode } from '../../kernel/locale.ts';
import { type CurrencyCode, money } from '../../kernel/money.ts';
import type { WalletSheet } from './wallet-sheet.ts';

interface SheetRow {
  id: string;
  merchant_reference: string;
  currency: CurrencyCode;
  cent_amount: string;
  delivery_method: WalletDelivery['method'] | null;
  delivery_cent_amount: string | null;
  country: CountryCode;
  locale: LocaleCode;
  return_url: string;
  state: WalletAnswer['state'];
  details: WalletDetails | null;
  expires_at: Date;
}

const insertStatement = statement(
  `insert into card_sandbox.wallet_sheet
     (id, merchant_reference, currency, cent_amount, country, locale, return_url, state, expires_at,
      delivery_method, delivery_cent_amount)
   values ($1, $2, $3, $4, $5, $6, $7, 'Open', $8, $9, $10)`,
);
const deleteStatement = statement('delete from card_sandbox.wallet_sheet where expires_at <= $1');
const byIdStatement = statement(
  `select id, merchant_reference, currency, cent_amount::text as cent_amount, country, locale, return_url, state,
     details, expires_at, delivery_method, delivery_cent_amount::text as delivery_cent_amount
   from card_sandbox.wallet_sheet where id = $1 and expires_at > $2`,
);
const answerStatement = statement(
  `update card_sandbox.wallet_sheet set state = $2, details = $3::jsonb
    where id = $1 and state = 'Open' and expires_at > $4`,
);

/** Adds a sheet; those that nobody may ask about any more go, with whom they name. */
export async function insertSheet(
  database: Queryable,
  sheet: Omit<WalletSheet, 'answer'>,
  now: Date,
): Promise<void> {
  const { id, merchantReference, amount, delivery, country, locale, returnUrl, expiresAt } = sheet;
  await database.query(deleteStatement, [now]);
  await database.query(insertStatement, [
    ...[id, merchantReference, amount.currencyCode, amount.centAmount, country, locale, returnUrl],
    ...[expiresAt, delivery?.method ?? null, delivery?.price.centAmount ?? null],
  ]);
}

function deliveryOf(row: SheetRow): WalletDelivery | undefined {
  const { delivery_method: method, delivery_cent_amount: cents, currency } = row;
  return method === null ? undefined : { method, price: money(currency, Number(cents)) };
}

export async function getSheet(database: Queryable, id: string, now: Date): Promise<WalletSheet | undefined> {
  const [row] = await database.query<SheetRow>(byIdStatement, [id, now]);
  if (row === undefined) return undefined;
  const { state, details } = row;
  return {
    id: row.id,
    merchantReference: row.merchant_reference,
    amount: money(row.currency, Number(row.cent_amount)),
    delivery: deliveryOf(row),
    country: row.country,
    locale: row.locale,
    returnUrl: row.return_url,
    answer: state === 'Shared' ? { state, details: details ?? {} } : { state },
    expiresAt: row.expires_at,
  };
}

/** What the shopper made of it counts once; whoever comes second changes nothing. */
export async function answerSheet(
  database: Queryable,
  id: string,
  answer: WalletAnswer,
  now: Date,
): Promise<void> {
  const details = answer.state === 'Shared' ? JSON.stringify(answer.details) : null;
  await database.query(answerStatement, [id, answer.state, details, now]);
}
