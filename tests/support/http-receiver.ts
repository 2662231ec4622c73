import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface ReceivedRequest {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly rawBody: Uint8Array;
}

export interface HttpReceiver {
  /** `http://127.0.0.1:<port>`, no slash at the end. */
  readonly url: string;
  /** All requests that came to a path, once there are so many. */
  waitFor(path: string, count: number): Promise<readonly ReceivedRequest[]>;
  /** The status of every answer from now on; 204 at first. */
  answerWith(status: number): void;
  close(): Promise<void>;
}

/** An HTTP server that writes down what it is sent: the other side of an outgoing call. */
export async function startHttpReceiver(): Promise<HttpReceiver> {
  const received: ReceivedRequest[] = [];
  const waiting: (() => void)[] = [];
  let status = 204;
  const server = createServer(async (request, response) => {
    const rawBody = Buffer.concat(await request.toArray());
    const headers = Object.fromEntries(
      Object.entries(request.headers).map(([name, value]) => [
        name,
        Array.isArray(value) ? value.join(', ') : value,
      ]),
    );
    received.push({ method: request.method ?? '', path: request.url ?? '', headers, rawBody });
    response.writeHead(status).end();
    for (const look of waiting.splice(0)) look();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    async waitFor(path, count) {
      for (;;) {
        const found = received.filter((request) => request.path === path);
        if (found.length >= count) return found;
        await new Promise<void>((resolve) => waiting.push(resolve));
      }
    },
    answerWith(next) {
      status = next;
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
