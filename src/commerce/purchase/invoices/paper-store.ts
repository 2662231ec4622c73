import { type Queryable, statement } from '../../../kernel/database.ts';
import type { CreditNote, Invoice, Paper } from './invoice.ts';

/** A paper as it is kept. */
export interface StoredPaper<Contents extends Paper = Paper> {
  readonly id: string;
  readonly orderId: string;
  readonly reversalId: string | undefined;
  readonly contents: Contents;
}

/** A paper as people and programs read it. */
export interface PaperFiles {
  readonly pdf: Uint8Array;
  readonly xml: string;
}

interface PaperRow {
  readonly id: string;
  readonly order_id: string;
  readonly reversal_id: string | null;
  readonly contents: Paper;
}

function toPaper({ id, order_id, reversal_id, contents }: PaperRow): StoredPaper {
  return { id, orderId: order_id, reversalId: reversal_id ?? undefined, contents };
}

const countUp = statement(`
  insert into paper_counter as counter (seller_vat_id, kind, year, last) values ($1, $2, $3, 1)
  on conflict (seller_vat_id, kind, year) do update set last = counter.last + 1
  returning last`);

/**
 * The next number of a seller, kind and year. Whoever takes one holds the counter until their transaction ends, and gives it back
 * if that comes to nothing: no number is missing, none is given twice.
 */
export async function takePaperCount(
  transaction: Queryable,
  sellerVatId: string,
  kind: Paper['kind'],
  year: number,
): Promise<number> {
  const [row] = await transaction.query<{ last: number }>(countUp, [sellerVatId, kind, year]);
  if (row === undefined) throw new Error('the counter of papers gave no number');
  return row.last;
}

const insertPaper = statement(`
  insert into paper (id, seller_vat_id, kind, number, order_id, reversal_id, issued_on, contents, created_at)
  values ($1, $2, $3, $4, $5, $6, $7::date, $8::jsonb, $9)`);

export async function addPaper(
  transaction: Queryable,
  sellerVatId: string,
  { id, orderId, reversalId, contents }: StoredPaper,
  now: Date,
): Promise<void> {
  await transaction.query(insertPaper, [
    id,
    sellerVatId,
    contents.kind,
    contents.number,
    orderId,
    reversalId ?? null,
    contents.issuedOn,
    JSON.stringify(contents),
    now,
  ]);
}

const columns = 'paper.id, paper.order_id, paper.reversal_id, paper.contents';
const selectById = statement(`select ${columns} from paper where paper.id = $1`);
const selectByOrder = statement(
  `select ${columns} from paper where paper.order_id = $1
    order by paper.reversal_id is not null, paper.created_at, paper.number`,
);
const selectByNumber = statement(
  `select ${columns} from paper where paper.number = $1 order by paper.created_at desc, paper.id`,
);
const selectPeriod = statement(`
  select ${columns} from paper where paper.issued_on between $1::date and $2::date order by paper.issued_on, paper.number`);

export async function getPaper(database: Queryable, id: string): Promise<StoredPaper | undefined> {
  const [row] = await database.query<PaperRow>(selectById, [id]);
  return row && toPaper(row);
}

/** The papers of an order: its invoice, then its credit notes, the earliest first. */
export async function findPapersOfOrder(database: Queryable, orderId: string): Promise<StoredPaper[]> {
  return (await database.query<PaperRow>(selectByOrder, [orderId])).map(toPaper);
}

const selectDrawn = statement(`
  select ${columns} from paper join paper_file on paper_file.paper_id = paper.id
   where paper.order_id = any($1::uuid[])
   order by paper.reversal_id is not null, paper.created_at, paper.number`);

/** The papers of some orders whose files are there: invoices, then credit notes, the earliest first. */
export async function findDrawnPapers(
  database: Queryable,
  orderIds: readonly string[],
): Promise<StoredPaper[]> {
  return (await database.query<PaperRow>(selectDrawn, [orderIds])).map(toPaper);
}

/** Papers of that number, the newest first: each seller that the shop has had counts from one. */
export async function findPapersByNumber(database: Queryable, number: string): Promise<StoredPaper[]> {
  return (await database.query<PaperRow>(selectByNumber, [number])).map(toPaper);
}

/** Papers that were issued from one day to another, both included, in the order of their days and numbers. */
export async function findPapersOfPeriod(
  database: Queryable,
  from: string,
  to: string,
): Promise<StoredPaper[]> {
  return (await database.query<PaperRow>(selectPeriod, [from, to])).map(toPaper);
}

export function isInvoice(paper: StoredPaper): paper is StoredPaper<Invoice> {
  return paper.contents.kind === 'invoice';
}

export function isCreditNote(paper: StoredPaper): paper is StoredPaper<CreditNote> {
  return paper.contents.kind === 'credit-note';
}

const selectFiles = statement('select pdf, xml from paper_file where paper_id = $1');

/** `undefined` while it has not been drawn. */
export async function getPaperFiles(database: Queryable, id: string): Promise<PaperFiles | undefined> {
  const [row] = await database.query<PaperFiles>(selectFiles, [id]);
  return row;
}

const insertFiles = statement(`
  insert into paper_file (paper_id, pdf, xml, drawn_at) values ($1, $2, $3, $4) on conflict (paper_id) do nothing`);

/** Keeps what was drawn; what was kept first stays. */
export async function keepPaperFiles(
  database: Queryable,
  id: string,
  { pdf, xml }: PaperFiles,
  now: Date,
): Promise<void> {
  await database.query(insertFiles, [id, pdf, xml, now]);
}
