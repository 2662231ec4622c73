import { expect, it } from 'vitest';
import type { PagePolicy } from '../../storefront/frame/answers.ts';
import { toAnsweredPage } from './rendered-page.ts';

const none = { script: [], frame: [], connect: [], img: [], form: [], text: 'own' } as const;

async function headersOf(policy: PagePolicy | undefined, isHttps = true) {
  const answer = { kind: 'page', status: 200, headers: new Headers(), html: '', policy } as const;
  return (await toAnsweredPage(answer, isHttps, ['https://partner.example'])).page.headers;
}

it('Y-09: others’ scripts may ask in a window of their own, which answers the page', async () => {
  const wallet = { ...none, script: ['https://wallet.example'] };
  const opener = 'cross-origin-opener-policy';
  expect((await headersOf(wallet))[opener]).toBe('same-origin-allow-popups');
  expect(await headersOf(wallet, false)).not.toHaveProperty(opener);
  for (const policy of [none, undefined]) expect(await headersOf(policy)).not.toHaveProperty(opener);
});

it('Y-09: a page’s forms lead where all pages of its kind do, and where this one does', async () => {
  const { 'content-security-policy': policy } = await headersOf({ ...none, form: ['https://bank.example'] });
  expect(policy).toContain("form-action 'self' https://partner.example https://bank.example;");
});

it('D-11: a page says where to report to, over https by the name that its policy uses', async () => {
  const secure = await headersOf(undefined);
  expect(secure['content-security-policy']).toContain('; report-uri /policy-reports; report-to policy;');
  expect(secure['reporting-endpoints']).toBe('policy="/policy-reports"');
  const plain = await headersOf(undefined, false);
  expect(plain['content-security-policy']).toMatch(/; report-uri \/policy-reports$/);
  expect(plain).not.toHaveProperty('reporting-endpoints');
});
