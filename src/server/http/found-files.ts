import { Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { pathBelowPrefix } from '../../addresses/paths.ts';
import type { Market } from '../../markets/countries.ts';
import { type FoundContext, findLocaleShop, type LocaleShop } from '../found/found-context.ts';
import type { MadeFiles, OpenedFile } from '../found/made-files.ts';
import { writeProductFeed } from '../found/product-feed.ts';
import { writeSecurityTxt } from '../found/security-txt.ts';
import { findSitemap, writeSitemapIndex } from '../found/sitemap.ts';
import { buildWebManifest } from '../found/web-manifest.ts';
import { matchesEtag, takesEncoding } from './send-page.ts';

export interface FoundFilesOptions {
  readonly context: FoundContext;
  readonly made: MadeFiles;
  /** By which Apple knows that these domains may take Apple Pay, if they may. */
  readonly appleDomain: string | undefined;
  marketOf(host: string): Market;
}

/** As pages: anybody may keep it, and asks whether it still holds. */
const ASK_AGAIN = 'public, max-age=0, must-revalidate';

const refuse = (reply: FastifyReply) =>
  reply.code(404).header('cache-control', 'no-store').type('text/plain').send('There is no such file.');

const sendAppleDomain = (reply: FastifyReply, text: string | undefined) =>
  text === undefined ? refuse(reply) : reply.header('cache-control', ASK_AGAIN).type('text/plain').send(text);

/** What search engines, comparison sites and devices read of the shop instead of its pages. */
export function registerFoundFiles(
  server: FastifyInstance,
  { context, made, marketOf, appleDomain }: FoundFilesOptions,
): void {
  const shopsOf = (request: FastifyRequest): readonly LocaleShop[] =>
    marketOf(request.host).languages.flatMap(({ locale }) => findLocaleShop(context, locale) ?? []);
  /** `de-at` of an address below the host of that country. */
  const findShop = (request: FastifyRequest, written: string) =>
    shopsOf(request).find(({ locale }) => locale.toLowerCase() === written);
  const read = (url: string, answer: (exchange: Exchange, parameters: Parameters) => unknown) =>
    server.route<{ Params: Parameters }>({
      method: ['GET', 'HEAD'],
      url,
      handler: (request, reply) => answer({ request, reply }, request.params),
    });
  const sendMade = async (exchange: Exchange, name: string, write: () => AsyncIterable<string>) =>
    sendFile(exchange, await made.open(name, write));

  read('/sitemap.xml', (exchange) => {
    const shops = shopsOf(exchange.request);
    const [first] = shops;
    return first === undefined
      ? refuse(exchange.reply)
      : sendMade(exchange, `sitemap ${first.market.countryCode}`, () => writeSitemapIndex(context, shops));
  });
  read('/sitemaps/:locale/:file.xml', async (exchange, { locale = '', file = '' }) => {
    const shop = findShop(exchange.request, locale);
    const write = shop && (await findSitemap(context, shop, file));
    return write === undefined
      ? refuse(exchange.reply)
      : sendMade(exchange, `sitemap ${locale} ${file}`, write);
  });
  read('/feeds/:locale.xml', (exchange, { locale = '' }) => {
    const shop = findShop(exchange.request, locale);
    return shop === undefined
      ? refuse(exchange.reply)
      : sendMade(exchange, `feed ${locale}`, () => writeProductFeed(context, shop));
  });
  read('/manifests/:locale.webmanifest', ({ request, reply }, { locale = '' }) => {
    const shop = findShop(request, locale);
    if (shop === undefined) return refuse(reply);
    const manifest = buildWebManifest(shop, context.merchant().company?.shopName);
    return reply
      .header('cache-control', ASK_AGAIN)
      .type('application/manifest+json')
      .send(JSON.stringify(manifest));
  });
  // Where keepers of passwords send somebody who wants another one (W3C, a well-known address for changing passwords).
  read('/.well-known/change-password', ({ reply }) =>
    reply.header('cache-control', ASK_AGAIN).redirect(`${pathBelowPrefix('myProfile')}#change-password`, 303),
  );
  read('/.well-known/apple-developer-merchantid-domain-association', ({ reply }) =>
    sendAppleDomain(reply, appleDomain),
  );
  read('/.well-known/security.txt', ({ request, reply }) =>
    sendSecurityTxt(reply, context, marketOf(request.host)),
  );
}

function sendSecurityTxt(reply: FastifyReply, context: FoundContext, market: Market): FastifyReply {
  const origin = context.addresses.findOrigin(market);
  const email = context.merchant().company?.email;
  if (origin === undefined || email === undefined) return refuse(reply);
  const text = writeSecurityTxt(market, { email, origin, now: context.clock.now() });
  return reply.header('cache-control', 'public, max-age=86400').type('text/plain; charset=utf-8').send(text);
}

/** What stands in the places of an address. */
type Parameters = Readonly<Record<string, string>>;

interface Exchange {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/** A file as it was made, or unpacked for who takes no gzip; what is still being made has no name yet to be kept by. */
async function sendFile(
  { request, reply }: Exchange,
  { bytes, hash, close }: OpenedFile,
): Promise<FastifyReply> {
  reply
    .headers({ 'cache-control': ASK_AGAIN, vary: 'Accept-Encoding' })
    .type('application/xml; charset=utf-8');
  if (hash !== undefined) reply.header('etag', `W/"${hash}"`);
  const isKnown = hash !== undefined && matchesEtag(request.headers['if-none-match'], hash);
  if (isKnown || request.method === 'HEAD') {
    await close();
    return reply.code(isKnown ? 304 : 200).send();
  }
  const stream = Readable.from(bytes, { objectMode: false });
  stream.on('close', () => void close());
  if (takesEncoding(request.headers['accept-encoding'], 'gzip'))
    return reply.header('content-encoding', 'gzip').send(stream);
  const unpacked = createGunzip();
  stream.on('error', (error) => unpacked.destroy(error));
  unpacked.on('close', () => stream.destroy());
  return reply.send(stream.pipe(unpacked));
}
