import { describe, expect, it, test } from 'vitest';
import { type LanguageCode, languageCodes } from '../../kernel/locale.ts';
import { foldText } from './fold-text.ts';
import { getAnalysis } from './language-analysis.ts';

interface WordForms {
  /** A word a line, in forms that shoppers and texts use. */
  readonly meet: string;
  /** Pairs of other words that look alike. */
  readonly apart: string;
}

const wordForms: Readonly<Record<LanguageCode, WordForms>> = {
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
  es: {
    meet: `
      sierra sierras
      taladro taladros
      compresor compresores
      llave llaves
      luz luces
      motor motores
      eléctrico eléctrica eléctricos eléctricas
      lijadora lijadoras
      freidora freidoras
      camión camiones
      papel papeles
      cable cables
      mesa mesas
      soporte soportes
      batería baterías
      cuchillo cuchillos
      ventilador ventiladores
      profesional profesionales
      plegable plegables
      inoxidable inoxidables
      pequeño pequeña pequeños
      calefactor calefactores
      carretilla carretillas
      sillón sillones`,
    apart: `plato/plata cuchillo/cuchilla barra/barro mango/manga bolso/bolsa caja/cajón banco/banca gas/gasa mesa/mes cubo/cuba sal/sala pala/palo`,
  },
  pt: {
    meet: `
      serra serras
      berbequim berbequins
      compressor compressores
      balança balanças
      limão limões
      elétrico elétrica elétricos elétricas
      profissional profissionais
      papel papéis
      barril barris
      luz luzes
      motor motores
      cabo cabos
      mesa mesas
      aspirador aspiradores aspiradora
      lâmpada lâmpadas
      ferramenta ferramentas
      faca facas
      bateria baterias
      pequeno pequena pequenas
      fogão fogões
      armazém armazéns
      gás gases
      escada escadas`,
    apart: `prato/prata banco/banca mesa/mês bolso/bolsa caixa/caixão barra/barro gás/gasa porta/porto cubo/cuba mala/mal copo/copa sal/sala`,
  },
  it: {
    meet: `
      pieghevole pieghevoli
      scala scale
      poltrona poltrone
      pattumiera pattumiere
      trapano trapani
      sega seghe
      lama lame
      compressore compressori
      chiave chiavi
      elettrico elettrica elettrici elettriche
      utensile utensili
      saldatrice saldatrici
      armadio armadi
      coltello coltelli
      vite viti
      bilancia bilance
      motore motori
      tavolo tavoli
      tavola tavole
      macchina macchine
      pompa pompe
      professionale professionali
      pesante pesanti
      bidone bidoni
      bicchiere bicchieri
      lampada lampade
      carica cariche
      cavo cavi
      specchio specchi
      piccolo piccola piccoli piccole
      batteria batterie`,
    apart: `tavolo/tavola porta/porto pala/palo banco/banca colla/collo filo/fila punta/punto mola/molo cassa/casco gas/gasa pane/panno sale/sala`,
  },
  fr: {
    meet: `
      scie scies
      perceuse perceuses
      couteau couteaux
      tuyau tuyaux
      électrique électriques
      petit petite petits petites
      puissant puissante puissants
      batterie batteries
      compresseur compresseurs
      lame lames
      pompe pompes
      journal journaux
      feu feux
      outil outils
      blanc blanche blancs blanches
      noir noire noires
      industriel industrielle industriels industrielles
      moteur moteurs
      table tables
      balance balances
      chargeur chargeurs
      manuel manuelle manuels
      chauffé chauffée chauffés
      robinet robinets
      plateau plateaux`,
    apart: `port/porte point/pointe plan/plane vis/vie cas/case vent/vente jus/jupe lit/lite balle/bal poids/poil fil/film`,
  },
  ro: {
    meet: `
      industrial industriale industriali
      macara macarale
      pliabil pliabile
      pavilion pavilioane
      pompă pompe pompa pompei pompelor pompele
      compresor compresoare compresorul compresoarelor
      aparat aparate aparatul aparatelor aparatului
      mașină mașini mașina mașinilor
      baterie baterii bateria bateriei bateriilor
      electric electrică electrice electrici
      lampă lămpi lampa lămpile
      scaun scaune scaunul scaunului
      dulap dulapuri dulapul dulapului
      motor motoare motorul motoarele
      cablu cabluri cablul
      cântar cântare cântarul
      masă mese masa mesei
      roată roți roata
      cuțit cuțite cuțitul
      robinet robinete robinetul
      scară scări scara
      placă plăci placa
      țeavă țevi
      culoare culori
      lampă lămpi`,
    apart: `masă/masaj pompă/pompier sac/sapă motor/motan cablu/cabină scaun/scară lampă/lamă placă/plasă gaz/gard bec/bere`,
  },
  cs: {
    meet: `
      řetězový řetězové řetězová
      vrtačka vrtačky vrtaček vrtačce vrtačkou vrtačkami
      pila pily pil pilou
      čerpadlo čerpadla čerpadel čerpadlem
      hrnec hrnce hrnců
      kotel kotle kotlů
      baterie baterií bateriemi
      elektrický elektrická elektrické elektrického elektrických
      žebřík žebříky žebříků žebříkem
      stroj stroje strojů strojem
      hadice hadic hadicí hadicemi
      stůl stoly stolu
      nůž nože nožů
      deska desky desek
      bruska brusky brusek
      kompresor kompresory kompresorů kompresoru
      kabel kabely kabelů
      skříň skříně skříní
      váha váhy vah
      olej oleje olejů
      zámek zámky zámků
      světlo světla světel
      gril grily grilu grilem
      nabíječka nabíječky nabíječek
      systém systémy`,
    apart: `pila/pilník plech/plocha kolo/kolík pec/pecka stroj/strojek nůž/nuzka váha/vazba hrnec/hrnek brus/bruska lampa/lamela olej/olovo`,
  },
  sk: {
    meet: `
      reťazový reťazové reťazová
      zvárací zváracia zváracie zváracieho
      vŕtačka vŕtačky vŕtačiek vŕtačkou vŕtačkami
      píla píly píl pílou
      čerpadlo čerpadla čerpadiel čerpadlom
      hrniec hrnce hrncov
      kotol kotle kotlov
      batéria batérie batérií batériou batériami
      elektrický elektrická elektrické elektrického elektrických
      rebrík rebríky rebríkov rebríkom
      stroj stroje strojov strojom
      hadica hadice hadíc hadicou hadicami
      stôl stoly stolov
      nôž nože nožov
      doska dosky dosiek
      brúska brúsky brúsok
      kompresor kompresory kompresorov kompresora
      kábel káble káblov
      skriňa skrine skríň
      váha váhy váh
      olej oleje olejov
      zámok zámky zámkov
      svetlo svetlá svetiel
      gril grily grilu grilom
      nabíjačka nabíjačky nabíjačiek`,
    apart: `píla/pilník plech/plocha koleso/kolík pec/pecka stroj/strojček motor/motýľ nôž/nožnice váha/väzba hrniec/hrnček lampa/lamela olej/olovo kov/koza`,
  },
  pl: {
    meet: `
      wiertarka wiertarki wiertarek wiertarkę wiertarką
      piła piły pił piłą
      pompa pompy pomp pompie pompą
      narzędzie narzędzia narzędzi narzędziem narzędziami
      bateria baterie baterii
      stół stoły stołu stołów
      nóż noże noży nożem
      szafka szafki szafek
      urządzenie urządzenia urządzeń
      maszyna maszyny maszyn
      koło koła kół
      silnik silniki silników silnikiem
      elektryczny elektryczna elektryczne elektrycznego elektrycznych
      młynek młynki młynków
      wózek wózki wózków
      kompresor kompresory kompresorów
      waga wagi wag wagą
      szlifierka szlifierki szlifierek
      kabel kable kabli kablem
      lampa lampy lamp lampą
      opiekacz opiekacze opiekaczy
      wąż węże węży
      kocioł kotły kotła
      pojemnik pojemniki pojemników
      ładowarka ładowarki ładowarek`,
    apart: `piła/pilnik dach/dachówka piec/piecyk waga/wagon stół/stołek nóż/nożyce kosz/koszula motor/motyka pompa/pompka lampa/lampka grill/grabie kabel/kabina`,
  },
  hr: {
    meet: `
      zvučnik zvučnici
      pila pile pili pilom pilama
      bušilica bušilice bušilicu bušilicama
      stroj strojevi strojeva strojem strojevima
      kompresor kompresori kompresora kompresorima
      nož noževi noževa
      stol stolovi stola
      baterija baterije bateriju baterijama
      vaga vage vagu
      električni električna električno električnog električnih
      pumpa pumpe pumpi pumpom
      lonac lonci
      lanac lanci
      filtar filtri filtra
      kabel kabeli kabela
      kotao kotlovi kotla
      brusilica brusilice brusilica
      grijač grijači grijača
      svjetiljka svjetiljke svjetiljku
      punjač punjači punjača punjačem
      motor motori motora
      crijevo crijeva crijevom`,
    apart: `pila/pilić vaga/vagon nož/nožni stroj/strop lonac/lonđa kabel/kabina lampa/lama kotao/kota ručka/ruka punjač/punjenje motor/motika vrata/vrana kolut/kolo`,
  },
  sl: {
    meet: `
      žaga žage žago žagami žag
      črpalka črpalke črpalk črpalko
      stroj stroji strojev strojem
      kompresor kompresorji kompresorjev kompresorja
      orodje orodja orodij orodjem
      nož noži nožev
      miza mize miz mizo
      voziček vozički vozičkov
      lonec lonci loncev
      kabel kabli kablov
      električni električna električno električnega električnih
      meter metra metri
      tehtnica tehtnice tehtnic
      hladilnik hladilniki hladilnikov
      baterija baterije baterij
      motor motorji motorja
      svetilka svetilke svetilk
      polnilnik polnilniki polnilnika
      brusilnik brusilniki
      cev cevi
      omara omare omar`,
    apart: `žaga/žagovina miza/mizar nož/nožni stroj/strop kabel/kabina lonec/lonček motor/motika ključ/ključavnica tehtnica/tehnika peč/pečat vrata/vrana`,
  },
  bg: {
    meet: `
      фритюрник фритюрници
      климатик климатици
      огнище огнища
      машина машини машината машините
      помпа помпи помпата помпите
      компресор компресори компресорът компресора компресорите
      нож ножове ножът ножовете
      маса маси масата масите
      батерия батерии батерията батериите
      електрически електрическа електрическо електрическият електрическите
      уред уреди уреда уредите
      трион триони трионът
      стол столове столът
      кабел кабели кабелът
      колело колела колелото колелата
      устройство устройства устройството
      нагревател нагреватели нагревателят
      стълба стълби стълбата
      акумулаторен акумулаторна акумулаторни акумулаторно
      везна везни везната
      лопата лопати лопатата
      вентилатор вентилатори вентилаторът
      количка колички количката
      бормашина бормашини бормашината`,
    apart: `места/месо нож/ножица лопата/лопа стол/столица помпа/помощ кабел/кабина колело/колан печка/печат вана/ванилия мотор/мотика лампа/лама маса/масло вода/вар`,
  },
  lt: {
    meet: `
      siurblys siurblio siurbliai siurblių siurbliui siurbliams
      pjūklas pjūklai pjūklo pjūklų pjūklui
      mašina mašinos mašinų mašiną mašinai
      kompresorius kompresoriai kompresoriaus kompresorių
      gręžtuvas gręžtuvai gręžtuvo
      baterija baterijos baterijų
      svarstyklės svarstyklių svarstyklėms
      stalas stalai stalo stalų
      lentyna lentynos lentynų
      elektrinis elektrinė elektriniai elektrinės elektrinių elektrinio
      įkroviklis įkrovikliai įkroviklio
      peilis peiliai peilio
      katilas katilai katilo
      žarna žarnos žarnų
      kėdė kėdės kėdžių
      spinta spintos spintų
      šildytuvas šildytuvai šildytuvų
      lempa lempos lempų lempą
      įrankis įrankiai įrankių įrankio
      medis medžiai medžių
      variklis varikliai variklio`,
    apart: `stalas/stalaktitas peilis/pelė lempa/lempute svarstyklės/svarmuo mašina/maistas kalas/kalnas dujos/duona ratas/ratlankis grindys/grindinys plyta/plytelė katilas/kate medis/medus`,
  },
  el: {
    meet: `
      τρυπάνι τρυπάνια τρυπανιού τρυπανιών
      μηχανή μηχανές μηχανής μηχανών
      αντλία αντλίες αντλίας αντλιών
      συμπιεστής συμπιεστές συμπιεστή συμπιεστών
      ηλεκτρικός ηλεκτρική ηλεκτρικό ηλεκτρικοί ηλεκτρικές ηλεκτρικά ηλεκτρικών
      μαχαίρι μαχαίρια μαχαιριών
      ράφι ράφια
      λάμπα λάμπες λάμπας
      ζυγαριά ζυγαριές ζυγαριάς
      φούρνος φούρνοι φούρνου φούρνους φούρνων
      εργαλείο εργαλεία εργαλείου εργαλείων
      κινητήρας κινητήρες κινητήρα κινητήρων
      ψυγείο ψυγεία ψυγείου
      βάση βάσεις βάσης βάσεων
      συσκευή συσκευές συσκευών
      μπαταρία μπαταρίες μπαταριών
      καλώδιο καλώδια καλωδίου
      μηχάνημα μηχανήματα μηχανήματος μηχανημάτων
      σωλήνας σωλήνες σωλήνα
      πρέσα πρέσες
      τραπέζι τραπέζια τραπεζιού
      τροχός τροχοί τροχού τροχών`,
    apart: `μηχανή/μηχάνημα βάση/βάρος δίσκος/δίχτυ λάμα/λάμπα φούρνος/φούρνισμα πόρτα/πόρος κόλλα/κόλα μέτρο/μέταλλο ράφι/ραφτό θερμό/θερμίδα νερό/νεύρο`,
  },
};

