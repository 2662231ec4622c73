import { afterEach, describe, expect, it } from 'vitest';
import { createServer } from './create-server.ts';
import { type PolicyReport, readPolicyReports, registerPolicyReports } from './policy-reports.ts';

const read = (body: unknown) => readPolicyReports(Buffer.from(JSON.stringify(body)));
const single = (page: string, blocked = 'https://ads.example/x.js?user=1') => ({
  'csp-report': { 'document-uri': page, 'effective-directive': 'script-src-elem', 'blocked-uri': blocked },
});

describe('what a browser reports', () => {
  it('D-11: is read in both forms, without the queries of either address', () => {
    const page = 'https://gantry.de/password-reset/change-password?token=secret';
    const expected = [
      {
        directive: 'script-src-elem',
        blocked: 'https://ads.example',
        page: '/password-reset/change-password',
      },
    ];
    expect(read(single(page))).toEqual(expected);
    const body = {
      documentURL: page,
      effectiveDirective: 'script-src-elem',
      blockedURL: 'https://ads.example/x.js?user=1',
    };
    expect(read([{ type: 'csp-violation', body }])).toEqual(expected);
  });

  it.each([
    ['inline', 'inline'],
    ['data:text/html,a', 'data:'],
    ['', ''],
  ])('D-11: names %j as %j', (blocked, name) =>
    expect(read(single('https://gantry.de/', blocked))[0]?.blocked).toBe(name),
  );

  it.each([[{}], [null], [[]], [[{ type: 'deprecation', body: {} }]], ['text'], [{ 'csp-report': 7 }]])(
    'D-11: is nothing of %j',
    (body) => expect(read(body)).toEqual([]),
  );
});

describe('where reports go', () => {
  const server = createServer({ trustedProxies: [], onFailure: () => undefined });
  const told: PolicyReport[] = [];
  registerPolicyReports(server, { onReport: (report) => void told.push(report) });
  afterEach(() => void told.splice(0));
  const send = (payload: unknown) =>
    server.inject({
      method: 'POST',
      url: '/policy-reports',
      headers: { 'content-type': 'application/csp-report' },
      payload: JSON.stringify(payload),
    });

  it('D-11: each kind is told once, however often it comes', async () => {
    for (let times = 0; times < 3; times += 1) await send(single('https://gantry.de/a/?query=drill'));
    expect(told).toEqual([{ directive: 'script-src-elem', blocked: 'https://ads.example', page: '/a/' }]);
  });

  it('D-11: nobody fills the log', async () => {
    for (let page = 0; page < 400; page += 1) await send(single(`https://gantry.de/${page}`));
    expect(told.length).toBeLessThanOrEqual(200);
  });
});
