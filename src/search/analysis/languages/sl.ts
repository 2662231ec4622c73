import type { LanguageData } from '../language-data.ts';
import { buildStripper } from '../suffixes.ts';

export const slovene: LanguageData = {
  stopWords: `a ali bi bil bila bilo biti bo brez bolj ce da do ga h in iz ima imajo izmed jaz je jih jim jo k kadar kaj kako kakor ker
    ki kjer ko kot le ma mi na nad naj ne nego ni nima no o ob od on ona oni oz pa po poleg pred preko pri
    proti s sam se si smo so ste sta sva svoj ta tak tako te tega tem ter ti tisti to tudi tu v vam vas vec ves vi vse
    z za zaradi ze zelo`,
  stem: buildStripper([
    {
      keep: 3,
      isFinal: true,
      endings: `^sistem>sistem ^problem>problem ^atom>atom ^program>program ^film>film ^vakuum>vakuum ^kov>kov ^nov>nov ^nova>nov ^novi>nov ^novo>nov ^nove>nov ^rezim>rezim ^lestev>lestv ^alestev>alestv`,
    },
    {
      // Cases of nouns and adjectives.
      keep: 3,
      endings: `a e i o u om em am ami ih im imi ov ev ema oma ega emu ev rja>r rji>r rjev>r rjem>r rju>r rjih>r rje>r rjema>r
        rjami>r`,
    },
    {
      // Vowels that come and go: vozicek, vozicki; kabel, kabli.
      keep: 3,
      endings: `ij>j ek>k ec>c el>l en>n er>r`,
    },
  ]),
};
