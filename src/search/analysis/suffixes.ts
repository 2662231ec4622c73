/** Endings of which the longest that fits is taken off, one a step. */
export interface SuffixStep {
  /** Least number of letters that are left. */
  readonly keep: number;
  /**
   * Apart by spaces: `en` is taken off, `blatter>blatt` stands for another ending, `lens>lens` stays; with `^` it
   * is a whole word, `^pane>pan`, and no ending. */
  readonly endings: string;
  /** What one of these endings fits is done: no later step looks at it. */
  readonly isFinal?: true;
}

/** Takes endings off a folded word. */
export type StripEndings = (word: string) => string;

/** Gives `undefined` where none of the endings fits. */
function buildStep({ keep, endings }: SuffixStep): (word: string) => string | undefined {
  const replacements = new Map<string, string>();
  for (const ending of endings.trim().split(/\s+/)) {
    const [from = '', to = ''] = ending.split('>');
    replacements.set(from, to);
  }
  const longest = Math.max(...[...replacements.keys()].map((ending) => ending.length));
  return (word) => {
    const whole = replacements.get(`^${word}`);
    if (whole !== undefined) return whole;
    for (let length = Math.min(longest, word.length); length > 0; length--) {
      const replacement = replacements.get(word.slice(word.length - length));
      if (replacement === undefined) continue;
      if (word.length - length + replacement.length < keep) continue;
      return word.slice(0, word.length - length) + replacement;
    }
    return undefined;
  };
}

/** One function of several steps, each working on what the one before has left. */
export function buildStripper(steps: readonly SuffixStep[]): StripEndings {
  const functions = steps.map((step) => ({ strip: buildStep(step), isFinal: step.isFinal === true }));
  return (word) => {
    let rest = word;
    for (const { strip, isFinal } of functions) {
      const stripped = strip(rest);
      if (stripped === undefined) continue;
      if (isFinal) return stripped;
      rest = stripped;
    }
    return rest;
  };
}
