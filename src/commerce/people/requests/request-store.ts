import { type Queryable, statement } from '../../../kernel/database.ts';
import type { CountryCode, LocaleCode } from '../../../kernel/locale.ts';
import type { RequestFileType } from '../../../markets/request-constants.ts';
import type { CaseDesk } from './case-desk.ts';
import type { CustomerRequest, RequestFile } from './customer-request.ts';

/** The columns that a request says something in, by its own names. */
const columnOf = {
  reason: 'reason',
  subreason: 'subreason',
  contactName: 'contact_name',
  companyName: 'company_name',
  customerEmail: 'customer_email',
  subject: 'subject',
  description: 'description',
  orderNumber: 'order_number',
  invoiceNumber: 'invoice_number',
  productNumber: 'product_number',
  quantity: 'quantity',
  vatId: 'vat_id',
  phoneNumber: 'phone_number',
  currentUrl: 'current_url',
  debugEmail: 'debug_email',
} as const satisfies Partial<Record<keyof CustomerRequest, string>>;
type Said = keyof typeof columnOf;
const said = Object.keys(columnOf) as readonly Said[];

interface RequestRow extends Readonly<Record<Said, string | null>> {
  readonly id: string;
  readonly number: string;
  readonly createdAt: Date;
  readonly country: CountryCode;
  readonly locale: LocaleCode;
  readonly handedOverAt: Date | null;
  readonly answeredAt: Date | null;
}

const COLUMNS = `id, number, created_at as "createdAt", country, locale, handed_over_at as "handedOverAt",
  answered_at as "answeredAt", ${said.map((name) => `${columnOf[name]} as "${name}"`).join(', ')}`;

/** What is null in the database is absent here. */
function toRequest(row: RequestRow): CustomerRequest {
  return Object.fromEntries(
    Object.entries(row).filter(([, value]) => value !== null),
  ) as unknown as CustomerRequest;
}

const insert = statement(`
  insert into customer_request
    (id, fingerprint, created_at, country, locale, customer_id, ${said.map((name) => columnOf[name]).join(', ')})
  values ($1, $2, $3, $4, $5, $6, ${said.map((_, index) => `$${index + 7}`).join(', ')})
  on conflict (fingerprint) do nothing
  returning ${COLUMNS}`);

const insertFiles = statement(`
  insert into customer_request_file (request_id, position, name, type, content)
  select $1, position, name, type, content
    from unnest($2::smallint[], $3::text[], $4::text[], $5::bytea[]) as files (position, name, type, content)`);

/** A request as it is written down; its number is the database's. */
export interface NewRequest extends Omit<CustomerRequest, 'number' | 'handedOverAt' | 'answeredAt'> {
  readonly fingerprint: Uint8Array;
  readonly customerId: string | undefined;
  readonly files: readonly RequestFile[];
}

/** Writes a request down with its files; `undefined` where the same one is there already, or was written meanwhile. */
export async function insertRequest(
  transaction: Queryable,
  request: NewRequest,
): Promise<CustomerRequest | undefined> {
  const { id, fingerprint, createdAt, country, locale, customerId, files } = request;
  const [row] = await transaction.query<RequestRow>(insert, [
    ...[id, fingerprint, createdAt, country, locale, customerId ?? null],
    ...said.map((name) => request[name] ?? null),
  ]);
  if (row === undefined) return undefined;
  if (files.length > 0)
    await transaction.query(insertFiles, [
      id,
      files.map((_, index) => index),
      files.map(({ name }) => name),
      files.map(({ type }) => type),
      files.map(({ content }) => Buffer.from(content)),
    ]);
  return toRequest(row);
}

async function getOne(
  database: Queryable,
  select: ReturnType<typeof statement>,
  key: unknown,
): Promise<CustomerRequest | undefined> {
  const [row] = await database.query<RequestRow>(select, [key]);
  return row && toRequest(row);
}

const byId = statement(`select ${COLUMNS} from customer_request where id = $1`);
const byNumber = statement(`select ${COLUMNS} from customer_request where number = $1`);
const byNumberLocked = statement(`select ${COLUMNS} from customer_request where number = $1 for update`);
const byFingerprint = statement(`select ${COLUMNS} from customer_request where fingerprint = $1`);

