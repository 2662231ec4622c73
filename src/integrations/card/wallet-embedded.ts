import { CardProviderUnavailable } from '../../commerce/purchase/payments/card-provider.ts';
import { isReturnAddress } from '../../commerce/purchase/payments/return-address.ts';
import type { WalletProvider } from '../../commerce/purchase/payments/wallet-provider.ts';
import type { EmbeddedCardSettings } from './card-embedded.ts';
import { buildPartnerAddress, partnerOrigins } from './partner-address.ts';
import { SHEET_MINUTES } from './wallet-sheet.ts';
import { getSheet, insertSheet } from './wallet-sheet-store.ts';

type WalletSettings = Pick<
  EmbeddedCardSettings,
  'database' | 'clock' | 'randomBytes' | 'isShopOrigin' | 'partnerHost'
>;

/** The embedded partner's wallet: its sheet is a page under `/card-sandbox/wallet/` that needs no JavaScript. */
export function createEmbeddedWallet({
  database,
  clock,
  randomBytes,
  isShopOrigin,
  partnerHost,
}: WalletSettings): WalletProvider {
  return {
    pageOrigins: partnerOrigins(partnerHost),

    async openSheet(request) {
      if (!isReturnAddress(request.returnUrl, isShopOrigin)) {
        throw new CardProviderUnavailable('the return address is not one of the shop');
      }
      const now = clock.now();
      const id = `wlt_${Buffer.from(randomBytes(18)).toString('base64url')}`;
      const expiresAt = new Date(now.getTime() + SHEET_MINUTES * 60_000);
      await insertSheet(database, { id, ...request, expiresAt }, now);
      return {
        redirectUrl: buildPartnerAddress(partnerHost, `/card-sandbox/wallet/${id}`, request.returnUrl),
      };
    },

    async getSheet(id, merchantReference) {
      const sheet = await getSheet(database, id, clock.now());
      return sheet?.merchantReference === merchantReference ? sheet.answer : undefined;
    },
  };
}
