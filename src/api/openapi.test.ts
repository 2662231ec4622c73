import { expect, test } from 'vitest';
import { createDocumentSchemas } from '../../tests/support/openapi-schemas.ts';
import { anyCallErrors } from './contract/call-errors.ts';
import { callErrorCodes } from './contract/errors.ts';
import { type CallName, commerceCalls, errorsOf } from './contract.ts';
import { errorTable } from './errors.ts';
import { buildOpenApi } from './openapi.ts';
import { examples } from './openapi-examples.ts';

const document = buildOpenApi('1.2.3');
const text = JSON.stringify(document);

function resolve(reference: string): unknown {
  return reference
    .slice(2)
    .split('/')
    .reduce<unknown>((value, key) => (value as Record<string, unknown> | undefined)?.[key], document);
}

const pathsOf = document.paths as Record<
  string,
  { post: { operationId: string; responses: Record<string, { description: string }> } }
>;
/** The codes that a call of the description may be refused with. */
const describedErrorsOf = (name: string) =>
  Object.values(pathsOf[`/api/commerce/${name}`]?.post.responses ?? {}).flatMap(({ description }) =>
    callErrorCodes.filter((code) => description.split(' · ').some((part) => part.startsWith(`${code}: `))),
  );

test('X-01: every call of the contract is described, with its input, answer and the errors of its entry', () => {
  for (const name of Object.keys(commerceCalls) as CallName[]) {
    const operation = pathsOf[`/api/commerce/${name}`]?.post;
    expect(operation?.operationId).toBe(name);
    expect(describedErrorsOf(name).toSorted(), name).toEqual(errorsOf(name).toSorted());
    expect(Object.keys(operation?.responses ?? {})).toEqual(
      expect.arrayContaining(['200', '400', '403', '405', '413', '503']),
    );
  }
});

test('X-01: a call is told to be refused with what can come of it, and with nothing else', () => {
  expect(describedErrorsOf('getStores').toSorted()).toEqual([...anyCallErrors].toSorted());
  expect(describedErrorsOf('getProduct')).toContain('ProductNotFound');
  expect(describedErrorsOf('getProduct')).not.toContain('CartNotFound');
  expect(describedErrorsOf('addReview')).toEqual(
    expect.arrayContaining(['NotSignedIn', 'ReviewNotPurchased', 'ReviewAlreadySubmitted']),
  );
  expect(describedErrorsOf('getReview')).not.toContain('NotSignedIn');
  expect(describedErrorsOf('createPayment')).toContain('IdempotencyKeyReused');
  expect(describedErrorsOf('completePayment')).not.toContain('IdempotencyKeyReused');
});

test('X-01: every reference leads somewhere', () => {
  const references = [...text.matchAll(/"\$ref":"([^"]+)"/g)].map((match) => match[1] ?? '');
  expect(references.length).toBeGreaterThan(50);
  for (const reference of new Set(references)) {
    expect(reference).toMatch(/^#\/components\/schemas\/\w+$/);
    expect(resolve(reference), reference).toBeTypeOf('object');
  }
});

test('X-01: the tree of categories refers to itself', () => {
  expect(JSON.stringify(resolve('#/components/schemas/CategoryNode'))).toContain(
    '"$ref":"#/components/schemas/CategoryNode"',
  );
});

interface MediaType {
  readonly schema: unknown;
  readonly example?: unknown;
}
interface Operation {
  readonly operationId: string;
  readonly 'x-scope'?: string;
  readonly requestBody?: { readonly content: Readonly<Record<string, MediaType>> };
  readonly responses: Readonly<
    Record<string, { readonly content: Readonly<Record<string, MediaType>>; readonly headers?: object }>
  >;
}

const operations = Object.values(document.paths as Record<string, Record<string, Operation>>).flatMap(
  (path) => Object.values(path),
);
const schemas = createDocumentSchemas(document);

test('X-01: every schema is one of JSON Schema 2020-12, and every example fits its schema', () => {
  let checked = 0;
  for (const { operationId, requestBody, responses } of operations) {
    const media = [requestBody, ...Object.values(responses)].flatMap((part) =>
      Object.entries(part?.content ?? {}),
    );
    for (const [type, { schema, example }] of media) {
      if (type !== 'application/json') continue;
      expect(example, `${operationId} has no example`).toBeDefined();
      expect(schemas.findErrors(schema, example), operationId).toEqual([]);
      checked += 1;
    }
  }
  expect(checked).toBeGreaterThan(500);
});

test('X-01: what is wrong fits no schema', () => {
  const { requestBody, responses } = operations.find(({ operationId }) => operationId === 'addToCart') ?? {};
  const input = requestBody?.content['application/json'];
  expect(schemas.findErrors(input?.schema, { ...Object(input?.example), colour: 'red' })).not.toEqual([]);
  const output = responses?.['200']?.content['application/json'];
  expect(schemas.findErrors(output?.schema, { data: { cart: {} } })).not.toEqual([]);
  expect(schemas.findErrors(responses?.['404']?.content['application/json']?.schema, {})).not.toEqual([]);
});

test('X-01: every call has an example of its input and of its answer, which the contract takes', () => {
  for (const name of Object.keys(commerceCalls) as CallName[]) {
    const { input, output } = commerceCalls[name];
    expect(input.safeParse(examples[name]?.input).error?.issues ?? [], name).toEqual([]);
    expect(output.safeParse(examples[name]?.output).error?.issues ?? [], name).toEqual([]);
  }
});

test('X-02: every call says whom it answers', () => {
  for (const { operationId, 'x-scope': scope } of operations) {
    if (operationId in commerceCalls) expect(scope, operationId).toMatch(/^(?:anonymous|customer)$/);
  }
});

test('U-03: an answer of too many tries says in its header when the next is worth it', () => {
  const signIn = operations.find(({ operationId }) => operationId === 'signIn');
  expect(signIn?.responses['429']?.headers).toHaveProperty('Retry-After');
});

test('Z-01: every error code has a status and a text, and is documented', () => {
  for (const code of callErrorCodes) {
    expect(errorTable[code].status).toBeGreaterThanOrEqual(400);
    expect(errorTable[code].message).not.toBe('');
    expect(text).toContain(`${code}: `);
  }
});
