import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';

/** A partner's way of telling: takes a message at once, and sends it on until somebody takes it. */
export interface NotificationRelay {
  readonly url: string;
  close(): Promise<void>;
}

const PAUSE_MS = 250;

export async function startNotificationRelay(target: string): Promise<NotificationRelay> {
  const closed = new AbortController();
  const sendings = new Set<Promise<void>>();

  async function insist(body: Buffer): Promise<void> {
    while (!closed.signal.aborted) {
      const answer = await fetch(target, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: new Uint8Array(body),
        signal: AbortSignal.any([closed.signal, AbortSignal.timeout(10_000)]),
      }).catch(() => undefined);
      await answer?.body?.cancel();
      if (answer?.ok) return;
      await delay(PAUSE_MS);
    }
  }

  const server = createServer(async (request, response) => {
    const body = Buffer.concat(await request.toArray());
    response.writeHead(200).end('[accepted]');
    const sending = insist(body);
    sendings.add(sending);
    void sending.then(() => sendings.delete(sending));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async close() {
      closed.abort();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await Promise.all(sendings);
    },
  };
}
