import type { LanguageData } from '../language-data.ts';
import { buildStripper } from '../suffixes.ts';

const toSingular = buildStripper([
  {
    keep: 4,
    endings: `tjes>tje pjes>pje jes>je els>el ers>er ens>en ems>em aars>aar eurs>eur ors>or ies>ie ines>ine ges>ge
      ches>che eaus>eau ios>io nks>nk lls>ll ools>ool ets>et ats>at ings>ing euses>euse dishes>dish ogs>og ons>on rms>rm eys>ey rds>rd tspers>tspers itpers>itpers lpers>lpers npers>npers
      kpers>kpers gpers>gpers rpers>rpers oos>oos ^lens>lens fiets>fiets iets>iets
      laats>laats plaats>plaats ccus>ccu enus>enu eras>era ofas>ofa utos>uto otos>oto ilos>ilo eos>eo`,
  },
  {
    keep: 3,
    endings: `sets>set eltje>el ertje>er entje>en oontje>oon tuintje>tuin ortje>or ampje>amp ompje>omp ermpje>erm mpje>m
      osje>os ekje>ek akje>ak ikje>ik ukje>uk ofje>of adje>ad andje>and ondje>ond estje>est astje>ast ouwtje>ouw
      eetje>ee`,
  },
  {
    // Plurals whose vowel does not become long, or whose base is no regular one.
    keep: 3,
    endings: `toren>tor ssoren>ssor sensoren>sensor bladeren>blad kinderen>kind elen>eel ielen>iel oelen>oel eulen>eul neten>neet eieren>ei wielen>wiel heden>heid
      bladen>blad glazen>glas gaten>gat vaten>vat wegen>weg dagen>dag baden>bad daken>dak sloten>slot lichten>licht
      schepen>schip machine>machin`,
  },
]);

const LONG_VOWEL = /(^|[^aeiouy])([aou])([bcdfgklmnprstvz])$/;
const ONE_SYLLABLE_E = /^([^aeiouy]+)e([bcdfgklmnprstvz])$/;

/** `zag` of zagen is zaag, `pott` of potten is pot, `schijv` of schijven is schijf. */
function closeSyllable(root: string): string {
  const last = root.charAt(root.length - 1);
  if (last === root.charAt(root.length - 2) && !'aeiou'.includes(last)) return root.slice(0, -1);
  const long = root.replace(LONG_VOWEL, '$1$2$2$3').replace(ONE_SYLLABLE_E, '$1ee$2');
  return long.replace(/v$/, 'f').replace(/([aeiou]|[lnr])z$/, '$1s');
}

/** Words whose last -en or -e is their own. */
const own: ReadonlySet<string> = new Set(
  'oven keuken teken molen wapen haven laken toren deken regen varken kussen leven reden wagen'.split(' '),
);

export const dutch: LanguageData = {
  stopWords: `de het een en of maar als aan af al ander andere bij binnen daar dan dat deze die dit doe door dus eens er
    ge haar had heb hebben heeft hem hen hier hij hoe hun ik in is je jij jouw jullie kunnen laten mee meer met mij mijn
    moet na naar niet nog nu om omdat ons onze ook op over per te tegen ten ter tot tussen u uit uw van vanaf veel via
    voor waar wanneer want wat we wel welke werd wie wij wordt worden zal ze zeer zelf zich zij zijn zo zoals zonder
    zou`,
  compoundLinks: ['', 's', 'e', 'en', 'n', 'er'],
  stem: (word) => {
    const singular = toSingular(word);
    if (singular.length < 5 || own.has(singular)) return singular;
    if (singular.endsWith('en')) return closeSyllable(singular.slice(0, -2));
    return singular.endsWith('e') && !singular.endsWith('ee') && !singular.endsWith('ie')
      ? closeSyllable(singular.slice(0, -1))
      : singular;
  },
};
