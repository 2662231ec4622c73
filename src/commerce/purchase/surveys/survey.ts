import type { LocaleCode } from '../../../kernel/locale.ts';

/** What a buyer answers: 0 is not satisfied at all, 10 completely. */
export interface SurveyAnswer {
  readonly score: number;
  readonly comment: string | undefined;
}

/** That an order's buyer may be asked once how satisfied they are, and what came of it (rule T-01). */
export interface Survey {
  readonly orderId: string;
  /** The secret of the links in its mail. */
  readonly token: string;
  /** In which they agreed, and are written to. */
  readonly locale: LocaleCode;
  /** What they agreed to. */
  readonly words: string;
  readonly agreedAt: Date;
  readonly endedAt: Date | undefined;
  readonly toldAt: Date | undefined;
  readonly answer: (SurveyAnswer & { readonly at: Date }) | undefined;
}

/** Where it stands for whoever has the link of its mail. */
export type MailedSurveyState = 'open' | 'answered' | 'ended';

export function stateOf({ endedAt, answer }: Pick<Survey, 'endedAt' | 'answer'>): MailedSurveyState {
  if (endedAt !== undefined) return 'ended';
  return answer === undefined ? 'open' : 'answered';
}
