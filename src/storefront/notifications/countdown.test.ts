import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startCountdown } from './countdown.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('S-07: a message leaves after 3000 ms, not before', () => {
  const leave = vi.fn();
  startCountdown(3000, leave);
  vi.advanceTimersByTime(2999);
  expect(leave).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(leave).toHaveBeenCalledOnce();
});

it('S-07: while it is pointed at or focused it stays, and then has what was left of its time', () => {
  const leave = vi.fn();
  const countdown = startCountdown(3000, leave);
  vi.advanceTimersByTime(2000);
  countdown.pause();
  countdown.pause();
  vi.advanceTimersByTime(60_000);
  expect(leave).not.toHaveBeenCalled();
  countdown.resume();
  countdown.resume();
  vi.advanceTimersByTime(999);
  expect(leave).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(leave).toHaveBeenCalledOnce();
});

it('S-07: a message that was dismissed does not leave again', () => {
  const leave = vi.fn();
  startCountdown(3000, leave).cancel();
  vi.advanceTimersByTime(3000);
  expect(leave).not.toHaveBeenCalled();
});
