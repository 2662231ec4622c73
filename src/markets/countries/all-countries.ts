import type { CountryCode } from '../../kernel/locale.ts';
import * as AT from './at.ts';
import * as BE from './be.ts';
import * as BG from './bg.ts';
import * as CH from './ch.ts';
import type { Country, CountryForms } from './country.ts';
import * as CZ from './cz.ts';
import * as DE from './de.ts';
import * as DK from './dk.ts';
import * as ES from './es.ts';
import * as FI from './fi.ts';
import * as FR from './fr.ts';
import * as GB from './gb.ts';
import * as GR from './gr.ts';
import * as HR from './hr.ts';
import * as HU from './hu.ts';
import * as IE from './ie.ts';
import * as IT from './it.ts';
import * as LT from './lt.ts';
import * as NL from './nl.ts';
import * as NO from './no.ts';
import * as PL from './pl.ts';
import * as PT from './pt.ts';
import * as RO from './ro.ts';
import * as SE from './se.ts';
import * as SI from './si.ts';
import * as SK from './sk.ts';

/** How each country writes addresses and numbers: what browsers load of a country, and nothing else of it. */
export const countryForms: Readonly<Record<CountryCode, CountryForms>> = {
  SK: SK.forms,
  IE: IE.forms,
  DE: DE.forms,
  PT: PT.forms,
  IT: IT.forms,
  FR: FR.forms,
  HU: HU.forms,
  CZ: CZ.forms,
  AT: AT.forms,
  NO: NO.forms,
  NL: NL.forms,
  CH: CH.forms,
  BE: BE.forms,
  DK: DK.forms,
  SE: SE.forms,
  ES: ES.forms,
  GB: GB.forms,
  FI: FI.forms,
  PL: PL.forms,
  RO: RO.forms,
  LT: LT.forms,
  SI: SI.forms,
  BG: BG.forms,
  GR: GR.forms,
  HR: HR.forms,
};

/** All else that the shop knows of each country. */
export const countryRecords: Readonly<Record<CountryCode, Country>> = {
  SK: SK.country,
  IE: IE.country,
  DE: DE.country,
  PT: PT.country,
  IT: IT.country,
  FR: FR.country,
  HU: HU.country,
  CZ: CZ.country,
  AT: AT.country,
  NO: NO.country,
  NL: NL.country,
  CH: CH.country,
  BE: BE.country,
  DK: DK.country,
  SE: SE.country,
  ES: ES.country,
  GB: GB.country,
  FI: FI.country,
  PL: PL.country,
  RO: RO.country,
  LT: LT.country,
  SI: SI.country,
  BG: BG.country,
  GR: GR.country,
  HR: HR.country,
};
