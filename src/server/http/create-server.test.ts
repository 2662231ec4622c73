import { request } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createServer } from './create-server.ts';

const server = createServer({ trustedProxies: [], onFailure: () => undefined });
beforeAll(async () => {
  server.get('/*', (request, reply) =>
    reply.send(new URL(`http://${request.host}${request.raw.url}`).pathname),
  );
  await server.ready();
});
afterAll(() => server.close());

const statusFor = async (host: string, url = '/') =>
  (await server.inject({ url, headers: { host } })).statusCode;

describe('the host of a request', () => {
  it.each([
    'de.localhost',
    'DE.localhost:3000',
    'gantry.co.uk',
    '127.0.0.1:3000',
    '[::1]:3000',
    'my_box.local.',
  ])('M-03: %s is read', async (host) => expect(await statusFor(host)).toBe(200));

  // Whatever follows the name would become part of the address that is rendered, under the key of another page.
  it.each([
    'localhost/search?query=spam&x=',
    'localhost?x=',
    'localhost#',
    'user@localhost',
    'localhost\\x',
    'a b',
    'localhost:x',
    '%6cocalhost',
  ])('%s is refused, because it would change what is rendered', async (host) =>
    expect(await statusFor(host)).toBe(400),
  );
});

describe('the address of a request', () => {
  it('is refused when it names a host of its own, as to a proxy', async () => {
    const address = new URL(await server.listen({ port: 0, host: '127.0.0.1' }));
    const status = await new Promise((resolve, reject) => {
      request({ port: address.port, path: 'http://other.example/CHECKOUT' }, (response) => {
        response.resume();
        resolve(response.statusCode);
      })
        .on('error', reject)
        .end();
    });
    expect(status).toBe(400);
  });
});
