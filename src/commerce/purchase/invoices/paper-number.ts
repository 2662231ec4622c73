import type { Paper } from './invoice.ts';

/** What tells the two ranges apart: an invoice's number is digits only, so that banks take it as a reference. */
const prefixes: Readonly<Record<Paper['kind'], string>> = { invoice: '', 'credit-note': 'CN' };

const DIGITS = 6;

/** The n-th paper of its kind in a year: `2026000001`, `CN2026000001`. */
export function buildPaperNumber(kind: Paper['kind'], year: number, count: number): string {
  return `${prefixes[kind]}${year}${String(count).padStart(DIGITS, '0')}`;
}
