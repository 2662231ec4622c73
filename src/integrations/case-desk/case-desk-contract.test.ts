import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { describeCaseDesk, sampleCase } from '../../../tests/contracts/case-desk-contract.ts';
import { CaseDeskUnavailable } from '../../commerce/people/requests/case-desk.ts';
import { createEmbeddedCaseDesk } from './case-desk-embedded.ts';
import { createHttpCaseDesk } from './case-desk-http.ts';
import { readCaseDeskFields } from './case-form.ts';

const own = { organisation: '00D000000000001', recordType: '012000000000001', fieldNames: {} };

/** The other side of web-to-case: takes what it has room for, and says in a header what became of it. */
async function listen(answer?: { status: number; headers?: Record<string, string> } | 'silence') {
  const taken: { readonly address: string; readonly type: string; readonly form: URLSearchParams }[] = [];
  const server = createServer(async (request, response) => {
    const form = new URLSearchParams(Buffer.concat(await request.toArray()).toString('utf8'));
    taken.push({ address: request.url ?? '', type: request.headers['content-type'] ?? '', form });
    if (answer === 'silence') return;
    if (answer !== undefined) return void response.writeHead(answer.status, answer.headers).end('…');
    const lacks = ['orgid', 'name', 'email', 'subject'].some((name) => !form.get(name));
    const isLong = (form.get('name') ?? '').length > 80 || (form.get('subject') ?? '').length > 255;
    const isTaken = !lacks && !isLong && form.get('reason') !== 'weather';
    response
      .writeHead(isTaken ? 302 : 200, {
        'is-processed': isTaken ? 'true' : 'false Exception:common.exception.ApiException',
        ...(isTaken ? { location: form.get('retURL') ?? '/' } : {}),
      })
      .end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/servlet/servlet.WebToCase`;
  const close = async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
  return { url, taken, close };
}

describeCaseDesk('the embedded one', async () => ({
  desk: createEmbeddedCaseDesk(),
  close: async () => undefined,
}));

describeCaseDesk('the one by HTTP', async () => {
  const server = await listen();
  return { desk: createHttpCaseDesk({ ...own, url: server.url }), close: server.close };
});

describe('Q-01: the web-to-case form', () => {
  it('has every field under its name, as UTF-8, with the hidden ones', async () => {
    const server = await listen();
    onTestFinished(server.close);
    const fieldNames = { subreason: '00N000000000001AAA', vatId: 'VAT__c' };
    const desk = createHttpCaseDesk({ ...own, fieldNames, url: server.url });
    await desk.open({ ...sampleCase, vatId: 'SK2020202020', debugEmail: 'dev@example.com' });
    const [sent] = server.taken;
    expect(sent?.address).toMatch(/WebToCase\?encoding=UTF-8$/);
    expect(sent?.type).toBe('application/x-www-form-urlencoded;charset=UTF-8');
    expect(Object.fromEntries(sent?.form ?? [])).toEqual({
      orgid: own.organisation,
      recordType: own.recordType,
      retURL: sampleCase.returnUrl,
      debug: '1',
      debugEmail: 'dev@example.com',
      name: sampleCase.contactName,
      company: sampleCase.companyName,
      email: sampleCase.customerEmail,
      phone: sampleCase.phoneNumber,
      reason: sampleCase.reason,
      '00N000000000001AAA': sampleCase.subreason,
      subject: sampleCase.subject,
      description: sampleCase.description,
      number: sampleCase.number,
      orderNumber: sampleCase.orderNumber,
      productNumber: sampleCase.productNumber,
      quantity: sampleCase.quantity,
      VAT__c: 'SK2020202020',
      country: 'SK',
      locale: 'sk-SK',
      currentUrl: sampleCase.currentUrl,
    });
  });

  it('has no debug fields where nobody is to be told', async () => {
    const server = await listen();
    onTestFinished(server.close);
    await createHttpCaseDesk({ ...own, url: server.url }).open(sampleCase);
    expect([...(server.taken[0]?.form.keys() ?? [])].filter((name) => name.startsWith('debug'))).toEqual([]);
  });

  it.each([
    ['refuses', { status: 403 }],
    ['breaks', { status: 503 }],
    ['says that it did not', { status: 200, headers: { 'Is-Processed': 'true Exception:x' } }],
    ['never answers', 'silence'],
  ] as const)('counts as not taken by a desk that %s', async (_what, answer) => {
    const server = await listen(answer);
    onTestFinished(server.close);
    const desk = createHttpCaseDesk({ ...own, url: server.url }, 300);
    await expect(desk.open(sampleCase)).rejects.toThrow(CaseDeskUnavailable);
  });

  it('counts as not taken where nobody listens', async () => {
    const server = await listen();
    await server.close();
    await expect(createHttpCaseDesk({ ...own, url: server.url }).open(sampleCase)).rejects.toThrow(
      'not reached',
    );
  });

  it.each(['', 'subreason', 'subreason=', 'name=x', 'subreason=a b', 'vatId=a=b'])(
    'has no field names by the setting %j',
    (text) => expect(readCaseDeskFields(text).ok).toBe(false),
  );
});
