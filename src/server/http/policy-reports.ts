import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import { DAY_MS } from '../../kernel/day.ts';
import { POLICY_REPORTS_PATH } from './content-security-policy.ts';

/** What a browser kept from happening on a page, without anything of its visitor. */
export interface PolicyReport {
  /** The rule of the policy, as `script-src-elem`. */
  readonly directive: string;
  /** Origin of what was not let in, or a word such as `inline`. */
  readonly blocked: string;
  /** Path of the page; its query may hold a secret, such as a link's token. */
  readonly page: string;
}

export interface PolicyReportsOptions {
  /** Told of each kind of report once a day. */
  readonly onReport: (report: PolicyReport) => void;
}

/** Different reports that are told in a day: who sends more is a visitor's own extension, or somebody who fills the log. */
const TOLD_IN_A_DAY = 200;
const LONGEST = 200;

const text = z.string();
/** The two forms that browsers send: CSP level 2 (`report-uri`), one at a time, and the Reporting API (`report-to`), many. */
const reports = z.union([
  z
    .object({
      'csp-report': z.object({
        'document-uri': text,
        'effective-directive': text.optional(),
        'violated-directive': text.optional(),
        'blocked-uri': text.optional(),
      }),
    })
    .transform(({ 'csp-report': one }) => [
      {
        page: one['document-uri'],
        directive: one['effective-directive'] ?? one['violated-directive'] ?? '',
        blocked: one['blocked-uri'] ?? '',
      },
    ]),
  z
    .array(
      z.object({
        type: text,
        body: z.object({ documentURL: text, effectiveDirective: text, blockedURL: text.optional() }),
      }),
    )
    .transform((list) =>
      list
        .filter(({ type }) => type === 'csp-violation')
        .map(({ body }) => ({
          page: body.documentURL,
          directive: body.effectiveDirective,
          blocked: body.blockedURL ?? '',
        })),
    ),
]);

const pathOf = (url: string) => URL.parse(url)?.pathname ?? '';
/** `data:` and the like have no origin of their own, but a scheme that says enough. */
function sourceOf(url: string): string {
  const parsed = URL.parse(url);
  if (parsed === null) return url;
  return parsed.origin === 'null' ? parsed.protocol : parsed.origin;
}

/** What a body of reports says; nothing of one that is none. */
export function readPolicyReports(body: Buffer): readonly PolicyReport[] {
  let value: unknown;
  try {
    value = JSON.parse(body.toString());
  } catch {
    return [];
  }
  const read = reports.safeParse(value);
  if (!read.success) return [];
  return read.data.map(({ page, directive, blocked }) => ({
    directive: directive.slice(0, LONGEST),
    blocked: sourceOf(blocked).slice(0, LONGEST),
    page: pathOf(page).slice(0, LONGEST),
  }));
}

/** Takes what browsers report of the policy of pages, and always answers alike: nobody learns anything here. */
export function registerPolicyReports(server: FastifyInstance, { onReport }: PolicyReportsOptions): void {
  const told = new LRUCache<string, true>({ max: TOLD_IN_A_DAY, ttl: DAY_MS });
  server.post(POLICY_REPORTS_PATH, { bodyLimit: 16 * 1024 }, (request, reply) => {
    const found = Buffer.isBuffer(request.body) ? readPolicyReports(request.body) : [];
    for (const report of found) {
      const kind = `${report.directive} ${report.blocked} ${report.page}`;
      told.purgeStale();
      if (told.has(kind) || told.size >= TOLD_IN_A_DAY) continue;
      told.set(kind, true);
      onReport(report);
    }
    return reply.code(204).header('cache-control', 'no-store').send();
  });
}