const linesOf = (text: string) => text.trim().split(/\s*\n\s*/);

describe.each(languageCodes)('B-03: stems of %s', (language) => {
  const stem = (word: string) => getAnalysis(language).stem(foldText(word).replaceAll("'", ''));
  const { meet, apart } = wordForms[language];

  it('join the forms of a word', () => {
    const groups = linesOf(meet);
    expect(groups.length).toBeGreaterThanOrEqual(15);
    const torn = groups
      .map((group) => group.split(' ').map((word) => `${word} > ${stem(word)}`))
      .filter((forms) => new Set(forms.map((form) => form.split(' > ')[1])).size > 1);
    expect(torn).toEqual([]);
  });

  it('keep other words apart', () => {
    const pairs = apart.split(' ').map((pair) => pair.split('/'));
    expect(pairs.length).toBeGreaterThanOrEqual(10);
    expect(pairs.filter(([first = '', second = '']) => stem(first) === stem(second))).toEqual([]);
  });

  it('are never empty, and leave words with digits alone', () => {
    for (const word of meet.split(/\s+/).filter(Boolean)) expect(stem(word).length, word).toBeGreaterThan(1);
    for (const word of ['tn2110', '4s', 'ac24s', '1500']) expect(stem(word)).toBe(word);
  });
});

