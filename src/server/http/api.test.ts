import { describe, expect, it, onTestFinished } from 'vitest';
import { errorTable } from '../../api/errors.ts';
import { getMarket } from '../../markets/countries.ts';
import { registerApi } from './api.ts';
import { createServer } from './create-server.ts';

const OWN_ORDER = '0190f0c2-7b1f-7c53-9d7e-3b1c5f0a1e11';
const broken = new Error('the database is gone');

async function openApi() {
  const failures: [Error, string][] = [];
  const onFailure = (error: Error, address: string) => void failures.push([error, address]);
  const server = createServer({ trustedProxies: [], onFailure });
  await registerApi(server, {
    marketOf: () => getMarket('DE'),
    dispatch: () => Promise.reject(broken),
    statusOf: ({ code }) => errorTable[code].status,
    openApi: () => ({}),
    isReady: async () => false,
    answerVatQuestion: () => Promise.reject(broken),
    findRedirection: () => {
      throw broken;
    },
    getPaper: async ({ orderId, number, form }, { token }) =>
      orderId === OWN_ORDER && number === '2026000001' && token === 'own' ? `a ${form}` : undefined,
    receiveCardNotification: () => Promise.reject(broken),
    onFailure,
  });
  onTestFinished(() => server.close());
  const post = (url: string, type = 'application/json') =>
    server.inject({ method: 'POST', url, headers: { host: 'de.localhost', 'content-type': type } });
  const get = (url: string, headers = {}) =>
    server.inject({ method: 'GET', url, headers: { host: 'de.localhost', ...headers } });
  return { failures, get, post };
}

describe('a call that fails in a way nobody expected', () => {
  it.each(['/api/commerce/getProduct', '/api/notifications/card'])(
    '%s: is told to the shop’s log, and to the caller in words only',
    async (url) => {
      const { failures, post } = await openApi();
      const answer = await post(url);
      expect(answer.statusCode).toBe(503);
      expect(answer.json()).toEqual({
        error: { code: 'Unavailable', message: 'An error occurred during request to the endpoint' },
      });
      expect(failures).toEqual([[broken, url]]);
    },
  );

  it.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/jsonp',
  ])('D-11: is not made by what any form of another site could send: "%s"', async (type) => {
    const { failures, post } = await openApi();
    const answer = await post('/api/commerce/getProduct', type);
    expect([answer.statusCode, answer.json().error.code]).toEqual([400, 'InvalidJson']);
    expect(failures).toEqual([]);
    expect((await post('/api/commerce/getProduct', 'Application/JSON; charset=utf-8')).statusCode).toBe(503);
  });

  it('D-11: leaves what was asked out of the log', async () => {
    const { failures, get } = await openApi();
    expect((await get('/api/vat/validate?vatId=DE136695976')).statusCode).toBe(503);
    expect(failures).toEqual([[broken, '/api/vat/validate']]);
  });

  it('W-01: has words for the shopper where a review was sent', async () => {
    const { post } = await openApi();
    const answer = await post('/api/commerce/addReview');
    expect(answer.json()).toMatchObject({
      error: {
        code: 'Unavailable',
        data: {
          communicate: 'Something went wrong on our side. Please try again or contact support.',
        },
      },
    });
  });
});

describe('T-02: a paper', () => {
  const path = (order: string, file: string) => `/api/papers/${order}/${file}`;
  const own = { cookie: 'token=own' };

  it('is read by whoever may see its order, and kept by nobody on the way', async () => {
    const { get } = await openApi();
    const answer = await get(path(OWN_ORDER, '2026000001.pdf'), own);
    expect([answer.statusCode, answer.body]).toEqual([200, 'a pdf']);
    expect(answer.headers).toMatchObject({
      'content-type': 'application/pdf',
      'cache-control': 'no-store',
      'content-disposition': 'inline; filename="2026000001.pdf"',
    });
    const xml = await get(path(OWN_ORDER, '2026000001.xml'), own);
    expect([xml.body, xml.headers['content-type']]).toEqual(['a xml', 'application/xml; charset=utf-8']);
  });

  it.each([
    ['of somebody else', path(OWN_ORDER, '2026000001.pdf'), { cookie: 'token=another' }],
    ['of somebody who has not been here', path(OWN_ORDER, '2026000001.pdf'), {}],
    ['that there is none of', path(OWN_ORDER, '2026000002.pdf'), own],
    ['in another form', path(OWN_ORDER, '2026000001.exe'), own],
    ['of what is no order', path('..%2f..', '2026000001.pdf'), own],
  ])('%s is not there', async (_, url, headers) => {
    const { get, failures } = await openApi();
    const answer = await get(url, headers);
    expect([answer.statusCode, answer.json().error.code]).toEqual([404, 'ResourceNotFound']);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(failures).toEqual([]);
  });
});
