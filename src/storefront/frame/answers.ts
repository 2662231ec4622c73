/** What a page may use beside the shop's own files, by the directives of its policy: origins, or hosts such as `partner.example:*`. */
export interface PagePolicy {
  readonly script: readonly string[];
  readonly frame: readonly string[];
  readonly connect: readonly string[];
  readonly img: readonly string[];
  /** To which its forms lead, and where the answer to one leads on: browsers hold both to the policy. */
  readonly form: readonly string[];
  /** Who may make elements and scripts of text. */
  readonly text: 'own' | 'checked' | 'any';
  /** What others' scripts write into the page bears it. */
  readonly nonce?: string | undefined;
}

/** What a page was loaded with, and how it is answered where that is more than 200. */
export class PageAnswer<Data> {
  readonly data: Data;
  readonly status: number;
  readonly headers: Headers;
  readonly policy: PagePolicy | undefined;

  constructor(data: Data, { status = 200, headers, policy }: AnswerOptions = {}) {
    this.data = data;
    this.status = status;
    this.headers = new Headers(headers);
    this.policy = policy;
  }
}

interface AnswerOptions {
  readonly status?: number;
  readonly headers?: HeadersInit;
  readonly policy?: PagePolicy | undefined;
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
