import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { describeVatVerdicts, OWN_VAT_ID } from '../../../tests/contracts/vat-contract.ts';
import { VatServiceUnavailable } from '../../commerce/people/vat/vat-service.ts';
import { createViesService } from './vat-vies.ts';

/** Far more than a server on this machine needs, however busy it is. */
const TIME_LIMIT_MS = 2000;

interface ViesQuestion {
  readonly countryCode: string;
  readonly vatNumber: string;
  readonly requesterMemberStateCode?: string;
  readonly requesterNumber?: string;
}

const send = (response: ServerResponse, status: number, body: object) =>
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));

const refusal = (error: string) => ({ actionSucceed: false, errorWrappers: [{ error }] });

/** A server that answers under the path and the method of VIES alone. */
async function openVies(answer: (question: ViesQuestion, response: ServerResponse) => void) {
  const server = createServer(async (request, response) => {
    if (request.method !== 'POST' || request.url !== '/rest-api/check-vat-number')
      response.writeHead(404).end();
    else answer(JSON.parse(await text(request)), response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    service: createViesService({ url: `http://127.0.0.1:${port}/rest-api`, timeLimitMs: TIME_LIMIT_MS }),
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

const REGISTERED = ['ATU33864707', 'DE136695976', 'EL094259216'];

describeVatVerdicts('VIES', () =>
  openVies((question, response) => {
    const { countryCode, vatNumber, requesterMemberStateCode, requesterNumber } = question;
    const vatId = `${countryCode}${vatNumber}`;
    if (vatId === 'DE000000503') response.destroy();
    else if (vatId === 'DE000000408') return;
    else if (`${requesterMemberStateCode}${requesterNumber}` !== OWN_VAT_ID)
      send(response, 400, refusal('INVALID_REQUESTER_INFO'));
    else if (!/^U?\d{8,10}$/.test(vatNumber)) send(response, 400, refusal('INVALID_INPUT'));
    else {
      const valid = REGISTERED.includes(vatId);
      const requestIdentifier = valid ? 'WAPIAAAAZ1' : '';
      send(response, 200, { countryCode, vatNumber, valid, requestIdentifier, name: '---', address: '---' });
    }
  }),
);

describe('VIES', () => {
  async function ask(answer: (response: ServerResponse, count: number) => void, vatId = 'DE136695976') {
    const questions: ViesQuestion[] = [];
    const vies = await openVies((question, response) => {
      questions.push(question);
      answer(response, questions.length);
    });
    try {
      const outcome = await vies.service
        .validate({ ownVatId: OWN_VAT_ID, vatId })
        .catch((error: unknown) => error);
      return { outcome, questions };
    } finally {
      await vies.close();
    }
  }

  it.each([
    ['MS_UNAVAILABLE', 500, 1],
    ['SERVICE_UNAVAILABLE', 500, 1],
    ['TIMEOUT', 200, 1],
    ['VAT_BLOCKED', 400, 1],
    ['IP_BLOCKED', 403, 1],
    ['MS_MAX_CONCURRENT_REQ', 200, 2],
    ['MS_MAX_CONCURRENT_REQ_TIME', 200, 2],
    ['GLOBAL_MAX_CONCURRENT_REQ', 500, 2],
    ['SOMETHING_NEW', 200, 1],
  ])(
    'C-06: %s with status %i is an outage, never a verdict, and is asked %i times',
    async (error, status, times) => {
      const { outcome, questions } = await ask((response) => send(response, status, refusal(error)));
      expect(outcome).toMatchObject({ name: 'VatServiceUnavailable', message: error });
      expect(questions).toHaveLength(times);
    },
  );

  it('C-06: an error beside a verdict that says no is an outage as well', async () => {
    const { outcome } = await ask((response) =>
      send(response, 200, { valid: false, userError: 'MS_UNAVAILABLE' }),
    );
    expect(outcome).toBeInstanceOf(VatServiceUnavailable);
  });

  it('I-04: a crowd that is gone at the second try leaves its answer', async () => {
    const { outcome } = await ask((response, count) =>
      send(
        response,
        200,
        count === 1 ? refusal('MS_MAX_CONCURRENT_REQ') : { valid: true, requestIdentifier: 'WAPI2' },
      ),
    );
    expect(outcome).toEqual({ errorCode: 200, reference: 'WAPI2' });
  });

  it('I-04: is asked in the shop’s own name', async () => {
    const { questions } = await ask((response) => send(response, 200, { valid: true }), 'EL094259216');
    expect(questions).toEqual([
      {
        countryCode: 'EL',
        vatNumber: '094259216',
        requesterMemberStateCode: OWN_VAT_ID.slice(0, 2),
        requesterNumber: OWN_VAT_ID.slice(2),
      },
    ]);
  });

  it.each(['CHE107787577', 'NO864234232', 'GB980780684', 'XX123456789'])(
    'C-06: is not asked about %s, of which it knows nothing: it could not be validated',
    async (vatId) => {
      const { outcome, questions } = await ask((response) => send(response, 200, { valid: false }), vatId);
      expect(outcome).toBeInstanceOf(VatServiceUnavailable);
      expect(questions).toEqual([]);
    },
  );

  it.each(['', '<html></html>', '[]', '{"valid":"yes"}', '{}'])(
    'I-04: %o counts as no answer',
    async (body) => {
      const { outcome } = await ask((response) => response.writeHead(200).end(body));
      expect(outcome).toBeInstanceOf(VatServiceUnavailable);
    },
  );
});
