import type { LanguageData } from '../language-data.ts';
import { buildStripper } from '../suffixes.ts';

export const italian: LanguageData = {
  stopWords: `a ad agli ai al alla alle allo anche c che chi ci come con cui d da dagli dai dal dalla dalle dallo degli
    dei del della delle dello di e ed era essere fra gli ha hanno i il in io l la le lei li lo loro ma mi mio ne negli nei
    nel nella nelle nello noi non o ogni per perche piu quale quando quella quello questa questi questo se si sia
    sono su sua sue sugli sui sul sulla sulle suo suoi tra tu tuo tutti tutto un una vi`,
  stem: buildStripper([
    {
      keep: 3,
      isFinal: true,
      endings: `^tre>tre ^due>due ^sei>sei ^sette>sette ^nove>nove ^dieci>dieci ^scala>scal ^scale>scal ^poltrona>poltron ^poltrone>poltron ^vite>vit ^viti>vit ^rete>ret ^reti>ret ^chiave>chiav ^chiavi>chiav ^luce>luc ^luci>luc ^piede>pied ^piedi>pied ^fune>fun ^funi>fun ^pelle>pell ^pelli>pell ^pesce>pesc ^pesci>pesc ^dolce>dolc ^dolci>dolc ^pane>pan ^pani>pan ^carne>carn ^carni>carn ^polvere>polver ^polveri>polver ^classe>class ^mese>mes ^mesi>mes ^forbice>forbic ^forbici>forbic ^veloce>veloc ^veloci>veloc ^uovo>uov ^uova>uov ^mano>man ^mani>man ^serie>seri ^pinze>pinza ^radice>radic ^radici>radic ^cornice>cornic ^cornici>cornic ^nave>nav ^navi>nav ^trave>trav ^travi>trav ^fiume>fium ^fiumi>fium ^volume>volum ^volumi>volum ^legume>legum ^legumi>legum ^tegame>tegam ^tegami>tegam ^legname>legnam ^legnami>legnam`,
    },
    {
      // Both numbers of nouns in -e, both genders of adjectives.
      keep: 3,
      isFinal: true,
      endings: `ore>or ori>or one>on oni>on ale>al ali>al ile>il ili>il nte>nt nti>nt trice>tric trici>tric iere>ier ieri>ier iera>ier evole>evol evoli>evol olare>olar olari>olar caldo>cald calda>cald caldi>cald calde>cald
        nde>nd ndi>nd rde>rd rdi>rd ice>ic ici>ic ico>ic ica>ic iche>ic ichi>ic 
        
        ato>at ata>at ati>at ate>at oso>os osa>os osi>os ose>os ivo>iv iva>iv ivi>iv ive>iv uto>ut uta>ut uti>ut ute>ut
        ario>ari aria>ari ari>ari arie>ari nero>ner nera>ner neri>ner nere>ner rosso>ross rossa>ross rossi>ross rosse>ross
        bianco>bianc bianca>bianc bianchi>bianc bianche>bianc piccolo>piccol piccola>piccol piccoli>piccol
        piccole>piccol rotondo>rotond rotonda>rotond rotondi>rotond rotonde>rotond lungo>lung lunga>lung lunghi>lung
        lunghe>lung compatto>compatt compatta>compatt compatti>compatt compatte>compatt nuovo>nuov nuova>nuov nuovi>nuov
        nuove>nuov freddo>fredd fredda>fredd freddi>fredd fredde>fredd`,
    },
    {
      // One number for the rest: -o and -i, -a and -e stay apart (tavolo, tavola).
      keep: 3,
      endings: `chi>co chio>co ghi>go che>ca ghe>ga cia>ca gia>ga io>o i>o e>a`,
    },
  ]),
};
