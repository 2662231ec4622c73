import type { LanguageData } from '../language-data.ts';
import { buildStripper } from '../suffixes.ts';

export const polish: LanguageData = {
  stopWords: `a aby albo ale ani az bez bo by byc byl byla co czy dla do gdy gdyz go i ich ile im ja jak jako je jego jej jest jesli
    jeszcze juz kazdy kiedy ktora ktore ktory ktorych lecz lub ma maja mi mnie moze na nad nam nas nawet nie niz o od
    on ona one oraz po pod podczas poniewaz przed przez przy sa sie swoj ta tak takze tam te tego tej ten tez to tu tym
    tych u w we wiec wszystkie z za zas ze`,
  stem: buildStripper([
    {
      keep: 3,
      isFinal: true,
      endings: `^system>system ^problem>problem ^krem>krem ^tandem>tandem ^filtrem>filtr ^zespol>zespol ^weze>waz ^wezy>waz ^wezem>waz ^weza>waz ^kociol>kotl ^kotly>kotl ^kotla>kotl ^kotlem>kotl ^kotlow>kotl ^zapach>zapach ^dach>dach ^prach>prach ^album>album ^przemysl>przemysl ^poziom>poziom ^dom>dom ^zlom>zlom ^atom>atom ^przepiecia>przepiec ^swiatlo>swiatl ^swiatla>swiatl ^swiatel>swiatl`,
    },
    {
      // Cases of nouns and adjectives.
      keep: 3,
      endings: `a e i o u y em om ow owi owie ach ami ie ia ii iem iom iow iowi iach iami io iu ego emu ej ym ymi ych im imi ich
        iego iemu iej ia`,
    },
    {
      // Vowels that come and go: wiertarka, wiertarek; widelec, widelce.
      keep: 3,
      endings: `iek>k ek>k ec>c iec>c el>l ien>n en>n er>r`,
    },
  ]),
};
