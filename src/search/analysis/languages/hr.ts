import type { LanguageData } from '../language-data.ts';
import { buildStripper } from '../suffixes.ts';

export const croatian: LanguageData = {
  stopWords: `a ako ali bez bi bila bilo biti bude cak da dakle do dok ga gdje i ih ili iz iznad ispod ima imaju ja jer je jos kad
    kada kako kao koja koje koji kojih kojim koju li mi moze mu na nad nakon ne neka neki nego ni nije no o od
    on ona oni ono ova ovaj ove ovo po pored prema pri prije s sa samo se si smo ste su sve svi svoj ta tada
    taj tako te ti to tu u uz vam vas vec vi vise za zbog`,
  respellings: [['dj', 'd']],
  stem: buildStripper([
    {
      keep: 3,
      isFinal: true,
      endings: `^sistem>sistem ^problem>problem ^krem>krem ^atom>atom ^kotao>kotl ^program>program ^film>film ^vakuum>vakuum ^noc>noc ^alat>alat ^rezim>rezim ^stroj>stroj ^broj>broj ^sloj>sloj ^boj>boj`,
    },
    {
      // Cases of nouns and adjectives.
      keep: 3,
      endings: `nici>nik nicima>nik a e i o u om em ama ima ovi ova ove ovima ovom evi eva eve evima ijevo>ijev ijeva>ijev ijevom>ijev ijevu>ijev ijevima>ijev og oga omu oj ih im ima ijem`,
    },
    {
      // Vowels that come and go: lonac, lonci; filtar, filtri.
      keep: 3,
      endings: `ac>c tar>tr sak>sk ao>l`,
    },
  ]),
};
