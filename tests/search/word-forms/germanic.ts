import type { WordForms } from './word-forms.ts';

export const germanic: Readonly<Record<'en' | 'de' | 'nl' | 'da' | 'sv' | 'nb', WordForms>> = {
  en: {
    meet: `
      include includes included including
      color coloring colored
      label labels labelled labelling labeling
      amplify amplified amplifying
      manage managed managing
      rinse rinsing rinsed
      dispense dispensing
      focus focusing focused
      drill drills
      battery batteries
      switch switches
      shelf shelves
      knife knives
      welder welders
      machine machines
      charge charging charged charges
      grind grinding grinds
      weld welding welded
      clean cleaning cleaned
      fit fitting fitted
      slice slicing sliced slices
      heat heating heated
      box boxes
      brush brushes
      lens lenses
      axe axes
      glass glasses
      store storing stored
      measure measuring measured
      accessory accessories
      fryer fryers
      compress compressed
      valve valves`,
    apart: `university/universal general/generator tape/tap tube/tub plane/plan cane/can organ/organic bear/bearing light/lighting build/building charger/charge grinder/grind`,
  },
  de: {
    meet: `
      Bohrer Bohrers Bohrern
      Säge Sägen
      Sägeblatt Sägeblätter Sägeblättern Sägeblatts
      Maschine Maschinen
      Gerät Geräte Geräten Geräts Gerätes
      Rad Räder Rädern
      Pumpe Pumpen
      Schlauch Schläuche Schläuchen
      Kompressor Kompressoren Kompressors
      Schrank Schränke Schränken
      elektrisch elektrische elektrischer elektrischen elektrisches elektrischem
      Akku Akkus
      Waage Waagen
      Glas Gläser Gläsern
      Batterie Batterien
      Ofen Öfen
      Brett Bretter Brettern
      Heizung Heizungen
      Tisch Tische Tischen Tisches
      Messer Messern Messers
      stark starke starker starken starkes
      Werkzeug Werkzeuge Werkzeugen Werkzeugs
      Reifen Reifens
      Mutter Muttern
      Ventilator Ventilatoren`,
    apart: `Messer/Messe Bohrer/bohren Teller/toll Leiter/leiten Kocher/kochen Wasser/was Filter/Filz Waage/Wagen Licht/leicht Kabel/Gabel Glas/Gas Eis/Ei Kabel/Kabine`,
  },
  nl: {
    meet: `
      onderdeel onderdelen
      stoel stoelen
      molen molens
      vleesmolen vleesmolens
      pers persen
      fruitpers fruitpersen
      zaag zagen
      pomp pompen
      machine machines
      boor boren
      plaat platen
      mes messen
      bak bakken
      kraan kranen
      schroef schroeven
      zeef zeven
      doos dozen
      weegschaal weegschalen
      tafel tafels
      koffer koffers
      lader laders
      compressor compressoren compressors
      apparaat apparaten
      elektrisch elektrische
      groot grote
      dik dikke
      schijf schijven
      slang slangen
      lamp lampen lampje lampjes
      batterij batterijen
      accu accu's
      oven ovens
      zwaar zware
      wiel wielen
      deur deuren
      fles flessen`,
    apart: `pers/per pot/poot plat/plaat man/maan zak/zaak bom/boom tak/taak wagen/weg vat/vaat bon/boon zool/zolder`,
  },
  da: {
    meet: `
      kaffekværn kaffekværne
      multimeter multimetre
      borehammer borehamre
      plasmaskærer plasmaskærere
      maskine maskiner maskinen maskinerne
      pumpe pumper pumpen pumperne
      bord borde bordet bordene
      hus huse huset husene
      kop kopper koppen
      lampe lamper lampen lamperne
      kompressor kompressorer kompressoren
      skab skabe skabet skabene
      batteri batterier batteriet batterierne
      rør røret rørene
      kniv knive kniven knivene
      motor motorer motoren
      slange slanger slangen
      elektrisk elektriske
      blander blandere blanderen
      vægt vægte vægten
      hylde hylder hylden
      sav save saven savene
      magnet magneter magneten
      kedel kedler kedlen
      værktøj værktøjet værktøjer
      boremaskine boremaskiner`,
    apart: `glas/glat vand/van bræt/bra tang/tank lys/lyst hjul/hul gaffel/gas kost/kop bor/bord krog/krage plade/plads`,
  },
  sv: {
    meet: `
      svets svetsar svetsen
      barmixer barmixrar
      multimeter multimetrar
      vikbar vikbara
      maskin maskiner maskinen maskinerna
      pump pumpar pumpen pumparna
      lampa lampor lampan lamporna
      bord bordet borden
      skåp skåpet skåpen
      verktyg verktyget verktygen
      hylla hyllor hyllan hyllorna
      våg vågar vågen vågarna
      kompressor kompressorer kompressorn kompressorerna
      motor motorer motorn motorerna
      batteri batterier batteriet batterierna
      nyckel nycklar nyckeln nycklarna
      kedja kedjor kedjan
      slang slangar slangen
      blandare blandaren
      mätare mätaren
      elektrisk elektriska elektriskt
      plåt plåtar plåten
      rum rummet rummen
      kniv knivar kniven
      platta plattor plattan
      paket paketet
      såg sågar sågen sågarna
      generator generatorer generatorn`,
    apart: `mat/mätare bord/borr lamm/lampa slang/slag kam/kamera glas/gas tank/tång vatten/vat kran/krona plåt/plats borr/bord kök/kock`,
  },
  nb: {
    meet: `
      multimeter multimetre
      plasmaskjærer plasmaskjærere
      maskin maskiner maskinen maskinene
      pumpe pumper pumpen pumpene
      bord bordet bordene
      sag sager saga sagen sagene
      skap skapet skapene
      rør røret rørene
      kompressor kompressorer kompressoren
      vekt vekter vekten vektene
      slange slanger slangen
      batteri batterier batteriet batteriene
      hylle hyller hyllen hylla hyllene
      kamera kameraer kameraet
      verktøy verktøyet verktøyene
      elektrisk elektriske
      motor motorer motoren
      kniv kniver kniven knivene
      lampe lamper lampen lampene
      nøkkel nøkler nøkkelen
      borremaskin borremaskiner borremaskinen
      vifte vifter viften vifta
      magnet magneter magneten`,
    apart: `glass/gass vann/van tang/tank lys/lyst sag/sak hjul/hull rom/rør kost/kopp plate/plass krok/krage`,
  },
};
