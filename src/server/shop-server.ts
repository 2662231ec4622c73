import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Engine } from '../api/engine.ts';
import { buildCallError } from '../api/errors.ts';
import type { ContentReader } from '../api/read-content.ts';
import { createCardSandboxPage } from '../integrations/card/card-sandbox-page.ts';
import { createChallengePage } from '../integrations/card/challenge-page.ts';
import { createFieldsFrame, createFrameResource } from '../integrations/card/frame-page.ts';
import { createMerchantPage } from '../integrations/card/merchant-page.ts';
import { createWalletSheetPage } from '../integrations/card/wallet-sheet-page.ts';
import type { Market } from '../markets/countries.ts';
import type { MediaBlobs } from '../media/media-blobs.ts';
import { isFlagOn } from '../merchant/merchant.ts';
import type { renderDocument } from '../storefront/render/document.tsx';
import { buildApiOptions } from './api-options.ts';
import { registerApi } from './http/api.ts';
import { readBuiltAssets } from './http/built-assets.ts';
import { keepPartnerApart, registerCardSandbox } from './http/card-sandbox.ts';
import { registerCms } from './http/cms.ts';
import { createServer } from './http/create-server.ts';
import { registerFoundFiles } from './http/found-files.ts';
import { registerLiveCart } from './http/live-cart.ts';
import { registerMedia } from './http/media.ts';
import { registerPages } from './http/pages.ts';
import { registerPolicyReports } from './http/policy-reports.ts';
import { registerRobots } from './http/robots.ts';
import { registerSpeculationRules } from './http/speculation-rules.ts';
import { registerStaticFiles } from './http/static-files.ts';
import { buildLiveCartOptions } from './live-cart-options.ts';
import { createOldAddresses } from './old-addresses/old-addresses.ts';
import { buildPagesOptions } from './page-options.ts';
import type { ShopSources } from './shop-sources.ts';
import type { ShopSurroundings } from './shop-surroundings.ts';

export interface ServerParts {
  readonly engine: Engine;
  readonly content: ContentReader;
  readonly blobs: MediaBlobs;
  /** Where the built shop lies. */
  readonly buildFolder: string;
  readonly render: typeof renderDocument;
}

/** The embedded card partner's own pages: checkouts, fields, a bank's question, its wallet's sheets, and what its merchant sees. */
function registerPartner(
  server: FastifyInstance,
  { database, clock, hmacKey, merchantKey }: ShopSurroundings,
  { jobs }: Engine,
  clientFolder: string,
): void {
  const books = { database, jobs, clock };
  const partner = { ...books, hmacKey };
  const frameResource = createFrameResource(join(clientFolder, 'card-frame.js'));
  const merchantPage = createMerchantPage({ ...books, randomBytes, merchantKey });
  registerCardSandbox(server, {
    '/card-sandbox/*': createCardSandboxPage(partner),
    '/card-sandbox/fields/*': createFieldsFrame(partner),
    '/card-sandbox/challenge/*': createChallengePage(partner),
    '/card-sandbox/frame.css': frameResource,
    '/card-sandbox/frame.js': frameResource,
    '/card-sandbox/wallet/*': createWalletSheetPage({ database, clock }),
    '/card-sandbox/merchant': merchantPage,
    '/card-sandbox/merchant/*': merchantPage,
  });
}

/** The shop over HTTP: files, pictures, middleware, content as files, the card sandbox, pages. It does not listen yet. */
export async function openShopServer(
  surroundings: ShopSurroundings,
  sources: ShopSources,
  { engine, content, blobs, buildFolder, render }: ServerParts,
): Promise<FastifyInstance> {
  const { config, log, database, clock, currencyOf } = surroundings;
  const { pages, media, merchant, addresses } = sources;
  const usesNativeRouting = ({ countryCode }: Market) => merchant.isSwitchedOn('nativeRouting', countryCode);
  const { categoryTrees } = engine;
  const oldAddresses = createOldAddresses({
    ...{ database, categoryTrees, pages, clock, currencyOf, usesNativeRouting },
  });
  const validatesVat = ({ countryCode }: Market) =>
    engine.vat !== undefined && isFlagOn(engine.merchant(), 'vatValidation', countryCode);
  const onFailure = (error: Error, address: string) => log.error({ err: error, address }, 'A request failed');
  const server = createServer({ trustedProxies: config.trustedProxies, onFailure });
  const { cardPartner } = config;
  if (cardPartner.kind === 'sandbox') keepPartnerApart(server, cardPartner.host);
  const assets = readBuiltAssets(buildFolder);
  const clientFolder = join(buildFolder, 'client');
  await registerStaticFiles(server, clientFolder);
  await registerMedia(server, { blobs, shown: media, placeholderFolder: join(clientFolder, 'pictures') });
  await registerApi(server, buildApiOptions(surroundings, sources, { engine, oldAddresses, onFailure }));
  await registerLiveCart(server, buildLiveCartOptions(surroundings, sources, engine));
  await registerCms(server, {
    content,
    absent: buildCallError('ResourceNotFound'),
    unavailable: buildCallError('Unavailable'),
    onFailure,
  });
  if (cardPartner.kind === 'sandbox') registerPartner(server, surroundings, engine, clientFolder);
  registerPolicyReports(server, {
    onReport: (report) => log.warn(report, 'A page tried what its policy does not let it'),
  });
  registerRobots(server, { environment: config.environment, ...addresses });
  registerFoundFiles(server, {
    marketOf: addresses.marketOf,
    made: sources.madeFiles,
    appleDomain: cardPartner.kind === 'adyen' ? cardPartner.appleDomain : undefined,
    context: {
      ...{ database, pages, media, addresses, currencyOf, clock, usesNativeRouting },
      categoryTrees,
      merchant: merchant.current,
    },
  });
  registerSpeculationRules(server);
  registerPages(
    server,
    buildPagesOptions(surroundings, sources, { engine, content, oldAddresses, validatesVat, assets, render }),
  );
  return server;
}
