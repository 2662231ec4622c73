import type { LanguageData } from '../language-data.ts';
import { buildStripper, type SuffixStep } from '../suffixes.ts';

/** Bases that change, and ends that are no endings; looked for before and after the cases. */
const irregular: SuffixStep = {
  keep: 3,
  isFinal: true,
  endings: `csovek>cso csovet>cso csovekkel>cso tukrok>tukor tukrot>tukor kotelek>kotel kotelet>kotel vizet>viz
        vize>viz kezek>kez kerekek>kerek kereket>kerek kerek>kerek keszletet>keszlet lapat>lapat meret>meret keret>keret eszek>esz eszeket>esz pont>pont bolt>bolt folt>folt pult>pult part>part lift>lift liszt>liszt fust>fust rost>rost test>test cement>cement kert>kert csont>csont must>must poszt>poszt szek>szek szekek>szek szeket>szek zsak>zsak zsakok>zsak zsakot>zsak keszulek>keszulek keszulekek>keszulek keszuleket>keszulek termek>termek termekek>termek termeket>termek tartozek>tartozek tartozekok>tartozek tartozekot>tartozek folyadek>folyadek folyadekok>folyadek folyadekot>folyadek hulladek>hulladek hulladekok>hulladek hulladekot>hulladek maradek>maradek maradekok>maradek maradekot>maradek tartalek>tartalek tartalekok>tartalek tartalekot>tartalek toltelek>toltelek toltelekek>toltelek tolteleket>toltelek kut>kut kutak>kut kutat>kut sarok>sarok keszlet>keszlet teszt>teszt szint>szint
        kamera>kamer letra>letr`,
};

export const hungarian: LanguageData = {
  stopWords: `a az egy es vagy de hogy ha is nem ne se sem csak meg mar mint mert ami amely amelyek amelyet aki akik ahol
    amikor ez ezek ezt ezzel az azok azt azzal ezen azon ennek annak itt ott igy ugy van vannak lesz lehet kell
    minden mindig nagyon szamara reszere altal alatt felett mellett kozott nelkul utan elott valamint illetve tovabba
    pedig tehat mely melyek`,
  compoundLinks: [''],
  stem: buildStripper([
    irregular,
    {
      keep: 3,
      endings: `ban ben bol nak nek val vel hoz hez nal nel ppel>p ppal>p llel>l llal>l rral>r rrel>r nnal>n nnel>n
        sszal>sz sszel>sz ggel>g ggal>g ttal>t ttel>t kkal>k kkel>k ssal>s ssel>s ddal>d ddel>d mmel>m mmal>m
        zzel>z zzal>z bbel>b jjal>j`,
    },
    {
      // More cases. On, en and re are too often a word's own end (telefon, letra).
      keep: 4,
      endings: `tol rol kent ert ig ba be
        sra>s sre>s lra>l lre>l nra>n nre>n zra>z zre>z gre>g gra>g pre>p kra>k kre>k okon>ok eken>ek akon>ak
        okat>ok eket>ek akat>ak let>let lat>lat zet>zet zat>zat tet>tet tat>tat dat>dat`,
    },
    { keep: 4, endings: 'nyt>ny lyt>ly' },
    { keep: 5, endings: 'lt>l nt>n rt>r st>s zt>z jt>j' },
    irregular,
    {
      keep: 3,
      endings: `okat eket akat kat>k ket>k ok ek ak uk>u ik>i letet>let latot>lat latat>lat zetet>zet zatot>zat tetet>tet ot et at ut>u it>i let>let lat>lat zet>zet zat>zat tet>tet
        tat>tat dat>dat jai jei ai ei ja je`,
    },
    { keep: 3, endings: 'a e o' },
  ]),
};
