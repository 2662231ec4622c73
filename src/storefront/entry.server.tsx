import { renderToString } from 'react-dom/server';
import { type EntryContext, ServerRouter } from 'react-router';
import { WholePage } from './whole-page.ts';

const DOCTYPE = '<!DOCTYPE html>';
const PAGE_END = '</body></html>';

/** What would end a script, or a string in one, is written as its number. */
const UNSAFE_IN_SCRIPT = /[&<>\u2028\u2029]/g;

function quoteForScript(text: string): string {
  return JSON.stringify(text).replace(
    UNSAFE_IN_SCRIPT,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

async function readAll(stream: ReadableStream<Uint8Array>): Promise<string> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of stream) chunks.push(chunk);
  return Buffer.concat(chunks).toString('utf8');
}

/**
 * Renders one page as a whole (docs/decisions/0005-whole-pages.md): no part of it waits for anything, so React writes it
 * in one go, and the data that the browser's React needs follows it in one script, instead of one part at a time.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  const { serverHandoffStream, ...tree } = context;
  const html = DOCTYPE + renderToString(<ServerRouter context={tree} url={request.url} />);
  headers.set('content-type', 'text/html; charset=utf-8');
  const needsData = serverHandoffStream !== undefined && tree.renderMeta?.didRenderScripts === true;
  if (!needsData || !html.endsWith(PAGE_END)) {
    await serverHandoffStream?.cancel();
    return new WholePage(html, { headers, status });
  }
  const data = quoteForScript(await readAll(serverHandoffStream));
  const controller = 'window.__reactRouterContext.streamController';
  const script = `<script>${controller}.enqueue(${data});${controller}.close();</script>`;
  return new WholePage(`${html.slice(0, -PAGE_END.length)}${script}${PAGE_END}`, { headers, status });
}
