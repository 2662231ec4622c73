import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { timeWork } from './timed-work.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-20T12:00:00.000Z') });
});
afterEach(() => {
  vi.useRealTimers();
});

const clock = { now: () => new Date() };

test('work runs at once, then to the millisecond when it is due', async () => {
  const ran: string[] = [];
  const timed = timeWork({
    clock,
    atMostMilliseconds: 60_000,
    onFailure: (error) => ran.push(String(error)),
    work: () => {
      ran.push(new Date().toISOString());
      return Promise.resolve(ran.length === 1 ? new Date('2026-11-20T12:00:07.123Z') : undefined);
    },
  });
  timed.start();
  await vi.advanceTimersByTimeAsync(10_000);
  await timed.stop();
  expect(ran).toEqual(['2026-11-20T12:00:00.000Z', '2026-11-20T12:00:07.123Z']);
});

test('work looks again after a minute at most, after a failure too, and never once it is stopped', async () => {
  let runs = 0;
  const failures: unknown[] = [];
  const timed = timeWork({
    clock,
    atMostMilliseconds: 60_000,
    onFailure: (error) => failures.push(error),
    work: () => {
      runs += 1;
      return runs === 1
        ? Promise.reject(new Error('no database'))
        : Promise.resolve(new Date('2027-01-01T00:00:00.000Z'));
    },
  });
  timed.start();
  await vi.advanceTimersByTimeAsync(59_999);
  expect(runs).toBe(1);
  await vi.advanceTimersByTimeAsync(60_001);
  expect(runs).toBe(3);
  await timed.stop();
  await vi.advanceTimersByTimeAsync(600_000);
  expect(runs).toBe(3);
  expect(failures).toEqual([new Error('no database')]);
});
