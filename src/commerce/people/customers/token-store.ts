import { type Queryable, statement } from '../../../kernel/database.ts';

export type TokenPurpose = 'reset-password' | 'verify-email' | 'change-email';

interface TokenRow {
  readonly customer_id: string;
  readonly purpose: TokenPurpose;
  readonly new_email: string | null;
}

/** What a mailed token stands for. */
export interface CustomerToken {
  readonly customerId: string;
  readonly purpose: TokenPurpose;
  /** The e-mail to be confirmed; none for a reset. */
  readonly email: string | undefined;
}

function toToken(row: TokenRow): CustomerToken {
  return { customerId: row.customer_id, purpose: row.purpose, email: row.new_email ?? undefined };
}

const insertToken = statement(`
  with older as (delete from customer_token where customer_id = $2 and purpose = $3)
  insert into customer_token (token_hash, customer_id, purpose, new_email, created_at, expires_at)
  values ($1, $2, $3, $4, $5, $6)`);

/** Keeps a token's hash; older ones of the customer for the same purpose are worth nothing from now on. */
export async function addToken(
  transaction: Queryable,
  tokenHash: Uint8Array,
  token: CustomerToken,
  now: Date,
  expiresAt: Date,
): Promise<void> {
  await transaction.query(insertToken, [
    tokenHash,
    token.customerId,
    token.purpose,
    token.email ?? null,
    now,
    expiresAt,
  ]);
}

const selectToken = statement(
  'select customer_id, purpose, new_email from customer_token where token_hash = $1 and expires_at > $2',
);

export async function getToken(
  database: Queryable,
  tokenHash: Uint8Array,
  now: Date,
): Promise<CustomerToken | undefined> {
  const [row] = await database.query<TokenRow>(selectToken, [tokenHash, now]);
  return row && toToken(row);
}

const deleteToken = statement(
  'delete from customer_token where token_hash = $1 and expires_at > $2 returning token_hash',
);

/** Uses a token up; false when it was used, expired or replaced meanwhile. Of two at once, one succeeds. */
export async function takeToken(transaction: Queryable, tokenHash: Uint8Array, now: Date): Promise<boolean> {
  const rows = await transaction.query(deleteToken, [tokenHash, now]);
  return rows.length === 1;
}

const deleteTokensOf = statement(
  `delete from customer_token where customer_id = $1 and ($2::text is null or purpose = $2)`,
);

/** Makes every token of a customer worthless, or those of one purpose. */
export async function removeTokensOf(
  transaction: Queryable,
  customerId: string,
  purpose?: TokenPurpose,
): Promise<void> {
  await transaction.query(deleteTokensOf, [customerId, purpose ?? null]);
}

const deleteExpired = statement('delete from customer_token where expires_at <= $1 returning token_hash');

export async function removeExpiredTokens(database: Queryable, now: Date): Promise<number> {
  const rows = await database.query(deleteExpired, [now]);
  return rows.length;
}
