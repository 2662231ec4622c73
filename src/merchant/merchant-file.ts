import { z } from 'zod';
import { accept, type Outcome, refuse } from '../kernel/outcome.ts';
import { type Merchant, merchantSchema } from './merchant-schema.ts';

/** What is wrong at one path of a record or its file, in words for the shop's owner. */
export interface MerchantProblem {
  /** `company.vatId`; empty for the file as a whole. */
  readonly path: string;
  readonly message: string;
}

/** A file with a merchant record. */
export interface MerchantFile {
  /** The version that the file was exported with; absent in one that was written from nothing. */
  readonly version?: number;
  readonly merchant: Merchant;
}

const fileVersion = z.int('must be a whole number').min(1, 'must be 1 or more').exactOptional();

function describeIssue(issue: z.core.$ZodIssue): readonly MerchantProblem[] {
  const path = issue.path.join('.');
  if (issue.code === 'unrecognized_keys')
    return issue.keys.map((key) => ({
      path: [...issue.path, key].join('.'),
      message: 'is no field of the record',
    }));
  if (issue.code === 'invalid_key') return [{ path, message: issue.issues[0]?.message ?? issue.message }];
  const isAbsent = issue.code === 'invalid_type' && issue.input === undefined;
  return [{ path, message: isAbsent ? 'is missing' : issue.message }];
}

function readBy<Schema extends z.ZodType>(
  schema: Schema,
  value: unknown,
): Outcome<z.output<Schema>, readonly MerchantProblem[]> {
  const parsed = schema.safeParse(value, { reportInput: true });
  return parsed.success ? accept(parsed.data) : refuse(parsed.error.issues.flatMap(describeIssue));
}

/** Reads a stored record; refuses with everything that is wrong, field by field. */
export function readMerchant(value: unknown): Outcome<Merchant, readonly MerchantProblem[]> {
  return readBy(merchantSchema, value);
}

function parseJson(text: string): Outcome<unknown, readonly MerchantProblem[]> {
  try {
    return accept(JSON.parse(text));
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    return refuse([{ path: '', message: `is not JSON: ${error.message}` }]);
  }
}

/** Reads a file of docs/merchant-file.md; refuses with everything that is wrong, field by field. */
export function parseMerchantFile(text: string): Outcome<MerchantFile, readonly MerchantProblem[]> {
  const json = parseJson(text.replace(/^\uFEFF/, ''));
  if (!json.ok) return json;
  const read = readBy(merchantSchema.extend({ version: fileVersion }), json.value);
  if (!read.ok) return read;
  const { version, ...merchant } = read.value;
  return accept(version === undefined ? { merchant } : { version, merchant });
}

/** The file of a stored record, with the version that a later import is to name. */
export function writeMerchantFile(version: number, record: object): string {
  return `${JSON.stringify({ version, ...record }, undefined, 2)}\n`;
}

export function describeMerchantProblem({ path, message }: MerchantProblem): string {
  return path === '' ? message : `${path}: ${message}`;
}
