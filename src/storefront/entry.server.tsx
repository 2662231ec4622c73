import { Writable } from 'node:stream';
import { renderToPipeableStream } from 'react-dom/server';
import { type EntryContext, ServerRouter } from 'react-router';

const RENDER_LIMIT_MS = 10_000;

/** Gathers what React writes; a page is sent whole, so that its length, script hashes and ETag are known. */
class PageBuffer extends Writable {
  readonly #chunks: Buffer[] = [];

  override _write(chunk: Buffer, _encoding: string, done: () => void): void {
    this.#chunks.push(chunk);
    done();
  }

  text(): string {
    return Buffer.concat(this.#chunks).toString('utf8');
  }
}

/** Renders one page to a whole response. The status becomes 500 when a part of the tree failed. */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    let finalStatus = status;
    const buffer = new PageBuffer();
    buffer.on('finish', () => {
      clearTimeout(timeout);
      headers.set('content-type', 'text/html; charset=utf-8');
      resolve(new Response(buffer.text(), { headers, status: finalStatus }));
    });
    const { pipe, abort } = renderToPipeableStream(<ServerRouter context={context} url={request.url} />, {
      onAllReady() {
        pipe(buffer);
      },
      onShellError(error) {
        clearTimeout(timeout);
        reject(error);
      },
      onError() {
        finalStatus = 500;
      },
    });
    const timeout = setTimeout(() => abort(new Error('the page took too long to render')), RENDER_LIMIT_MS);
  });
}
