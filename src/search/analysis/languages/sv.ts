import type { LanguageData } from '../language-data.ts';
import { buildStripper } from '../suffixes.ts';

export const swedish: LanguageData = {
  stopWords: `alla allt annan att av blev blir bara da de dem den denna deras dess dessa det detta dig din dina ditt du dar
    efter eller en er era ert ett for fran ha hade han hans henne hennes hon honom hos hur i icke in ingen inom
    inte jag ju kan kunde man med mellan men mer mig min mina mitt mot mycket nagon nagot nagra nar ni nu och ocksa om
    oss pa per samma samt sedan sig sin sina sitt ska skall som sa sadan till under upp ut utan vad var varje
    vars vart vem vi vid vilka vilken vilket vill`,
  compoundLinks: ['', 's', 'e', 'o', 'a', 'u'],
  respellings: [
    ['ae', 'a'],
    ['aa', 'a'],
    ['oe', 'o'],
  ],
  stem: buildStripper([
    {
      keep: 3,
      isFinal: true,
      endings: `fontan>fontan fontaner>fontan fontanen>fontan mixrar>mixer mixer>mixer mixern>mixer mixrarna>mixer
        svets>svets svetsar>svets svetsen>svets svetsarna>svets telfer>telfer telfrar>telfer telfern>telfer meter>meter
        metrar>meter metern>meter metrarna>meter bar>bar bara>bar bart>bar bbar>bb losa>los lost>los bells>bell sommar>sommar sommaren>sommar minne>minne minnet>minne minnen>minne otor>otor otorn>otor otorer>otor otorerna>otor ator>ator atorn>ator atorer>ator atorerna>ator ktor>ktor
        ktorn>ktor ktorer>ktor ktorerna>ktor ssor>ssor ssorn>ssor ssorer>ssor ssorerna>ssor sensor>sensor
        sensorn>sensor sensorer>sensor sensorerna>sensor nycklar>nyckel nyckeln>nyckel nycklarna>nyckel cyklar>cykel
        cykeln>cykel cyklarna>cykel kablar>kabel kabeln>kabel kablarna>kabel mobler>mobel moblerna>mobel
        skyfflar>skyffel skyffeln>skyffel skyfflarna>skyffel stovlar>stovel stoveln>stovel hander>hand
        handerna>hand tander>tand tanderna>tand bocker>bok bockerna>bok fotter>fot fotterna>fot magnet>magnet
        magneten>magnet magneter>magnet magneterna>magnet paket>paket paketet>paket paketen>paket vatten>vatt
        vattnet>vatt ramar>ram hammare>hammar hammaren>hammar hammarna>hammar filtret>filter filtren>filter
        fonster>fonster fonstret>fonster fonstren>fonster monster>monster utan>utan sylindrar>sylinder
        sylindern>sylinder eltern>elter hallare>hallar hallaren>hallar`,
    },
    {
      keep: 3,
      endings: `arna arnas orna ornas erna ernas ena ar or er en ens et ets an ans na>n a e n>n are>ar aren>ar arens>ar
        ares>ar eln>el ern>er orn>or iskt>isk iska>isk igt>ig iga>ig ligt>lig ningen>ning ningar>ning ningarna>ning
        heten>het heter>het ierna>i iet>i ier>i ien>i`,
    },
    { keep: 3, endings: 'mm>m nn>n' },
  ]),
};
