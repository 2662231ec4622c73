import type { LanguageData } from '../language-data.ts';
import { buildStripper } from '../suffixes.ts';

const toSingular = buildStripper([
  {
    keep: 3,
    endings: `s ies>y ss>ss us>us is>is sses>ss ches>ch shes>sh xes>x zzes>zz oes>o gases>gas gas>gas buses>bus
      lens>lens lenses>lens axes>axe caches>cache aches>ache knives>knife shelves>shelf wolves>wolf leaves>leaf
      halves>half loaves>loaf scarves>scarf hooves>hoof lives>life wives>wife feet>foot teeth>tooth mice>mouse
      men>man women>woman children>child series>series species>species news>news movies>movie cookies>cookie
      statuses>status viruses>virus irises>iris iris>iris atlas>atlas canvas>canvas christmas>christmas
      canvases>canvas pancreas>pancreas bias>bias always>always sunglasses>sunglass`,
  },
]);

const VOWEL = /[aeiouy]/;
/** Ends where English would not leave out an `e`. */
const DOUBLED = /([bdfgmnprt])\1$/;
/** One syllable of consonant, vowel, consonant: `bak` of baking. Doubled ones (`fitt`) have been seen to before. */
const SHORT = /^[^aeiouy]*[aeiouy][^aeiouywx]$/;
const LOST_E =
  /(?:[^aeo]at|ag|bl|clud|[cdgkptz]l|[iy]z|rg|dg|hing|[nr]c|[aiu]c|[a-z]v|[a-z]u|[aeio]r?s|[ao]us|ns|[cst]ur|uar|uir|iqu|[bcdfghjklmnpqrstvwxyz]ir)$/;

/** `charging` and `charged` -> `charge`; a word without a vowel before its ending (`string`, `bed`) is none of these. */
function toVerb(word: string): string {
  const length = word.endsWith('ing') ? 3 : word.endsWith('ed') && !word.endsWith('eed') ? 2 : 0;
  const root = word.slice(0, word.length - length);
  if (length === 0 || root.length < 3 || !VOWEL.test(root)) return word;
  if (DOUBLED.test(root) || root.endsWith('bell') || root.endsWith('ncell') || root.endsWith('gnall'))
    return root.slice(0, -1);
  if (length === 2 && root.endsWith('i')) return `${root.slice(0, -1)}y`;
  if (SHORT.test(root) || LOST_E.test(root)) return `${root}e`;
  return root;
}

/** Things that only look like a verb's form. */
const things: ReadonlySet<string> = new Set(
  `building buildings bearing bearings ceiling ceilings lighting evening morning clothing bedding wedding pudding
  earring earrings railing railings herring during speed feed seed shed sled hundred infrared naked flatbed rugged
  housing housings king wing ring string spring swing sling thing nothing anything something everything`.split(
    /\s+/,
  ),
);

export const english: LanguageData = {
  nounsQualifyNouns: true,
  stopWords: `a an the and or but as at by for from in into is it its of on onto to with without that this these
    those be been are was were would do does did has have had if than then so such could shall should
    you your yours we our they their them he she his her him i me my which who whose what when where how per via
    also any some only not nor very about between`,
  respellings: (
    [
      ['colour', 'color'],
      ['vapour', 'vapor'],
      ['odour', 'odor'],
      ['flavour', 'flavor'],
      ['harbour', 'harbor'],
      ['armour', 'armor'],
      ['litre', 'liter'],
      ['metre', 'meter'],
      ['centre', 'center'],
      ['fibre', 'fiber'],
      ['theatre', 'theater'],
      ['calibre', 'caliber'],
      ['aluminium', 'aluminum'],
      ['tyre', 'tire'],
      ['mould', 'mold'],
      ['grey', 'gray'],
      ['jewellery', 'jewelry'],
      ['catalogue', 'catalog'],
      ['analogue', 'analog'],
      ['programme', 'program'],
      ['doughnut', 'donut'],
      ['isation', 'ization'],
      ['iser', 'izer'],
      ['ising', 'izing'],
      ['ised', 'ized'],
    ] as const
  ).flatMap(([british, american]) => [[british, american] as const, [american, british] as const]),
  stem: (word) => {
    if (things.has(word)) return toSingular(word);
    const singular = toSingular(word);
    return things.has(singular) ? singular : toVerb(singular);
  },
};
