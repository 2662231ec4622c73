import type { LanguageData } from '../language-data.ts';
import { buildStripper } from '../suffixes.ts';

export const czech: LanguageData = {
  stopWords: `a aby ale ani az bez byl byla bylo byt co coz dalsi do i jak jako je jeho jej jeji jejich jen jeste ji jiz jsem jsou k
    kde kdy kdyz ke ktera ktere ktery ma mate mezi mi muze na nad nam nas ne nebo nez ni o od on ona ono pak po pod
    podle pokud pri pro proti protoze pred s se si sve svuj ta tak take tato te ten tento teto tim to toho tom tomto tu
    ty u uz v vas ve vice vsak vsech vy z za ze`,
  stem: buildStripper([
    {
      keep: 3,
      isFinal: true,
      endings: `^stul>stol ^nuz>noz ^system>system ^problem>problem ^krem>krem ^vakuum>vakuum ^vakua>vakuum ^program>program ^gram>gram ^kostym>kostym ^album>album ^tandem>tandem ^objem>objem ^prijem>prijem ^kul>kol ^vuz>voz ^dum>dom ^rezim>rezim ^prach>prach ^plech>plech ^mech>mech ^orech>orech ^strech>strech ^dech>dech ^ponozek>ponozk ^film>film ^uder>uder`,
    },
    {
      // Cases of nouns and adjectives.
      keep: 3,
      endings: `a e i o u y ou em um im ym am ech ach ich ych ami emi imi ymi ovi eho emu
        ie>i ii>i ia>i iemi>i iim>i iich>i iich>i iu>i iemi>i`,
    },
    {
      // Vowels that come and go: bruska, brusek; hrnec, hrnce; kotel, kotle.
      keep: 3,
      endings: `ek>k ec>c el>l en>n er>r cc>ck`,
    },
  ]),
};
