/** What was sent and answered first, per operation. */
export type RecordedExamples = Record<string, { readonly input: unknown; readonly output: unknown }>;

const ID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g;
/** The card partner's own name of a checkout, and of a wallet's sheet. */
const CHECKOUT = /(chk|wlt)_[\w-]+/g;
/** Of a mailed link: no secret is written down, not even one that opens nothing any more. */
const TOKEN_EXAMPLE = 'b3BlbiB0aGUgbGluayBvZiB0aGUgbWFpbCBvbmNlISE';

/**
 * Examples with ids that are the same in every run: the first id met becomes the first of a row, and so on, so that what
 * belongs together still does.
 */
export function withSteadyIds(examples: RecordedExamples): RecordedExamples {
  const steady = new Map<string, string>();
  const replaceId = (id: string): string => {
    const known = steady.get(id) ?? `01a1f8d3-ea00-7c11-9d52-${String(steady.size + 1).padStart(12, '0')}`;
    steady.set(id, known);
    return known;
  };
  const text = JSON.stringify(examples, (key, value: unknown) => {
    if (key === 'tokenValue') return TOKEN_EXAMPLE;
    return typeof value === 'string' ? value.replace(ID, replaceId).replace(CHECKOUT, '$1_example') : value;
  });
  return JSON.parse(text);
}
