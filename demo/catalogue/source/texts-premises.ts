/**
 * What the cleaning, warehouse, wellness and garden kinds are called and what they are for, in 21 languages.
 * Format: `# kind key`, then one line a language: `language name | sentence`.
 */
export const premisesTexts = `
# ultrasonic-cleaner
en Ultrasonic cleaner | Ultrasound and warmth loosen grease, dust and flux even from fine bores and threads.
sk Ultrazvukový čistič | Ultrazvuk a teplo uvoľnia mastnotu, prach aj tavidlo aj z jemných otvorov a závitov.
de Ultraschallreiniger | Ultraschall und Wärme lösen Fett, Staub und Flussmittel selbst aus feinen Bohrungen und Gewinden.
pt Máquina de limpeza por ultrassons | Ultrassons e calor soltam gordura, pó e fluxo até de furos e roscas finos.
it Lavatrice a ultrasuoni | Ultrasuoni e calore staccano grasso, polvere e flussante anche da fori e filetti sottili.
fr Nettoyeur à ultrasons | Ultrasons et chaleur détachent graisse, poussière et flux même des alésages et filetages fins.
hu Ultrahangos tisztító | Az ultrahang és a meleg a finom furatokból és menetekből is leoldja a zsírt, a port és a folyasztószert.
cs Ultrazvuková čistička | Ultrazvuk a teplo uvolní mastnotu, prach i tavidlo také z jemných otvorů a závitů.
nb Ultralydrenser | Ultralyd og varme løsner fett, støv og flussmiddel selv fra fine hull og gjenger.
nl Ultrasoonreiniger | Ultrageluid en warmte maken vet, stof en vloeimiddel los, zelfs uit fijne boringen en schroefdraad.
da Ultralydsrenser | Ultralyd og varme løsner fedt, støv og flusmiddel selv fra fine huller og gevind.
sv Ultraljudstvätt | Ultraljud och värme lossar fett, damm och flussmedel även ur fina hål och gängor.
es Limpiador por ultrasonidos | Los ultrasonidos y el calor sueltan grasa, polvo y fundente incluso de orificios y roscas finos.
fi Ultraäänipesuri | Ultraääni ja lämpö irrottavat rasvan, pölyn ja juoksutteen pienistäkin rei'istä ja kierteistä.
pl Myjka ultradźwiękowa | Ultradźwięki i ciepło usuwają tłuszcz, kurz i topnik nawet z drobnych otworów i gwintów.
ro Curățitor cu ultrasunete | Ultrasunetele și căldura desprind grăsimea, praful și fluxul chiar și din orificii și filete fine.
lt Ultragarsinė plovyklė | Ultragarsas ir šiluma pašalina riebalus, dulkes ir fliusą net iš smulkių skylių bei sriegių.
sl Ultrazvočni čistilnik | Ultrazvok in toplota odstranita maščobo, prah in talilo celo iz drobnih izvrtin in navojev.
el Καθαριστής υπερήχων | Υπέρηχοι και θερμότητα απομακρύνουν λίπος, σκόνη και συλλίπασμα ακόμη και από λεπτές οπές και σπειρώματα.
hr Ultrazvučni čistač | Ultrazvuk i toplina skidaju masnoću, prašinu i talilo čak i iz finih provrta i navoja.
bg Ултразвукова вана за почистване | Ултразвукът и топлината отделят мазнини, прах и флюс дори от фини отвори и резби.

# wet-dry-vacuum
en Wet and dry vacuum cleaner | It picks up swarf, dust and spilled liquids alike, without a change of machine.
sk Mokro-suchý vysávač | Vysaje triesky, prach aj rozliate tekutiny bez výmeny stroja.
de Nass-Trockensauger | Er nimmt Späne, Staub und verschüttete Flüssigkeiten auf, ohne dass das Gerät gewechselt werden muss.
pt Aspirador de sólidos e líquidos | Recolhe aparas, pó e líquidos derramados sem mudar de máquina.
it Aspirasolidi-liquidi | Raccoglie trucioli, polvere e liquidi versati senza cambiare macchina.
fr Aspirateur eau et poussière | Il ramasse copeaux, poussière et liquides renversés sans changer de machine.
hu Száraz-nedves porszívó | Forgácsot, port és kiömlött folyadékot egyaránt felszív, gépcsere nélkül.
cs Mokro-suchý vysavač | Vysaje třísky, prach i rozlité tekutiny bez výměny stroje.
nb Våt- og tørrstøvsuger | Den suger opp spon, støv og sølt væske uten at du må bytte maskin.
nl Nat- en droogzuiger | De zuiger neemt spanen, stof en gemorste vloeistoffen op zonder van machine te wisselen.
da Våd- og tørsuger | Den opsuger spåner, støv og spildt væske, uden at maskinen skal skiftes.
sv Våt- och torrsugare | Den suger upp spån, damm och utspilld vätska utan att du behöver byta maskin.
es Aspirador de sólidos y líquidos | Recoge virutas, polvo y líquidos derramados sin cambiar de máquina.
fi Märkä-kuivaimuri | Se imuroi lastut, pölyn ja läikkyneet nesteet konetta vaihtamatta.
pl Odkurzacz do pracy na mokro i sucho | Zbiera wióry, pył i rozlane ciecze bez zmiany urządzenia.
ro Aspirator umed-uscat | Adună așchii, praf și lichide vărsate fără a schimba aparatul.
lt Sauso ir drėgno valymo siurblys | Susiurbia drožles, dulkes ir išsiliejusius skysčius nekeičiant įrenginio.
sl Sesalnik za mokro in suho sesanje | Posesa ostružke, prah in razlite tekočine brez menjave naprave.
el Σκούπα υγρών και στερεών | Μαζεύει γρέζια, σκόνη και χυμένα υγρά χωρίς αλλαγή μηχανήματος.
hr Usisavač za mokro i suho usisavanje | Usisava strugotine, prašinu i prolivene tekućine bez promjene uređaja.
bg Прахосмукачка за мокро и сухо почистване | Събира стружки, прах и разляти течности, без да се сменя машината.

# pressure-washer
en High-pressure washer | The adjustable jet removes mud, moss and old grime from vehicles, machines and paving.
sk Vysokotlakový čistič | Nastaviteľný prúd odstráni blato, mach aj starú špinu z vozidiel, strojov a dlažby.
de Hochdruckreiniger | Der verstellbare Strahl entfernt Schlamm, Moos und alten Schmutz von Fahrzeugen, Maschinen und Pflaster.
pt Lavadora de alta pressão | O jato regulável remove lama, musgo e sujidade antiga de veículos, máquinas e pavimentos.
it Idropulitrice ad alta pressione | Il getto regolabile rimuove fango, muschio e sporco vecchio da veicoli, macchine e pavimentazioni.
fr Nettoyeur haute pression | Le jet réglable élimine boue, mousse et vieilles salissures des véhicules, machines et pavés.
hu Magasnyomású mosó | Az állítható vízsugár eltávolítja a sarat, a mohát és a régi szennyeződést járműről, gépről, burkolatról.
cs Vysokotlaký čistič | Nastavitelný paprsek odstraní bláto, mech i starou špínu z vozidel, strojů a dlažby.
nb Høytrykksvasker | Den justerbare strålen fjerner gjørme, mose og gammelt smuss fra kjøretøy, maskiner og belegningsstein.
nl Hogedrukreiniger | De verstelbare straal verwijdert modder, mos en oud vuil van voertuigen, machines en bestrating.
da Højtryksrenser | Den justerbare stråle fjerner mudder, mos og gammelt snavs fra køretøjer, maskiner og belægning.
sv Högtryckstvätt | Den justerbara strålen tar bort lera, mossa och gammal smuts från fordon, maskiner och stenläggning.
es Hidrolimpiadora de alta presión | El chorro regulable elimina barro, musgo y suciedad incrustada de vehículos, máquinas y pavimentos.
fi Painepesuri | Säädettävä suihku poistaa mudan, sammalen ja pinttyneen lian ajoneuvoista, koneista ja kiveyksistä.
pl Myjka wysokociśnieniowa | Regulowany strumień usuwa błoto, mech i stary brud z pojazdów, maszyn i kostki brukowej.
ro Aparat de spălat cu presiune | Jetul reglabil îndepărtează noroiul, mușchiul și murdăria veche de pe vehicule, utilaje și pavaj.
lt Aukšto slėgio plovykla | Reguliuojama srovė pašalina purvą, samanas ir senus nešvarumus nuo automobilių, mašinų ir grindinio.
sl Visokotlačni čistilnik | Nastavljiv curek odstrani blato, mah in staro umazanijo z vozil, strojev in tlakovcev.
el Πλυστικό υψηλής πίεσης | Η ρυθμιζόμενη δέσμη απομακρύνει λάσπη, βρύα και παλιά βρωμιά από οχήματα, μηχανήματα και πλακόστρωτα.
hr Visokotlačni perač | Podesivi mlaz uklanja blato, mahovinu i staru prljavštinu s vozila, strojeva i opločenja.
bg Водоструйка високо налягане | Регулируемата струя отстранява кал, мъх и стари замърсявания от автомобили, машини и настилки.

# dehumidifier
en Building dryer | It draws moisture from screed, plaster and cellars and can run continuously with a drain hose.
sk Stavebný odvlhčovač | Vyťahuje vlhkosť z poterov, omietok a pivníc a s odtokovou hadicou môže bežať nepretržite.
de Bautrockner | Er entzieht Estrich, Putz und Kellern die Feuchtigkeit und läuft mit Ablaufschlauch im Dauerbetrieb.
pt Desumidificador de obra | Retira a humidade de betonilhas, rebocos e caves e, com mangueira de escoamento, trabalha em contínuo.
it Deumidificatore da cantiere | Sottrae umidità a massetti, intonaci e cantine e, con il tubo di scarico, funziona in continuo.
fr Déshumidificateur de chantier | Il extrait l'humidité des chapes, enduits et caves et, avec le tuyau d'évacuation, fonctionne en continu.
hu Építőipari páramentesítő | Kivonja a nedvességet az esztrichből, a vakolatból és a pincéből, elvezető tömlővel folyamatosan üzemel.
cs Stavební odvlhčovač | Odebírá vlhkost potěrům, omítkám a sklepům a s odtokovou hadicí může běžet nepřetržitě.
nb Byggtørker | Den trekker fukt ut av avrettingsmasse, puss og kjellere og kan gå kontinuerlig med avløpsslange.
nl Bouwdroger | De droger onttrekt vocht aan dekvloer, stucwerk en kelders en werkt met afvoerslang continu.
da Byggeaffugter | Den trækker fugt ud af gulvstøbning, puds og kældre og kan køre uafbrudt med afløbsslange.
sv Byggavfuktare | Den drar fukt ur golvspackel, puts och källare och kan gå kontinuerligt med avloppsslang.
es Deshumidificador de obra | Extrae la humedad de soleras, enlucidos y sótanos y, con la manguera de desagüe, trabaja sin interrupción.
fi Rakennuskuivain | Se poistaa kosteuden tasoitteista, rappauksesta ja kellareista ja käy poistoletkun kanssa tauotta.
pl Osuszacz budowlany | Odciąga wilgoć z wylewek, tynków i piwnic, a z wężem odpływowym może pracować bez przerwy.
ro Dezumidificator de șantier | Extrage umezeala din șape, tencuieli și pivnițe, iar cu furtunul de evacuare funcționează continuu.
lt Statybinis oro sausintuvas | Ištraukia drėgmę iš lyginamojo sluoksnio, tinko ir rūsių, o su nutekėjimo žarna veikia be pertraukos.
sl Gradbeni razvlaževalnik | Odvzema vlago estrihom, ometom in kletem, z odtočno cevjo pa lahko deluje neprekinjeno.
el Αφυγραντήρας εργοταξίου | Τραβά την υγρασία από δάπεδα, σοβάδες και υπόγεια και με σωλήνα αποστράγγισης λειτουργεί συνεχώς.
hr Građevinski odvlaživač | Izvlači vlagu iz estriha, žbuke i podruma, a s odvodnim crijevom može raditi neprekidno.
bg Строителен влагоуловител | Извлича влагата от замазки, мазилки и мазета, а с маркуч за оттичане работи непрекъснато.

# shelving-rack
en Heavy-duty shelving unit | The plug-in frame carries heavy crates, and every shelf can be set at the height you need.
sk Regál na ťažké bremená | Zásuvná konštrukcia unesie ťažké prepravky a každú policu možno nastaviť do potrebnej výšky.
de Schwerlastregal | Das Stecksystem trägt schwere Kisten, und jeder Boden lässt sich auf die benötigte Höhe einstellen.
pt Estante para cargas pesadas | A estrutura de encaixe suporta caixas pesadas e cada prateleira ajusta-se à altura necessária.
it Scaffale per carichi pesanti | La struttura a incastro regge casse pesanti e ogni ripiano si regola all'altezza desiderata.
fr Étagère charge lourde | La structure à emboîter supporte de lourdes caisses et chaque tablette se règle à la hauteur voulue.
hu Nagy teherbírású polcállvány | Az összedugható szerkezet nehéz ládákat is elbír, és minden polc a kívánt magasságba állítható.
cs Regál na těžká břemena | Zásuvná konstrukce unese těžké přepravky a každou polici lze nastavit do potřebné výšky.
nb Lagerreol for tung last | Den skruefrie rammen bærer tunge kasser, og hver hylle kan settes i ønsket høyde.
nl Stelling voor zware lasten | Het insteekframe draagt zware kratten en elke legplank kan op de gewenste hoogte worden gezet.
da Lagerreol til tung last | Den skruefri ramme bærer tunge kasser, og hver hylde kan sættes i den ønskede højde.
sv Lagerhylla för tung last | Den skruvlösa ramen bär tunga lådor och varje hyllplan kan ställas i önskad höjd.
es Estantería para cargas pesadas | La estructura de encaje soporta cajas pesadas y cada balda se ajusta a la altura necesaria.
fi Kuormahylly | Ruuviton runko kantaa raskaat laatikot, ja jokaisen hyllytason voi asettaa sopivalle korkeudelle.
pl Regał na duże obciążenia | Wtykowa konstrukcja unosi ciężkie skrzynie, a każdą półkę można ustawić na potrzebnej wysokości.
ro Raft pentru sarcini grele | Structura cu îmbinare prin clichet susține lăzi grele, iar fiecare poliță se reglează la înălțimea dorită.
lt Sunkių krovinių stelažas | Sukabinama konstrukcija išlaiko sunkias dėžes, o kiekvieną lentyną galima nustatyti reikiamame aukštyje.
sl Regal za težka bremena | Natična konstrukcija nosi težke zaboje, vsako polico pa je mogoče nastaviti na želeno višino.
el Ράφι βαρέος τύπου | Ο κουμπωτός σκελετός αντέχει βαριά κιβώτια και κάθε ράφι ρυθμίζεται στο ύψος που χρειάζεστε.
hr Regal za teške terete | Utična konstrukcija nosi teške sanduke, a svaka se polica može postaviti na potrebnu visinu.
bg Стелаж за тежки товари | Конструкцията без болтове носи тежки каси, а всеки рафт се поставя на нужната височина.

# storage-bins
en Open-fronted storage bins | The open front keeps small parts in view and within reach, even when the bins are stacked.
sk Skladovacie boxy s otvoreným čelom | Otvorené čelo udržuje drobné diely na očiach a po ruke, aj keď sú boxy naskladané na seba.
de Sichtlagerkästen | Die offene Front hält Kleinteile im Blick und griffbereit, auch wenn die Kästen gestapelt sind.
pt Caixas de armazenagem de frente aberta | A frente aberta mantém as peças pequenas à vista e à mão, mesmo com as caixas empilhadas.
it Contenitori a bocca di lupo | Il frontale aperto tiene la minuteria in vista e a portata di mano, anche con i contenitori impilati.
fr Bacs à bec | La face ouverte garde les petites pièces visibles et à portée de main, même bacs empilés.
hu Nyitott tárolódobozok | A nyitott előlap szem előtt és kéznél tartja az apró alkatrészeket egymásra rakott dobozoknál is.
cs Skladovací boxy s otevřeným čelem | Otevřené čelo udržuje drobné díly na očích a po ruce, i když jsou boxy naskládané na sobě.
nb Åpne plukkbokser | Den åpne fronten holder smådeler synlige og lett tilgjengelige, også når boksene er stablet.
nl Magazijnbakken | De open voorkant houdt kleine onderdelen in zicht en binnen handbereik, ook als de bakken gestapeld zijn.
da Åbne lagerkasser | Den åbne front holder smådele synlige og inden for rækkevidde, også når kasserne er stablet.
sv Öppna lagerbackar | Den öppna fronten håller smådelar synliga och nära till hands, även när backarna är staplade.
es Gavetas apilables de frente abierto | El frente abierto deja las piezas pequeñas a la vista y a mano, incluso con las gavetas apiladas.
fi Ottolaatikot | Avoin etuosa pitää pikkuosat näkyvillä ja käden ulottuvilla myös pinotuissa laatikoissa.
pl Pojemniki warsztatowe otwarte | Otwarty przód sprawia, że drobne części są widoczne i pod ręką nawet w ustawionych w stos pojemnikach.
ro Cutii de depozitare cu front deschis | Partea frontală deschisă ține piesele mici la vedere și la îndemână, chiar și în cutii stivuite.
lt Atviros sandėliavimo dėžutės | Pro atvirą priekį smulkios detalės matomos ir lengvai pasiekiamos net sukrovus dėžutes vieną ant kitos.
sl Odprti zabojčki za shranjevanje | Odprta sprednja stran ohranja drobne dele na očeh in pri roki, tudi ko so zabojčki zloženi.
el Σκαφάκια αποθήκευσης | Η ανοιχτή πρόσοψη κρατά τα μικροεξαρτήματα ορατά και προσιτά, ακόμη κι όταν τα σκαφάκια είναι στοιβαγμένα.
hr Otvorene kutije za skladištenje | Otvorena prednja strana drži sitne dijelove na vidiku i nadohvat ruke, i kad su kutije složene.
bg Складови кутии с отворен фронт | Отвореният фронт държи дребните части видими и под ръка дори при подредени една върху друга кутии.

# key-safe
en Furniture safe | The electronic code lock protects cash, keys and documents, and the safe bolts to the wall or floor.
sk Nábytkový trezor | Elektronický kódový zámok chráni hotovosť, kľúče aj doklady a trezor sa dá prikotviť k stene či podlahe.
de Möbeltresor | Das elektronische Codeschloss schützt Bargeld, Schlüssel und Dokumente; verankert wird an Wand oder Boden.
pt Cofre para móvel | A fechadura eletrónica protege dinheiro, chaves e documentos, e o cofre fixa-se à parede ou ao chão.
it Cassaforte per mobili | La serratura elettronica protegge contanti, chiavi e documenti e la cassaforte si fissa a parete o a pavimento.
fr Coffre-fort à poser | La serrure électronique protège espèces, clés et documents, et le coffre se fixe au mur ou au sol.
hu Bútorszéf | Az elektronikus kódzár védi a készpénzt, a kulcsokat és az iratokat, a széf falhoz vagy padlóhoz rögzíthető.
cs Nábytkový trezor | Elektronický kódový zámek chrání hotovost, klíče i doklady a trezor lze ukotvit ke stěně či podlaze.
nb Møbelsafe | Den elektroniske kodelåsen beskytter kontanter, nøkler og papirer, og safen boltes til vegg eller gulv.
nl Meubelkluis | Het elektronische codeslot beschermt contant geld, sleutels en documenten; de kluis wordt aan muur of vloer verankerd.
da Møbelboks med kodelås | Den elektroniske kodelås beskytter kontanter, nøgler og papirer, og boksen boltes til væg eller gulv.
sv Möbelsafe | Det elektroniska kodlåset skyddar kontanter, nycklar och handlingar, och skåpet bultas i vägg eller golv.
es Caja fuerte para mueble | La cerradura electrónica protege efectivo, llaves y documentos, y la caja se ancla a la pared o al suelo.
fi Kalustekassakaappi | Elektroninen koodilukko suojaa käteisen, avaimet ja asiakirjat, ja kaappi kiinnitetään seinään tai lattiaan.
pl Sejf meblowy | Elektroniczny zamek szyfrowy chroni gotówkę, klucze i dokumenty, a sejf kotwi się do ściany lub podłogi.
ro Seif pentru mobilier | Încuietoarea electronică cu cod protejează banii, cheile și documentele, iar seiful se fixează de perete sau podea.
lt Baldinis seifas | Elektroninis kodinis užraktas saugo grynuosius, raktus ir dokumentus, o seifas tvirtinamas prie sienos ar grindų.
sl Pohištveni sef | Elektronska kodna ključavnica varuje gotovino, ključe in dokumente, sef pa se pritrdi v steno ali tla.
el Χρηματοκιβώτιο επίπλου | Η ηλεκτρονική κλειδαριά προστατεύει μετρητά, κλειδιά και έγγραφα, και το χρηματοκιβώτιο στερεώνεται στον τοίχο ή στο δάπεδο.
hr Sef za namještaj | Elektronička brava s kodom štiti gotovinu, ključeve i dokumente, a sef se učvršćuje za zid ili pod.
bg Мебелен сейф | Електронната кодова ключалка пази пари, ключове и документи, а сейфът се закрепва към стена или под.

# industrial-fan
en Industrial floor fan | It moves large volumes of air to cool halls, dry floors and drive out dust and fumes.
sk Priemyselný podlahový ventilátor | Preženie veľké objemy vzduchu – ochladí haly, vysuší podlahy a odvetrá prach aj výpary.
de Industrie-Bodenventilator | Er bewegt große Luftmengen, kühlt Hallen, trocknet Böden und vertreibt Staub und Dämpfe.
pt Ventilador industrial de chão | Movimenta grandes volumes de ar para arrefecer naves, secar pavimentos e afastar pó e vapores.
it Ventilatore industriale da pavimento | Muove grandi volumi d'aria per rinfrescare capannoni, asciugare pavimenti e allontanare polveri e fumi.
fr Ventilateur industriel au sol | Il brasse de grands volumes d'air pour rafraîchir les ateliers, sécher les sols et chasser poussières et fumées.
hu Ipari padlóventilátor | Nagy légtömeget mozgat: hűti a csarnokot, szárítja a padlót, és kihajtja a port meg a gőzöket.
cs Průmyslový podlahový ventilátor | Přežene velké objemy vzduchu – ochladí haly, vysuší podlahy a odvětrá prach i výpary.
nb Industrivifte for gulv | Den flytter store luftmengder, kjøler haller, tørker gulv og driver ut støv og damp.
nl Industriële vloerventilator | Hij verplaatst grote luchthoeveelheden om hallen te koelen, vloeren te drogen en stof en dampen te verdrijven.
da Industriel gulvventilator | Den flytter store luftmængder, køler haller, tørrer gulve og driver støv og dampe ud.
sv Industrigolvfläkt | Den flyttar stora luftmängder, kyler hallar, torkar golv och driver ut damm och ångor.
es Ventilador industrial de suelo | Mueve grandes volúmenes de aire para refrescar naves, secar suelos y expulsar polvo y vapores.
fi Teollisuuspuhallin lattialle | Se siirtää suuria ilmamääriä, viilentää halleja, kuivaa lattioita ja poistaa pölyn ja höyryt.
pl Przemysłowy wentylator podłogowy | Przetłacza duże ilości powietrza, chłodzi hale, suszy podłogi i usuwa kurz oraz opary.
ro Ventilator industrial de podea | Deplasează volume mari de aer, răcorește hale, usucă pardoseli și evacuează praful și vaporii.
lt Pramoninis grindų ventiliatorius | Varo didelį oro kiekį: vėsina sales, džiovina grindis ir šalina dulkes bei garus.
sl Industrijski talni ventilator | Premika velike količine zraka, hladi hale, suši tla ter odganja prah in hlape.
el Βιομηχανικός ανεμιστήρας δαπέδου | Κινεί μεγάλους όγκους αέρα για να δροσίζει χώρους, να στεγνώνει δάπεδα και να διώχνει σκόνη και αναθυμιάσεις.
hr Industrijski podni ventilator | Pokreće velike količine zraka, hladi hale, suši podove te tjera prašinu i pare.
bg Индустриален подов вентилатор | Раздвижва големи обеми въздух – охлажда халета, суши подове и прогонва прах и изпарения.

# massage-table
en Folding massage table | It unfolds in a moment, stands firmly on its wire-braced legs and fits into its carrying bag after the session.
sk Skladací masážny stôl | Rozloží sa za chvíľu, pevne stojí na nohách s lankovou výstuhou a po masáži sa zmestí do tašky.
de Klappbare Massageliege | Sie ist im Handumdrehen aufgestellt, steht dank Seilverspannung fest und passt danach in die Tragetasche.
pt Marquesa de massagem dobrável | Abre-se num instante, fica firme graças aos cabos tensores e no fim cabe na bolsa de transporte.
it Lettino da massaggio pieghevole | Si apre in un attimo, resta stabile grazie ai tiranti in cavo e poi entra nella borsa da trasporto.
fr Table de massage pliante | Elle se déplie en un instant, tient fermement grâce à ses câbles tendeurs et se range dans son sac de transport.
hu Összecsukható masszázságy | Pillanatok alatt felállítható, a huzalos merevítés stabilan tartja, a kezelés után hordtáskába fér.
cs Skládací masážní stůl | Rozloží se za chvilku, pevně stojí díky lankové výztuze a po masáži se vejde do tašky.
nb Sammenleggbar massasjebenk | Den slås opp på et øyeblikk, står støtt med vaieravstiving og får plass i bærevesken etterpå.
nl Inklapbare massagetafel | De tafel staat in een oogwenk, is stabiel dankzij de kabelverspanning en past daarna in de draagtas.
da Sammenklappeligt massagebord | Det slås op på et øjeblik, står fast med wireafstivning og kan være i bæretasken bagefter.
sv Hopfällbar massagebänk | Den fälls upp på ett ögonblick, står stadigt tack vare vajerstagen och ryms sedan i bärväskan.
es Camilla de masaje plegable | Se despliega en un momento, se mantiene firme gracias a los cables tensores y luego cabe en su bolsa.
fi Taitettava hierontapöytä | Se avautuu hetkessä, seisoo tukevasti vaijerituennan ansiosta ja mahtuu hoidon jälkeen kantolaukkuun.
pl Składany stół do masażu | Rozkłada się w mgnieniu oka, stoi pewnie dzięki linkom napinającym, a po zabiegu mieści się w torbie.
ro Masă de masaj pliabilă | Se desface într-o clipă, stă ferm datorită cablurilor de rigidizare și încape apoi în geanta de transport.
lt Sulankstomas masažo stalas | Išlankstomas akimirksniu, tvirtai stovi dėl lyninių atotampų, o po seanso telpa į krepšį.
sl Zložljiva masažna miza | Postavljena je v trenutku, trdno stoji zaradi žičnih vezi in po masaži gre v nosilno torbo.
el Πτυσσόμενο κρεβάτι μασάζ | Ανοίγει σε μια στιγμή, στέκεται σταθερά χάρη στα συρματόσχοινα και μετά χωρά στην τσάντα μεταφοράς.
hr Sklopivi stol za masažu | Postavlja se za tren, čvrsto stoji zahvaljujući zategama od užeta i nakon masaže stane u torbu.
bg Сгъваема масажна кушетка | Разгъва се за миг, стои стабилно благодарение на въжените обтегачи и после се побира в чантата.

# saddle-stool
en Saddle stool | The saddle shape straightens the back and keeps both hands free for long treatments.
sk Sedlová stolička | Tvar sedla vyrovnáva chrbát a pri dlhých ošetreniach necháva obe ruky voľné.
de Sattelhocker | Die Sattelform richtet den Rücken auf und lässt bei langen Behandlungen beide Hände frei.
pt Banco sela | A forma de sela endireita as costas e deixa as duas mãos livres em tratamentos longos.
it Sgabello a sella | La forma a sella raddrizza la schiena e lascia libere le mani nei trattamenti lunghi.
fr Tabouret selle de cheval | La forme de selle redresse le dos et laisse les deux mains libres lors des soins prolongés.
hu Nyeregszék | A nyeregforma kiegyenesíti a hátat, és hosszú kezelésnél is szabadon hagyja mindkét kezet.
cs Sedlová stolička | Tvar sedla narovnává záda a při dlouhém ošetření nechává obě ruce volné.
nb Salkrakk | Saleformen retter opp ryggen og holder begge hender fri under lange behandlinger.
nl Zadelkruk | De zadelvorm richt de rug op en houdt bij lange behandelingen beide handen vrij.
da Sadelstol | Sadelformen retter ryggen op og holder begge hænder fri under lange behandlinger.
sv Sadelstol | Sadelformen rätar upp ryggen och håller båda händerna fria under långa behandlingar.
es Taburete silla de montar | La forma de silla de montar endereza la espalda y deja libres ambas manos en tratamientos largos.
fi Satulatuoli | Satulan muoto suoristaa selän ja jättää molemmat kädet vapaiksi pitkissäkin hoidoissa.
pl Taboret siodłowy | Kształt siodła prostuje plecy i pozostawia obie ręce wolne podczas długich zabiegów.
ro Scaun tip șa | Forma de șa îndreaptă spatele și lasă ambele mâini libere la tratamente lungi.
lt Balno formos kėdutė | Balno forma ištiesina nugarą, o ilgų procedūrų metu abi rankos lieka laisvos.
sl Sedlasti stol | Oblika sedla izravna hrbet in pri dolgih obravnavah pušča obe roki prosti.
el Σκαμπό σέλας | Το σχήμα σέλας ισιώνει την πλάτη και αφήνει και τα δύο χέρια ελεύθερα στις μακρές θεραπείες.
hr Sedlasti stolac | Oblik sedla ispravlja leđa i pri dugim tretmanima ostavlja obje ruke slobodnima.
bg Стол тип седло | Формата на седло изправя гърба и оставя двете ръце свободни при дълги процедури.

# magnifier-lamp
en Magnifying lamp on stand | Shadow-free LED light and a large lens show every detail of skin, nails or circuit boards.
sk Lampa s lupou na stojane | Svetlo LED bez tieňov a veľká šošovka ukážu každý detail pokožky, nechtov či plošných spojov.
de Lupenleuchte mit Stativ | Schattenfreies LED-Licht und eine große Linse zeigen jedes Detail von Haut, Nägeln oder Platinen.
pt Candeeiro com lupa e suporte | A luz LED sem sombras e a lente grande mostram cada pormenor de pele, unhas ou placas eletrónicas.
it Lampada con lente su stativo | La luce LED senza ombre e la grande lente mostrano ogni dettaglio di pelle, unghie o circuiti.
fr Lampe-loupe sur pied | La lumière LED sans ombre et la grande lentille révèlent chaque détail de la peau, des ongles ou des circuits.
hu Állványos nagyítós lámpa | Az árnyékmentes LED-fény és a nagy lencse a bőr, a köröm vagy az áramköri lap minden részletét megmutatja.
cs Lampa s lupou na stojanu | Bezstínové LED světlo a velká čočka ukážou každý detail pleti, nehtů či plošných spojů.
nb Lupelampe på stativ | Skyggefritt LED-lys og en stor linse viser hver detalj på hud, negler eller kretskort.
nl Loeplamp op statief | Schaduwvrij ledlicht en een grote lens tonen elk detail van huid, nagels of printplaten.
da Luplampe på stativ | Skyggefrit LED-lys og en stor linse viser alle detaljer på hud, negle eller printplader.
sv Förstoringslampa på stativ | Skuggfritt LED-ljus och en stor lins visar varje detalj på hud, naglar eller kretskort.
es Lámpara de lupa con soporte | La luz LED sin sombras y la lente grande muestran cada detalle de la piel, las uñas o las placas.
fi Suurennuslamppu jalustalla | Varjoton LED-valo ja suuri linssi näyttävät ihon, kynsien tai piirilevyjen jokaisen yksityiskohdan.
pl Lampa z lupą na statywie | Bezcieniowe światło LED i duża soczewka ukazują każdy szczegół skóry, paznokci czy płytek drukowanych.
ro Lampă cu lupă pe suport | Lumina LED fără umbre și lentila mare arată fiecare detaliu al pielii, unghiilor sau plăcilor electronice.
lt Lempa su lupa ir stovu | Šešėlių nemetanti LED šviesa ir didelis lęšis parodo kiekvieną odos, nagų ar plokščių detalę.
sl Svetilka z lupo na stojalu | Svetloba LED brez senc in velika leča pokažeta vsako podrobnost kože, nohtov ali vezij.
el Φωτιστικό με μεγεθυντικό φακό | Το φως LED χωρίς σκιές και ο μεγάλος φακός δείχνουν κάθε λεπτομέρεια δέρματος, νυχιών ή πλακετών.
hr Svjetiljka s povećalom na stalku | LED svjetlo bez sjena i velika leća pokazuju svaki detalj kože, noktiju ili tiskanih pločica.
bg Лампа лупа на стойка | LED светлината без сенки и голямата леща показват всеки детайл по кожа, нокти или платки.

# kettlebell
en Cast-iron kettlebell | Cast in one piece with a wide handle, it suits swings, presses and squats in the studio or at home.
sk Liatinový kettlebell | Odliaty z jedného kusa so širokou rukoväťou je vhodný na švihy, tlaky aj drepy v štúdiu i doma.
de Kettlebell aus Gusseisen | Aus einem Stück gegossen und mit breitem Griff eignet sie sich für Swings, Drücken und Kniebeugen.
pt Kettlebell em ferro fundido | Fundido numa só peça e com pega larga, serve para balanços, elevações e agachamentos.
it Kettlebell in ghisa | Fuso in un unico pezzo e con impugnatura ampia, è adatto a swing, distensioni e squat.
fr Kettlebell en fonte | Coulé d'une seule pièce avec une large poignée, il convient aux swings, développés et squats.
hu Öntöttvas kettlebell | Egy darabból öntve, széles fogantyúval lendítéshez, nyomáshoz és guggoláshoz egyaránt jó.
cs Litinový kettlebell | Odlitý z jednoho kusu s širokou rukojetí se hodí na švihy, tlaky i dřepy v posilovně i doma.
nb Kettlebell i støpejern | Den er støpt i ett stykke med bredt håndtak og passer til sving, press og knebøy.
nl Gietijzeren kettlebell | In één stuk gegoten en met een brede greep geschikt voor swings, presses en squats.
da Kettlebell i støbejern | Den er støbt i ét stykke med bredt greb og egner sig til sving, pres og squats.
sv Kettlebell i gjutjärn | Den är gjuten i ett stycke med brett handtag och passar för svingar, pressar och knäböj.
es Pesa rusa de hierro fundido | Fundida en una sola pieza y con asa ancha, sirve para balanceos, presses y sentadillas.
fi Valurautainen kahvakuula | Yhdestä kappaleesta valettu ja leveäkahvainen kuula sopii heilautuksiin, punnerruksiin ja kyykkyihin.
pl Kettlebell żeliwny | Odlany z jednego kawałka, z szerokim uchwytem, nadaje się do wymachów, wyciskania i przysiadów.
ro Kettlebell din fontă | Turnat dintr-o bucată și cu mâner lat, este potrivit pentru balansări, împins și genuflexiuni.
lt Ketaus svarstis | Išlietas iš vieno gabalo, su plačia rankena, tinka mostams, spaudimams ir pritūpimams.
sl Litoželezni kettlebell | Ulit iz enega kosa in s širokim ročajem je primeren za zamahe, potiske in počepe.
el Μαντεμένιο kettlebell | Χυτό σε ένα κομμάτι και με φαρδιά λαβή, είναι κατάλληλο για αιωρήσεις, πιέσεις και βαθιά καθίσματα.
hr Girja od lijevanog željeza | Lijevana u jednom komadu i sa širokom ručkom, prikladna je za zamahe, potiske i čučnjeve.
bg Чугунена пудовка | Отлята от едно парче и с широка дръжка, тя е подходяща за махове, преси и клекове.

# party-tent
en Folding gazebo | The scissor frame opens within minutes and gives stalls and terraces shade and shelter from rain.
sk Skladací altánok | Nožnicová konštrukcia sa rozloží za pár minút a stánku či terase poskytne tieň aj ochranu pred dažďom.
de Faltpavillon | Das Scherengestell öffnet sich in Minuten und schützt Marktstand und Terrasse vor Sonne und Regen.
pt Gazebo dobrável | A estrutura em tesoura abre em poucos minutos e protege bancas e terraços do sol e da chuva.
it Gazebo pieghevole | La struttura a forbice si apre in pochi minuti e ripara bancarelle e terrazze da sole e pioggia.
fr Tonnelle pliante | L'armature en ciseaux s'ouvre en quelques minutes et abrite stands et terrasses du soleil et de la pluie.
hu Összecsukható pavilon | Az ollós váz percek alatt kinyitható, és árnyékot ad, esőtől véd a standnál és a teraszon.
cs Skládací párty stan | Nůžková konstrukce se rozloží za pár minut a stánku či terase poskytne stín i ochranu před deštěm.
nb Sammenleggbar paviljong | Saksestativet slås opp på minutter og gir boder og terrasser skygge og ly for regn.
nl Opvouwbare partytent | Het schaarframe staat binnen enkele minuten en beschut kramen en terrassen tegen zon en regen.
da Foldepavillon | Saksestellet slås op på få minutter og giver boder og terrasser skygge og ly for regn.
sv Vikbar paviljong | Saxramen fälls upp på några minuter och ger stånd och terrasser skugga och skydd mot regn.
es Carpa plegable | La estructura de tijera se abre en minutos y protege puestos y terrazas del sol y la lluvia.
fi Taitettava paviljonki | Saksirunko avautuu minuuteissa ja suojaa myyntikojut ja terassit auringolta ja sateelta.
pl Pawilon składany | Nożycowy stelaż rozkłada się w kilka minut i chroni stoiska oraz tarasy przed słońcem i deszczem.
ro Pavilion pliabil | Cadrul tip foarfecă se deschide în câteva minute și protejează standurile și terasele de soare și ploaie.
lt Sulankstoma pavėsinė | Žirklinis karkasas išskleidžiamas per kelias minutes ir saugo prekystalius bei terasas nuo saulės ir lietaus.
sl Zložljiv paviljon | Škarjasto ogrodje se odpre v nekaj minutah ter stojnico ali teraso zaščiti pred soncem in dežjem.
el Πτυσσόμενο κιόσκι | Ο ψαλιδωτός σκελετός ανοίγει σε λίγα λεπτά και προστατεύει πάγκους και βεράντες από ήλιο και βροχή.
hr Sklopivi paviljon | Škarasti okvir otvara se za nekoliko minuta i štiti štandove i terase od sunca i kiše.
bg Сгъваема шатра | Ножичната конструкция се отваря за минути и пази щандове и тераси от слънце и дъжд.

# patio-heater
en Gas patio heater | The wide reflector sends even warmth down to the tables and lengthens the terrace season.
sk Plynový terasový ohrievač | Široký reflektor posiela teplo rovnomerne k stolom a predlžuje sezónu na terase.
de Gas-Heizpilz | Der breite Reflektor lenkt die Wärme gleichmäßig auf die Tische und verlängert die Terrassensaison.
pt Aquecedor de esplanada a gás | O refletor largo dirige o calor para as mesas e prolonga a época da esplanada.
it Stufa a gas a fungo | L'ampio riflettore diffonde il calore sui tavoli e allunga la stagione all'aperto.
fr Parasol chauffant à gaz | Le large réflecteur renvoie la chaleur vers les tables et prolonge la saison en terrasse.
hu Gázos teraszfűtő | A széles reflektor egyenletesen az asztalokra irányítja a meleget, és meghosszabbítja a teraszszezont.
cs Plynový terasový ohřívač | Široký reflektor směruje teplo rovnoměrně ke stolům a prodlužuje sezónu na terase.
nb Gassdrevet terrassevarmer | Den brede reflektoren sender jevn varme ned mot bordene og forlenger terrassesesongen.
nl Terrasverwarmer op gas | De brede reflector straalt de warmte gelijkmatig naar de tafels en verlengt het terrasseizoen.
da Gasdrevet terrassevarmer | Den brede reflektor sender jævn varme ned mod bordene og forlænger terrassesæsonen.
sv Gasoldriven terrassvärmare | Den breda reflektorn sprider jämn värme över borden och förlänger uteserveringens säsong.
es Estufa de terraza a gas | El amplio reflector dirige el calor hacia las mesas y alarga la temporada de terraza.
fi Kaasukäyttöinen terassilämmitin | Leveä heijastin suuntaa lämmön tasaisesti pöytiin ja pidentää terassikautta.
pl Gazowy parasol grzewczy | Szeroki reflektor równomiernie kieruje ciepło na stoliki i wydłuża sezon na tarasie.
ro Încălzitor de terasă pe gaz | Reflectorul lat trimite căldura uniform spre mese și prelungește sezonul de terasă.
lt Dujinis terasos šildytuvas | Platus reflektorius tolygiai nukreipia šilumą į staliukus ir pailgina terasos sezoną.
sl Plinski terasni grelnik | Širok reflektor enakomerno usmerja toploto k mizam in podaljša sezono na terasi.
el Θερμάστρα εξωτερικού χώρου υγραερίου | Ο φαρδύς ανακλαστήρας στέλνει τη ζέστη στα τραπέζια και παρατείνει τη σεζόν της βεράντας.
hr Plinska grijalica za terasu | Široki reflektor ravnomjerno usmjerava toplinu prema stolovima i produljuje sezonu na terasi.
bg Газов отоплител за тераса | Широкият рефлектор насочва топлината равномерно към масите и удължава сезона на терасата.

# log-splitter
en Log splitter | The hydraulic ram pushes logs against the hardened wedge, and the two-hand control keeps fingers safe.
sk Štiepačka dreva | Hydraulický piest tlačí polená na kalený klin a obojručné ovládanie chráni prsty.
de Holzspalter | Der Hydraulikkolben drückt das Holz gegen den gehärteten Keil, die Zweihandbedienung schützt die Finger.
pt Rachador de lenha | O êmbolo hidráulico empurra os toros contra a cunha temperada e o comando bimanual protege os dedos.
it Spaccalegna | Il pistone idraulico spinge i tronchi contro il cuneo temprato e il comando a due mani protegge le dita.
fr Fendeur de bûches | Le vérin hydraulique pousse les bûches contre le coin trempé et la commande à deux mains protège les doigts.
hu Rönkhasító | A hidraulikus dugattyú az edzett éknek nyomja a fát, a kétkezes vezérlés pedig védi az ujjakat.
cs Štípačka dřeva | Hydraulický píst tlačí polena na kalený klín a obouruční ovládání chrání prsty.
nb Vedkløyver | Hydraulikkstempelet presser kubbene mot den herdede kilen, og tohåndsbetjeningen beskytter fingrene.
nl Houtklover | De hydraulische zuiger duwt het hout tegen de geharde wig en de tweehandsbediening beschermt de vingers.
da Brændekløver | Hydraulikstemplet presser træet mod den hærdede kile, og tohåndsbetjeningen beskytter fingrene.
sv Vedklyv | Hydraulkolven pressar veden mot den härdade kilen och tvåhandsmanövreringen skyddar fingrarna.
es Astilladora de leña | El émbolo hidráulico empuja los troncos contra la cuña templada y el mando a dos manos protege los dedos.
fi Halkomakone | Hydraulimäntä painaa pölkyt karkaistua kiilaa vasten, ja kahden käden ohjaus suojaa sormia.
pl Łuparka do drewna | Hydrauliczny tłok dociska polana do hartowanego klina, a oburęczne sterowanie chroni palce.
ro Despicător de lemne | Pistonul hidraulic împinge buștenii în pana călită, iar comanda cu două mâini protejează degetele.
lt Malkų skaldyklė | Hidraulinis stūmoklis spaudžia rąstus prie grūdinto pleišto, o dvirankis valdymas saugo pirštus.
sl Cepilnik drv | Hidravlični bat potiska polena ob kaljen klin, dvoročno upravljanje pa varuje prste.
el Σχίστης ξύλων | Το υδραυλικό έμβολο σπρώχνει τα κούτσουρα στη σκληρυμένη σφήνα και ο χειρισμός με δύο χέρια προστατεύει τα δάχτυλα.
hr Cjepač drva | Hidraulični klip gura trupce na kaljeni klin, a dvoručno upravljanje štiti prste.
bg Машина за цепене на дърва | Хидравличното бутало притиска дървата към закаления клин, а управлението с две ръце пази пръстите.

# fire-bowl
en Fire bowl | The thick steel bowl holds a warming fire in the garden and becomes a barbecue with the grate on top.
sk Ohnisko z ocele | V hrubej oceľovej mise horí v záhrade príjemný oheň a s roštom sa z nej stane gril.
de Feuerschale | Die dickwandige Stahlschale bringt wärmendes Feuer in den Garten und wird mit dem Rost zum Grill.
pt Braseiro de jardim | A taça de aço espesso mantém uma fogueira acolhedora no jardim e, com a grelha, torna-se um grelhador.
it Braciere da giardino | La ciotola in acciaio spesso accoglie un fuoco in giardino e con la griglia diventa un barbecue.
fr Brasero de jardin | La vasque en acier épais accueille un feu au jardin et devient barbecue une fois la grille posée.
hu Tűztál | A vastag acéltál melegítő tüzet visz a kertbe, ráccsal pedig grillsütővé alakul.
cs Ohniště z oceli | V silnostěnné ocelové míse hoří na zahradě příjemný oheň a s roštem se z ní stane gril.
nb Bålpanne | Den tykke stålskålen gir et varmende bål i hagen og blir en grill når risten legges på.
nl Vuurschaal | De dikke stalen schaal geeft een warm vuur in de tuin en wordt met het rooster een barbecue.
da Bålfad | Det tykke stålfad giver et varmende bål i haven og bliver til grill, når risten lægges på.
sv Eldfat | Det tjocka stålfatet ger en värmande brasa i trädgården och blir grill när gallret läggs på.
es Brasero de jardín | El cuenco de acero grueso acoge un fuego en el jardín y se convierte en barbacoa con la parrilla.
fi Tulimalja | Paksu teräsmalja tuo lämmittävän tulen pihalle, ja ritilän kanssa siitä tulee grilli.
pl Palenisko ogrodowe | Gruba stalowa misa daje w ogrodzie grzejący ogień, a po nałożeniu rusztu staje się grillem.
ro Vas pentru foc de grădină | Vasul din oțel gros adăpostește focul în grădină și devine grătar când se așază grilajul.
lt Lauko laužavietė | Storo plieno dubenyje sode kūrenama jauki ugnis, o uždėjus groteles jis virsta kepsnine.
sl Ognjišče za vrt | V debelostenski jekleni skledi na vrtu gori prijeten ogenj, z rešetko pa postane žar.
el Μεταλλική εστία φωτιάς | Το μπολ από χοντρό χάλυβα δίνει ζεστή φωτιά στον κήπο και με τη σχάρα γίνεται ψησταριά.
hr Vrtno ognjište | Debela čelična posuda drži ugodnu vatru u vrtu, a s rešetkom postaje roštilj.
bg Градинско огнище | В купата от дебела стомана гори топъл огън, а с решетката тя се превръща в барбекю.
`;
