import type { Logger } from 'pino';
import type { Database } from '../kernel/database.ts';
import type { Events } from '../kernel/events.ts';
import type { Market } from '../markets/countries.ts';
import type { SwitchName } from '../markets/switch-names.ts';
import { switchOn } from '../markets/switches.ts';
import type { ShownMedia } from '../media/shown-media.ts';
import { isReadyToSell, sellsIn } from '../merchant/check-merchant.ts';
import {
  carriersOf,
  findActiveCampaigns,
  findGuaranteeArtwork,
  linksOf,
  seatOf,
  switchSettingsOf,
} from '../merchant/merchant.ts';
import type { Merchant } from '../merchant/merchant-schema.ts';
import { openMerchantSource } from '../merchant/merchant-source.ts';
import type { PageMerchant } from '../storefront/page-request.ts';
import type { Config } from './config.ts';
import { retryMails } from './failed-jobs.ts';
import { addressedBy } from './shop-addresses.ts';

/** Who sells, as the parts of a running shop ask for it: each answer is of the present record. */
export interface OpenMerchant {
  readonly current: () => Merchant;
  readonly isSwitchedOn: (name: SwitchName, countryCode: Market['countryCode']) => boolean;
  /** Whether orders are taken in a country. */
  readonly sellsIn: (countryCode: Market['countryCode']) => boolean;
  /** What pages say of it, in a market and at a moment. */
  readonly pageMerchantOf: (market: Market, now: Date) => PageMerchant;
  stop(): void;
}

export interface OpenMerchantOptions {
  readonly config: Config;
  readonly database: Database;
  readonly events: Events;
  readonly log: Pick<Logger, 'warn'>;
  readonly media: Pick<ShownMedia, 'addressOf'>;
  /** Called after the record has changed. */
  readonly onChange: () => void;
}

/** Reads the record, and follows its changes. Production passes an invented one over (rule Y-04). */
export async function openMerchant(options: OpenMerchantOptions): Promise<OpenMerchant> {
  const { config, database, events, media, log, onChange } = options;
  const warn = (message: string, error?: unknown) =>
    log.warn(error === undefined ? {} : { err: error }, message);
  const source = await openMerchantSource({
    database,
    events,
    invented: config.environment === 'production' ? 'passed over' : 'used',
    warn,
    onChange() {
      onChange();
      warnOfClosedShop();
      retryMails(database).catch((error) => warn('Mails that wait could not be made due', error));
    },
  });
  const { current } = source;
  warnOfClosedShop();
  function warnOfClosedShop() {
    if (!isReadyToSell(current(), addressedBy(config)))
      warn('The shop takes no orders: its merchant record is not complete (npm run shop -- merchant check)');
  }
  return {
    current,
    isSwitchedOn: (name, countryCode) =>
      switchOn(name, countryCode, config.environment, switchSettingsOf(current())),
    sellsIn: (countryCode) => sellsIn(current(), countryCode, addressedBy(config)),
    pageMerchantOf({ countryCode, languages }, now) {
      const merchant = current();
      const { company = {} } = merchant;
      return {
        shopName: company.shopName ?? '',
        foundedYear: company.foundedYear,
        links: linksOf(merchant),
        carriers: carriersOf(merchant, countryCode),
        seat: seatOf(merchant),
        logo: merchant.logo === undefined ? undefined : media.addressOf(merchant.logo),
        guaranteeNotices: Object.fromEntries(
          languages.flatMap(({ locale }) => {
            const artwork = findGuaranteeArtwork(merchant, locale);
            const address = artwork === undefined ? undefined : media.addressOf(artwork);
            return address === undefined ? [] : [[locale, address]];
          }),
        ),
        runningCampaigns: findActiveCampaigns(merchant, countryCode, now).map(
          ({ campaignName }) => campaignName,
        ),
      };
    },
    stop: source.stop,
  };
}
