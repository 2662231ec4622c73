import type { BaseLocale, LocaleCode } from '../../../kernel/locale.ts';
import { pickLocalized } from '../../../kernel/localized.ts';
import type { ShippingMethodKey } from './shipping.ts';

/** What the methods mean to whoever is at home (rule V-07). */
export const shippingMethodDescriptions = {
  parcel: {
    'en-GB': 'A parcel service brings it to your door.',
    'sk-SK': 'Kuriér vám zásielku doručí až k dverám.',
    'de-DE': 'Ein Paketdienst bringt die Ware bis an Ihre Tür.',
    'pt-PT': 'Uma transportadora entrega a encomenda à sua porta.',
    'it-IT': 'Un corriere consegna il pacco alla sua porta.',
    'fr-FR': 'Un transporteur livre le colis à votre porte.',
    'hu-HU': 'A futár az ajtóig hozza a csomagot.',
    'cs-CZ': 'Kurýr vám zásilku doručí až ke dveřím.',
    'nb-NO': 'En pakketjeneste leverer pakken på døren.',
    'nl-NL': 'Een pakketdienst bezorgt het pakket aan uw deur.',
    'da-DK': 'En pakketjeneste leverer pakken til din dør.',
    'sv-SE': 'Ett bud levererar paketet till din dörr.',
    'es-ES': 'Un servicio de mensajería lo entrega en su puerta.',
    'fi-FI': 'Kuljetuspalvelu tuo paketin ovellesi.',
    'pl-PL': 'Kurier dostarcza paczkę pod drzwi.',
    'ro-RO': 'Un curier aduce coletul la ușa dvs.',
    'lt-LT': 'Kurjeris pristato siuntą iki durų.',
    'sl-SI': 'Dostavna služba prinese paket do vaših vrat.',
    'el-GR': 'Εταιρεία ταχυμεταφορών παραδίδει το δέμα στην πόρτα σας.',
    'hr-HR': 'Dostavna služba donosi paket do vaših vrata.',
    'bg-BG': 'Куриер доставя пратката до вашата врата.',
  },
  freight: {
    'en-GB': 'A haulier delivers it on a pallet to the kerb.',
    'sk-SK': 'Špedícia dovezie tovar na palete k obrubníku.',
    'de-DE': 'Eine Spedition liefert die Ware auf einer Palette bis zur Bordsteinkante.',
    'pt-PT': 'Uma transportadora de carga entrega numa palete junto ao passeio.',
    'it-IT': 'Uno spedizioniere consegna su pallet a bordo strada.',
    'fr-FR': 'Un transporteur livre sur palette au pied de l’immeuble.',
    'hu-HU': 'A fuvarozó raklapon, a járdaszegélyig szállítja.',
    'cs-CZ': 'Spediční firma doveze zboží na paletě k obrubníku.',
    'nb-NO': 'Et fraktselskap leverer på pall ved fortauskanten.',
    'nl-NL': 'Een transporteur levert op een pallet tot aan de stoeprand.',
    'da-DK': 'Et fragtfirma leverer på palle til kantstenen.',
    'sv-SE': 'Ett åkeri levererar på pall vid trottoarkanten.',
    'es-ES': 'Un transportista lo entrega en palé a pie de calle.',
    'fi-FI': 'Rahtiyhtiö toimittaa kuormalavalla jalkakäytävän reunaan.',
    'pl-PL': 'Firma spedycyjna dostarcza na palecie do krawężnika.',
    'ro-RO': 'Un transportator livrează pe palet, la bordură.',
    'lt-LT': 'Vežėjas pristato ant padėklo iki šaligatvio krašto.',
    'sl-SI': 'Prevoznik dostavi na paleti do robnika pločnika.',
    'el-GR': 'Μεταφορική εταιρεία παραδίδει σε παλέτα έως το πεζοδρόμιο.',
    'hr-HR': 'Prijevoznik dostavlja na paleti do ruba pločnika.',
    'bg-BG': 'Спедитор доставя на палет до бордюра.',
  },
} as const satisfies Record<ShippingMethodKey, Readonly<Record<BaseLocale, string>>>;

export function shippingMethodDescription(method: ShippingMethodKey, locale: LocaleCode): string {
  return pickLocalized(shippingMethodDescriptions[method], locale) ?? '';
}
