import { randomBytes } from 'node:crypto';
import type { Engine } from '../api/engine.ts';
import { createCategoryTrees } from '../commerce/goods/catalogue/category-trees.ts';
import { getSellable } from '../commerce/goods/catalogue/get-sellable.ts';
import type { CardProvider } from '../commerce/purchase/payments/card-provider.ts';
import { type AdyenSettings, createAdyenProvider } from '../integrations/adyen/adyen-provider.ts';
import { createEmbeddedCardProvider } from '../integrations/card/card-embedded.ts';
import { createEmbeddedWallet } from '../integrations/card/wallet-embedded.ts';
import type { Database } from '../kernel/database.ts';
import { createAddressGuide } from './address-guide.ts';
import { createCaseDesk, inspectRequestFile } from './case-desk.ts';
import { hashPassword } from './hash-password.ts';
import { jobs } from './jobs.ts';
import type { ShopAddresses } from './shop-addresses.ts';
import type { ShopSources } from './shop-sources.ts';
import type { ShopSurroundings } from './shop-surroundings.ts';
import { createVatValidation } from './vat-validation.ts';

const CARD_NOTIFICATION_PATH = '/api/notifications/card';

/** Everything the calls of the middleware are made of. `ownAddress`: where the shop listens, on this machine. */
export function createEngine(
  surroundings: ShopSurroundings,
  { events, merchant, addresses, search, searchRules, queryLog, media }: ShopSources,
  ownAddress: () => string,
): Engine {
  const { config, database, clock, log } = surroundings;
  const vatOf = createVatValidation(config);
  return {
    ...{ database, events, jobs, clock, randomBytes, search, searchRules, queryLog, media, hashPassword },
    sellable: { getSellable },
    isSwitchedOn: merchant.isSwitchedOn,
    merchant: merchant.current,
    sellsIn: merchant.sellsIn,
    isShopOrigin: addresses.isShopOrigin,
    cardProvider: createCardProvider(
      {
        ...surroundings,
        onFieldsFailure: (error) =>
          log.warn({ err: error }, 'A payment has no fields in the shop: it is made on the partner’s page'),
      },
      addresses,
      ownAddress,
    ),
    walletProvider:
      config.cardPartner.kind === 'sandbox'
        ? createEmbeddedWallet({
            ...{ database, clock, randomBytes, isShopOrigin: addresses.isShopOrigin },
            partnerHost: config.cardPartner.host,
          })
        : undefined,
    onSuspicion: (suspicion) =>
      log.warn(suspicion, 'Payments look like fraud (npm run shop -- payments suspicions)'),
    onPaymentFailure: (error, paymentId) =>
      log.error({ err: error, paymentId }, 'A payment could not be looked into; a job tries it again'),
    onRefundFailure: (failure) =>
      log.warn(failure, 'A refund has failed and is owed again (npm run shop -- orders refund-again)'),
    get vat() {
      return vatOf(merchant.current());
    },
    reviewPolicy: {
      moderation: config.reviewModeration,
      asksConsent: ({ countryCode }) => merchant.isSwitchedOn('reviewConsent', countryCode),
    },
    addressGuide: createAddressGuide(config),
    onGuideFailure: (error) => log.warn({ err: error }, 'Addresses could not be checked'),
    caseDesk: createCaseDesk(config),
    inspectRequestFile,
    categoryTrees: createCategoryTrees(database, clock),
  };
}

/** The merchant's account where there is one, else the sandbox where the settings let it stand in; without either no card is taken. */
export function createCardProvider(
  {
    config,
    database,
    clock,
    hmacKeys,
    fingerprintKey,
    onFieldsFailure,
  }: Pick<ShopSurroundings, 'config' | 'clock' | 'hmacKeys' | 'fingerprintKey'> &
    Pick<AdyenSettings, 'onFieldsFailure'> & { readonly database: Database },
  { isShopOrigin }: Pick<ShopAddresses, 'isShopOrigin'>,
  ownAddress: () => string,
): CardProvider | undefined {
  const { cardPartner } = config;
  if (cardPartner.kind === 'off') return undefined;
  const means = { database, jobs, clock, isShopOrigin };
  if (cardPartner.kind === 'adyen')
    return createAdyenProvider({ ...means, ...cardPartner, fingerprintKey, onFieldsFailure });
  return createEmbeddedCardProvider({
    ...means,
    ...{ randomBytes, hmacKeys, partnerHost: cardPartner.host },
    get notificationUrl() {
      return `${ownAddress()}${CARD_NOTIFICATION_PATH}`;
    },
  });
}
