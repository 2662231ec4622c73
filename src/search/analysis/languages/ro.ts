import type { LanguageData } from '../language-data.ts';
import { buildStripper } from '../suffixes.ts';

export const romanian: LanguageData = {
  stopWords: `a acea aceasta aceste acest acestea acestor acestui acum ai al ale am ar are as asa atat au avea ca care catre ce cea cei cel
    cele cu cum da daca dar de deci decat din dintre doar dupa ea ei el ele era este eu fi fie fiecare fara foarte in
    intre intr intru isi iar la le li lor lui mai ma nici nu o or ori pe pentru peste prin sa sau se si sunt spre sub
    te toate tot toti tu un unei unele unui va`,
  stem: buildStripper([
    {
      keep: 3,
      isFinal: true,
      endings: `^macara>macar ^macarale>macar ^macaralele>macar ^macaraua>macar ^canapea>canap ^canapele>canap ^canapeaua>canap ^canapelele>canap ^mese>mas ^mesele>mas ^mesei>mas ^meselor>mas ^masa>mas ^ferastrau>ferastr ^ferastraie>ferastr ^ferastraul>ferastr ^ferestre>fereastr ^ferestrele>fereastr ^lazi>lad ^lazile>lad ^lazilor>lad ^oglinzi>oglind ^ous>ou ^oua>ou ^ouale>ou`,
    },
    {
      // Articles and plurals.
      keep: 3,
      endings: `urilor urile uri iilor iile iei iul iului ii ie ia iu ilor ile elor ele ului ul ulul ei lui lor a e i u
        eaua>ea bile>bil bila>bil bili>bil bilul>bil elele>ea oul>ou`,
    },
    {
      keep: 3,
      endings: `oar>or oat>ot oas>os eav>ev oal>ol oan>on oap>op`,
    },
  ]),
};
