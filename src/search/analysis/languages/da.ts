import type { LanguageData } from '../language-data.ts';
import { buildStripper } from '../suffixes.ts';

export const danish: LanguageData = {
  stopWords: `af alle alt anden at bliver blev da de dem den denne der deres det dette dig din dine disse dit dog du
    efter eller en end er et for fra ham han hans havde hende her hos hun hvad hver hvilken hvis hvor i ikke ind jeg
    jo kan man med meget men mere mig min mine mit mod nar ned nogen noget nogle nu og ogsa om op os over pa per samt
    selv sig sin sine sit skal skulle som sadan til ud uden under var ved vi vil ville vore vor`,
  compoundLinks: ['', 's', 'e', 'er'],
  respellings: [
    ['aa', 'a'],
    ['oe', 'o'],
  ],
  stem: buildStripper([
    {
      keep: 3,
      isFinal: true,
      endings: `fontaene>fontaen fontaener>fontaen fontaenen>fontaen metre>meter metrene>meter bells>bell laere>laer laerer>laer laeret>laer laerene>laer
        kvaern>kvaern kvaerne>kvaern kvaernen>kvaern kvaernene>kvaern kvaerner>kvaern hamre>hammer hammer>hammer
        hammeren>hammer hamrene>hammer kobber>kobber lager>lager lageret>lager laser>laser laseren>laser sommer>sommer sommeren>sommer vinter>vinter vinteren>vinter liter>liter meter>meter filter>filter filteret>filter filtre>filter filtrene>filter gneter>gnet gneten>gnet gneterne>gnet gnet>gnet binetter>binet binettet>binet binet>binet
        toiletter>toilet toilettet>toilet toilet>toilet braet>braet braettet>braet braetter>braet braetterne>braet
        filet>filet paket>paket nogle>nogl kedler>kedel kedlen>kedel kedlerne>kedel cykler>cykel cyklen>cykel
        cyklerne>cykel kabler>kabel kablet>kabel kablerne>kabel moblet>mobel mobler>mobel moblerne>mobel
        borstler>borste haender>hand taender>tand boger>bog bogerne>bog fodder>fod fodderne>fod huller>hul
        sensor>sensor vaegt>vaegt vand>vand vandet>vand uden>uden hoved>hoved hovedet>hoved hoveder>hoved`,
    },
    {
      keep: 3,
      endings: `erne ernes erens ene enes eren ere ers er en ens et ets es e eet>e iske>isk iskt>isk ige>ig igt>ig lose>los lost>los
        heden>hed heder>hed ningen>ning ninger>ning`,
    },
    { keep: 3, endings: 'e bb>b dd>d ff>f gg>g kk>k ll>l mm>m nn>n pp>p rr>r ss>s tt>t' },
  ]),
};
