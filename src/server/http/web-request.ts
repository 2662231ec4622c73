import type { FastifyRequest } from 'fastify';

/** The request as React Router reads it. A body was read whole before, within the server's limit. */
export function toWebRequest(request: FastifyRequest): Request {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    for (const single of Array.isArray(value) ? value : [value]) {
      if (single !== undefined) headers.append(name, single);
    }
  }
  // Behind a trusted proxy this is the host the shopper typed; React Router compares the Origin of forms with it.
  headers.set('host', request.host);
  headers.delete('x-forwarded-host');
  const url = `${request.protocol}://${request.host}${request.raw.url ?? '/'}`;
  const hasBody = request.method === 'POST' && Buffer.isBuffer(request.body);
  return new Request(url, {
    // A page is rendered for HEAD as for GET: it may be kept, and only sending leaves its body out.
    method: request.method === 'HEAD' ? 'GET' : request.method,
    headers,
    ...(hasBody ? { body: new Uint8Array(request.body as Buffer) } : {}),
  });
}
