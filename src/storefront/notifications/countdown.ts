/** Time that runs out once, and can be stopped meanwhile. */
export interface Countdown {
  pause(): void;
  resume(): void;
  cancel(): void;
}

/** Starts a countdown of so many milliseconds; pausing keeps what is left of it. */
export function startCountdown(milliseconds: number, onEnd: () => void): Countdown {
  let left = milliseconds;
  let startedAt = performance.now();
  let timer: ReturnType<typeof setTimeout> | undefined = setTimeout(onEnd, left);

  function cancel(): void {
    clearTimeout(timer);
    timer = undefined;
  }

  return {
    cancel,
    pause() {
      if (timer === undefined) return;
      cancel();
      left -= performance.now() - startedAt;
    },
    resume() {
      if (timer !== undefined) return;
      startedAt = performance.now();
      timer = setTimeout(onEnd, left);
    },
  };
}
