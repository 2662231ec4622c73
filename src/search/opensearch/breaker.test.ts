import { describe, expect, it } from 'vitest';
import { createBreaker, FAILURES_IN_A_ROW, PAUSE_MILLISECONDS } from './breaker.ts';

function createUnderTest() {
  let now = 0;
  const told: string[] = [];
  const breaker = createBreaker({
    clock: { now: () => new Date(now) },
    onOpen: (reason) => told.push(`open: ${reason}`),
    onClose: () => told.push('closed'),
  });
  const fail = (times: number) => {
    for (let time = 0; time < times; time++) breaker.failed(`failure ${time + 1}`);
  };
  return { breaker, told, fail, pass: (milliseconds: number) => (now += milliseconds) };
}

describe('the breaker', () => {
  it('opens after so many failures in a row, and tells it once', () => {
    const { breaker, told, fail } = createUnderTest();
    fail(FAILURES_IN_A_ROW - 1);
    breaker.succeeded();
    fail(FAILURES_IN_A_ROW - 1);
    expect(breaker.letsThrough).toBe(true);
    fail(3);
    expect(breaker.state).toBe('open');
    expect(breaker.letsThrough).toBe(false);
    expect(told).toEqual(['open: failure 1']);
  });

  it('lets one try through after the pause, and nothing else', () => {
    const { breaker, fail, pass } = createUnderTest();
    fail(FAILURES_IN_A_ROW);
    pass(PAUSE_MILLISECONDS - 1);
    expect(breaker.startTry()).toBe(false);
    pass(1);
    expect(breaker.startTry()).toBe(true);
    expect(breaker.state).toBe('half-open');
    expect(breaker.startTry()).toBe(false);
    expect(breaker.letsThrough).toBe(false);
  });

  it('closes when the try succeeds, pauses again when it fails, and tells only what is new', () => {
    const { breaker, told, fail, pass } = createUnderTest();
    fail(FAILURES_IN_A_ROW);
    pass(PAUSE_MILLISECONDS);
    breaker.startTry();
    breaker.failed('still away');
    expect(breaker.state).toBe('open');
    expect(breaker.startTry()).toBe(false);
    pass(PAUSE_MILLISECONDS);
    breaker.startTry();
    breaker.succeeded();
    expect(breaker.letsThrough).toBe(true);
    expect(told).toEqual(['open: failure 5', 'closed']);
  });

  it('heeds no late answer to a question from before', () => {
    const { breaker, fail } = createUnderTest();
    fail(FAILURES_IN_A_ROW);
    breaker.succeeded();
    expect(breaker.state).toBe('open');
  });
});
