import { pipeline, Readable } from 'node:stream';
import { parse } from 'csv-parse';
import { z } from 'zod';
import { parseDecimal } from '../../kernel/decimal.ts';
import { currencyCodes, getCurrency, money } from '../../kernel/money.ts';
import { accept, type Outcome, refuse } from '../../kernel/outcome.ts';
import { wallClockIn } from '../../markets/calendar-day.ts';
import type { AdyenEvent } from './adyen-status.ts';

/** A report that is not what was agreed on: what is wrong with it, and where. */
export class UnreadableReport extends Error {
  override readonly name = 'UnreadableReport';
}

/** What Adyen's time zones are called by the world; the day and the country decide whether it is summer there. */
const timeZones: Readonly<Record<string, string>> = {
  UTC: 'UTC',
  ...{ GMT: 'Europe/London', BST: 'Europe/London', WET: 'Europe/Lisbon', WEST: 'Europe/Lisbon' },
  ...{ CET: 'Europe/Amsterdam', CEST: 'Europe/Amsterdam', EET: 'Europe/Helsinki', EEST: 'Europe/Helsinki' },
};

/**
 * The event that a record is the entry of: a notification of the same says it by the same name, so that whichever comes second is
 * known. Records of what was only asked for (`Received`, `SentForSettle` …) are followed by one of these.
 */
const events: Readonly<Record<string, Pick<AdyenEvent, 'eventCode' | 'success'>>> = {
  Authorised: { eventCode: 'AUTHORISATION', success: true },
  Refused: { eventCode: 'AUTHORISATION', success: false },
  Cancelled: { eventCode: 'CANCELLATION', success: true },
  Settled: { eventCode: 'CAPTURE', success: true },
  SettledExternally: { eventCode: 'CAPTURE', success: true },
  CaptureFailed: { eventCode: 'CAPTURE_FAILED', success: true },
  Refunded: { eventCode: 'REFUND', success: true },
  RefundedExternally: { eventCode: 'REFUND', success: true },
  RefundFailed: { eventCode: 'REFUND_FAILED', success: true },
  RefundedReversed: { eventCode: 'REFUNDED_REVERSED', success: true },
  Chargeback: { eventCode: 'CHARGEBACK', success: true },
  SecondChargeback: { eventCode: 'SECOND_CHARGEBACK', success: true },
  ChargebackReversed: { eventCode: 'CHARGEBACK_REVERSED', success: true },
};

/** Records of the payment itself; all others are of a change of it, which has a reference of its own. */
const ofPayment = new Set(['Authorised', 'Refused']);

const reference = z.string().regex(/^[0-9A-Z]{16}$/);
const columns = {
  'Merchant Account': z.string(),
  'Psp Reference': reference,
  'Merchant Reference': z.string().max(200),
  'Booking Date': z.string().regex(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/),
  TimeZone: z.enum(Object.keys(timeZones)),
  'Main Currency': z.string(),
  'Main Amount': z.string(),
  'Record Type': z.string(),
  'Modification Psp Reference': z.union([reference, z.literal('')]),
  'Modification Merchant Reference': z.string().max(200),
};
const rowSchema = z.object(columns);
type Row = z.infer<typeof rowSchema>;

/** When the clock of a zone showed this. */
function instantOf(shown: string, zone: string): Date {
  const told = Date.parse(`${shown.replace(' ', 'T')}Z`);
  if (Number.isNaN(told)) throw new UnreadableReport(`${shown} is no date`);
  const { year, month, day, hour, minute } = wallClockIn(timeZones[zone] ?? zone, new Date(told));
  const ahead = Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${shown.slice(-2)}Z`) - told;
  return new Date(told - ahead);
}

/** The event of a row; nothing of money that is none of the shop's. */
function toEvent(row: Row): AdyenEvent[] {
  const type = row['Record Type'];
  const event = events[type];
  const code = currencyCodes.find((each) => each === row['Main Currency']);
  if (event === undefined || code === undefined) return [];
  // What leaves the account may be written with a minus.
  const centAmount = parseDecimal(row['Main Amount'].replace(/^-/, ''), getCurrency(code).fractionDigits);
  if (centAmount === undefined) throw new UnreadableReport(`${row['Main Amount']} is no amount of ${code}`);
  const merchantReference = row['Merchant Reference'];
  const paymentReference = row['Psp Reference'];
  const changeReference = row['Modification Psp Reference'];
  const isOfPayment = ofPayment.has(type);
  if (!isOfPayment && changeReference === '')
    throw new UnreadableReport(`${type} without a Modification Psp Reference`);
  const [of, ...change] = row['Modification Merchant Reference'].split('/');
  return [
    {
      ...event,
      pspReference: isOfPayment ? paymentReference : changeReference,
      merchantReference,
      originalReference: isOfPayment ? undefined : paymentReference,
      changeId: of === merchantReference && change.length > 0 ? change.join('/') : undefined,
      amount: money(code, centAmount),
      reason: undefined,
      details: { toldBy: 'report' },
      happenedAt: instantOf(row['Booking Date'], row.TimeZone),
    },
  ];
}

/** The event of a record, or what is wrong with it. */
function readRow(record: Readonly<Record<string, string>>): Outcome<readonly AdyenEvent[], string> {
  const row = rowSchema.safeParse(record);
  if (!row.success) {
    const [issue] = row.error.issues;
    return refuse(`${issue?.path.join('.')} ${issue?.message}`);
  }
  try {
    return accept(toEvent(row.data));
  } catch (error) {
    if (error instanceof UnreadableReport) return refuse(error.message);
    throw error;
  }
}

/** Where in a report something is wrong, in one line. */
function complain(line: number, what: string): UnreadableReport {
  return new UnreadableReport(`line ${line} of the report: ${what}`);
}

function checkColumns(header: readonly string[]): string[] {
  const missing = Object.keys(columns).filter((name) => !header.includes(name));
  if (missing.length === 0) return [...header];
  throw new UnreadableReport(`the report has no ${missing.join(', ')}`);
}

/**
 * What a payment accounting report says of the payments of an account, row by row as it comes in. Rows of other accounts and of what
 * moves no money of a payment are passed over. A row that cannot be read keeps none of the others from being read: at the end there
 * is an UnreadableReport that names the line of the first one.
 */
export async function* readReport(
  bytes: AsyncIterable<Uint8Array>,
  merchantAccount: string,
): AsyncGenerator<AdyenEvent> {
  const rows = parse({ bom: true, columns: checkColumns, info: true, max_record_size: 100_000 });
  // What goes wrong on the way is thrown by the loop below.
  pipeline(Readable.from(bytes), rows, () => undefined);
  let line = 1;
  let unreadable: UnreadableReport | undefined;
  try {
    for await (const { record, info } of rows as AsyncIterable<{
      readonly record: Readonly<Record<string, string>>;
      readonly info: { readonly lines: number };
    }>) {
      line = info.lines;
      if (record['Merchant Account'] !== merchantAccount) continue;
      if (!Object.hasOwn(events, record['Record Type'] ?? '')) continue;
      const read = readRow(record);
      if (read.ok) yield* read.value;
      else unreadable ??= complain(line, read.refusal);
    }
  } catch (error) {
    if (error instanceof UnreadableReport) throw complain(line, error.message);
    if (error instanceof Error && 'code' in error && String(error.code).startsWith('CSV_'))
      throw new UnreadableReport(`the report cannot be read: ${error.message}`);
    throw error;
  }
  if (unreadable !== undefined) throw unreadable;
}
