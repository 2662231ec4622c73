import type { CountryCode } from '../../kernel/locale.ts';
import { country as AT } from './at.ts';
import { country as BE } from './be.ts';
import { country as BG } from './bg.ts';
import { country as CH } from './ch.ts';
import type { Country } from './country.ts';
import { country as CZ } from './cz.ts';
import { country as DE } from './de.ts';
import { country as DK } from './dk.ts';
import { country as ES } from './es.ts';
import { country as FI } from './fi.ts';
import { country as FR } from './fr.ts';
import { country as GB } from './gb.ts';
import { country as GR } from './gr.ts';
import { country as HR } from './hr.ts';
import { country as HU } from './hu.ts';
import { country as IE } from './ie.ts';
import { country as IT } from './it.ts';
import { country as LT } from './lt.ts';
import { country as NL } from './nl.ts';
import { country as NO } from './no.ts';
import { country as PL } from './pl.ts';
import { country as PT } from './pt.ts';
import { country as RO } from './ro.ts';
import { country as SE } from './se.ts';
import { country as SI } from './si.ts';
import { country as SK } from './sk.ts';

/** The record of every country; the file of each has all that is told of it. */
export const countryRecords: Readonly<Record<CountryCode, Country>> = {
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
