import { describe, expect, it, onTestFinished } from 'vitest';
import { errorTable } from '../../api/errors.ts';
import { registerApi } from './api.ts';
import { createServer } from './create-server.ts';

const broken = new Error('the database is gone');

async function openApi() {
  const failures: [Error, string][] = [];
  const onFailure = (error: Error, address: string) => void failures.push([error, address]);
  const server = createServer({ trustedProxies: [], onFailure });
  await registerApi(server, {
    dispatch: () => Promise.reject(broken),
    statusOf: ({ code }) => errorTable[code].status,
    openApi: () => ({}),
    isReady: async () => false,
    answerVatQuestion: () => Promise.reject(broken),
    findRedirection: () => {
      throw broken;
    },
    receiveCardNotification: () => Promise.reject(broken),
    onFailure,
  });
  onTestFinished(() => server.close());
  const post = (url: string) => server.inject({ method: 'POST', url, headers: { host: 'de.localhost' } });
  return { failures, post };
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
