import { PAGE_TAGS_HEADER } from '../../storefront/cached-page.ts';
import type { PageResponse } from '../../storefront/render/answer-page.tsx';
import { policyHeaders } from './content-security-policy.ts';
import type { RenderedPage } from './page-cache.ts';
import { speculationHeaders } from './speculation-rules.ts';

/** Set by the sender itself, or only meant for the server. */
const NOT_PASSED_ON = new Set([PAGE_TAGS_HEADER, 'content-length', 'set-cookie']);

export interface AnsweredPage {
  readonly status: number;
  readonly cookies: readonly string[];
  readonly page: RenderedPage;
  /** Whether it says of itself that everyone may see it. */
  readonly isPublic: boolean;
}

/** What the storefront answered as it is sent: with its policy, without its tags. What says nothing is personal. */
export async function toAnsweredPage(
  answer: PageResponse,
  isHttps: boolean,
  formOrigins: readonly string[],
): Promise<AnsweredPage> {
  const { status, headers: own } = answer.kind === 'page' ? answer : answer.response;
  const headers: Record<string, string> = { 'cache-control': 'no-store' };
  for (const [name, value] of own) if (!NOT_PASSED_ON.has(name)) headers[name] = value;
  if (answer.kind === 'page') headers['content-type'] = 'text/html; charset=utf-8';
  if (headers['content-type']?.startsWith('text/html')) {
    const policy = answer.kind === 'page' ? answer.policy : undefined;
    const form = [...formOrigins, ...(policy?.form ?? [])];
    Object.assign(headers, policyHeaders(isHttps, { ...policy, form }));
    // Others' scripts ask in a window of their own, which has to be able to answer.
    if (isHttps && policy !== undefined && policy.script.length > 0)
      headers['cross-origin-opener-policy'] = 'same-origin-allow-popups';
  }
  const isPublic = status === 200 && (headers['cache-control'] ?? '').includes('public');
  if (isPublic) Object.assign(headers, speculationHeaders);
  const tags = (own.get(PAGE_TAGS_HEADER) ?? '').split(' ').filter((tag) => tag !== '');
  const body =
    answer.kind === 'page' ? Buffer.from(answer.html) : Buffer.from(await answer.response.arrayBuffer());
  return {
    status,
    cookies: own.getSetCookie(),
    page: { headers, tags: [...new Set(tags)], body },
    isPublic,
  };
}
