import { afterEach, beforeEach, expect } from 'vitest';

/** Noise fails a test (conventions): what is worth a warning is worth an assertion or a repair. */
const noise: string[] = [];
const quiet = { error: console.error, warn: console.warn };

function record(kind: 'error' | 'warn') {
  return (...values: unknown[]) => {
    noise.push(`console.${kind}: ${values.map(String).join(' ')}`);
  };
}

beforeEach(() => {
  noise.length = 0;
  console.error = record('error');
  console.warn = record('warn');
});

afterEach(() => {
  Object.assign(console, quiet);
  expect(noise, 'console noise during the test').toEqual([]);
});
