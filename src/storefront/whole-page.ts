/**
 * A rendered page on its way to the server that sends it. Its text stands beside an empty body, because a body is a
 * stream, and nothing is gained by sending a finished text through one.
 */
export class WholePage extends Response {
  readonly html: string;

  constructor(html: string, init: ResponseInit) {
    super(null, init);
    this.html = html;
  }
}
