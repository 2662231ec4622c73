import type { BaseLocale } from '../kernel/locale.ts';

/** What the cash-on-delivery fee is called to shoppers (rule M-07). */
export const codFeeTitles: Readonly<Record<BaseLocale, string>> = {
  'en-GB': 'Cash on delivery fee',
  'sk-SK': 'Poplatok za dobierku',
  'de-DE': 'Nachnahmegebühr',
  'pt-PT': 'Taxa de pagamento na entrega',
  'it-IT': 'Supplemento per il contrassegno',
  'fr-FR': 'Frais de paiement à la livraison',
  'hu-HU': 'Utánvét díja',
  'cs-CZ': 'Poplatek za dobírku',
  'nb-NO': 'Oppkravsgebyr',
  'nl-NL': 'Kosten voor betaling bij levering',
  'da-DK': 'Efterkravsgebyr',
  'sv-SE': 'Postförskottsavgift',
  'es-ES': 'Recargo por pago contra reembolso',
  'fi-FI': 'Postiennakkomaksu',
  'pl-PL': 'Opłata za pobranie',
  'ro-RO': 'Taxă pentru plata la livrare',
  'lt-LT': 'Mokestis už apmokėjimą pristatymo metu',
  'sl-SI': 'Strošek plačila po povzetju',
  'el-GR': 'Χρέωση αντικαταβολής',
  'hr-HR': 'Naknada za plaćanje pouzećem',
  'bg-BG': 'Такса за наложен платеж',
};
