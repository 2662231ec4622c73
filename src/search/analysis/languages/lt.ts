import type { LanguageData } from '../language-data.ts';
import { buildStripper } from '../suffixes.ts';

export const lithuanian: LanguageData = {
  stopWords: `apie ar arba ant be bei bet buti buvo bus cia dar del gali i ir is itin iki ja jai jam jau jei jeigu ji jie jis jo jos
    ju juos ka kad kai kaip kas kiekvienas kuri kurie kurio kurios kuris kuriu labai lyg mes mus musu ne nei nes net nuo
    o pagal per po prie pries pro su savo sau si sis sie sio sios siuo ta tad tai taip tam tarp tas te tie tik to todel tos tu tuo
    uz vis visi ypac yra`,
  stem: buildStripper([
    {
      keep: 3,
      isFinal: true,
      endings: `^gas>gas ^medus>medus ^medaus>medus ^medu>medus ^medui>medus ^vanduo>vanden ^vandens>vanden ^vandeni>vanden ^vandeniu>vanden ^akmuo>akmen ^akmens>akmen`,
    },
    {
      // Cases of nouns and adjectives.
      keep: 3,
      endings: `as is ys us a e o io iu u y i ai iai os es ies ius ui iui am iam ams iams ems oms ais iais imis umis omis emis uose
        iuose ose ese yse yje uje iuje oje eje ame iame aus iaus um uma
        dziai>d dziu>d dzio>d dziams>d dziais>d dziui>d dziuose>d ciai>t ciu>t cio>t ciams>t ciais>t ciui>t`,
    },
  ]),
};
