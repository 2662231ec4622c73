/**
 * A UUID of version 7 (RFC 9562): 48 bits of time, so that new rows lie beside each other in an index, and 74 random
 * bits. `random` has at least 10 bytes.
 */
export function buildId(now: Date, random: Uint8Array): string {
  const time = now.getTime().toString(16).padStart(12, '0');
  const hex = Buffer.from(random.subarray(0, 10)).toString('hex');
  const variant = (8 | (Number.parseInt(hex.charAt(4), 16) & 3)).toString(16);
  return [
    time.slice(0, 8),
    time.slice(8),
    `7${hex.slice(1, 4)}`,
    `${variant}${hex.slice(5, 8)}`,
    hex.slice(8, 20),
  ].join('-');
}
