import type { CountryCode } from '../kernel/locale.ts';

/** What a shop has to tell consumers of their country (source: the national transposition of Directives 2019/771, 2013/11). */
export interface ConsumerLaw {
  /** Years for which the seller answers for faults of new goods; where the law names none, what courts usually grant. */
  readonly guaranteeYears: number;
  /** Who settles disputes out of court, by its own name. The EU's online platform closed on 2025-07-20. */
  readonly disputeBody: string;
  /** Who supervises data protection (GDPR art. 77, and the national laws beside it), by its own name. */
  readonly dataAuthority: string;
}

const law = (guaranteeYears: number, disputeBody: string, dataAuthority: string): ConsumerLaw => ({
  guaranteeYears,
  disputeBody,
  dataAuthority,
});

export const consumerLaw: Readonly<Record<CountryCode, ConsumerLaw>> = {
  SK: law(2, 'Slovenská obchodná inšpekcia', 'Úrad na ochranu osobných údajov Slovenskej republiky'),
  IE: law(6, 'Competition and Consumer Protection Commission', 'Data Protection Commission'),
  DE: law(
    2,
    'Universalschlichtungsstelle des Bundes, Straßburger Straße 8, 77694 Kehl',
    'Bundesbeauftragte für den Datenschutz und die Informationsfreiheit',
  ),
  PT: law(
    3,
    'Centro Nacional de Informação e Arbitragem de Conflitos de Consumo',
    'Comissão Nacional de Proteção de Dados',
  ),
  IT: law(2, 'Camera Arbitrale di Milano', 'Garante per la protezione dei dati personali'),
  FR: law(
    2,
    'CM2C, Centre de la Médiation de la Consommation de Conciliateurs de Justice',
    'Commission nationale de l’informatique et des libertés',
  ),
  HU: law(2, 'Budapesti Békéltető Testület', 'Nemzeti Adatvédelmi és Információszabadság Hatóság'),
  CZ: law(2, 'Česká obchodní inspekce', 'Úřad pro ochranu osobních údajů'),
  AT: law(2, 'Internet Ombudsstelle', 'Österreichische Datenschutzbehörde'),
  NO: law(5, 'Forbrukertilsynet', 'Datatilsynet'),
  NL: law(2, 'De Geschillencommissie', 'Autoriteit Persoonsgegevens'),
  CH: law(
    2,
    'Ombudsstelle E-Commerce',
    'Eidgenössischer Datenschutz- und Öffentlichkeitsbeauftragter (EDÖB / PFPDT / IFPDT)',
  ),
  BE: law(
    2,
    'Consumentenombudsdienst / Service de Médiation pour le Consommateur',
    'Gegevensbeschermingsautoriteit / Autorité de protection des données',
  ),
  DK: law(2, 'Mæglingsteamet for Forbrugerklager, Nævnenes Hus', 'Datatilsynet'),
  SE: law(3, 'Allmänna reklamationsnämnden', 'Integritetsskyddsmyndigheten'),
  ES: law(3, 'Junta Arbitral Nacional de Consumo', 'Agencia Española de Protección de Datos'),
  GB: law(6, 'Citizens Advice consumer service', 'Information Commissioner’s Office'),
  FI: law(2, 'Kuluttajariitalautakunta', 'Tietosuojavaltuutetun toimisto'),
  PL: law(2, 'Inspekcja Handlowa', 'Urząd Ochrony Danych Osobowych'),
  RO: law(
    2,
    'Autoritatea Națională pentru Protecția Consumatorilor',
    'Autoritatea Națională de Supraveghere a Prelucrării Datelor cu Caracter Personal',
  ),
  LT: law(2, 'Valstybinė vartotojų teisių apsaugos tarnyba', 'Valstybinė duomenų apsaugos inspekcija'),
  SI: law(2, 'Evropski center za reševanje sporov', 'Informacijski pooblaščenec'),
  BG: law(2, 'Комисия за защита на потребителите', 'Комисия за защита на личните данни'),
  GR: law(2, 'Συνήγορος του Καταναλωτή', 'Αρχή Προστασίας Δεδομένων Προσωπικού Χαρακτήρα'),
  HR: law(2, 'Centar za mirenje pri Hrvatskoj gospodarskoj komori', 'Agencija za zaštitu osobnih podataka'),
};
