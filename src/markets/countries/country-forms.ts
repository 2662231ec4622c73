import type { CountryCode } from '../../kernel/locale.ts';
import { forms as AT } from './at.ts';
import { forms as BE } from './be.ts';
import { forms as BG } from './bg.ts';
import { forms as CH } from './ch.ts';
import type { CountryForms } from './country.ts';
import { forms as CZ } from './cz.ts';
import { forms as DE } from './de.ts';
import { forms as DK } from './dk.ts';
import { forms as ES } from './es.ts';
import { forms as FI } from './fi.ts';
import { forms as FR } from './fr.ts';
import { forms as GB } from './gb.ts';
import { forms as GR } from './gr.ts';
import { forms as HR } from './hr.ts';
import { forms as HU } from './hu.ts';
import { forms as IE } from './ie.ts';
import { forms as IT } from './it.ts';
import { forms as LT } from './lt.ts';
import { forms as NL } from './nl.ts';
import { forms as NO } from './no.ts';
import { forms as PL } from './pl.ts';
import { forms as PT } from './pt.ts';
import { forms as RO } from './ro.ts';
import { forms as SE } from './se.ts';
import { forms as SI } from './si.ts';
import { forms as SK } from './sk.ts';

/** How each country writes addresses and numbers. Apart from the records, so that browsers load nothing else of them. */
export const countryForms: Readonly<Record<CountryCode, CountryForms>> = {
  SK,
  IE,
  DE,
  PT,
  IT,
  FR,
  HU,
  CZ,
  AT,
  NO,
  NL,
  CH,
  BE,
  DK,
  SE,
  ES,
  GB,
  FI,
  PL,
  RO,
  LT,
  SI,
  BG,
  GR,
  HR,
};
