const LOOPBACK: Readonly<Record<string, string>> = { '0.0.0.0': '127.0.0.1', '[::]': '[::1]' };

/**
 * Where this process reaches its own server, from the address that it listens on: "every address" is reached by the
 * machine's own, a certain one only by itself.
 */
export function ownAddressOf(listening: string): string {
  const { hostname, port } = new URL(listening);
  return `http://${LOOPBACK[hostname] ?? hostname}:${port}`;
}
