import type { LanguageData } from '../language-data.ts';
import { buildStripper } from '../suffixes.ts';

export const german: LanguageData = {
  stopWords: `der die das den dem des ein eine einen einem einer eines und oder aber als auch am an auf aus bei beim bis
    da damit dass dein deine deinen deiner denn dich dir doch du durch er es euch euer fur gegen hat hatte haben ich ihr
    ihre ihren ihrem ihrer im in ins ist ja je jede jeden jeder jedes kann konnen man mehr mein meine mich mir mit nach
    nicht noch nur ob ohne per pro sehr sein seine seinen seiner sich sie sind so sowie sowohl uber um uns unser unter
    viel viele vom von vor war was weil welche welcher welches wenn wer werden wie wir wird wo wurde zu zum zur zwischen`,
  compoundLinks: ['', 's', 'es', 'n', 'en', 'er', 'e', 'ns', 'ens'],
  respellings: [
    ['ae', 'a'],
    ['oe', 'o'],
    ['ue', 'u'],
    ['phon', 'fon'],
    ['fon', 'phon'],
    ['photo', 'foto'],
    ['foto', 'photo'],
    ['graph', 'graf'],
    ['graf', 'graph'],
  ],
  stem: buildStripper([
    {
      // Plurals in -er and short adjectives by name: most words in -er are things (Bohrer, Filter, Messer).
      keep: 2,
      isFinal: true,
      endings: `blatter>blatt blattern>blatt bretter>brett brettern>brett glaser>glas glasern>glas glases>glas
 rader>rad radern>rad bader>bad badern>bad rander>rand randern>rand schlosser>schloss
        schlossern>schloss horner>horn hornern>horn nester>nest nestern>nest bander>band bandern>band tucher>tuch tuchern>tuch locher>loch lochern>loch
        fasser>fass fassern>fass schilder>schild schildern>schild felder>feld feldern>feld bilder>bild bildern>bild
        kinder>kind kindern>kind hauser>haus hausern>haus facher>fach fachern>fach lichter>licht lichtern>licht
        bucher>buch buchern>buch dacher>dach holzer>holz kleider>kleid kleidern>kleid eier>ei eiern>ei huhner>huhn
        huhnern>huhn korner>korn kornern>korn gewinder>gewind
        ischer>isch licher>lich barer>bar loser>los freier>frei ierter>iert ender>end fahiger>fahig artiger>artig
        ssiger>ssig tiger>tig diger>dig niger>nig riger>rig grosser>gross kleiner>klein starker>stark neuer>neu
        schwarzer>schwarz weisser>weiss blauer>blau gruner>grun runder>rund langer>lang kurzer>kurz schwerer>schwer
        leichter>leicht breiter>breit tiefer>tief flacher>flach digitaler>digital stabiler>stabil mobiler>mobil
        warmer>warm kalter>kalt heisser>heiss
        reiniger>reiniger reinigern>reiniger reinigers>reiniger kalender>kalender behalter>behalter`,
    },
    {
      keep: 3,
      endings: `bs>b ds>d fs>f gs>g ks>k ls>l ms>m ns>n rs>r ts>t os>o eras>era ofas>ofa kkus>kku los>los hals>hals
        puls>puls kreis>kreis gans>gans`,
    },
    { keep: 3, endings: 'e en em es ern>er eln>el nisse>nis nissen>nis innen>in' },
  ]),
};
