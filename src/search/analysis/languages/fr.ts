import type { LanguageData } from '../language-data.ts';
import { buildStripper } from '../suffixes.ts';

export const french: LanguageData = {
  stopWords: `a afin ai au aussi aux avec c ce ceci cela celle celui ces cet cette chaque chez comme d dans de depuis des donc du
    elle elles en entre es est et eu eux fait il ils j je jusqu l la le les leur leurs lui m ma me meme mes moi mon n
    ne nos notre nous on ont ou par pas plus pour qu quand que quel quelle qui quoi s sa sans se selon ses si sont sous
    sur t ta te tes toi tous tout toute tres tu un une vos votre vous y`,
  stem: buildStripper([
    {
      keep: 3,
      isFinal: true,
      endings: `^bois>bois ^vis>vis ^tapis>tapis ^poids>poids ^jus>jus ^bras>bras ^compas>compas ^repas>repas ^acces>acces ^temps>temps ^corps>corps ^dos>dos ^anis>anis ^treillis>treillis ^chassis>chassis ^souris>souris ^colis>colis ^bus>bus ^mais>mais ^concours>concours ^secours>secours ^gaz>gaz ^verglas>verglas ^cabas>cabas ^devis>devis ^fois>fois ^mois>mois ^noix>noix ^radis>radis ^riz>riz ^pneus>pneu ^abris>abri ^plus>plus ^virus>virus ^tournevis>tournevis ^lilas>lilas ^etaux>etau ^travaux>travail ^vitraux>vitrail ^feux>feu ^jeux>jeu ^cheveux>cheveu ^tuyaux>tuyau ^noyaux>noyau ^yeux>oeil ^ciseaux>ciseau ^trois>trois ^anglais>anglais ^epais>epais ^epaisse>epais ^epaisses>epais ^gros>gros ^grosse>gros ^grosses>gros ^bas>bas ^basse>bas ^basses>bas ^inox>inox`,
    },
    {
      keep: 3,
      endings: `s ss>ss eaux>eau aux>al oux>ou`,
    },
    {
      // Gender of adjectives by their ending; nouns (port, porte) keep theirs.
      keep: 5,
      endings: `ante>ant ive>if euse>eux elle>el enne>en ee>e ere>er ielle>iel uelle>uel entale>ental icale>ical orale>oral
        ontale>ontal erale>eral ormale>ormal iciale>icial`,
    },
    {
      keep: 3,
      endings: `noire>noir verte>vert blanche>blanc grise>gris petite>petit grande>grand ronde>rond haute>haut longue>long
        chaude>chaud froide>froid forte>fort neuve>neuf courte>court lourde>lourd nouvelle>nouveau puissante>puissant
        ouverte>ouvert complete>complet compacte>compact profonde>profond plate>plat legere>leger`,
    },
  ]),
};
