import { request } from 'node:http';
import { connect } from 'node:net';
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

describe('a client that is slow', () => {
  it('D-11: is cut off before it has sent its headers for twenty seconds', { timeout: 30_000 }, async () => {
    const slow = createServer({ trustedProxies: [], onFailure: () => undefined });
    const { port } = new URL(await slow.listen({ port: 0, host: '127.0.0.1' }));
    const began = performance.now();
    const answer = await new Promise<string>((resolve, reject) => {
      const socket = connect(Number(port), '127.0.0.1');
      let heard = '';
      socket.on('data', (chunk) => {
        heard += chunk;
      });
      socket.on('close', () => resolve(heard)).on('error', reject);
      socket.write('GET / HTTP/1.1\r\nHost: gantry.de\r\nX-Slow: ');
    });
    expect(answer).toMatch(/^HTTP\/1\.1 408 /);
    expect(performance.now() - began).toBeLessThan(20_000);
    await slow.close();
  });
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
