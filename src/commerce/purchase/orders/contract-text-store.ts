import { createHash } from 'node:crypto';
import { type Database, type Queryable, statement } from '../../../kernel/database.ts';
import type { ContractText } from './contract-text.ts';

const selectTexts = statement(`
  select contract_text.id, contract_text.texts from order_contract
    join contract_text on contract_text.id = order_contract.text_id
   where order_contract.order_id = $1`);

/** Texts as they are kept; the same of two orders have the same id. */
export interface KeptContract {
  readonly id: string;
  readonly texts: readonly ContractText[];
}

/** What an order was confirmed with; `undefined` before it was. */
export async function getContract(database: Queryable, orderId: string): Promise<KeptContract | undefined> {
  const [row] = await database.query<KeptContract>(selectTexts, [orderId]);
  return row;
}

const insertText = statement(
  'insert into contract_text (id, texts, created_at) values ($1, $2::jsonb, $3) on conflict (id) do nothing',
);
const insertContract = statement(
  'insert into order_contract (order_id, text_id, kept_at) values ($1, $2, $3) on conflict (order_id) do nothing',
);

/** Keeps what an order is confirmed with, equal texts of many orders once; what was kept first stays. */
export async function keepContractTexts(
  database: Database,
  orderId: string,
  texts: readonly ContractText[],
  now: Date,
): Promise<void> {
  const words = JSON.stringify(texts);
  const id = createHash('sha256').update(words).digest('hex');
  await database.transaction(async (transaction) => {
    await transaction.query(insertText, [id, words, now]);
    await transaction.query(insertContract, [orderId, id, now]);
  });
}