export const getRequest = (database: Queryable, id: string) => getOne(database, byId, id);
export const getRequestByNumber = (database: Queryable, number: string) => getOne(database, byNumber, number);
export const lockRequestByNumber = (transaction: Queryable, number: string) =>
  getOne(transaction, byNumberLocked, number);
export const getRequestByFingerprint = (database: Queryable, fingerprint: Uint8Array) =>
  getOne(database, byFingerprint, fingerprint);

const setHandedOver = statement(
  `update customer_request set handed_over_at = $2, desk = $3 where id = $1 and handed_over_at is null returning id`,
);

/** Notes which case desk has a request, once. */
export async function markHandedOver(
  database: Queryable,
  id: string,
  at: Date,
  desk: CaseDesk['kind'],
): Promise<void> {
  await database.query(setHandedOver, [id, at, desk]);
}

const selectFileNames = statement(
  `select name, type, octet_length(content) as bytes from customer_request_file where request_id = $1 order by position`,
);

export interface RequestFileFacts {
  readonly name: string;
  readonly type: RequestFileType;
  readonly bytes: number;
}

/** What files came with a request, without what is in them. */
export async function findFileFacts(database: Queryable, id: string): Promise<readonly RequestFileFacts[]> {
  return database.query<RequestFileFacts>(selectFileNames, [id]);
}

const selectFiles = statement(
  `select name, type, content from customer_request_file where request_id = $1 order by position`,
);

export async function findFiles(database: Queryable, id: string): Promise<readonly RequestFile[]> {
  return database.query<RequestFile>(selectFiles, [id]);
}

const selectAll = statement(`
  select ${COLUMNS} from customer_request
   where ($1::boolean is null or (answered_at is null) = $1)
   order by created_at, number
   limit $2`);

/** Oldest first; `open`: those nobody has answered here. */
export async function listRequests(
  database: Queryable,
  which: 'open' | 'answered' | 'all',
  limit: number,
): Promise<readonly CustomerRequest[]> {
  const rows = await database.query<RequestRow>(selectAll, [
    which === 'all' ? null : which === 'open',
    limit,
  ]);
  return rows.map(toRequest);
}

/** What customer service wrote back. */
export interface RequestAnswer {
  readonly id: string;
  readonly requestId: string;
  readonly createdAt: Date;
  readonly text: string;
}

const insertAnswer = statement(`
  with answered as (update customer_request set answered_at = $3 where id = $2)
  insert into customer_request_answer (id, request_id, created_at, text) values ($1, $2, $3, $4)`);

export async function addAnswer(transaction: Queryable, answer: RequestAnswer): Promise<void> {
  await transaction.query(insertAnswer, [answer.id, answer.requestId, answer.createdAt, answer.text]);
}

const ANSWER_COLUMNS = 'id, request_id as "requestId", created_at as "createdAt", text';
const selectAnswers = statement(
  `select ${ANSWER_COLUMNS} from customer_request_answer where request_id = $1 order by created_at, id`,
);
const selectAnswer = statement(`select ${ANSWER_COLUMNS} from customer_request_answer where id = $1`);

export async function findAnswers(database: Queryable, id: string): Promise<readonly RequestAnswer[]> {
  return database.query<RequestAnswer>(selectAnswers, [id]);
}

export async function getAnswer(database: Queryable, answerId: string): Promise<RequestAnswer | undefined> {
  const [row] = await database.query<RequestAnswer>(selectAnswer, [answerId]);
  return row;
}

// A desk outside has the case: what is here is its copy. The shop's own desk has nothing but this.
const deleteSettled = statement(`
  delete from customer_request
   where coalesce(answered_at, case when desk = 'http' then handed_over_at end) < $1
  returning id`);

/** Removes, with files and answers, what was answered or handed to a desk outside before a moment. Answers how many. */
export async function removeSettledBefore(database: Queryable, before: Date): Promise<number> {
  return (await database.query(deleteSettled, [before])).length;
}

const deleteByNumber = statement('delete from customer_request where number = $1 returning id');

/** Whether there was such a request; there is none now. */
export async function removeRequest(database: Queryable, number: string): Promise<boolean> {
  return (await database.query(deleteByNumber, [number])).length === 1;
}
