import type { LanguageData } from '../language-data.ts';
import { buildStripper } from '../suffixes.ts';

export const slovak: LanguageData = {
  stopWords: `a aby aj ak ako ale alebo ani az bez bol bola bolo bude by byt cez co do ho i iba ich je jeho jej k kde ked ktora ktore
    ktory ktorych ku lebo len ma mate medzi moze mu na nad nam nas ne nech nie nez o od on ona ono po pod podla pokial
    potom pre pred pri proti s sa si sme so som su svoj ta tak takze tato tej ten tento teraz tieto to toho tom tomto tu
    ty u uz v vam vas viac vsak vo vsetko vy z za zo ze`,
  stem: buildStripper([
    {
      keep: 3,
      isFinal: true,
      endings: `^system>system ^problem>problem ^krem>krem ^vakuum>vakuum ^vakua>vakuum ^program>program ^gram>gram ^atom>atom ^tandem>tandem ^objem>objem ^prijem>prijem ^rezim>rezim ^prach>prach ^plech>plech ^mech>mech ^orech>orech ^kov>kov ^olov>olov ^dom>dom ^strom>strom ^film>film`,
    },
    {
      // Cases of nouns and adjectives.
      keep: 3,
      endings: `a e i o u y ou om em am im ym och ach ich ych ami emi imi ymi ov ovi eho emu ej
        ie>i ii>i ia>i iu>i iou>i cia>c cie>c ciu>c cich>c cim>c cimi>c ciemu>c cieho>c ciou>c iam>i iach>i iami>i`,
    },
    {
      // Vowels that come and go: bruska, brusiek; kotol, kotle.
      keep: 3,
      endings: `iek>k ek>k ok>k ec>c iec>c el>l iel>l ol>l en>n ien>n er>r ier>r`,
    },
  ]),
};
