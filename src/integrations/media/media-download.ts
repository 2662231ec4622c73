import { lookup as lookUp } from 'node:dns';
import { get as getHttp, type IncomingMessage } from 'node:http';
import { get as getHttps } from 'node:https';
import { BlockList, isIP, type LookupFunction } from 'node:net';
import { accept, type Outcome, refuse } from '../../kernel/outcome.ts';
import type { Download, DownloadRefusal } from '../../media/fetch-media.ts';

export interface DownloadOptions {
  readonly mostBytes: number;
  /** `allowed` for a supplier within the merchant's own network; else nothing but the public internet is asked. */
  readonly privateNetworks: 'refused' | 'allowed';
  /** Of the whole download, redirections included; a minute unless told. */
  readonly patienceMs?: number;
}

const PATIENCE_MS = 60_000;
const MOST_REDIRECTIONS = 3;

const privateNetworks = new BlockList();
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
] as const)
  privateNetworks.addSubnet(network, bits, 'ipv4');
for (const [network, bits] of [
  // Unspecified, loopback, and what carries an IPv4 address within; the mapped ones are checked as those by the list itself.
  ['::', 96],
  ['64:ff9b::', 96],
  ['2002::', 16],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
] as const)
  privateNetworks.addSubnet(network, bits, 'ipv6');

/** An address of this machine or of a network behind it (RFC 6890), which nobody from outside may have the shop ask. */
export const isPrivateAddress = (address: string): boolean =>
  privateNetworks.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');

class PrivateAddress extends Error {}

const forGood = (message: string): Outcome<never, DownloadRefusal> => refuse({ lasts: 'for good', message });
const forNow = (message: string): Outcome<never, DownloadRefusal> => refuse({ lasts: 'for now', message });

/** The address that is connected to is the one that was looked at: a name cannot answer otherwise the second time. */
const publicLookup: LookupFunction = (hostname, options, callback) => {
  lookUp(hostname, { ...options, all: true }, (error, addresses) => {
    const [first] = addresses ?? [];
    if (error !== null || first === undefined) return callback(error ?? new Error('no address'), '', 0);
    if (addresses.some(({ address }) => isPrivateAddress(address)))
      return callback(new PrivateAddress(), '', 0);
    return options.all ? callback(null, addresses) : callback(null, first.address, first.family);
  });
};

/** Fetches files from addresses that a merchant or a supplier wrote down. */
export function createDownload({
  mostBytes,
  privateNetworks: rule,
  patienceMs = PATIENCE_MS,
}: DownloadOptions): Download {
  const isRefused = ({ hostname }: URL) => {
    const address = hostname.replace(/^\[|\]$/g, '');
    return rule === 'refused' && isIP(address) !== 0 && isPrivateAddress(address);
  };
  return async (url) => {
    const signal = AbortSignal.timeout(patienceMs);
    let address = url;
    for (let turn = 0; turn <= MOST_REDIRECTIONS; turn += 1) {
      const target = URL.parse(address);
      if (target === null || !/^https?:$/.test(target.protocol))
        return forGood('is no address with https or http');
      if (isRefused(target)) return forGood('leads into a private network');
      try {
        const answer = await ask(target, rule === 'refused' ? publicLookup : undefined, signal);
        const next = redirectionOf(answer);
        if (next === undefined) return await readAnswer(answer, mostBytes);
        answer.destroy();
        if (!URL.canParse(next, target)) return forGood('leads on to an address that cannot be read');
        address = new URL(next, target).href;
      } catch (error) {
        if (signal.aborted) return forNow(`was not answered within ${patienceMs / 1000} s`);
        return describeFailure(error);
      }
    }
    return forGood(`leads on to other addresses more than ${MOST_REDIRECTIONS} times`);
  };
}

function ask(target: URL, lookup: LookupFunction | undefined, signal: AbortSignal): Promise<IncomingMessage> {
  const get = target.protocol === 'https:' ? getHttps : getHttp;
  const headers = { accept: 'image/*, application/pdf', 'user-agent': 'Gantry' };
  return new Promise((resolve, reject) => {
    const request = get(target, { headers, signal, ...(lookup === undefined ? {} : { lookup }) }, resolve);
    request.on('error', reject);
  });
}

function redirectionOf({ statusCode = 0, headers }: IncomingMessage): string | undefined {
  return [301, 302, 303, 307, 308].includes(statusCode) ? headers.location : undefined;
}

async function readAnswer(
  answer: IncomingMessage,
  mostBytes: number,
): Promise<Outcome<Uint8Array, DownloadRefusal>> {
  const status = answer.statusCode ?? 0;
  if (status !== 200) {
    answer.destroy();
    const message = `is answered with the status ${status}`;
    return status >= 500 || status === 429 || status === 408 ? forNow(message) : forGood(message);
  }
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of answer) {
    bytes += chunk.length;
    if (bytes > mostBytes) {
      answer.destroy();
      return forGood(`is larger than ${mostBytes / 1024 / 1024} MB`);
    }
    chunks.push(chunk);
  }
  return accept(Buffer.concat(chunks));
}

function describeFailure(error: unknown): Outcome<never, DownloadRefusal> {
  if (error instanceof PrivateAddress) return forGood('leads into a private network');
  if (!(error instanceof Error)) throw error;
  return forNow(`cannot be reached: ${error.message}`);
}
