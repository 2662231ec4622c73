/** What can be wrong with the machine or the data folder; the message is one line that tells what to do. */
export type EmbeddedPostgresProblem =
  | 'data-dir-not-writable'
  | 'data-dir-in-use'
  | 'data-dir-of-another-user'
  | 'data-dir-of-another-version'
  | 'platform-not-supported'
  | 'binaries-not-usable'
  | 'initdb-failed'
  | 'start-failed';

/** The only error `startEmbeddedPostgres` throws on purpose; print `message`, end with exit code 1. */
export class EmbeddedPostgresError extends Error {
  readonly problem: EmbeddedPostgresProblem;

  constructor(problem: EmbeddedPostgresProblem, message: string, cause?: unknown) {
    super(message, cause === undefined ? undefined : { cause });
    this.name = 'EmbeddedPostgresError';
    this.problem = problem;
  }
}

/** The system's error code (`EACCES`, `ENOENT`…) of something thrown, if it has one. */
export function errorCode(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;
}
