import { expect, it } from 'vitest';
import { repeatWork } from './repeated-work.ts';

const HOUR_MS = 3_600_000;

it('runs at once, and is over when it says so', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const seen: string[] = [];
  const repeated = repeatWork(
    HOUR_MS,
    async () => {
      seen.push('began');
      await promise;
      seen.push('ended');
    },
    () => undefined,
  );
  repeated.start();
  const stopped = repeated.stop().then(() => seen.push('stopped'));
  resolve();
  await stopped;
  expect(seen).toEqual(['began', 'ended', 'stopped']);
});

it('tells a failure instead of ending the process with it', async () => {
  const failures: unknown[] = [];
  const broken = new Error('the database is gone');
  const repeated = repeatWork(
    HOUR_MS,
    () => Promise.reject(broken),
    (error) => failures.push(error),
  );
  repeated.start();
  await repeated.stop();
  expect(failures).toEqual([broken]);
});
