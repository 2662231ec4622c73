import { expect, test } from 'vitest';
import { callErrorCodes } from './contract/errors.ts';
import { type CallName, commerceCalls } from './contract.ts';
import { errorTable } from './errors.ts';
import { buildOpenApi } from './openapi.ts';
import { inputExamples } from './openapi-examples.ts';

const document = buildOpenApi('1.2.3');
const text = JSON.stringify(document);

function resolve(reference: string): unknown {
  return reference
    .slice(2)
    .split('/')
    .reduce<unknown>((value, key) => (value as Record<string, unknown> | undefined)?.[key], document);
}

test('X-01: every call of the contract is described, with its input, answer and errors', () => {
  for (const name of Object.keys(commerceCalls)) {
    const operation = (
      document.paths as Record<string, { post: { operationId: string; responses: object } }>
    )[`/api/commerce/${name}`];
    expect(operation?.post.operationId).toBe(name);
    expect(Object.keys(operation?.post.responses ?? {})).toEqual(
      expect.arrayContaining(['200', '400', '404', '409', '413', '503']),
    );
  }
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

test('X-01: every example is an input its call takes', () => {
  const names = Object.keys(inputExamples) as CallName[];
  expect(names.length).toBeGreaterThanOrEqual(10);
  for (const name of names) {
    const parsed = commerceCalls[name].input.safeParse(inputExamples[name]);
    expect(parsed.error?.issues ?? [], name).toEqual([]);
  }
});

test('Z-01: every error code has a status and a text, and is documented', () => {
  for (const code of callErrorCodes) {
    expect(errorTable[code].status).toBeGreaterThanOrEqual(400);
    expect(errorTable[code].message).not.toBe('');
    expect(text).toContain(`${code}: `);
  }
});
