import type { BaseLocale } from '../../src/kernel/locale.ts';
import {
  categoryLine,
  priceLine,
  productLine,
  reviewLine,
  stockLine,
  typeLine,
} from '../support/sample-catalogue.ts';

type Texts = Readonly<Record<BaseLocale, string>>;

const names: Texts = {
  'sk-SK': 'Akumulátorová vŕtačka so zásobníkom, 1,5 kW, 2800 ot./min',
  'de-DE': 'Akkuschlagbohrschrauber für Holzwerkstätten, 1,5 kW, 2.800 U/min',
  'pt-PT': 'Berbequim sem fio para madeiras, 1,5 kW, 2800 rpm',
  'it-IT': "Trapano avvitatore dell'officina, 1,5 kW, 2800 giri/min",
  'fr-FR': "Perceuse-visseuse sans fil d'atelier, 1,5 kW, 2 800 tr/min",
  'hu-HU': 'Akkumulátoros ütvefúrógép fatáblákhoz, 1,5 kW, 2800 ford./perc',
  'cs-CZ': 'Příklepová vrtačka s nabíječkami, 1,5 kW, 2800 ot./min',
  'nb-NO': 'Slagborskrutrekkere til trearbeid, 1,5 kW, 2800 o/min',
  'nl-NL': 'Accuklopboormachines voor houtbewerking, 1,5 kW, 2800 tpm',
  'da-DK': 'Slagboremaskiner til træværksteder, 1,5 kW, 2800 omdr./min',
  'sv-SE': 'Slagborrmaskiner för träbearbetning, 1,5 kW, 2800 varv/min',
  'es-ES': 'Taladros percutores con baterías, 1,5 kW, 2800 rpm',
  'en-GB': 'Cordless hammer drill cases with batteries, 1.5 kW, 2,800 rpm',
  'fi-FI': 'Akkuiskuporakoneiden säilytyslaukku, 1,5 kW, 2800 r/min',
  'pl-PL': 'Wiertarki udarowe z akumulatorami, 1,5 kW, 2800 obr/min',
  'ro-RO': 'Mașini de găurit cu acumulatoare, 1,5 kW, 2800 rot/min',
  'lt-LT': 'Smūginiai gręžtuvai su akumuliatoriais, 1,5 kW, 2800 aps./min',
  'sl-SI': 'Udarni vrtalniki z baterijami, 1,5 kW, 2800 vrt/min',
  'el-GR': 'Κρουστικά δράπανα με μπαταρίες, 1,5 kW, 2800 σ.α.λ.',
  'hr-HR': 'Udarne bušilice s baterijama, 1,5 kW, 2800 o/min',
  'bg-BG': 'Ударни бормашини с батерии, 1,5 кВт, 2800 об/мин',
};

const descriptions: Texts = {
  'sk-SK': 'Pre vrtáky do 13 mm a na každé murivo; bez káblov.',
  'de-DE': 'Für Bohrer bis 13 mm und für jedes Mauerwerk; ohne Kabel, mit der Kreissägeblatthalterung.',
  'pt-PT': 'Para brocas até 13 mm e todas as paredes; sem cabos.',
  'it-IT': "Per punte fino a 13 mm e tutte le pareti; senza l'ingombro dei cavi.",
  'fr-FR': "Pour les forets jusqu'à 13 mm et tous les murs ; sans câbles.",
  'hu-HU': 'Legfeljebb 13 mm-es fúrókhoz és minden falhoz; kábelek nélkül.',
  'cs-CZ': 'Pro vrtáky do 13 mm a do každého zdiva; bez kabelů.',
  'nb-NO': 'For bor opptil 13 mm og alle murvegger; uten ledninger, med sagbladholderen.',
  'nl-NL': 'Voor boren tot 13 mm en elke muur; zonder snoeren, met de zaagbladhouders.',
  'da-DK': 'Til bor op til 13 mm og alle mure; uden ledninger, med savklingeholderen.',
  'sv-SE': 'För borrar upp till 13 mm och alla murar; utan sladdar, med sågbladshållaren.',
  'es-ES': 'Para brocas de hasta 13 mm y todas las paredes; sin cables.',
  'en-GB': 'For bits of up to 13 mm and all the walls; without cables.',
  'fi-FI': 'Enintään 13 mm:n terille ja kaikille seinille; ilman johtoja, sahanterätelineellä.',
  'pl-PL': 'Do wierteł o średnicy do 13 mm i do każdej ściany; bez kabli.',
  'ro-RO': 'Pentru burghie de până la 13 mm și pentru toți pereții; fără cabluri.',
  'lt-LT': 'Grąžtams iki 13 mm ir visoms sienoms; be laidų.',
  'sl-SI': 'Za svedre do 13 mm in za vse zidove; brez kablov.',
  'el-GR': 'Για τρυπάνια έως 13 mm και για όλους τους τοίχους· χωρίς καλώδια.',
  'hr-HR': 'Za svrdla do 13 mm i za sve zidove; bez kabela.',
  'bg-BG': 'За свредла до 13 мм и за всички стени; без кабели.',
};

