import type { WriteStream } from 'node:tty';

export interface ProgressLine {
  show(text: string): void;
  /** Leaves the line, so that the next text begins on its own. */
  end(): void;
}

const PAUSE_MILLISECONDS = 100;
const PLAIN_PAUSE_MILLISECONDS = 5000;

/** Progress in one line that is written over on a terminal, and as a plain line now and then anywhere else. */
export function createProgressLine(
  stream: Pick<WriteStream, 'write'> & { readonly isTTY?: boolean },
  label: string,
): ProgressLine {
  const isTerminal = stream.isTTY === true;
  let shownAt = isTerminal ? Number.NEGATIVE_INFINITY : performance.now();
  let isOpen = false;
  return {
    show(text) {
      const now = performance.now();
      if (now - shownAt < (isTerminal ? PAUSE_MILLISECONDS : PLAIN_PAUSE_MILLISECONDS)) return;
      shownAt = now;
      isOpen = isTerminal;
      stream.write(isTerminal ? `\r\u001b[K${label}${text}` : `${label}${text}\n`);
    },
    end() {
      if (isOpen) stream.write('\r\u001b[K');
      isOpen = false;
    },
  };
}
