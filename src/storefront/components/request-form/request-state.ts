import {
  findSubreasonRow,
  isRequestReason,
  type RequestReason,
  type RequestSubreason,
  type RequestSubreasonRow,
  subreasonsOf,
} from '../../../markets/request-reasons.ts';

/** How far a request has come: what it is about is chosen step by step (rule Q-01). */
export interface RequestState {
  readonly reason: RequestReason | undefined;
  readonly subreason: RequestSubreason | undefined;
  readonly row: RequestSubreasonRow | undefined;
  /** `shortcut`: what may make writing needless is shown first. */
  readonly stage: 'reason' | 'subreason' | 'shortcut' | 'fields';
}

interface Chosen {
  readonly reason: string;
  readonly subreason: string;
  /** Whether the button below the shortcut was pressed for this subreason. */
  readonly isContinued: boolean;
}

/** A subreason of another reason counts as none: choosing a reason clears it. */
export function resolveRequestState({ reason: asked, subreason, isContinued }: Chosen): RequestState {
  const reason = isRequestReason(asked) ? asked : undefined;
  const none = { reason, subreason: undefined, row: undefined } as const;
  if (reason === undefined) return { ...none, stage: 'reason' };
  const row = findSubreasonRow(reason, subreason);
  const known = subreasonsOf(reason).find((name) => name === subreason);
  if (row === undefined || known === undefined) return { ...none, stage: 'subreason' };
  const stage = row.shortcut === undefined || isContinued ? 'fields' : 'shortcut';
  return { reason, subreason: known, row, stage };
}
