import { PAGE_TAGS_HEADER } from '../../storefront/kept-page.ts';
import { WholePage } from '../../storefront/whole-page.ts';
import { contentSecurityPolicy } from './content-security-policy.ts';
import type { RenderedPage } from './page-cache.ts';

/** Set by the sender itself, or only meant for the server. */
const NOT_PASSED_ON = new Set([PAGE_TAGS_HEADER, 'content-length', 'set-cookie']);

/** What React Router answered, with its policy (pages) and without its tags. A page that says nothing is personal. */
export async function toRenderedPage(response: Response, isHttps: boolean): Promise<RenderedPage> {
  const headers: Record<string, string> = { 'cache-control': 'no-store' };
  for (const [name, value] of response.headers) {
    if (!NOT_PASSED_ON.has(name)) headers[name] = value;
  }
  const tags = (response.headers.get(PAGE_TAGS_HEADER) ?? '').split(' ').filter((tag) => tag !== '');
  const html = await readHtml(response);
  if (html === undefined)
    return { headers, tags: [...new Set(tags)], body: Buffer.from(await response.arrayBuffer()) };
  headers['content-security-policy'] = contentSecurityPolicy(html, isHttps);
  return { headers, tags: [...new Set(tags)], body: Buffer.from(html) };
}

function readHtml(response: Response): Promise<string> | string | undefined {
  if (response instanceof WholePage) return response.html;
  return response.headers.get('content-type')?.startsWith('text/html') ? response.text() : undefined;
}
