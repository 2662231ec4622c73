/** A request that OpenSearch would refuse, in its words. */
export class ApiError extends Error {
  readonly status: number;
  readonly type: string;

  constructor(status: number, type: string, reason: string) {
    super(reason);
    this.status = status;
    this.type = type;
  }
}

export const badRequest = (reason: string) => new ApiError(400, 'illegal_argument_exception', reason);
export const badQuery = (reason: string) => new ApiError(400, 'parsing_exception', reason);
export const noIndex = (name: string) =>
  new ApiError(404, 'index_not_found_exception', `no such index [${name}]`);
