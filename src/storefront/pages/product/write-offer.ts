import type { Product, ProductPrice } from '../../../api/contract/catalogue.ts';
import type { LocaleCode } from '../../../kernel/locale.ts';
import type { Money } from '../../../kernel/money.ts';
import { formatMoney, formatPercent } from '../../../markets/money-format.ts';
import type { PageText } from '../../i18n/texts.ts';
import type { IconName } from '../../ui/icon/icon.tsx';

/** What several pieces cost or save (rules P-11, V-02). */
export interface VolumeTable {
  readonly title: string;
  readonly rows: readonly { readonly key: string; readonly pieces: string; readonly words: string }[];
  /** Of discounts, which count a whole group; prices by quantity need none. */
  readonly note?: string;
}

/** What stands around the price. Written on the server, so that the browser needs neither the texts nor the rules. */
export interface ShownOffer {
  /** Tax, and whether delivery is included. */
  readonly taxNote: string;
  readonly delivery: readonly { readonly icon: IconName; readonly words: string }[];
  readonly volume?: VolumeTable;
}

interface Offered {
  readonly product: Pick<Product, 'package' | 'taxRatePermyriad' | 'availability'>;
  /** Of one piece, now. */
  readonly price: Money;
  readonly tiers: ProductPrice['tiers'];
  readonly volumeDiscounts: readonly {
    readonly volume: number;
    readonly value: { readonly permyriad: number };
  }[];
  readonly shipping: {
    readonly price: Money;
    readonly freeAbove: Money;
    readonly deliveryTime: { readonly from: number; readonly to: number };
  };
}

export function writeOffer(offered: Offered, text: PageText, locale: LocaleCode): ShownOffer {
  const { product, price, shipping } = offered;
  const { isOnStock } = product.availability;
  const isFreight = product.package === 'freight';
  const isFree = price.centAmount >= shipping.freeAbove.centAmount;
  const rate = formatPercent(locale, product.taxRatePermyriad);
  const fee = isFree ? text('cart.free') : formatMoney(locale, shipping.price);
  const { from, to } = shipping.deliveryTime;
  const tax = text('product.taxIncluded', { rate });
  const delivery = isFree ? text('product.freeShipping') : text('product.plusShipping');
  return {
    // Of what cannot be bought nothing is promised: neither what it costs to send it nor in how many days it comes.
    taxNote: isOnStock ? `${tax}, ${delivery}` : tax,
    delivery: isOnStock
      ? [
          {
            icon: isFreight ? 'pallet' : 'truck',
            words: text(isFreight ? 'product.shippingFreight' : 'product.shippingParcel', { price: fee }),
          },
          { icon: 'box', words: text('product.deliveryTime', { from, to }) },
        ]
      : [],
    ...writeVolume(offered, text, locale),
  };
}

function writeVolume(
  { tiers = [], volumeDiscounts: discounts }: Offered,
  text: PageText,
  locale: LocaleCode,
): { readonly volume?: VolumeTable } {
  const piecesFrom = (count: number) => text('product.volumeFrom', { count });
  const rows = [
    ...tiers.map(({ minimumQuantity, value }) => ({
      key: `tier ${minimumQuantity}`,
      pieces: piecesFrom(minimumQuantity),
      words: formatMoney(locale, value),
    })),
    ...discounts.map(({ volume, value }) => ({
      key: `discount ${volume}`,
      pieces: piecesFrom(volume),
      words: formatPercent(locale, -value.permyriad),
    })),
  ];
  if (rows.length === 0) return {};
  const note = discounts.length === 0 ? {} : { note: text('product.volumeNote') };
  return { volume: { title: text('product.volumeTitle'), rows, ...note } };
}
