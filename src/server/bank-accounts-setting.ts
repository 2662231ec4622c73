import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { currencyCodes } from '../kernel/money.ts';
import { accept, type Outcome, refuse } from '../kernel/outcome.ts';
import type { BankAccounts } from '../markets/bank-accounts.ts';
import { parseIban } from '../markets/iban.ts';

const accountSchema = z.strictObject({
  holder: z.string().trim().min(1),
  institute: z.string().trim().min(1),
  bic: z
    .string()
    .trim()
    .regex(/^[A-Z]{6}[A-Z0-9]{2}(?:[A-Z0-9]{3})?$/, 'expected a BIC like COBADEFFXXX'),
  iban: z.string().transform((text, context) => {
    const iban = parseIban(text);
    if (iban !== undefined) return iban;
    context.addIssue({ code: 'custom', message: 'expected an IBAN whose check digits are right' });
    return z.NEVER;
  }),
});

const accountsSchema = z.partialRecord(z.enum(currencyCodes), accountSchema);

function readText(setting: string): Outcome<string, string> {
  if (setting.trimStart().startsWith('{')) return accept(setting);
  try {
    return accept(readFileSync(setting.trim(), 'utf8'));
  } catch {
    return refuse(`there is no file ${setting.trim()} that can be read`);
  }
}

function parseJson(text: string): Outcome<unknown, string> {
  try {
    return accept(JSON.parse(text));
  } catch {
    return refuse('expected JSON like {"EUR": {"holder": …, "institute": …, "bic": …, "iban": …}}');
  }
}

/**
 * The merchant's own accounts (spec §3: owner, institute, BIC, IBAN), by currency: JSON, or the path of a file that holds
 * it. A refusal is one line for the shop's owner.
 */
export function readBankAccounts(setting: string): Outcome<BankAccounts, string> {
  const text = readText(setting);
  if (!text.ok) return text;
  const json = parseJson(text.value);
  if (!json.ok) return json;
  const parsed = accountsSchema.safeParse(json.value);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    return refuse([issue?.path.join('.'), issue?.message].filter(Boolean).join(': '));
  }
  const entries = Object.entries(parsed.data);
  if (entries.length === 0) return refuse('expected an account in at least one currency');
  return accept(
    Object.fromEntries(
      entries.map(([currency, account]) => [currency, { ...account, demonstration: false }]),
    ),
  );
}
