import type { WordForms } from './word-forms.ts';

export const baltoSlavic: Readonly<Record<'cs' | 'sk' | 'pl' | 'hr' | 'sl' | 'bg' | 'lt', WordForms>> = {
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
};
