import { z } from 'zod';
import { type LocaleCode, localeCodes } from './locale.ts';
import type { Localized } from './localized.ts';

/**
 * Fields that more than one kind of line of a catalogue file is made of (docs/catalogue-file.md). They are here because goods,
 * customers and pages are written in such lines alike, and neither commerce nor content knows of the other.
 */

/** PostgreSQL keeps no U+0000, and half a surrogate pair is no character at all. */
const storable = (text: string) => !text.includes('\u0000') && text.isWellFormed();
export const textUpTo = (length: number) =>
  z.string().min(1).max(length).refine(storable, 'holds a character that cannot be stored');

export const key = z
  .string()
  .max(100)
  .regex(/^[A-Za-z0-9][A-Za-z0-9_.-]*$/, 'must be letters, digits, _ . or -');
export const slug = z
  .string()
  .max(200)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be lowercase letters, digits and single hyphens');
export const pictureName = z
  .string()
  .max(200)
  .regex(/^[a-z0-9][a-z0-9/_-]*$/, 'must be lowercase letters, digits, / _ or -');

/** A picture, or with an ending a file that is shown as it is: `hammer-drill-1`, `manuals/hammer-drill-de.pdf`. */
export const mediaName = z
  .string()
  .max(200)
  .regex(
    /^[a-z0-9][a-z0-9_-]*(\/[a-z0-9][a-z0-9_-]*)*(\.(pdf|svg|avif|webp|jpg|png))?$/,
    'must be lowercase letters, digits, / _ or -, and of a document its ending (.pdf, .svg …)',
  );

/** A timestamp in UTC, `2026-11-20T12:00:00.000Z`; read to the millisecond, whatever is written. */
export const instant = z.iso
  .datetime({ error: 'must be a timestamp in UTC like 2026-11-20T12:00:00.000Z' })
  .transform((text) => new Date(text).toISOString());

/** A timestamp with any offset from UTC, kept to the millisecond. */
export const timestampWithOffset = z.iso
  .datetime({ offset: true })
  .transform((text) => new Date(text).toISOString());

export interface CheckContext {
  readonly issues: z.core.$ZodRawIssue[];
}

export function problem(context: CheckContext, path: (string | number)[], message: string): void {
  context.issues.push({ code: 'custom', path, message, input: undefined });
}

/** `{<locale>: value}`; an unknown locale is refused by name. */
export function localized<Value>(value: z.ZodType<Value>): z.ZodType<Localized<Value>> {
  const shape = Object.fromEntries(localeCodes.map((locale) => [locale, value.exactOptional()]));
  return z.strictObject(shape as Record<LocaleCode, z.ZodExactOptional<z.ZodType<Value>>>);
}
export const atLeastOne = <Value>(schema: z.ZodType<Localized<Value>>) =>
  schema.refine((texts) => Object.keys(texts).length > 0, 'needs at least one locale');

/** A page or document elsewhere. */
export const webAddress = z.url({ protocol: /^https$/, error: 'must be an address with https' }).max(1000);

/** A document of the shop's own (`/pictures/energy/a.svg`), or one that lies elsewhere. */
export const documentAddress = z.union(
  [
    webAddress,
    z
      .string()
      .max(1000)
      .regex(/^\/[\w./-]+$/)
      .refine((path) => !/\/\/|\.\./.test(path)),
  ],
  'must be an address with https, or a path of the shop',
);

/** Lists that name something twice are mistakes. */
export const distinct = <Value extends string>(of: z.ZodType<Value>, most: number) =>
  z
    .array(of)
    .max(most)
    .refine((values) => new Set(values).size === values.length, 'names one twice');

export function distinctKeys(
  context: CheckContext & { readonly value: readonly { readonly key: string }[] },
): void {
  const seen = new Set<string>();
  context.value.forEach((entry, index) => {
    if (seen.has(entry.key)) problem(context, [index, 'key'], `comes twice: ${entry.key}`);
    seen.add(entry.key);
  });
}

/** From when until when a line counts; the end is not included. */
export const validity = { validFrom: instant.exactOptional(), validUntil: instant.exactOptional() };

export function checkValidity(
  context: CheckContext & {
    readonly value: { readonly validFrom?: string; readonly validUntil?: string };
  },
): void {
  const { validFrom, validUntil } = context.value;
  if (validFrom !== undefined && validUntil !== undefined && validFrom >= validUntil)
    problem(context, ['validUntil'], 'must be after validFrom');
}

/** A question that is asked often, and what is answered. */
export const answeredQuestion = z.strictObject({ question: textUpTo(1000), answer: textUpTo(10_000) });
