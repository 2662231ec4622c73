import type { z } from 'zod';

type Issue = z.core.$ZodIssue;

function at(input: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (value, key) =>
      typeof value === 'object' && value !== null ? (value as Record<PropertyKey, unknown>)[key] : undefined,
    input,
  );
}

/** What a schema's complaint is called as a field rule (rule C-03): `required`, `min`, `max`, `oneOf`, …. */
function ruleOf(issue: Issue, input: unknown): string {
  switch (issue.code) {
    case 'invalid_type':
      return at(input, issue.path) === undefined ? 'required' : issue.expected;
    case 'too_small':
      return 'min';
    case 'too_big':
      return 'max';
    case 'invalid_value':
    case 'invalid_union':
      return at(input, issue.path) === undefined ? 'required' : 'oneOf';
    case 'invalid_format':
      return issue.format;
    case 'unrecognized_keys':
      return 'unknown';
    default:
      return 'invalid';
  }
}

const MOST_FIELDS = 50;

/** Field path -> broken rule, in the order the schema met them; `input` itself is called `body`. */
export function toFieldErrors(error: z.core.$ZodError, input: unknown): Record<string, string> {
  const fields: [string, string][] = [];
  for (const issue of error.issues) {
    const rule = ruleOf(issue, input);
    const keys = issue.code === 'unrecognized_keys' ? issue.keys : [undefined];
    for (const key of keys) {
      const path = [...issue.path, ...(key === undefined ? [] : [key])].join('.');
      fields.push([path === '' ? 'body' : path, rule]);
    }
  }
  return Object.fromEntries(fields.slice(0, MOST_FIELDS));
}

/** Deeper than any input of the contract, and far from where a walk of it would end the process. */
const MOST_LEVELS = 12;

/**
 * The first place that holds text no database takes (a NUL, or half of a surrogate pair), or that is nested too deeply.
 * Without it, such input would come as far as a failing statement.
 */
export function findUnfitText(input: unknown, path: readonly string[] = []): string | undefined {
  if (typeof input === 'string') {
    return input.includes('\u0000') || !input.isWellFormed() ? path.join('.') || 'body' : undefined;
  }
  if (typeof input !== 'object' || input === null) return undefined;
  if (path.length >= MOST_LEVELS) return 'body';
  for (const [key, value] of Object.entries(input)) {
    const found = findUnfitText(value, [...path, key]);
    if (found !== undefined) return found;
  }
  return undefined;
}
