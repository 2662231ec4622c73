/** `1 <written unit>` is `factor` of the canonical `unit`. */
export interface KnownUnit {
  readonly unit: string;
  readonly factor: number;
}

/**
 * Canonical unit -> factor -> folded ways to write it in the 21 languages. Names of two parts are written with one `/`.
 * Watts, volt-amperes and horsepower stay apart: nobody means one by another. Where folding makes two units one (mW and
 * MW, Nm and nm), it is the one that equipment is described with.
 */
const unitNames: Readonly<Record<string, readonly (readonly [factor: number, names: string])[]>> = {
  w: [
    [
      1,
      'w watt watts wat waty watow wattia watteja watti wattos vatios vatio vat vatu vatai vatov vati vata wati βατ вт ват вата watios',
    ],
    [1000, 'kw kilowatt kilowatts kilowattia kilovatios kilovatai kilovatu квт киловат киловата κιλοβατ'],
    [0.001, 'milliwatt'],
  ],
  hp: [[1, 'hp ps cv ch pk hk hv le лс кс hestekrefter hastkrafter horsepower ιπποι']],
  va: [
    [1, 'va ва'],
    [1000, 'kva ква'],
  ],
  wh: [
    [1, 'wh втч'],
    [1000, 'kwh квтч'],
  ],
  v: [
    [
      1,
      'v volt volts volty voltia voltti voltos voltios volti volta voltov voltu voltai в волт волта βολτ vac vdc',
    ],
    [1000, 'kv кв'],
    [0.001, 'mv'],
  ],
  a: [
    [
      1,
      'a а amp amps ampere amperes amper amperov ampery amperow amperia ampeeria amperios amperai amperu ампер ампера αμπερ',
    ],
    [0.001, 'ma'],
  ],
  ah: [
    [1, 'ah ач αh'],
    [0.001, 'mah мач'],
  ],
  hz: [
    [1, 'hz hertz hertsia хц'],
    [1000, 'khz кхц'],
    [1e6, 'mhz мхц'],
    [1e9, 'ghz гхц'],
  ],
  ω: [
    [1, 'ω ohm ohms ом'],
    [1000, 'kω kohm'],
  ],
  mm: [
    [0.001, 'μm um мкм micron microns mikron mikronia μικρα'],
    [
      1,
      'mm millimeter millimeters millimetre millimetres millimetria milimetri milimetros milimetru milimetrov мм милиметра χιλ χιλιοστα',
    ],
    [
      10,
      'cm centimeter centimeters centimetre centimetres senttimetria senttia centimetri centimetros centymetrow см сантиметра εκ εκατοστα ποντοι',
    ],
    [100, 'dm дм'],
    [
      1000,
      'm meter meters metre metres metr metry metru metrow metrov metra metri metros metro metria metrin metar metara meteres м метър метра метри μ μετρα μετρο',
    ],
    [1e6, 'km kilometer kilometre kilometres км χλμ'],
    [
      25.4,
      "in inch inches zoll \" '' pouce pouces pulgada pulgadas polegada polegadas pollice pollici duim tum tommer tomme tommers tuuma tuumaa tuuman palec palce palcov palcu palcev palca cal cale cali coliai coliu colio coll colos colas inca inci incha inchi toli инч инча ιντσα ιντσεσ ιντσων",
    ],
  ],
  mm2: [
    [1, 'mm2 qmm мм2'],
    [100, 'cm2 qcm см2'],
    [1e6, 'm2 qm mq sqm kvm м2 квм τμ μ2 квадратни'],
  ],
  g: [
    [0.001, 'mg мг'],
    [
      1,
      'g gr gram grams gramm gramme grammes grammi grammaa gramos gramas gramow gramov gramu grame grami grama г гр γρ γραμμαρια',
    ],
    [10, 'dag dkg deka'],
    [
      1000,
      'kg kgs kilo kilos kilogram kilograms kilogramm kilogramme kilogrammes kilogramy kilogramow kilogramov kilogramu kilogramos kilograme kilogrami kilograma kiloa kiloja chilo chili kilu kil kilogrammi кг кила килограма κιλα κιλο κιλων κγ кило',
    ],
    [
      1e6,
      't ton tons tonne tonnes tonnen tonn tonnin tonnia tony tun tuny toneladas tonelada tonnellate tonna tonnas tone tona т тон тона τονοι τονων tonos tonu',
    ],
    [453.592, 'lb lbs pund funtow'],
    [28.3495, 'oz'],
  ],
  ml: [
    [
      1,
      'ml mililitri mililitrov millilitre millilitres milliliter mililitros millilitraa мл милилитра ccm cc cm3 см3',
    ],
    [10, 'cl сл'],
    [100, 'dl'],
    [
      1000,
      'l lt ltr liter liters litre litres litro litros litri litr litru litry litrow litrov litra litrai litraa litran litar litara literes litrit dm3 л литър литра литри λ λτ λιτρα λιτρο λιτρων',
    ],
    [1e5, 'hl хл'],
    [1e6, 'm3 м3 cbm kubm kbm μ3'],
  ],
  'l/h': [
    [1, 'l/h l/hod l/std l/godz l/val л/ч λ/ω л/час l/t l/ora'],
    [60, 'l/min lpm л/мин λ/λεπτο'],
    [3600, 'l/s l/sec l/sek л/с'],
    [1000, 'm3/h m3/hod m3/std m3/godz m3/val m3/t м3/ч м3/час μ3/ω cbm/h'],
    [60_000, 'm3/min м3/мин'],
  ],
  'g/h': [
    [0.001, 'mg/h мг/ч'],
    [1, 'g/h г/ч'],
    [60, 'g/min'],
    [1000, 'kg/h kg/std kg/hod kg/godz kg/val kg/t кг/ч'],
  ],
  'g/24h': [
    [1, 'g/24h'],
    [1000, 'kg/24h кг/24ч'],
  ],
  'ml/24h': [
    [1, 'ml/24h'],
    [1000, 'l/24h л/24ч'],
  ],
  'm2/h': [[1, 'm2/h м2/ч']],
  'm/min': [
    [1, 'm/min м/мин μ/λεπτο'],
    [60, 'm/s m/sec м/с μ/δ'],
    [16.6667, 'km/h км/ч'],
  ],
  rpm: [
    [
      1,
      'rpm u/min upm tr/min ot/min obr/min о/мин об/мин o/min omw/min v/min varv/min r/min rev/min giri/min aps/min σαλ στροφεσ/λεπτο rot/min vrt/min obrt/min okr/min f/min ford/min kierr/min giros/min rpm/min toeren/min σ/λ',
    ],
  ],
  nm: [
    [1, 'nm нм newtonmeter'],
    [0.01, 'ncm'],
  ],
  n: [
    [1, 'n newton н'],
    [1000, 'kn кн'],
  ],
  kpa: [
    [100, 'bar bars baria barow baru barov barai бар бара μπαρ'],
    [0.1, 'mbar hpa'],
    [1, 'kpa кпа'],
    [1000, 'mpa мпа'],
    [0.001, 'pa'],
  ],
  psi: [[1, 'psi']],
  db: [[1, 'db dba dezibel decibel decibels desibelia дб ντεσιμπελ']],
  '°c': [[1, '°c c celsius °с с ']],
  '°f': [[1, '°f f fahrenheit']],
  k: [[1, 'k kelvin']],
  lm: [[1, 'lm lumen lumenia lumeni lumenov lumenow lumenu лм лумена λουμεν']],
  lx: [[1, 'lx lux']],
  s: [
    [0.001, 'ms'],
    [1, 's sec sek sekund sekunden seconds secondes segundos secondi сек δευτ'],
    [60, 'min minut minuten minutes minutos minuti minuta minuter minutter minuuttia мин минути λεπτα'],
    [
      3600,
      'h std hod godz uur hodin hodiny godzin godziny ora ore sati valandu valandos hours stunden heures horas timer timmar tuntia ч часа ωρεσ',
    ],
  ],
  mb: [
    [1, 'mb мб'],
    [0.001, 'kb'],
    [1000, 'gb go гб'],
    [1e6, 'tb тб'],
  ],
  mbps: [
    [1, 'mbps mbit/s mb/s'],
    [1000, 'gbps gbit/s gb/s'],
  ],
  j: [
    [1, 'j joule joules joulea'],
    [1000, 'kj'],
  ],
  'btu/h': [[1, 'btu/h btu']],
  dpt: [[1, 'dpt dptr dioptrien dioptre dioptri dioptrii']],
  'msa/s': [[1, 'msa/s']],
  '°': [[1, '° grad degrees']],
  mpx: [[1, 'megapixel megapixels mpx mpix']],
  '%': [[1, '% percent prozent proc']],
};

