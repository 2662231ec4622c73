import type { LanguageData } from '../language-data.ts';
import { buildStripper } from '../suffixes.ts';

export const spanish: LanguageData = {
  stopWords: `a al ante aquel aquella aqui asi aun cada como con cual cuando cuyo de del desde donde el ella
    ellas ellos en entre era eres es esa ese eso esta estan estas este esto estos fue ha han hasta hay la las le les lo
    los mas me mi mis muy ni no nos nuestra nuestro o para pero por porque que quien se segun ser si sido sin son su sus
    tambien tan tiene todo tu tus u un una unas unos y ya yo`,
  stem: buildStripper([
    {
      keep: 3,
      isFinal: true,
      endings: `^gases>gas ^helices>helice ^crisis>crisis ^lunes>lunes ^gas>gas ^mas>mas ^bis>bis ^virus>virus ^autobus>autobus ^tres>tres ^mes>mes ^meses>mes ^interes>interes ^pies>pie`,
    },
    {
      // Plurals; a base in -e only loses its s.
      keep: 3,
      endings: `s ores>or iones>ion ones>on ales>al eles>el iles>il oles>ol ules>ul ares>ar eres>er anes>an enes>en
        ines>in ades>ad udes>ud redes>red ices>iz aces>az oces>oz uces>uz eces>ez ces>z ss>ss is>is us>us`,
    },
    {
      // Gender of adjectives and of machines in -dor; nouns (plato, plata) keep theirs.
      keep: 4,
      endings: `ico>ic ica>ic ado>ad ada>ad ido>id ida>id oso>os osa>os ivo>iv iva>iv dora>dor negra>negro blanca>blanco
        roja>rojo amarilla>amarillo pequena>pequeno nueva>nuevo larga>largo ancha>ancho redonda>redondo fria>frio
        compacta>compacto perfecta>perfecto`,
    },
  ]),
};
