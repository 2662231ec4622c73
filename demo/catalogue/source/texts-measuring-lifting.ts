/**
 * What the measuring, laboratory, lifting and transport kinds are called and what they are for, in 21 languages.
 * Format: `# kind key`, then one line a language: `language name | sentence`.
 */
export const measuringAndLiftingTexts = `
# platform-scale
en Platform scale | The low platform takes parcels, crates and sacks, and the display on its stand stays easy to read.
sk Plošinová váha | Nízka plošina unesie balíky, prepravky aj vrecia a displej na stojane je stále dobre čitateľný.
de Plattformwaage | Die niedrige Plattform nimmt Pakete, Kisten und Säcke auf, und die Anzeige am Stativ bleibt gut ablesbar.
pt Balança de plataforma | A plataforma baixa recebe encomendas, caixas e sacos, e o visor no suporte lê-se sempre bem.
it Bilancia a piattaforma | La piattaforma bassa accoglie pacchi, casse e sacchi e il display sulla colonna resta sempre leggibile.
fr Balance à plateforme | La plateforme basse reçoit colis, caisses et sacs, et l'afficheur sur colonne reste bien lisible.
hu Platformmérleg | Az alacsony platform csomagot, ládát és zsákot is elbír, az állványos kijelző pedig mindig jól olvasható.
cs Plošinová váha | Nízká plošina unese balíky, přepravky i pytle a displej na stojanu je stále dobře čitelný.
nb Plattformvekt | Den lave plattformen tar imot pakker, kasser og sekker, og displayet på stativet er alltid lett å lese.
nl Platformweegschaal | Het lage platform draagt pakketten, kratten en zakken, en het display op de zuil blijft goed leesbaar.
da Platformvægt | Den lave platform rummer pakker, kasser og sække, og displayet på stativet er altid let at aflæse.
sv Plattformsvåg | Den låga plattformen tar paket, lådor och säckar, och displayen på stativet är alltid lätt att läsa.
es Báscula de plataforma | La plataforma baja admite paquetes, cajas y sacos, y la pantalla sobre columna siempre se lee bien.
fi Lavavaaka | Matalalle tasolle mahtuvat paketit, laatikot ja säkit, ja jalustan näyttö on aina helppo lukea.
pl Waga platformowa | Niska platforma mieści paczki, skrzynki i worki, a wyświetlacz na statywie jest zawsze dobrze czytelny.
ro Cântar cu platformă | Platforma joasă primește colete, lăzi și saci, iar afișajul de pe suport rămâne ușor de citit.
lt Platforminės svarstyklės | Ant žemos platformos telpa siuntos, dėžės ir maišai, o ekraną ant stovo visada lengva perskaityti.
sl Ploščadna tehtnica | Nizka ploščad sprejme pakete, zaboje in vreče, prikazovalnik na stojalu pa je vedno dobro berljiv.
el Ζυγαριά πλατφόρμας | Η χαμηλή πλατφόρμα δέχεται δέματα, κιβώτια και σακιά, και η οθόνη στη στήλη διαβάζεται πάντα εύκολα.
hr Platformska vaga | Niska platforma prima pakete, sanduke i vreće, a zaslon na stalku uvijek je dobro čitljiv.
bg Платформена везна | Ниската платформа побира пакети, щайги и чували, а дисплеят на стойката се чете лесно.

# precision-scale
en Precision balance | The glass draft shield keeps air currents away, so even tiny amounts are weighed reliably.
sk Presná laboratórna váha | Sklenený kryt chráni pred prúdením vzduchu, takže aj nepatrné množstvá sa odvážia spoľahlivo.
de Präzisionswaage | Der gläserne Windschutz hält Luftströmungen fern, sodass auch kleinste Mengen zuverlässig gewogen werden.
pt Balança de precisão | A proteção de vidro afasta as correntes de ar, e até quantidades mínimas são pesadas com fiabilidade.
it Bilancia di precisione | La protezione in vetro tiene lontane le correnti d'aria, così anche quantità minime si pesano in modo affidabile.
fr Balance de précision | Le pare-brise en verre écarte les courants d'air : même d'infimes quantités sont pesées avec fiabilité.
hu Precíziós mérleg | Az üveg szélvédő távol tartja a légáramlatot, így a legkisebb mennyiség is megbízhatóan mérhető.
cs Přesná laboratorní váha | Skleněný kryt chrání před prouděním vzduchu, takže i nepatrná množství se zváží spolehlivě.
nb Presisjonsvekt | Vindskjermen av glass holder luftstrømmer unna, så selv ørsmå mengder veies pålitelig.
nl Precisieweegschaal | Het glazen windscherm houdt luchtstromen weg, zodat ook de kleinste hoeveelheden betrouwbaar worden gewogen.
da Præcisionsvægt | Vindskærmen af glas holder luftstrømme væk, så selv små mængder vejes pålideligt.
sv Precisionsvåg | Vindskyddet av glas håller luftdrag borta, så att även mycket små mängder vägs tillförlitligt.
es Balanza de precisión | La cabina de vidrio evita las corrientes de aire, por lo que hasta cantidades mínimas se pesan con fiabilidad.
fi Tarkkuusvaaka | Lasinen tuulisuoja pitää ilmavirrat loitolla, joten pienimmätkin määrät punnitaan luotettavasti.
pl Waga precyzyjna | Szklana osłona chroni przed ruchem powietrza, więc nawet znikome ilości ważone są niezawodnie.
ro Balanță de precizie | Paravanul din sticlă ferește de curenții de aer, astfel încât și cantitățile infime sunt cântărite fiabil.
lt Tiksliosios svarstyklės | Stiklinis gaubtas apsaugo nuo oro srautų, todėl net mažiausi kiekiai pasveriami patikimai.
sl Precizna tehtnica | Stekleni vetrobran preprečuje zračne tokove, zato so tudi najmanjše količine zanesljivo stehtane.
el Ζυγός ακριβείας | Το γυάλινο προστατευτικό κρατά μακριά τα ρεύματα αέρα, ώστε και ελάχιστες ποσότητες να ζυγίζονται αξιόπιστα.
hr Precizna vaga | Stakleni vjetrobran sprječava strujanje zraka pa se i najmanje količine pouzdano važu.
bg Прецизна везна | Стъкленият предпазител спира въздушните течения и дори минимални количества се претеглят надеждно.

# crane-scale
en Crane scale | Hung between hook and load, it shows the weight while the load is being lifted.
sk Žeriavová váha | Zavesená medzi hákom a bremenom ukazuje hmotnosť už pri zdvíhaní.
de Kranwaage | Zwischen Haken und Last eingehängt, zeigt sie das Gewicht schon beim Anheben.
pt Balança de gancho | Suspensa entre o gancho e a carga, mostra o peso logo durante a elevação.
it Dinamometro da gru | Appeso tra gancio e carico, mostra il peso già durante il sollevamento.
fr Peson à crochet | Suspendu entre le crochet et la charge, il affiche le poids dès le levage.
hu Darumérleg | A horog és a teher közé akasztva már emelés közben mutatja a súlyt.
cs Jeřábová váha | Zavěšená mezi hákem a břemenem ukazuje hmotnost už při zvedání.
nb Kranvekt | Den henges mellom krok og last og viser vekten allerede under løftet.
nl Kraanweegschaal | Tussen haak en last gehangen toont de weegschaal het gewicht al tijdens het hijsen.
da Kranvægt | Den hænges mellem krog og last og viser vægten allerede under løftet.
sv Kranvåg | Upphängd mellan krok och last visar den vikten redan under lyftet.
es Báscula de gancho | Colgada entre el gancho y la carga, muestra el peso ya durante la elevación.
fi Nosturivaaka | Koukun ja taakan väliin ripustettuna se näyttää painon jo noston aikana.
pl Waga hakowa | Zawieszona między hakiem a ładunkiem pokazuje masę już podczas podnoszenia.
ro Cântar de macara | Suspendat între cârlig și sarcină, arată greutatea încă din timpul ridicării.
lt Kraninės svarstyklės | Pakabintos tarp kablio ir krovinio, svorį parodo jau keliant.
sl Žerjavna tehtnica | Obešena med kavelj in breme pokaže težo že med dviganjem.
el Γερανοζυγός | Κρεμασμένος ανάμεσα στον γάντζο και το φορτίο, δείχνει το βάρος ήδη κατά την ανύψωση.
hr Kranska vaga | Obješena između kuke i tereta pokazuje težinu već tijekom podizanja.
bg Кранова везна | Окачена между куката и товара, тя показва теглото още при повдигането.

# digital-caliper
en Digital caliper | It measures outside, inside, depth and step dimensions and switches between millimetres and inches.
sk Digitálne posuvné meradlo | Meria vonkajšie, vnútorné, hĺbkové aj odstupňované rozmery a prepína medzi milimetrami a palcami.
de Digitaler Messschieber | Er misst Außen-, Innen-, Tiefen- und Stufenmaße und schaltet zwischen Millimeter und Zoll um.
pt Paquímetro digital | Mede dimensões exteriores, interiores, profundidades e degraus e alterna entre milímetros e polegadas.
it Calibro digitale | Misura esterni, interni, profondità e gradini e commuta tra millimetri e pollici.
fr Pied à coulisse numérique | Il mesure extérieurs, intérieurs, profondeurs et épaulements et passe des millimètres aux pouces.
hu Digitális tolómérő | Külső, belső, mélységi és lépcsőméretet mér, és milliméterről hüvelykre váltható.
cs Digitální posuvné měřítko | Měří vnější, vnitřní, hloubkové i odstupňované rozměry a přepíná mezi milimetry a palci.
nb Digitalt skyvelære | Det måler utvendig, innvendig, dybde og trinn og veksler mellom millimeter og tommer.
nl Digitale schuifmaat | De schuifmaat meet buiten-, binnen-, diepte- en trapmaten en schakelt tussen millimeter en inch.
da Digital skydelære | Den måler udvendige, indvendige, dybde- og trinmål og skifter mellem millimeter og tommer.
sv Digitalt skjutmått | Det mäter utvändiga, invändiga, djup- och stegmått och växlar mellan millimeter och tum.
es Calibre digital | Mide exteriores, interiores, profundidades y escalones y cambia entre milímetros y pulgadas.
fi Digitaalinen työntömitta | Se mittaa ulko-, sisä-, syvyys- ja porrasmitat ja vaihtaa millimetrien ja tuumien välillä.
pl Suwmiarka cyfrowa | Mierzy wymiary zewnętrzne, wewnętrzne, głębokość i uskoki oraz przełącza między milimetrami a calami.
ro Șubler digital | Măsoară exterior, interior, adâncimi și trepte și comută între milimetri și inci.
lt Skaitmeninis slankmatis | Matuoja išorinius, vidinius, gylio ir laiptelio matmenis ir perjungia milimetrus į colius.
sl Digitalno kljunasto merilo | Meri zunanje in notranje mere, globine in stopnice ter preklaplja med milimetri in palci.
el Ψηφιακό παχύμετρο | Μετρά εξωτερικές και εσωτερικές διαστάσεις, βάθη και πατούρες και αλλάζει μεταξύ χιλιοστών και ιντσών.
hr Digitalno pomično mjerilo | Mjeri vanjske, unutarnje, dubinske i stepenaste mjere te prebacuje između milimetara i inča.
bg Дигитален шублер | Измерва външни, вътрешни, дълбочинни и стъпални размери и превключва между милиметри и инчове.

# multimeter
en Digital multimeter | One instrument checks voltage, current, resistance, continuity and diodes in workshop and installation.
sk Digitálny multimeter | Jeden prístroj skontroluje napätie, prúd, odpor, prepojenie aj diódy v dielni i pri inštalácii.
de Digitalmultimeter | Ein Gerät prüft Spannung, Strom, Widerstand, Durchgang und Dioden in Werkstatt und Installation.
pt Multímetro digital | Um só aparelho verifica tensão, corrente, resistência, continuidade e díodos na oficina e na instalação.
it Multimetro digitale | Un solo strumento controlla tensione, corrente, resistenza, continuità e diodi in officina e sugli impianti.
fr Multimètre numérique | Un seul appareil contrôle tension, courant, résistance, continuité et diodes à l'atelier comme sur l'installation.
hu Digitális multiméter | Egyetlen műszer méri a feszültséget, áramot és ellenállást, és vizsgálja a szakadást meg a diódákat.
cs Digitální multimetr | Jeden přístroj zkontroluje napětí, proud, odpor, propojení i diody v dílně i při instalaci.
nb Digitalt multimeter | Ett instrument kontrollerer spenning, strøm, motstand, gjennomgang og dioder i verksted og installasjon.
nl Digitale multimeter | Eén instrument controleert spanning, stroom, weerstand, doorgang en diodes in werkplaats en installatie.
da Digitalt multimeter | Ét instrument kontrollerer spænding, strøm, modstand, gennemgang og dioder i værksted og installation.
sv Digital multimeter | Ett instrument kontrollerar spänning, ström, resistans, kontinuitet och dioder i verkstad och installation.
es Multímetro digital | Un solo instrumento comprueba tensión, corriente, resistencia, continuidad y diodos en el taller y en la instalación.
fi Digitaalinen yleismittari | Yksi mittari tarkistaa jännitteen, virran, vastuksen, jatkuvuuden ja diodit verstaassa ja asennuksilla.
pl Multimetr cyfrowy | Jeden przyrząd sprawdza napięcie, prąd, rezystancję, ciągłość obwodu i diody w warsztacie i na instalacji.
ro Multimetru digital | Un singur aparat verifică tensiunea, curentul, rezistența, continuitatea și diodele în atelier și la instalații.
lt Skaitmeninis multimetras | Vienu prietaisu patikrinama įtampa, srovė, varža, grandinės vientisumas ir diodai.
sl Digitalni multimeter | En sam instrument preveri napetost, tok, upornost, prevodnost in diode v delavnici in na inštalaciji.
el Ψηφιακό πολύμετρο | Ένα όργανο ελέγχει τάση, ρεύμα, αντίσταση, συνέχεια και διόδους στο εργαστήριο και στην εγκατάσταση.
hr Digitalni multimetar | Jedan instrument provjerava napon, struju, otpor, vodljivost i diode u radionici i na instalaciji.
bg Дигитален мултицет | Един уред проверява напрежение, ток, съпротивление, непрекъснатост и диоди в сервиза и по инсталациите.

# infrared-thermometer
en Infrared thermometer | It measures surface temperatures without contact in under a second, and the laser dot shows where.
sk Infračervený teplomer | Bezdotykovo zmeria povrchovú teplotu za menej ako sekundu a laserový bod ukáže, kde sa meria.
de Infrarot-Thermometer | Es misst Oberflächentemperaturen berührungslos in unter einer Sekunde, der Laserpunkt zeigt die Messstelle.
pt Termómetro de infravermelhos | Mede temperaturas de superfície sem contacto em menos de um segundo e o ponto laser indica o local.
it Termometro a infrarossi | Misura le temperature superficiali senza contatto in meno di un secondo e il punto laser indica dove.
fr Thermomètre infrarouge | Il mesure sans contact la température de surface en moins d'une seconde, le point laser indiquant l'endroit visé.
hu Infravörös hőmérő | Érintés nélkül, egy másodpercen belül méri a felületi hőmérsékletet, a lézerpont pedig mutatja a mérés helyét.
cs Infračervený teploměr | Bezdotykově změří povrchovou teplotu za méně než sekundu a laserový bod ukáže, kde se měří.
nb Infrarødt termometer | Det måler overflatetemperatur uten kontakt på under ett sekund, og laserpunktet viser hvor.
nl Infraroodthermometer | Hij meet oppervlaktetemperaturen contactloos in minder dan een seconde en de laserstip wijst de plek aan.
da Infrarødt termometer | Det måler overfladetemperaturer uden kontakt på under et sekund, og laserpunktet viser hvor.
sv Infraröd termometer | Den mäter yttemperaturer utan kontakt på under en sekund och laserpunkten visar var.
es Termómetro infrarrojo | Mide temperaturas superficiales sin contacto en menos de un segundo y el punto láser indica dónde.
fi Infrapunalämpömittari | Se mittaa pintalämpötilan koskematta alle sekunnissa, ja laserpiste osoittaa mittauskohdan.
pl Termometr na podczerwień | Bezdotykowo mierzy temperaturę powierzchni w niespełna sekundę, a punkt lasera wskazuje miejsce pomiaru.
ro Termometru cu infraroșu | Măsoară fără contact temperatura suprafețelor în mai puțin de o secundă, iar punctul laser arată locul.
lt Infraraudonųjų spindulių termometras | Paviršiaus temperatūrą be sąlyčio išmatuoja greičiau nei per sekundę, o lazerio taškas parodo matavimo vietą.
sl Infrardeči termometer | Brez dotika v manj kot sekundi izmeri temperaturo površine, laserska pika pa pokaže mesto merjenja.
el Υπέρυθρο θερμόμετρο | Μετρά χωρίς επαφή τη θερμοκρασία επιφανειών σε λιγότερο από ένα δευτερόλεπτο και η κουκκίδα λέιζερ δείχνει το σημείο.
hr Infracrveni termometar | Bez dodira mjeri temperaturu površine za manje od sekunde, a laserska točka pokazuje mjesto mjerenja.
bg Инфрачервен термометър | Измерва безконтактно температурата на повърхности за под секунда, а лазерната точка показва мястото.

# stereo-microscope
en Stereo microscope | The spatial image makes it easy to inspect, solder or prepare small objects under the lens.
sk Stereomikroskop | Priestorový obraz uľahčuje kontrolu, spájkovanie aj preparáciu drobných predmetov pod objektívom.
de Stereomikroskop | Das räumliche Bild erleichtert das Prüfen, Löten und Präparieren kleiner Objekte unter dem Objektiv.
pt Microscópio estereoscópico | A imagem tridimensional facilita inspecionar, soldar ou preparar pequenos objetos sob a objetiva.
it Stereomicroscopio | L'immagine tridimensionale facilita il controllo, la saldatura e la preparazione di piccoli oggetti.
fr Loupe binoculaire | L'image en relief facilite le contrôle, la soudure ou la préparation de petits objets sous l'objectif.
hu Sztereomikroszkóp | A térbeli kép megkönnyíti az apró tárgyak vizsgálatát, forrasztását és preparálását.
cs Stereomikroskop | Prostorový obraz usnadňuje kontrolu, pájení i preparaci drobných předmětů pod objektivem.
nb Stereomikroskop | Det romlige bildet gjør det enkelt å kontrollere, lodde eller preparere små gjenstander under objektivet.
nl Stereomicroscoop | Het ruimtelijke beeld maakt het eenvoudig om kleine voorwerpen te controleren, solderen of prepareren.
da Stereomikroskop | Det rumlige billede gør det let at kontrollere, lodde eller præparere små emner under objektivet.
sv Stereomikroskop | Den tredimensionella bilden gör det lätt att granska, löda eller preparera små föremål under objektivet.
es Microscopio estereoscópico | La imagen tridimensional facilita inspeccionar, soldar o preparar objetos pequeños bajo el objetivo.
fi Stereomikroskooppi | Kolmiulotteinen kuva helpottaa pienten kohteiden tarkastamista, juottamista ja preparointia.
pl Mikroskop stereoskopowy | Przestrzenny obraz ułatwia kontrolę, lutowanie i preparowanie małych obiektów pod obiektywem.
ro Microscop stereo | Imaginea tridimensională ușurează verificarea, lipirea sau pregătirea obiectelor mici sub obiectiv.
lt Stereomikroskopas | Erdvinis vaizdas palengvina smulkių objektų tikrinimą, litavimą ir preparavimą.
sl Stereomikroskop | Prostorska slika olajša pregledovanje, spajkanje in prepariranje majhnih predmetov pod objektivom.
el Στερεοσκοπικό μικροσκόπιο | Η τρισδιάστατη εικόνα διευκολύνει τον έλεγχο, την κόλληση και την προετοιμασία μικρών αντικειμένων.
hr Stereomikroskop | Prostorna slika olakšava pregled, lemljenje i prepariranje sitnih predmeta pod objektivom.
bg Стереомикроскоп | Пространственият образ улеснява проверката, запояването и препарирането на дребни обекти.

# magnetic-stirrer
en Magnetic stirrer with hot plate | It stirs and heats liquids evenly at the same time, without a shaft reaching into the vessel.
sk Magnetické miešadlo s ohrevom | Kvapaliny mieša a ohrieva rovnomerne a súčasne, bez hriadeľa zasahujúceho do nádoby.
de Magnetrührer mit Heizplatte | Er rührt und erwärmt Flüssigkeiten gleichmäßig in einem Gang, ohne dass eine Welle ins Gefäß ragt.
pt Agitador magnético com aquecimento | Agita e aquece líquidos por igual e em simultâneo, sem qualquer haste dentro do recipiente.
it Agitatore magnetico riscaldante | Mescola e riscalda i liquidi in modo uniforme e simultaneo, senza alberi immersi nel recipiente.
fr Agitateur magnétique chauffant | Il mélange et chauffe les liquides uniformément et en même temps, sans arbre plongeant dans le récipient.
hu Fűthető mágneses keverő | Egyszerre és egyenletesen kever és melegít, anélkül hogy tengely nyúlna az edénybe.
cs Magnetické míchadlo s ohřevem | Kapaliny míchá a ohřívá rovnoměrně a současně, bez hřídele zasahující do nádoby.
nb Magnetrører med varmeplate | Den rører og varmer væsker jevnt og samtidig, uten aksel ned i karet.
nl Magneetroerder met verwarmingsplaat | Hij roert en verwarmt vloeistoffen gelijkmatig en tegelijk, zonder as in het vat.
da Magnetomrører med varmeplade | Den rører og varmer væsker ensartet på samme tid, uden en aksel i karret.
sv Magnetomrörare med värmeplatta | Den rör om och värmer vätskor jämnt på samma gång, utan axel ner i kärlet.
es Agitador magnético con calefacción | Agita y calienta líquidos por igual y a la vez, sin ningún eje dentro del recipiente.
fi Lämmittävä magneettisekoittaja | Se sekoittaa ja lämmittää nesteet tasaisesti yhtä aikaa ilman astiaan ulottuvaa akselia.
pl Mieszadło magnetyczne z grzaniem | Jednocześnie i równomiernie miesza oraz podgrzewa ciecze, bez wału zanurzonego w naczyniu.
ro Agitator magnetic cu încălzire | Amestecă și încălzește lichidele uniform și simultan, fără ax introdus în vas.
lt Magnetinė maišyklė su kaitinimu | Vienu metu tolygiai maišo ir kaitina skysčius, o į indą nereikia leisti jokio veleno.
sl Magnetno mešalo z grelno ploščo | Tekočine hkrati enakomerno meša in segreva, brez gredi v posodi.
el Θερμαινόμενος μαγνητικός αναδευτήρας | Αναδεύει και θερμαίνει τα υγρά ομοιόμορφα και ταυτόχρονα, χωρίς άξονα μέσα στο δοχείο.
hr Magnetska miješalica s grijanjem | Istodobno i ravnomjerno miješa i zagrijava tekućine, bez osovine u posudi.
bg Магнитна бъркалка с нагряване | Разбърква и загрява течности равномерно и едновременно, без вал в съда.

# centrifuge
en Laboratory centrifuge | It separates samples quickly and quietly; the lid stays locked until the rotor has stopped.
sk Laboratórna centrifúga | Rýchlo a ticho oddeľuje vzorky a veko zostáva zamknuté, kým sa rotor nezastaví.
de Laborzentrifuge | Sie trennt Proben schnell und leise; der Deckel bleibt verriegelt, bis der Rotor stillsteht.
pt Centrífuga de laboratório | Separa amostras com rapidez e pouco ruído; a tampa fica trancada até o rotor parar.
it Centrifuga da laboratorio | Separa i campioni in modo rapido e silenzioso; il coperchio resta bloccato finché il rotore non si ferma.
fr Centrifugeuse de laboratoire | Elle sépare les échantillons vite et sans bruit ; le couvercle reste verrouillé jusqu'à l'arrêt du rotor.
hu Laborcentrifuga | Gyorsan és csendesen választja szét a mintákat, a fedél pedig a rotor megállásáig zárva marad.
cs Laboratorní centrifuga | Rychle a tiše odděluje vzorky a víko zůstává zamčené, dokud se rotor nezastaví.
nb Laboratoriesentrifuge | Den skiller prøver raskt og stille, og lokket er låst til rotoren har stanset.
nl Laboratoriumcentrifuge | De centrifuge scheidt monsters snel en stil; het deksel blijft vergrendeld tot de rotor stilstaat.
da Laboratoriecentrifuge | Den adskiller prøver hurtigt og lydsvagt, og låget er låst, indtil rotoren står stille.
sv Laboratoriecentrifug | Den separerar prover snabbt och tyst, och locket är låst tills rotorn har stannat.
es Centrífuga de laboratorio | Separa muestras con rapidez y en silencio; la tapa permanece bloqueada hasta que el rotor se detiene.
fi Laboratoriosentrifugi | Se erottelee näytteet nopeasti ja hiljaa, ja kansi pysyy lukittuna, kunnes roottori on pysähtynyt.
pl Wirówka laboratoryjna | Szybko i cicho rozdziela próbki, a pokrywa pozostaje zablokowana do zatrzymania rotora.
ro Centrifugă de laborator | Separă probele rapid și silențios, iar capacul rămâne blocat până la oprirea rotorului.
lt Laboratorinė centrifuga | Greitai ir tyliai atskiria mėginius, o dangtis lieka užrakintas, kol rotorius sustoja.
sl Laboratorijska centrifuga | Hitro in tiho ločuje vzorce, pokrov pa ostane zaklenjen, dokler se rotor ne ustavi.
el Εργαστηριακή φυγόκεντρος | Διαχωρίζει δείγματα γρήγορα και αθόρυβα, και το καπάκι μένει κλειδωμένο ώσπου να σταματήσει ο ρότορας.
hr Laboratorijska centrifuga | Brzo i tiho razdvaja uzorke, a poklopac ostaje zaključan dok se rotor ne zaustavi.
bg Лабораторна центрофуга | Разделя пробите бързо и тихо, а капакът остава заключен, докато роторът спре.

# lab-power-supply
en Laboratory power supply | Voltage and current are set separately and shown on their own displays, for safe tests of circuits.
sk Laboratórny zdroj | Napätie a prúd sa nastavujú osobitne a zobrazujú na vlastných displejoch – na bezpečné skúšky obvodov.
de Labornetzgerät | Spannung und Strom werden getrennt eingestellt und angezeigt – für sichere Tests an Schaltungen.
pt Fonte de alimentação de laboratório | Tensão e corrente regulam-se e leem-se em separado, para testes seguros de circuitos.
it Alimentatore da laboratorio | Tensione e corrente si regolano e si leggono separatamente, per prove sicure sui circuiti.
fr Alimentation de laboratoire | Tension et courant se règlent et s'affichent séparément, pour tester les circuits en toute sécurité.
hu Labortápegység | A feszültség és az áram külön állítható és külön kijelzőn látható, így biztonságosan tesztelhetők az áramkörök.
cs Laboratorní zdroj | Napětí a proud se nastavují zvlášť a zobrazují na vlastních displejích – pro bezpečné zkoušky obvodů.
nb Laboratoriestrømforsyning | Spenning og strøm stilles inn og vises hver for seg, for trygg testing av kretser.
nl Laboratoriumvoeding | Spanning en stroom worden apart ingesteld en weergegeven, voor veilige tests aan schakelingen.
da Laboratoriestrømforsyning | Spænding og strøm indstilles og vises hver for sig, så kredsløb kan testes sikkert.
sv Laboratorieaggregat | Spänning och ström ställs in och visas var för sig, för säkra tester av kretsar.
es Fuente de alimentación de laboratorio | Tensión y corriente se ajustan y se muestran por separado, para probar circuitos con seguridad.
fi Laboratorioteholähde | Jännite ja virta säädetään ja näytetään erikseen, joten piirit voi testata turvallisesti.
pl Zasilacz laboratoryjny | Napięcie i prąd ustawia się i odczytuje osobno, co pozwala bezpiecznie testować układy.
ro Sursă de laborator | Tensiunea și curentul se reglează și se afișează separat, pentru teste sigure ale circuitelor.
lt Laboratorinis maitinimo šaltinis | Įtampa ir srovė nustatomos bei rodomos atskirai, todėl grandines galima saugiai bandyti.
sl Laboratorijski napajalnik | Napetost in tok se nastavljata in prikazujeta ločeno, za varno preizkušanje vezij.
el Τροφοδοτικό εργαστηρίου | Τάση και ρεύμα ρυθμίζονται και εμφανίζονται χωριστά, για ασφαλείς δοκιμές κυκλωμάτων.
hr Laboratorijsko napajanje | Napon i struja podešavaju se i prikazuju odvojeno, za sigurno ispitivanje sklopova.
bg Лабораторно захранване | Напрежението и токът се настройват и показват поотделно – за безопасно изпитване на схеми.

# electric-hoist
en Electric wire rope hoist | At the push of a button it lifts loads to the upper floor or onto the workbench and holds them safely.
sk Elektrický lanový kladkostroj | Stlačením tlačidla zdvihne bremeno na poschodie či pracovný stôl a bezpečne ho udrží.
de Elektrischer Seilhebezug | Auf Knopfdruck hebt er Lasten ins Obergeschoss oder auf die Werkbank und hält sie sicher.
pt Guincho elétrico de cabo | Com o toque de um botão eleva cargas até ao piso superior ou à bancada e segura-as com firmeza.
it Paranco elettrico a fune | Con un pulsante solleva i carichi al piano superiore o sul banco e li trattiene in sicurezza.
fr Palan électrique à câble | D'une pression sur le bouton, il lève les charges à l'étage ou sur l'établi et les retient en sécurité.
hu Elektromos köteles emelő | Gombnyomásra emeli a terhet az emeletre vagy a munkapadra, és biztonságosan megtartja.
cs Elektrický lanový kladkostroj | Stiskem tlačítka zvedne břemeno do patra či na pracovní stůl a bezpečně ho udrží.
nb Elektrisk vaiertalje | Med et tastetrykk løfter den last opp en etasje eller på arbeidsbenken og holder den sikkert.
nl Elektrische staalkabeltakel | Met één druk op de knop hijst de takel lasten naar boven of op de werkbank en houdt ze veilig vast.
da Elektrisk wirehejs | Med et tryk på knappen løfter det byrden en etage op eller på bordet og holder den sikkert.
sv Elektrisk vajertelfer | Med ett knapptryck lyfter den laster till övervåningen eller arbetsbänken och håller dem säkert.
es Polipasto eléctrico de cable | Con pulsar un botón eleva cargas al piso superior o al banco y las sujeta con seguridad.
fi Sähkökäyttöinen vaijerinostin | Napin painalluksella se nostaa taakat yläkertaan tai työpöydälle ja pitää ne turvallisesti.
pl Elektryczna wciągarka linowa | Po naciśnięciu przycisku podnosi ładunki na piętro lub stół i bezpiecznie je utrzymuje.
ro Palan electric cu cablu | La o apăsare de buton ridică sarcini la etaj sau pe banc și le ține în siguranță.
lt Elektrinis lyninis keltuvas | Mygtuko paspaudimu pakelia krovinį į kitą aukštą ar ant darbastalio ir saugiai jį laiko.
sl Električno vrvno dvigalo | S pritiskom na gumb dvigne breme v nadstropje ali na mizo in ga varno zadrži.
el Ηλεκτρικό παλάγκο με συρματόσχοινο | Με το πάτημα ενός κουμπιού ανεβάζει φορτία στον όροφο ή στον πάγκο και τα κρατά με ασφάλεια.
hr Električna dizalica s užetom | Pritiskom na tipku podiže teret na kat ili na radni stol i sigurno ga drži.
bg Електрически въжен телфер | С натискане на бутон вдига товари до горния етаж или тезгяха и ги държи сигурно.

# chain-hoist
en Manual chain hoist | Its gearing lets one person lift heavy loads evenly and stop them at any height.
sk Ručný reťazový kladkostroj | Vďaka prevodu zdvihne jeden človek ťažké bremeno rovnomerne a zastaví ho v ľubovoľnej výške.
de Handkettenzug | Dank der Übersetzung hebt eine Person schwere Lasten gleichmäßig und stoppt sie in jeder Höhe.
pt Diferencial manual de corrente | A desmultiplicação permite a uma só pessoa elevar cargas pesadas e pará-las a qualquer altura.
it Paranco manuale a catena | La demoltiplica consente a una sola persona di sollevare carichi pesanti e fermarli a ogni altezza.
fr Palan manuel à chaîne | Sa démultiplication permet à une seule personne de lever de lourdes charges et de les arrêter à toute hauteur.
hu Kézi láncos emelő | Az áttételnek köszönhetően egy ember is egyenletesen emeli a nehéz terhet, és bármely magasságban megállíthatja.
cs Ruční řetězový kladkostroj | Díky převodu zvedne jeden člověk těžké břemeno rovnoměrně a zastaví je v libovolné výšce.
nb Manuell kjettingtalje | Utvekslingen gjør at én person løfter tung last jevnt og stopper den i enhver høyde.
nl Handkettingtakel | Dankzij de overbrenging hijst één persoon zware lasten gelijkmatig en stopt ze op elke hoogte.
da Manuel kædetalje | Gearingen lader én person løfte tunge byrder jævnt og standse dem i enhver højde.
sv Manuell kättingtelfer | Utväxlingen låter en person lyfta tunga laster jämnt och stanna dem på valfri höjd.
es Polipasto manual de cadena | La desmultiplicación permite que una sola persona eleve cargas pesadas y las detenga a cualquier altura.
fi Käsikäyttöinen ketjutalja | Välityksen ansiosta yksi henkilö nostaa raskaat taakat tasaisesti ja pysäyttää ne mille korkeudelle tahansa.
pl Ręczna wciągarka łańcuchowa | Dzięki przekładni jedna osoba równo podnosi ciężkie ładunki i zatrzymuje je na dowolnej wysokości.
ro Palan manual cu lanț | Datorită demultiplicării, o singură persoană ridică sarcini grele și le oprește la orice înălțime.
lt Rankinė grandininė talė | Dėl pavaros vienas žmogus tolygiai pakelia sunkius krovinius ir sustabdo juos bet kuriame aukštyje.
sl Ročno verižno dvigalo | Zaradi prenosa ena oseba enakomerno dviga težka bremena in jih ustavi na poljubni višini.
el Χειροκίνητο παλάγκο αλυσίδας | Χάρη στον μειωτήρα, ένα άτομο ανυψώνει βαριά φορτία ομαλά και τα σταματά σε κάθε ύψος.
hr Ručna lančana dizalica | Zahvaljujući prijenosu jedna osoba ravnomjerno podiže težak teret i zaustavlja ga na bilo kojoj visini.
bg Ръчен верижен полиспаст | Благодарение на предавката един човек вдига тежки товари плавно и ги спира на всяка височина.

# sack-truck
en Sack truck | Large tyres and a wide toe plate carry boxes and appliances over steps and rough ground.
sk Rudla | Veľké pneumatiky a široká nakladacia plocha prevezú škatule aj spotrebiče cez schody a nerovný terén.
de Sackkarre | Große Reifen und eine breite Schaufel bringen Kartons und Geräte über Stufen und unebenen Boden.
pt Carro de mão vertical | Os pneus grandes e a pala larga levam caixas e aparelhos por degraus e pisos irregulares.
it Carrello portasacchi | Grandi pneumatici e un'ampia pala portano scatole ed elettrodomestici oltre gradini e terreni irregolari.
fr Diable de manutention | De grands pneus et une large bavette font passer cartons et appareils sur marches et sols inégaux.
hu Molnárkocsi | A nagy kerekek és a széles rakodólap lépcsőn és egyenetlen talajon is átviszik a dobozokat, gépeket.
cs Rudl | Velké pneumatiky a široká nakládací plocha převezou krabice i spotřebiče přes schody a nerovný terén.
nb Sekketralle | Store dekk og bred fotplate frakter esker og apparater over trinn og ujevnt underlag.
nl Steekwagen | Grote banden en een brede schep brengen dozen en apparaten over treden en oneffen vloeren.
da Sækkevogn | Store dæk og en bred fodplade fragter kasser og apparater over trin og ujævnt underlag.
sv Säckkärra | Stora däck och en bred fotplatta tar lådor och maskiner över trappsteg och ojämn mark.
es Carretilla de almacén | Las ruedas grandes y la pala ancha llevan cajas y aparatos por escalones y suelos irregulares.
fi Nokkakärry | Suuret renkaat ja leveä nostolevy kuljettavat laatikot ja laitteet portaiden ja epätasaisen maan yli.
pl Wózek transportowy dwukołowy | Duże opony i szeroka platforma przewożą kartony i urządzenia przez schody i nierówności.
ro Cărucior tip liză | Roțile mari și placa lată transportă cutii și aparate peste trepte și teren denivelat.
lt Dviratis krovinių vežimėlis | Dideli ratai ir plati atraminė plokštė perveža dėžes bei prietaisus per laiptelius ir nelygų pagrindą.
sl Transportni voziček za vreče | Velika kolesa in široka nakladalna plošča prepeljejo škatle in naprave čez stopnice in neravna tla.
el Καρότσι μεταφοράς κάθετο | Τα μεγάλα λάστιχα και η φαρδιά βάση μεταφέρουν κιβώτια και συσκευές πάνω από σκαλιά και ανώμαλο έδαφος.
hr Transportna kolica za vreće | Velike gume i široka nosiva ploča prevoze kutije i uređaje preko stepenica i neravnog tla.
bg Транспортна количка за чували | Големите гуми и широката лопата пренасят кашони и уреди по стъпала и неравен терен.

# platform-trolley
en Platform trolley | The anti-slip platform carries bulky goods through warehouse and shop; the handle folds down for storage.
sk Plošinový vozík | Protišmyková plošina prevezie objemný tovar skladom aj predajňou a rukoväť sa dá sklopiť.
de Plattformwagen | Die rutschfeste Plattform fährt sperrige Ware durch Lager und Laden, der Griff lässt sich einklappen.
pt Carro de plataforma | A plataforma antiderrapante leva mercadoria volumosa pelo armazém e pela loja; a pega é rebatível.
it Carrello a pianale | Il pianale antiscivolo trasporta merci ingombranti in magazzino e in negozio; il manico si ripiega.
fr Chariot à plateforme | Le plateau antidérapant transporte les charges encombrantes en réserve et en magasin ; le dossier se rabat.
hu Platformkocsi | A csúszásmentes platform raktárban és üzletben is viszi a terjedelmes árut, a tolókar lehajtható.
cs Plošinový vozík | Protiskluzová plošina převeze objemné zboží skladem i prodejnou a madlo se dá sklopit.
nb Plattformtralle | Den sklisikre plattformen frakter store varer gjennom lager og butikk, og håndtaket kan slås ned.
nl Platformwagen | Het antislipplatform vervoert omvangrijke goederen door magazijn en winkel; de duwbeugel is inklapbaar.
da Platformvogn | Den skridsikre platform fragter store varer gennem lager og butik, og håndtaget kan klappes ned.
sv Plattformsvagn | Den halkfria plattformen tar skrymmande gods genom lager och butik, och handtaget kan fällas ned.
es Carro de plataforma | La plataforma antideslizante lleva mercancía voluminosa por el almacén y la tienda; el asa es plegable.
fi Lavavaunu | Liukumaton taso kuljettaa kookkaat tavarat varastossa ja myymälässä, ja kahva taittuu alas.
pl Wózek platformowy | Antypoślizgowa platforma przewozi duże towary po magazynie i sklepie, a uchwyt można złożyć.
ro Cărucior cu platformă | Platforma antiderapantă transportă mărfuri voluminoase prin depozit și magazin, iar mânerul se pliază.
lt Platforminis vežimėlis | Neslidi platforma perveža stambias prekes po sandėlį ir parduotuvę, o rankena nulenkiama.
sl Ploščadni voziček | Protizdrsna ploščad prevaža obsežno blago po skladišču in trgovini, ročaj pa se zloži.
el Καρότσι πλατφόρμας | Η αντιολισθητική πλατφόρμα μεταφέρει ογκώδη εμπορεύματα σε αποθήκη και κατάστημα· η λαβή αναδιπλώνεται.
hr Platformska kolica | Protuklizna platforma prevozi glomaznu robu kroz skladište i trgovinu, a ručka je sklopiva.
bg Платформена количка | Нехлъзгащата се платформа превозва обемни стоки в склада и магазина, а дръжката се сгъва.

# pallet-truck
en Pallet truck | Tandem rollers and a light pump action move full pallets through narrow aisles without strain.
sk Paletový vozík | Tandemové rolky a ľahká pumpa prevezú plné palety úzkymi uličkami bez námahy.
de Hubwagen | Tandemrollen und eine leichtgängige Pumpe bewegen volle Paletten mühelos durch enge Gänge.
pt Porta-paletes manual | Os roletes duplos e a bomba suave movem paletes cheias por corredores estreitos sem esforço.
it Transpallet manuale | I rulli doppi e la pompa leggera spostano pallet pieni in corsie strette senza fatica.
fr Transpalette manuel | Galets doubles et pompe souple déplacent sans effort les palettes pleines dans les allées étroites.
hu Raklapemelő kézikocsi | Az ikergörgők és a könnyen járó pumpa a teli raklapot is erőlködés nélkül viszik át a szűk folyosókon.
cs Paletový vozík | Tandemové rolny a lehká pumpa převezou plné palety úzkými uličkami bez námahy.
nb Jekketralle | Boggiehjul og lettgående pumpe flytter fulle paller gjennom trange ganger uten slit.
nl Palletwagen | Tandemrollen en een soepele pomp verplaatsen volle pallets moeiteloos door smalle gangpaden.
da Palleløfter | Bogieruller og en letgående pumpe flytter fulde paller ubesværet gennem smalle gange.
sv Palldragare | Boggihjul och en lättgående pump flyttar fulla pallar genom trånga gångar utan ansträngning.
es Transpaleta manual | Los rodillos dobles y la bomba suave mueven palés llenos por pasillos estrechos sin esfuerzo.
fi Haarukkavaunu | Telirullat ja kevyt pumppu siirtävät täydet lavat vaivatta kapeissakin käytävissä.
pl Wózek paletowy | Podwójne rolki i lekko pracująca pompa bez wysiłku przemieszczają pełne palety w wąskich alejkach.
ro Transpalet manual | Rolele tandem și pompa ușoară mută paleții plini pe culoare înguste fără efort.
lt Palečių vežimėlis | Dvigubi ratukai ir lengvai veikianti pompa be vargo perveža pilnas paletes siaurais praėjimais.
sl Paletni voziček | Tandemska kolesca in lahkotna črpalka brez napora premikata polne palete po ozkih hodnikih.
el Παλετοφόρο | Οι διπλοί κύλινδροι και η ελαφριά αντλία μετακινούν γεμάτες παλέτες σε στενούς διαδρόμους χωρίς κόπο.
hr Paletni viličar | Tandem kotačići i lagana pumpa bez napora premještaju pune palete kroz uske prolaze.
bg Транспалетна количка | Тандемните ролки и леката помпа местят пълни палети през тесни пътеки без усилие.

# lift-table
en Hydraulic lift table | A few strokes of the foot pump raise the load to working height and spare the back.
sk Hydraulický zdvíhací stôl | Niekoľko stlačení nožnej pumpy zdvihne náklad do pracovnej výšky a odľahčí chrbát.
de Hydraulischer Hubtisch | Einige Hübe mit der Fußpumpe heben die Last auf Arbeitshöhe und schonen den Rücken.
pt Mesa elevatória hidráulica | Algumas bombadas com o pé levantam a carga até à altura de trabalho e poupam as costas.
it Tavolo elevatore idraulico | Poche pompate a pedale portano il carico all'altezza di lavoro e risparmiano la schiena.
fr Table élévatrice hydraulique | Quelques coups de pédale montent la charge à hauteur de travail et ménagent le dos.
hu Hidraulikus emelőasztal | Néhány lábpumpálás munkamagasságba emeli a terhet, és kíméli a hátat.
cs Hydraulický zvedací stůl | Několik stlačení nožní pumpy zvedne náklad do pracovní výšky a uleví zádům.
nb Hydraulisk løftebord | Noen tråkk på fotpumpen løfter lasten til arbeidshøyde og skåner ryggen.
nl Hydraulische heftafel | Enkele slagen met de voetpomp brengen de last op werkhoogte en ontzien de rug.
da Hydraulisk løftebord | Få tråd på fodpumpen løfter byrden op i arbejdshøjde og skåner ryggen.
sv Hydrauliskt lyftbord | Några tramp på fotpumpen lyfter lasten till arbetshöjd och skonar ryggen.
es Mesa elevadora hidráulica | Unas pisadas en la bomba de pie suben la carga a la altura de trabajo y cuidan la espalda.
fi Hydraulinen nostopöytä | Muutama jalkapumpun painallus nostaa taakan työkorkeuteen ja säästää selkää.
pl Hydrauliczny stół podnośny | Kilka ruchów pompą nożną unosi ładunek na wysokość roboczą i oszczędza plecy.
ro Masă ridicătoare hidraulică | Câteva apăsări pe pompa de picior ridică sarcina la înălțimea de lucru și protejează spatele.
lt Hidraulinis keliamasis stalas | Kelis kartus paspaudus kojinę pompą krovinys pakyla į darbinį aukštį, o nugara lieka tausojama.
sl Hidravlična dvižna miza | Nekaj pritiskov na nožno črpalko dvigne breme na delovno višino in razbremeni hrbet.
el Υδραυλικό ανυψωτικό τραπέζι | Λίγες κινήσεις στην ποδαντλία ανεβάζουν το φορτίο στο ύψος εργασίας και προστατεύουν τη μέση.
hr Hidraulični podizni stol | Nekoliko pritisaka nožne pumpe podiže teret na radnu visinu i štedi leđa.
bg Хидравлична подемна маса | Няколко натискания на крачната помпа вдигат товара на работна височина и щадят гърба.
`;
