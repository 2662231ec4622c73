import type { LanguageData } from '../language-data.ts';
import { buildStripper } from '../suffixes.ts';

export const norwegian: LanguageData = {
  stopWords: `alle alt at av ble bli blir da de deg dem den denne der deres det dette din dine disse ditt du eller en enn
    er et etter for fra ha hadde ham han hans henne her hos hun hva hver hvilken hvis hvor i ikke inn jeg kan kun man
    med meg meget men mer mer min mine mitt mot na nar ned noe noen og ogsa om opp oss over pa per pa samt seg selv sin
    sine sitt skal skulle slik som til ut uten under var ved vi vil ville var vart`,
  compoundLinks: ['', 's', 'e', 'er'],
  respellings: [
    ['aa', 'a'],
    ['oe', 'o'],
  ],
  stem: buildStripper([
    {
      keep: 3,
      isFinal: true,
      endings: `fontene>fonten fontener>fonten fontenen>fonten metre>meter metrene>meter bells>bell laere>laer laerer>laer laeret>laer laerene>laer kobber>kobber lager>lager lageret>lager laser>laser laseren>laser sommer>sommer sommeren>sommer vinter>vinter vinteren>vinter liter>liter meter>meter filter>filter filteret>filter gneter>gnet gneten>gnet gnetene>gnet gnet>gnet toaletter>toalett toalettet>toalett nokler>nokkel
        noklene>nokkel kjeler>kjel sykler>sykkel syklene>sykkel sykkelen>sykkel kabler>kabel kablene>kabel
        mobler>mobel moblene>mobel hender>hand tenner>tann boker>bok bokene>bok fotter>fot fottene>fot
        sylindere>sylinder sylindre>sylinder filtre>filter filtrene>filter vann>vann vannet>vann uten>uten
        sensor>sensor hode>hod hammer>hammer hammeren>hammer hammere>hammer hammerne>hammer hoder>hod hodet>hod`,
    },
    {
      keep: 3,
      endings: `ene enes ens ets erne ers eren ere er en et es e iske>isk iskt>isk ige>ig igt>ig lose>los lost>los
        heten>het heter>het ningen>ning ninger>ning ningene>ning`,
    },
    { keep: 3, endings: 'a e' },
    { keep: 3, endings: 'mm>m' },
  ]),
};
