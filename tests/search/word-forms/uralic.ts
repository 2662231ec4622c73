import type { WordForms } from './word-forms.ts';

export const uralic: Readonly<Record<'fi' | 'hu', WordForms>> = {
  fi: {
    meet: `
      puristin puristimet
      kuivain kuivaimet
      mitta mitat mitan
      saha sahat sahan sahaa sahalla
      paino painot painon painoja painoilla
      paine paineet paineen painetta
      kone koneet koneen koneita koneella koneeseen koneiden konetta
      hylly hyllyt hyllyn hyllyjä
      pumppu pumput pumpun pumppuja pumppua
      imuri imurit imurin imureita imurilla imureiden imurien
      työkalu työkalut työkaluja työkalun
      pöytä pöydät pöydän pöytiä pöydällä
      lämmitin lämmittimet lämmittimen lämmitintä
      puhallin puhaltimet puhaltimen
      laite laitteet laitteen laitteita
      kompressori kompressorit kompressorin kompressoreita
      asennus asennukset asennuksen
      muovinen muoviset muovisen
      johdoton johdottomat johdottoman
      kenkä kengät kengän
      veitsi veitset veitsen veitsiä
      keittiö keittiöt keittiön keittiössä
      hitsauskone hitsauskoneet hitsauskoneen
      moottori moottorit moottorin moottorilla
      akku akut akun akkuja
      teline telineet telineen telineitä
      levy levyt levyn levyjä
      lamppu lamput lampun lamppuja
      tarvike tarvikkeet tarvikkeita
      allas altaat altaan`,
    apart: `saha/sähkö mitta/mies paine/paino lukea/lukko hana/hanka kuva/kuppi lauta/lasi sarja/saari pasta/pata ovi/osa levy/leipä pesu/pesä mitta/metalli kone/kanto laatikko/lattia`,
  },
  hu: {
    meet: `
      szék székek széket
      borbélyszék borbélyszékek
      keverőpult keverőpultok
      kút kutak
      tartozék tartozékok
      termék termékek
      gép gépek gépet gépnek géppel gépben gépekhez
      fűrész fűrészek fűrészt fűrésszel
      lámpa lámpák lámpát lámpával
      szivattyú szivattyúk szivattyút szivattyúval
      fúró fúrók fúrót fúróval
      asztal asztalok asztalt asztallal
      motor motorok motort motorral
      kompresszor kompresszorok kompresszort kompresszorral
      kábel kábelek kábelt kábellel
      kés kések késsel
      mérleg mérlegek mérleget
      akkumulátor akkumulátorok akkumulátorral
      tartály tartályok tartályban
      kerék kerekek kereket
      készlet készletek készletet készlettel
      eszköz eszközök eszközt
      szekrény szekrények szekrényt
      daráló darálók darálót
      emelő emelők emelőt
      csavar csavarok csavart csavarral
      telefon telefonok telefont
      létra létrák létrát`,
    apart: `gép/géz fűrész/fűszer lapát/lap kert/kér fa/fal bor/borda víz/visz kanál/kanna olaj/olló szappan/szalag por/pára`,
  },
};
