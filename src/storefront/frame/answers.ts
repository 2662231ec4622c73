/** What a page was loaded with, and how it is answered where that is more than 200. */
export class PageAnswer<Data> {
  readonly data: Data;
  readonly status: number;
  readonly headers: Headers;

  constructor(data: Data, { status = 200, headers }: AnswerOptions = {}) {
    this.data = data;
    this.status = status;
    this.headers = new Headers(headers);
  }
}

interface AnswerOptions {
  readonly status?: number;
  readonly headers?: HeadersInit;
}

/** Answers a page with a status or headers of its own: `return data(page, { headers: cachedPageHeaders(tags) })`. */
export function data<Data>(value: Data, options?: AnswerOptions): PageAnswer<Data> {
  return new PageAnswer(value, options);
}

/** Sends the browser on; a path is one below the language prefix, which the frame puts in front. */
export function redirect(
  location: string,
  options: number | { readonly status?: number; readonly headers?: HeadersInit },
): Response {
  const { status = 302, headers } = typeof options === 'number' ? { status: options } : options;
  const all = new Headers(headers);
  all.set('location', location);
  return new Response(null, { status, headers: all });
}