test.each(languageCodes)('stop words of %s are folded words, each once', (language) => {
  const { stopWords } = getAnalysis(language);
  expect(stopWords.size).toBeGreaterThan(50);
  expect([...stopWords].filter((word) => foldText(word) !== word || !/^\p{L}+$/u.test(word))).toEqual([]);
});

test.each([
  ['sl', 'med'],
  ['hr', 'pod'],
  ['hu', 'volt'],
  ['es', 'te'],
  ['fr', 'son'],
  ['fr', 'mais'],
  ['en', 'can'],
  ['nl', 'was'],
  ['sv', 'ur'],
  ['da', 'har'],
] as const)('in %s, %s names a thing and is no stop word', (language, word) => {
  expect(getAnalysis(language).stopWords.has(word)).toBe(false);
});

test('compounds are written as one word in seven languages', () => {
  const compounding = languageCodes.filter((language) => getAnalysis(language).compoundLinks !== undefined);
  expect(compounding.toSorted()).toEqual(['da', 'de', 'fi', 'hu', 'nb', 'nl', 'sv']);
  for (const language of compounding) expect(getAnalysis(language).compoundLinks).toContain('');
});

test.each([
  ['de', 'saege', ['sage']],
  ['de', 'sage', []],
  ['de', 'kuehlgeraet', ['kuehlgerat', 'kuhlgeraet', 'kuhlgerat']],
  ['de', 'mikrophon', ['mikrofon']],
  ['nb', 'kjoeleskaap', ['kjoeleskap', 'kjoleskaap', 'kjoleskap']],
  ['da', 'roer', ['ror']],
  ['en', 'color', ['colour']],
  ['en', 'colour', ['color']],
  ['hr', 'djak', ['dak']],
  ['it', 'saege', []],
] as const)('B-03: in %s, %s is also written %s', (language, word, others) => {
  expect(getAnalysis(language).spellings(word).toSorted()).toEqual([...others].toSorted());
});