const knownUnits: ReadonlyMap<string, KnownUnit> = new Map(
  Object.entries(unitNames).flatMap(([unit, ways]) =>
    ways.flatMap(([factor, names]) => names.split(' ').map((name) => [name, { unit, factor }] as const)),
  ),
);

/** Every folded name of a unit. */
export const listUnitNames = (): readonly string[] =>
  Object.values(unitNames).flatMap((ways) => ways.flatMap(([, names]) => names.split(' ')));

/** What a folded unit stands for: `kw` -> 1000 `w`, `l/min` -> 60 `l/h`. */
export function getUnit(folded: string): KnownUnit | undefined {
  return knownUnits.get(folded);
}

/** By first character: a bit for each length that names of units have. */
const lengthsOf = new Int32Array(0x10000);
for (const name of knownUnits.keys()) {
  const first = name.charCodeAt(0);
  lengthsOf[first] = (lengthsOf[first] as number) | (1 << name.length);
}

/** The unit that `[from, to)` of a text is; most words need not be cut out of it to tell that they are none. */
export function getUnitAt(text: string, from: number, to: number): KnownUnit | undefined {
  const length = to - from;
  const isLikely = length < 32 && ((lengthsOf[text.charCodeAt(from)] as number) >>> length) & 1;
  return isLikely === 1 ? knownUnits.get(text.slice(from, to)) : undefined;
}

/** Longest first part of a unit's name, so that nobody looks further. */
export const MAX_UNIT_LENGTH = 12;

/** Also little words: taken for a unit only where no other number follows (`3 in 1`, `2 a 5`, `3 в 1`). */
export const doubtfulUnits: ReadonlySet<string> = new Set(['a', 'in', 'c', 's', 'с', 'в', 'а']);
