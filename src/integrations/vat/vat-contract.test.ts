import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it, test } from 'vitest';
import { z } from 'zod';
import { describeVatService, OWN_VAT_ID } from '../../../tests/contracts/vat-contract.ts';
import { hasShared, readSharedJson } from '../../../tests/support/shared-data.ts';
import { VatServiceUnavailable } from '../../commerce/people/vat/vat-service.ts';
import { countryCodes } from '../../kernel/locale.ts';
import { formatVatNumber } from '../../markets/vat-number.ts';
import { parseVatAnswer, writeVatAnswer } from './vat-answer.ts';
import { createEmbeddedVatService } from './vat-embedded.ts';
import { createHttpVatService } from './vat-http.ts';

/** Far more than a server on this machine needs, however busy it is. */
const TIME_LIMIT_MS = 2000;

describeVatService('the embedded one', async () => ({
  service: createEmbeddedVatService({ timeLimitMs: 10 }),
  close: async () => undefined,
}));

interface Listening {
  readonly url: string;
  close(): Promise<void>;
}

async function listen(
  answer: (question: URLSearchParams, response: ServerResponse) => void,
): Promise<Listening> {
  const server: Server = createServer((request, response) => {
    const address = new URL(request.url ?? '/', 'http://service');
    if (request.method !== 'GET' || address.pathname !== '/vat/validate') response.writeHead(404).end();
    else answer(address.searchParams, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/vat`,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function sendXml(response: ServerResponse, xml: string): void {
  response.writeHead(200, { 'content-type': 'application/xml' }).end(xml);
}

/** The real service's side of the line, with the register that the contract's questions suppose. */
describeVatService('the one by HTTP', async () => {
  const register: Readonly<Record<string, number>> = {
    ATU33864708: 210,
    DE13669597: 209,
    XX123456789: 212,
    DE000000216: 216,
    DE000000205: 205,
    ATU00000208: 208,
    EL000000999: 999,
    SK0000000202: 202,
  };
  const server = await listen((question, response) => {
    const vatId = question.get('vatId') ?? '';
    if (vatId === 'DE000000503') response.writeHead(503).end();
    else if (vatId !== 'DE000000408') {
      const errorCode = question.get('ownVatId') === OWN_VAT_ID ? (register[vatId] ?? 200) : 206;
      sendXml(response, writeVatAnswer({ errorCode, reference: `ref ${vatId}` }));
    }
  });
  return {
    service: createHttpVatService({ url: server.url, timeLimitMs: TIME_LIMIT_MS }),
    close: server.close,
  };
});

describe('the one by HTTP', () => {
  const question = { ownVatId: OWN_VAT_ID, vatId: 'DE136695976' };

  async function askServer(answer: (response: ServerResponse, count: number) => void) {
    let count = 0;
    const server = await listen((_, response) => {
      count += 1;
      answer(response, count);
    });
    try {
      const service = createHttpVatService({ url: server.url, timeLimitMs: TIME_LIMIT_MS });
      const outcome = await service.validate(question).catch((error: unknown) => error);
      return { outcome, count: () => count };
    } finally {
      await server.close();
    }
  }

  it('asks once more after a failure, and no third time', async () => {
    const second = await askServer((response, count) =>
      count === 1
        ? response.destroy()
        : sendXml(response, '<r><ErrorCode>200</ErrorCode><Reference>R1</Reference></r>'),
    );
    expect(second.outcome).toEqual({ errorCode: 200, reference: 'R1' });
    const never = await askServer((response) => response.writeHead(502).end());
    expect(never.outcome).toBeInstanceOf(VatServiceUnavailable);
    expect(never.count()).toBe(2);
  });

  it('does not ask again a service that refuses or keeps one waiting', async () => {
    const refused = await askServer((response) => response.writeHead(403).end());
    expect([refused.outcome, refused.count()]).toEqual([expect.any(VatServiceUnavailable), 1]);
    const slow = await askServer(() => undefined);
    expect([slow.outcome, slow.count()]).toEqual([expect.any(VatServiceUnavailable), 1]);
  });

  it('reads no more of an answer without end than an answer can have', async () => {
    let sent = 0;
    const endless = await askServer((response) => {
      const line = Buffer.alloc(16 * 1024, ' ');
      const more = () => {
        while (!response.destroyed && response.write(line)) sent += line.length;
      };
      response.on('drain', more);
      more();
    });
    expect(endless.outcome).toMatchObject({
      name: 'VatServiceUnavailable',
      message: 'the answer is too long',
    });
    expect([endless.count(), sent < 50 * 1024 * 1024]).toEqual([1, true]);
  });

  it('follows no redirect', async () => {
    const moved = await askServer((response) =>
      response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end(),
    );
    expect(moved.outcome).toBeInstanceOf(VatServiceUnavailable);
  });
});

describe('the service’s XML', () => {
  const pair = (name: string, value: string) =>
    `<param><value><array><data><value><string>${name}</string></value><value><string>${value}</string></value></data></array></value></param>`;

  it('I-04: is read as plain elements and as the name-value pairs of XML-RPC', () => {
    const rpc = `<?xml version="1.0"?><params>${pair('UstId_2', 'ATU33864707')}${pair('ErrorCode', '218')}</params>`;
    expect(parseVatAnswer(rpc)).toEqual({ errorCode: 218 });
    expect(parseVatAnswer('<a><b><ErrorCode> 201 </ErrorCode></b></a>')).toEqual({ errorCode: 201 });
    const written = { errorCode: 223, reference: 'A-1' };
    expect(parseVatAnswer(writeVatAnswer(written))).toEqual(written);
  });

  it.each([
    '',
    'ErrorCode=200',
    '<html><body>Bad gateway</body></html>',
    '<a><ErrorCode></ErrorCode></a>',
    '<a><ErrorCode>two hundred</ErrorCode></a>',
    '<a><ErrorCode>200</a>',
    '<!DOCTYPE a [<!ENTITY e SYSTEM "file:///etc/passwd">]><a><ErrorCode>200</ErrorCode></a>',
    `<a><ErrorCode>200</ErrorCode>${' '.repeat(70_000)}</a>`,
  ])('counts as no answer: %.60s', (xml) => {
    expect(() => parseVatAnswer(xml)).toThrow(VatServiceUnavailable);
  });
});

const SOURCE = 'data/vat/vat-number-cases.json';
const casesSchema = z.object({
  cases: z.array(z.object({ country: z.enum(countryCodes), number: z.string(), valid: z.boolean() })),
});

test.skipIf(!hasShared(SOURCE))(
  'C-06: the embedded one tells all known numbers of the 25 countries, as the shop writes them',
  async () => {
    const service = createEmbeddedVatService({ timeLimitMs: 0 });
    const { cases } = casesSchema.parse(readSharedJson(SOURCE));
    const wrong: string[] = [];
    for (const { country, number, valid } of cases) {
      const vatId = formatVatNumber(country, number);
      // What the country's rule strips from a wrong number (rule C-06: digits only) may well leave a right one.
      if (!valid && vatId !== number.toUpperCase()) continue;
      const { errorCode } = await service.validate({ ownVatId: OWN_VAT_ID, vatId });
      if ((errorCode === 200) !== valid) wrong.push(`${number} as ${vatId}: ${errorCode}`);
    }
    expect(cases.length).toBeGreaterThan(2000);
    expect(wrong).toEqual([]);
  },
);
