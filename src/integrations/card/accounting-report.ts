import { parseDecimal, writeDecimal } from '../../kernel/decimal.ts';
import { type CurrencyCode, currencyCodes, getCurrency, money } from '../../kernel/money.ts';
import type { PartnerEvent, PartnerEventType } from './partner-event.ts';

/** Columns of a report, in their order. */
const columns = [
  'Event',
  'Type',
  'Payment',
  'Merchant Reference',
  'Booked',
  'Currency',
  'Amount',
  'Refund',
  'Reason',
] as const;

/** RFC 4180; what a spreadsheet would take for a formula is kept from being one, though the merchant's program reads it. */
function writeCell(text: string): string {
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** A day's events as the partner reports them to its merchant: CSV with a line of names. */
export function writeReport(events: readonly PartnerEvent[]): string {
  const rows = events.map(
    ({ id, type, checkoutId, merchantReference, happenedAt, amount, refundId, reason }) => [
      ...[id, type, checkoutId, merchantReference, happenedAt.toISOString(), amount.currencyCode],
      ...[writeDecimal(amount.centAmount, amount.fractionDigits), refundId ?? '', reason ?? ''],
    ],
  );
  return [columns, ...rows].map((row) => `${row.map(writeCell).join(',')}\r\n`).join('');
}

/** The cells of each line. Throws on what is no CSV. */
function readCells(text: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  // A cell, in quotes or without, and what ends it.
  const cell = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n|\n|$)/y;
  while (cell.lastIndex < text.length) {
    const [whole, quoted, plain = '', end] = cell.exec(text) ?? [];
    if (whole === undefined) throw new Error('the report is no CSV');
    row.push(quoted?.replaceAll('""', '"') ?? plain);
    if (end === ',') continue;
    rows.push(row);
    row = [];
  }
  return rows;
}

const isCurrency = (text: string): text is CurrencyCode => currencyCodes.some((code) => code === text);

/** The events of a report. Throws where it is not what the partner writes: half a report is none. */
export function readReport(text: string): PartnerEvent[] {
  const [names, ...rows] = readCells(text);
  if (names?.join() !== columns.join()) throw new Error('the report has other columns');
  return rows.map((row) => {
    const [id = '', type = '', checkoutId = '', merchantReference = '', booked = '', currency = ''] = row;
    const [amount = '', refundId = '', reason = ''] = row.slice(6);
    const centAmount = isCurrency(currency)
      ? parseDecimal(amount, getCurrency(currency).fractionDigits)
      : undefined;
    const happenedAt = new Date(booked);
    if (row.length !== columns.length || centAmount === undefined || !isCurrency(currency))
      throw new Error(`the report has no amount of ${id}`);
    if (Number.isNaN(happenedAt.getTime())) throw new Error(`the report has no time of ${id}`);
    return {
      ...{ id, type: type as PartnerEventType, checkoutId, merchantReference, happenedAt },
      amount: money(currency, centAmount),
      refundId: refundId || undefined,
      originalId: undefined,
      reason: reason || undefined,
    };
  });
}