/** What numbers, units, codes and signs are written like, whatever the language: it stands for every one of them. */
const writtenAnyhow: readonly string[] = [
  'Pump 2,4006381333931 and 0,1500150015001a',
  'Grinder 230V 50Hz 1500 W 1.500 W 2 kVA 3 HP 1,5 кВт',
  'Board 40x60 cm 40 × 60 × 80 mm 50x 1/2"x50 15.6″',
  'Motor 1400 min-1. 5 min-1.50 1400 min⁻¹ 20 l/min 1,2 m³/h',
  'Range 10-20 mm 10 – 20 °C -20 °C ±5 % 3-in-1 2x4b5',
  'Toner TN-2110 tn2110 MSW-AC24S WD40 802.11ac 1.2.3',
  'EAN 4006381333931 4006381333931-2 1½" 0.750 kg 1 500 g',
  'Heater 5 kg/24 h 65 dB(A) 50 Nm 2 Ah 2000 mAh 8 bar',
  'Straße Łódź Øresund ﬁtting Ⅷ naïve C++ C# №5 🔨 鋸',
  "L'aspirateur d’eau rock'n'roll ένας Σίσυφος ΣΊΣΥΦΟΣ",
];

/** The colour stands in a name as well. */
const attributesOfCase = [
  { key: 'power', value: 1500 },
  { key: 'cordless', value: true },
  { key: 'colour', value: { 'en-GB': 'Dark blue', 'de-DE': 'Dunkelblau' } },
];

/**
 * A catalogue that never changes by itself: what the search keeps of it differs only when the search keeps something else
 * (`kept-forms.test.ts`). Whoever changes what is kept and sees no difference adds the text that shows it.
 */
export const fixedCatalogue: readonly object[] = [
  typeLine(),
  categoryLine('tools', null, { name: { 'en-GB': 'Power tools', 'de-DE': 'Elektrowerkzeuge' } }),
  categoryLine('workshop', 'tools', { name: { 'en-GB': 'Workshop', 'de-DE': 'Werkstattbedarf' } }),
  productLine(1, {
    name: names,
    description: descriptions,
    brand: 'MSW',
    model: 'MSW-AC24S 1/2',
    ean: '4006381333931',
    tags: ['bestseller', 'campaign:spring'],
    popularity: 120,
    attributes: attributesOfCase,
  }),
  productLine(2, { name: { 'en-GB': 'Contour drill case dark blue' }, attributes: attributesOfCase }),
  ...writtenAnyhow.map((text, index) =>
    productLine(index + 3, {
      name: { 'en-GB': text },
      description: { 'en-GB': `It comes with ${text}` },
      attributes: [{ key: 'power', value: 0.5 + index, unit: 'kW' }],
    }),
  ),
  ...[1, 2, 3].flatMap((number) => [priceLine(number, 'EUR', 4990 + number), stockLine(number, 10 * number)]),
  ...['a', 'b', 'c'].map((key) => reviewLine(`fixed-${key}`, 2, { rating: 5 })),
];
