import type { LanguageData } from '../language-data.ts';
import { buildStripper } from '../suffixes.ts';

export const portuguese: LanguageData = {
  stopWords: `a ao aos aquela aquele aqui as ate cada com como da das de dela dele deles do dos e ela elas ele eles em
    entre era essa esse esta estao estas este estes eu foi ha isso isto ja la lhe mais mas me mesmo meu minha muito na
    nas nao nem no nos nossa nosso num numa o os ou para pela pelas pelo pelos por porque qual quando que quem se sem
    ser seu seus so sua suas tambem tem um uma umas uns voce`,
  stem: buildStripper([
    {
      keep: 3,
      isFinal: true,
      endings: `^gases>gas ^gas>gas ^mais>mais ^cais>cais ^lapis>lapis ^mes>mes ^meses>mes ^tres>tres ^virus>virus ^onibus>onibus ^maos>mao ^paes>pao ^caes>cao`,
    },
    {
      keep: 3,
      endings: `s oes>ao aes>ao ais>al eis>el ois>ol uis>ul rris>rril rfis>rfil unis>unil ores>or ares>ar eres>er ires>ir
        azes>az ezes>ez izes>iz ozes>oz uzes>uz ens>em ins>im ons>om uns>um ans>am ses>s ss>ss is>is us>us
        ases>ase uases>uase eses>es osses>osse`,
    },
    {
      keep: 4,
      endings: `ico>ic ica>ic ado>ad ada>ad ido>id ida>id oso>os osa>os ivo>iv iva>iv dora>dor preta>preto branca>branco
        vermelha>vermelho amarela>amarelo pequena>pequeno nova>novo larga>largo redonda>redondo fria>frio
        compacta>compacto`,
    },
  ]),
};
