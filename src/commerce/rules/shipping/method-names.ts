import type { LocaleCode } from '../../../kernel/locale.ts';
import { type Localized, pickLocalized } from '../../../kernel/localized.ts';
import type { ShippingMethodKey } from './shipping.ts';

/** What the methods are called to shoppers. */
export const shippingMethodNames = {
  parcel: {
    'en-GB': 'Parcel delivery',
    'sk-SK': 'Doručenie balíka',
    'de-DE': 'Paketversand',
    'pt-PT': 'Entrega de encomenda',
    'it-IT': 'Consegna con corriere',
    'fr-FR': 'Livraison de colis',
    'hu-HU': 'Csomagküldés',
    'cs-CZ': 'Doručení balíku',
    'nb-NO': 'Pakkelevering',
    'nl-NL': 'Pakketbezorging',
    'da-DK': 'Pakkelevering',
    'sv-SE': 'Paketleverans',
    'es-ES': 'Envío de paquete',
    'fi-FI': 'Pakettitoimitus',
    'pl-PL': 'Przesyłka paczkowa',
    'ro-RO': 'Livrare colet',
    'lt-LT': 'Siuntos pristatymas',
    'sl-SI': 'Dostava paketa',
    'el-GR': 'Παράδοση δέματος',
    'hr-HR': 'Dostava paketa',
    'bg-BG': 'Доставка на пратка',
  },
  freight: {
    'en-GB': 'Freight delivery',
    'sk-SK': 'Paletová preprava',
    'de-DE': 'Speditionsversand',
    'pt-PT': 'Entrega por transportadora',
    'it-IT': 'Consegna su pallet',
    'fr-FR': 'Livraison par transporteur',
    'hu-HU': 'Raklapos szállítás',
    'cs-CZ': 'Paletová přeprava',
    'nb-NO': 'Levering som stykkgods',
    'nl-NL': 'Vrachtbezorging',
    'da-DK': 'Fragtlevering',
    'sv-SE': 'Fraktleverans på pall',
    'es-ES': 'Envío por transportista',
    'fi-FI': 'Rahtitoimitus',
    'pl-PL': 'Przesyłka paletowa',
    'ro-RO': 'Livrare pe palet',
    'lt-LT': 'Krovinio pristatymas',
    'sl-SI': 'Paletna dostava',
    'el-GR': 'Μεταφορά με παλέτα',
    'hr-HR': 'Paletna dostava',
    'bg-BG': 'Палетна доставка',
  },
} as const satisfies Record<ShippingMethodKey, Localized>;

/** What a method is called in a locale. */
export function shippingMethodName(method: ShippingMethodKey, locale: LocaleCode): string {
  return pickLocalized(shippingMethodNames[method], locale) ?? method;
}
