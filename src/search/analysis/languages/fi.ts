import type { LanguageData } from '../language-data.ts';
import { buildStripper } from '../suffixes.ts';

/** What ends like a case but is the word's own, and bases that change altogether. */
const toBase = buildStripper([
  {
    keep: 3,
    endings: `mitta>mitt matta>matt kassa>kass lista>list pasta>past massa>mass silta>silt villa>vill vaaat>vaak vaaan>vaak vaaalla>vaak
      ^kaksi>kaksi ^yksi>yksi ^kuusi>kuusi ^viisi>viisi alusta>alust tausta>taust suoja>suoj varusta>varust vesi>vete liesi>liete kasi>kate uoja>uoj
      altaat>allas altaan>allas altaita>allas altaassa>allas renkaat>rengas renkaan>rengas renkaita>rengas
      renkaiden>rengas portaat>porras portaan>porras portaita>porras portaiden>porras kankaat>kangas kankaan>kangas
      kankaita>kangas hampaat>hammas hampaan>hammas kattila>kattil vaaka>vaak vaa'at>vaak vaakaa>vaak`,
  },
]);

/** Cases; the vowel of the plural goes with the vowels of the stem. */
const toStem = buildStripper([
  {
    keep: 3,
    endings: `ssa sta lla lta lle tta iden itten eiden oiden>o ita eita oita aita  oja>o uja>u yja>y eja>e jen ihin
      seen siin n t usta>us ysta>ys sinta>sin tinta>tin inen>is nen>s inta>in ssaan llaan staan eensa`,
  },
  { keep: 4, endings: 'ksi' },
]);

const toEnd = buildStripper([
  {
    keep: 2,
    endings:
      'kku>ku ppu>pu ttu>tu kky>ky ppy>py tty>ty du>tu dy>ty uu>u yy>y kko>ko ppo>po tto>to do>to oo>o rro>rto ngo>nko ngu>nku ll>l ttim>t stim>st vaim>v aim>a ltim>l uks>us yks>ys iks>is oks>os aks>as eks>es ttom>to pp>p tt>t kk>k d>t ng>nk rr>rt tin>t llin>l',
  },
]);

/** O, u and y never change (`paino`, `pesu`, `hylly`), so they stay and tell words apart (`paine`). */
const isVowel = (word: string, at: number) => 'aei'.includes(word.charAt(at));

/** At most two vowels. */
function dropVowels(word: string): string {
  let end = word.length;
  if (end > 2 && isVowel(word, end - 1)) {
    end--;
    if (end > 3 && isVowel(word, end - 1)) end--;
  }
  return word.slice(0, end);
}

export const finnish: LanguageData = {
  stopWords: `ja tai seka etta eli mutta kun jos kuin niin myos on ei ovat oli olla ole se sen sita siita siina siihen ne
    niiden niita tama taman tata tassa nama naiden naita joka jonka jota jossa johon jotka joiden mika minka mita missa
    han hanen he me te mina sina minun sinun kanssa ilman varten seka kautta mukaan lisaksi vain viela jo hyvin
    eika ettei sekin vaan`,
  compoundLinks: ['', 'n', 's', 'en', 'in'],
  stem: (word) => toEnd(dropVowels(toStem(toBase(word)))),
};
