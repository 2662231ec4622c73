/**
 * How the shop labels each technical value, in 21 languages.
 * Format: a `# key; key; …` header, then one line a language with the labels in the same order.
 */
export const attributeLabelTexts = `
# power; voltage; current; dutyCycle; capacity; loadCapacity; pressure; airFlow; tankVolume
en Power; Voltage; Maximum current; Duty cycle; Capacity; Load capacity; Maximum pressure; Air delivery; Tank volume
sk Výkon; Napätie; Maximálny prúd; Zaťažovateľ; Objem; Nosnosť; Maximálny tlak; Dodávané množstvo vzduchu; Objem nádrže
de Leistung; Spannung; Maximaler Strom; Einschaltdauer; Fassungsvermögen; Tragfähigkeit; Maximaler Druck; Luftleistung; Kesselvolumen
pt Potência; Tensão; Corrente máxima; Ciclo de trabalho; Capacidade; Capacidade de carga; Pressão máxima; Débito de ar; Volume do depósito
it Potenza; Tensione; Corrente massima; Ciclo di lavoro; Capacità; Portata; Pressione massima; Portata d'aria; Volume del serbatoio
fr Puissance; Tension; Courant maximal; Facteur de marche; Contenance; Charge maximale; Pression maximale; Débit d'air; Volume de la cuve
hu Teljesítmény; Feszültség; Maximális áramerősség; Bekapcsolási idő; Űrtartalom; Teherbírás; Maximális nyomás; Légszállítás; Tartály térfogata
cs Výkon; Napětí; Maximální proud; Zatěžovatel; Objem; Nosnost; Maximální tlak; Dodávané množství vzduchu; Objem nádrže
nb Effekt; Spenning; Maksimal strøm; Intermittens; Kapasitet; Bæreevne; Maksimalt trykk; Luftmengde; Tankvolum
nl Vermogen; Spanning; Maximale stroom; Inschakelduur; Inhoud; Draagvermogen; Maximale druk; Luchtopbrengst; Ketelinhoud
da Effekt; Spænding; Maksimal strøm; Intermittens; Kapacitet; Bæreevne; Maksimalt tryk; Luftydelse; Beholdervolumen
sv Effekt; Spänning; Maximal ström; Intermittens; Volym; Bärförmåga; Maximalt tryck; Luftflöde; Tankvolym
es Potencia; Tensión; Corriente máxima; Ciclo de trabajo; Capacidad; Capacidad de carga; Presión máxima; Caudal de aire; Volumen del calderín
fi Teho; Jännite; Enimmäisvirta; Käyttösuhde; Tilavuus; Kantavuus; Enimmäispaine; Ilmantuotto; Säiliön tilavuus
pl Moc; Napięcie; Maksymalny prąd; Cykl pracy; Pojemność; Nośność; Maksymalne ciśnienie; Wydajność powietrza; Pojemność zbiornika
ro Putere; Tensiune; Curent maxim; Ciclu de lucru; Capacitate; Capacitate de încărcare; Presiune maximă; Debit de aer; Volumul rezervorului
lt Galia; Įtampa; Didžiausia srovė; Darbo ciklas; Talpa; Didžiausia apkrova; Didžiausias slėgis; Oro našumas; Bako talpa
sl Moč; Napetost; Največji tok; Intermitenca; Prostornina; Nosilnost; Največji tlak; Pretok zraka; Prostornina posode
el Ισχύς; Τάση; Μέγιστο ρεύμα; Κύκλος εργασίας; Χωρητικότητα; Αντοχή φορτίου; Μέγιστη πίεση; Παροχή αέρα; Όγκος αεροφυλακίου
hr Snaga; Napon; Najveća struja; Intermitencija; Zapremnina; Nosivost; Najveći tlak; Protok zraka; Volumen spremnika
bg Мощност; Напрежение; Максимален ток; Работен цикъл; Вместимост; Товароносимост; Максимално налягане; Дебит на въздуха; Обем на резервоара

# material; colour; temperatureMin; temperatureMax; liftHeight; minHeight; force; readability; resolution; measuringRange
en Material; Colour; Minimum temperature; Maximum temperature; Lifting height; Minimum height; Force; Readability; Resolution; Measuring range
sk Materiál; Farba; Minimálna teplota; Maximálna teplota; Výška zdvihu; Minimálna výška; Sila; Presnosť odčítania; Rozlíšenie; Merací rozsah
de Material; Farbe; Mindesttemperatur; Höchsttemperatur; Hubhöhe; Mindesthöhe; Kraft; Ablesbarkeit; Auflösung; Messbereich
pt Material; Cor; Temperatura mínima; Temperatura máxima; Altura de elevação; Altura mínima; Força; Legibilidade; Resolução; Faixa de medição
it Materiale; Colore; Temperatura minima; Temperatura massima; Altezza di sollevamento; Altezza minima; Forza; Divisione; Risoluzione; Campo di misura
fr Matériau; Couleur; Température minimale; Température maximale; Hauteur de levage; Hauteur minimale; Force; Précision de lecture; Résolution; Plage de mesure
hu Anyag; Szín; Legalacsonyabb hőmérséklet; Legmagasabb hőmérséklet; Emelési magasság; Legkisebb magasság; Erő; Leolvasási pontosság; Felbontás; Mérési tartomány
cs Materiál; Barva; Minimální teplota; Maximální teplota; Výška zdvihu; Minimální výška; Síla; Přesnost odečtu; Rozlišení; Měřicí rozsah
nb Materiale; Farge; Laveste temperatur; Høyeste temperatur; Løftehøyde; Minste høyde; Kraft; Avlesbarhet; Oppløsning; Måleområde
nl Materiaal; Kleur; Minimumtemperatuur; Maximumtemperatuur; Hefhoogte; Minimale hoogte; Kracht; Afleesbaarheid; Resolutie; Meetbereik
da Materiale; Farve; Laveste temperatur; Højeste temperatur; Løftehøjde; Mindste højde; Kraft; Aflæselighed; Opløsning; Måleområde
sv Material; Färg; Lägsta temperatur; Högsta temperatur; Lyfthöjd; Lägsta höjd; Kraft; Avläsbarhet; Upplösning; Mätområde
es Material; Color; Temperatura mínima; Temperatura máxima; Altura de elevación; Altura mínima; Fuerza; Lectura mínima; Resolución; Rango de medición
fi Materiaali; Väri; Alin lämpötila; Ylin lämpötila; Nostokorkeus; Minimikorkeus; Voima; Lukematarkkuus; Erottelukyky; Mittausalue
pl Materiał; Kolor; Minimalna temperatura; Maksymalna temperatura; Wysokość podnoszenia; Minimalna wysokość; Siła; Dokładność odczytu; Rozdzielczość; Zakres pomiarowy
ro Material; Culoare; Temperatură minimă; Temperatură maximă; Înălțime de ridicare; Înălțime minimă; Forță; Diviziune; Rezoluție; Domeniu de măsurare
lt Medžiaga; Spalva; Žemiausia temperatūra; Aukščiausia temperatūra; Kėlimo aukštis; Mažiausias aukštis; Jėga; Padalos vertė; Skiriamoji geba; Matavimo ribos
sl Material; Barva; Najnižja temperatura; Najvišja temperatura; Višina dviga; Najmanjša višina; Sila; Odčitek; Ločljivost; Merilno območje
el Υλικό; Χρώμα; Ελάχιστη θερμοκρασία; Μέγιστη θερμοκρασία; Ύψος ανύψωσης; Ελάχιστο ύψος; Δύναμη; Υποδιαίρεση; Ανάλυση; Εύρος μέτρησης
hr Materijal; Boja; Najniža temperatura; Najviša temperatura; Visina podizanja; Najmanja visina; Sila; Očitanje; Razlučivost; Mjerno područje
bg Материал; Цвят; Минимална температура; Максимална температура; Височина на повдигане; Минимална височина; Сила; Точност на отчитане; Резолюция; Обхват на измерване

# speedMax; speeds; basins; output; drawers; shelves; ropeLength; cableLength; noise; timer
en Maximum speed; Speed settings; Number of basins; Hourly output; Drawers; Shelves; Rope length; Cable length; Noise level; Timer
sk Maximálne otáčky; Počet rýchlostí; Počet vaní; Hodinový výkon; Počet zásuviek; Počet políc; Dĺžka lana; Dĺžka kábla; Hlučnosť; Časovač
de Höchstdrehzahl; Geschwindigkeitsstufen; Anzahl der Becken; Stundenleistung; Schubladen; Fachböden; Seillänge; Kabellänge; Geräuschpegel; Zeitschaltuhr
pt Velocidade máxima; Níveis de velocidade; Número de cubas; Produção por hora; Gavetas; Prateleiras; Comprimento do cabo de aço; Comprimento do cabo elétrico; Nível de ruído; Temporizador
it Velocità massima; Livelli di velocità; Numero di vasche; Resa oraria; Cassetti; Ripiani; Lunghezza della fune; Lunghezza del cavo; Rumorosità; Timer
fr Vitesse maximale; Niveaux de vitesse; Nombre de cuves; Rendement horaire; Tiroirs; Tablettes; Longueur du câble de levage; Longueur du cordon; Niveau sonore; Minuterie
hu Legnagyobb fordulatszám; Sebességfokozatok; Medencék száma; Óránkénti teljesítmény; Fiókok száma; Polcok száma; Kötélhossz; Kábelhossz; Zajszint; Időzítő
cs Maximální otáčky; Počet rychlostí; Počet van; Hodinový výkon; Počet zásuvek; Počet polic; Délka lana; Délka kabelu; Hlučnost; Časovač
nb Høyeste turtall; Hastighetstrinn; Antall kar; Timekapasitet; Skuffer; Hyller; Vaierlengde; Kabellengde; Støynivå; Tidsur
nl Maximaal toerental; Snelheidsstanden; Aantal bakken; Uurcapaciteit; Laden; Legplanken; Kabellengte takel; Snoerlengte; Geluidsniveau; Timer
da Højeste omdrejningstal; Hastighedstrin; Antal kar; Timekapacitet; Skuffer; Hylder; Wirelængde; Kabellængde; Støjniveau; Timer
sv Högsta varvtal; Hastighetslägen; Antal kar; Timkapacitet; Lådor; Hyllplan; Vajerlängd; Kabellängd; Ljudnivå; Timer
es Velocidad máxima; Niveles de velocidad; Número de cubas; Producción por hora; Cajones; Baldas; Longitud del cable de acero; Longitud del cable eléctrico; Nivel de ruido; Temporizador
fi Enimmäiskierrosluku; Nopeusasetukset; Altaiden määrä; Tuntituotto; Laatikot; Hyllytasot; Vaijerin pituus; Johdon pituus; Melutaso; Ajastin
pl Maksymalna prędkość obrotowa; Stopnie prędkości; Liczba komór; Wydajność godzinowa; Szuflady; Półki; Długość liny; Długość przewodu; Poziom hałasu; Minutnik
ro Turație maximă; Trepte de viteză; Număr de cuve; Producție pe oră; Sertare; Polițe; Lungimea cablului de ridicare; Lungimea cablului electric; Nivel de zgomot; Temporizator
lt Didžiausias sūkių skaičius; Greičio pakopos; Vonių skaičius; Našumas per valandą; Stalčiai; Lentynos; Lyno ilgis; Laido ilgis; Triukšmo lygis; Laikmatis
sl Največje število vrtljajev; Stopnje hitrosti; Število posod; Urna zmogljivost; Predali; Police; Dolžina vrvi; Dolžina kabla; Raven hrupa; Časovnik
el Μέγιστες στροφές; Βαθμίδες ταχύτητας; Αριθμός κάδων; Παραγωγή ανά ώρα; Συρτάρια; Ράφια; Μήκος συρματόσχοινου; Μήκος καλωδίου; Στάθμη θορύβου; Χρονοδιακόπτης
hr Najveći broj okretaja; Stupnjevi brzine; Broj posuda; Satni učinak; Ladice; Police; Duljina užeta; Duljina kabela; Razina buke; Brojač vremena
bg Максимални обороти; Степени на скорост; Брой вани; Часова производителност; Чекмеджета; Рафтове; Дължина на въжето; Дължина на кабела; Ниво на шум; Таймер

# netLength; netWidth; netHeight; netWeight; grossWeight; magnification; display; drive; weighingRange; plateSize
en Length; Width; Height; Net weight; Shipping weight; Magnification; Display; Drive; Weighing range; Plate size
sk Dĺžka; Šírka; Výška; Čistá hmotnosť; Hmotnosť s obalom; Zväčšenie; Displej; Pohon; Rozsah váženia; Rozmer platne
de Länge; Breite; Höhe; Nettogewicht; Versandgewicht; Vergrößerung; Anzeige; Antrieb; Wägebereich; Plattengröße
pt Comprimento; Largura; Altura; Peso líquido; Peso de envio; Ampliação; Visor; Acionamento; Faixa de pesagem; Tamanho da placa
it Lunghezza; Larghezza; Altezza; Peso netto; Peso di spedizione; Ingrandimento; Display; Azionamento; Campo di pesata; Dimensione della piastra
fr Longueur; Largeur; Hauteur; Poids net; Poids d'expédition; Grossissement; Affichage; Entraînement; Plage de pesée; Taille de la plaque
hu Hosszúság; Szélesség; Magasság; Nettó tömeg; Szállítási tömeg; Nagyítás; Kijelző; Meghajtás; Mérési terjedelem; Lapméret
cs Délka; Šířka; Výška; Čistá hmotnost; Hmotnost s obalem; Zvětšení; Displej; Pohon; Rozsah vážení; Rozměr plotny
nb Lengde; Bredde; Høyde; Nettovekt; Fraktvekt; Forstørrelse; Display; Drift; Veieområde; Platestørrelse
nl Lengte; Breedte; Hoogte; Nettogewicht; Verzendgewicht; Vergroting; Display; Aandrijving; Weegbereik; Plaatmaat
da Længde; Bredde; Højde; Nettovægt; Forsendelsesvægt; Forstørrelse; Display; Drift; Vejeområde; Pladestørrelse
sv Längd; Bredd; Höjd; Nettovikt; Fraktvikt; Förstoring; Display; Drivning; Vägningsområde; Plattstorlek
es Longitud; Anchura; Altura; Peso neto; Peso de envío; Aumentos; Pantalla; Accionamiento; Rango de pesaje; Tamaño de la placa
fi Pituus; Leveys; Korkeus; Nettopaino; Toimituspaino; Suurennus; Näyttö; Käyttövoima; Punnitusalue; Levyn koko
pl Długość; Szerokość; Wysokość; Masa netto; Masa przesyłki; Powiększenie; Wyświetlacz; Napęd; Zakres ważenia; Wymiar płyty
ro Lungime; Lățime; Înălțime; Greutate netă; Greutate la expediere; Mărire; Afișaj; Acționare; Domeniu de cântărire; Dimensiunea plăcii
lt Ilgis; Plotis; Aukštis; Grynasis svoris; Siuntos svoris; Didinimas; Ekranas; Pavara; Svėrimo ribos; Plokštės dydis
sl Dolžina; Širina; Višina; Neto teža; Teža pošiljke; Povečava; Prikazovalnik; Pogon; Območje tehtanja; Velikost plošče
el Μήκος; Πλάτος; Ύψος; Καθαρό βάρος; Βάρος αποστολής; Μεγέθυνση; Οθόνη; Κίνηση; Εύρος ζύγισης; Μέγεθος πλάκας
hr Duljina; Širina; Visina; Neto težina; Težina pošiljke; Povećanje; Zaslon; Pogon; Područje vaganja; Veličina ploče
bg Дължина; Ширина; Височина; Нетно тегло; Тегло за доставка; Увеличение; Дисплей; Задвижване; Обхват на претегляне; Размер на плочата

# bladeDiameter; jawWidth; drillDiameter; torque; heatOutput; frequency; airVolume; pieces; dailyOutput; forkLength
en Disc diameter; Jaw width; Maximum drilling diameter; Maximum torque; Heat output; Ultrasonic frequency; Air volume; Pieces; Output per day; Fork length
sk Priemer kotúča; Šírka čeľustí; Maximálny priemer vŕtania; Maximálny krútiaci moment; Tepelný výkon; Frekvencia ultrazvuku; Objem vzduchu; Počet kusov; Denný výkon; Dĺžka vidlíc
de Scheibendurchmesser; Backenbreite; Maximaler Bohrdurchmesser; Maximales Drehmoment; Heizleistung; Ultraschallfrequenz; Luftmenge; Stückzahl; Tagesleistung; Gabellänge
pt Diâmetro do disco; Largura dos mordentes; Diâmetro máximo de furação; Binário máximo; Potência calorífica; Frequência de ultrassons; Volume de ar; Peças; Produção diária; Comprimento dos garfos
it Diametro del disco; Larghezza delle ganasce; Diametro massimo di foratura; Coppia massima; Potenza termica; Frequenza ultrasonica; Volume d'aria; Pezzi; Resa giornaliera; Lunghezza delle forche
fr Diamètre du disque; Largeur des mors; Diamètre maximal de perçage; Couple maximal; Puissance de chauffe; Fréquence des ultrasons; Volume d'air; Nombre de pièces; Rendement journalier; Longueur des fourches
hu Tárcsaátmérő; Pofaszélesség; Legnagyobb fúrási átmérő; Legnagyobb nyomaték; Fűtőteljesítmény; Ultrahang-frekvencia; Légmennyiség; Darabszám; Napi teljesítmény; Villahossz
cs Průměr kotouče; Šířka čelistí; Maximální průměr vrtání; Maximální krouticí moment; Tepelný výkon; Frekvence ultrazvuku; Objem vzduchu; Počet kusů; Denní výkon; Délka vidlí
nb Skivediameter; Bakkebredde; Største bordiameter; Største dreiemoment; Varmeeffekt; Ultralydfrekvens; Luftvolum; Antall deler; Døgnkapasitet; Gaffellengde
nl Schijfdiameter; Bekbreedte; Maximale boordiameter; Maximaal koppel; Verwarmingsvermogen; Ultrasone frequentie; Luchtvolume; Aantal stuks; Dagcapaciteit; Vorklengte
da Skivediameter; Bakkebredde; Største borediameter; Største drejningsmoment; Varmeeffekt; Ultralydsfrekvens; Luftmængde; Antal dele; Døgnkapacitet; Gaffellængde
sv Skivdiameter; Käftbredd; Största borrdiameter; Högsta vridmoment; Värmeeffekt; Ultraljudsfrekvens; Luftvolym; Antal delar; Dygnskapacitet; Gaffellängd
es Diámetro del disco; Anchura de mordazas; Diámetro máximo de taladrado; Par máximo; Potencia calorífica; Frecuencia de ultrasonidos; Volumen de aire; Piezas; Producción diaria; Longitud de las horquillas
fi Laikan halkaisija; Leukojen leveys; Suurin porausläpimitta; Suurin vääntömomentti; Lämpöteho; Ultraäänitaajuus; Ilmamäärä; Kappalemäärä; Vuorokausituotto; Haarukoiden pituus
pl Średnica tarczy; Szerokość szczęk; Maksymalna średnica wiercenia; Maksymalny moment obrotowy; Moc grzewcza; Częstotliwość ultradźwięków; Przepływ powietrza; Liczba sztuk; Wydajność dobowa; Długość wideł
ro Diametrul discului; Lățimea fălcilor; Diametru maxim de găurire; Cuplu maxim; Putere calorică; Frecvența ultrasunetelor; Volum de aer; Număr de piese; Producție pe zi; Lungimea furcilor
lt Disko skersmuo; Žiaunų plotis; Didžiausias gręžimo skersmuo; Didžiausias sukimo momentas; Šiluminė galia; Ultragarso dažnis; Oro kiekis; Vienetų skaičius; Našumas per parą; Šakių ilgis
sl Premer diska; Širina čeljusti; Največji premer vrtanja; Največji navor; Toplotna moč; Frekvenca ultrazvoka; Količina zraka; Število kosov; Dnevna zmogljivost; Dolžina vilic
el Διάμετρος δίσκου; Πλάτος σιαγόνων; Μέγιστη διάμετρος διάτρησης; Μέγιστη ροπή; Θερμική ισχύς; Συχνότητα υπερήχων; Όγκος αέρα; Τεμάχια; Ημερήσια παραγωγή; Μήκος πιρουνιών
hr Promjer diska; Širina čeljusti; Najveći promjer bušenja; Najveći okretni moment; Toplinska snaga; Frekvencija ultrazvuka; Količina zraka; Broj komada; Dnevni učinak; Duljina vilica
bg Диаметър на диска; Ширина на челюстите; Максимален диаметър на пробиване; Максимален въртящ момент; Топлинна мощност; Честота на ултразвука; Обем на въздуха; Брой части; Дневна производителност; Дължина на вилиците

# diameter; rollers; dioptres; logLength; sealLength; samples; heightMin; heightMax; cuttingThickness; shade; dehumidification; reach
en Diameter; Rollers; Dioptres; Maximum log length; Sealing bar length; Sample tubes; Lowest setting; Highest setting; Maximum thickness of cut; Shade level; Moisture removal; Chain length
sk Priemer; Počet valčekov; Dioptrie; Maximálna dĺžka polena; Dĺžka zváracej lišty; Počet skúmaviek; Najnižšie nastavenie; Najvyššie nastavenie; Maximálna hrúbka rezu; Stupeň stmavnutia; Odvlhčovací výkon; Dĺžka reťaze
de Durchmesser; Walzen; Dioptrien; Maximale Holzlänge; Länge des Schweißbalkens; Probenröhrchen; Niedrigste Einstellung; Höchste Einstellung; Maximale Schnittstärke; Verdunkelungsstufe; Entfeuchtungsleistung; Kettenlänge
pt Diâmetro; Rolos; Dioptrias; Comprimento máximo da lenha; Comprimento da barra de selagem; Tubos de amostra; Altura mais baixa; Altura mais alta; Espessura máxima de corte; Grau de escurecimento; Capacidade de desumidificação; Comprimento da corrente
it Diametro; Rulli; Diottrie; Lunghezza massima del tronco; Lunghezza della barra saldante; Provette; Posizione più bassa; Posizione più alta; Spessore massimo di taglio; Grado di oscuramento; Capacità di deumidificazione; Lunghezza della catena
fr Diamètre; Rouleaux; Dioptries; Longueur maximale des bûches; Longueur de la barre de soudure; Tubes à échantillons; Position la plus basse; Position la plus haute; Épaisseur de coupe maximale; Teinte du filtre; Capacité de déshumidification; Longueur de la chaîne
hu Átmérő; Görgők száma; Dioptria; Legnagyobb rönkhossz; Hegesztőléc hossza; Mintacsövek száma; Legalacsonyabb állás; Legmagasabb állás; Legnagyobb vágási vastagság; Sötétedési fokozat; Páramentesítő teljesítmény; Lánchossz
cs Průměr; Počet válečků; Dioptrie; Maximální délka polena; Délka svařovací lišty; Počet zkumavek; Nejnižší nastavení; Nejvyšší nastavení; Maximální tloušťka řezu; Stupeň ztmavení; Odvlhčovací výkon; Délka řetězu
nb Diameter; Ruller; Dioptrier; Største vedlengde; Sveiselistens lengde; Prøverør; Laveste innstilling; Høyeste innstilling; Største skjæretykkelse; Mørkhetsgrad; Avfuktingskapasitet; Kjettinglengde
nl Diameter; Rollen; Dioptrie; Maximale houtlengte; Lengte van de lasbalk; Monsterbuisjes; Laagste stand; Hoogste stand; Maximale snijdikte; Verduisteringsgraad; Ontvochtigingscapaciteit; Kettinglengte
da Diameter; Ruller; Dioptrier; Største brændelængde; Svejseskinnens længde; Prøverør; Laveste indstilling; Højeste indstilling; Største skæretykkelse; Mørkhedsgrad; Affugtningskapacitet; Kædelængde
sv Diameter; Rullar; Dioptrier; Största vedlängd; Svetslistens längd; Provrör; Lägsta läge; Högsta läge; Största skärtjocklek; Täthetsgrad; Avfuktningskapacitet; Kättinglängd
es Diámetro; Rodillos; Dioptrías; Longitud máxima del tronco; Longitud de la barra de sellado; Tubos de muestra; Posición más baja; Posición más alta; Espesor máximo de corte; Grado de oscurecimiento; Capacidad de deshumidificación; Longitud de la cadena
fi Halkaisija; Rullat; Dioptriat; Suurin pölkyn pituus; Saumauspalkin pituus; Näyteputket; Alin asento; Ylin asento; Suurin leikkauspaksuus; Tummuusaste; Kuivausteho; Ketjun pituus
pl Średnica; Liczba rolek; Dioptrie; Maksymalna długość polana; Długość listwy zgrzewającej; Liczba probówek; Najniższe ustawienie; Najwyższe ustawienie; Maksymalna grubość cięcia; Stopień zaciemnienia; Wydajność osuszania; Długość łańcucha
ro Diametru; Role; Dioptrii; Lungimea maximă a buștenilor; Lungimea barei de sudură; Eprubete; Poziția cea mai joasă; Poziția cea mai înaltă; Grosime maximă de tăiere; Grad de întunecare; Capacitate de dezumidificare; Lungimea lanțului
lt Skersmuo; Ritinėliai; Dioptrijos; Didžiausias rąsto ilgis; Užlydymo juostos ilgis; Mėgintuvėliai; Žemiausia padėtis; Aukščiausia padėtis; Didžiausias pjūvio storis; Tamsinimo laipsnis; Sausinimo našumas; Grandinės ilgis
sl Premer; Število valjev; Dioptrije; Največja dolžina polena; Dolžina varilne letve; Število epruvet; Najnižji položaj; Najvišji položaj; Največja debelina reza; Stopnja zatemnitve; Zmogljivost razvlaževanja; Dolžina verige
el Διάμετρος; Ρολά; Διοπτρίες; Μέγιστο μήκος κούτσουρου; Μήκος μπάρας συγκόλλησης; Σωληνάρια δειγμάτων; Χαμηλότερη θέση; Υψηλότερη θέση; Μέγιστο πάχος κοπής; Βαθμός σκίασης; Απόδοση αφύγρανσης; Μήκος αλυσίδας
hr Promjer; Valjci; Dioptrije; Najveća duljina trupca; Duljina letve za varenje; Epruvete; Najniži položaj; Najviši položaj; Najveća debljina reza; Stupanj zatamnjenja; Učinak odvlaživanja; Duljina lanca
bg Диаметър; Ролки; Диоптри; Максимална дължина на дървата; Дължина на лентата за запечатване; Епруветки; Най-ниско положение; Най-високо положение; Максимална дебелина на рязане; Степен на затъмняване; Влагоотделяне; Дължина на веригата

# coveredArea
en Covered area
sk Zastrešená plocha
de Überdachte Fläche
pt Área coberta
it Area coperta
fr Surface couverte
hu Fedett terület
cs Zastřešená plocha
nb Overdekket areal
nl Overdekt oppervlak
da Overdækket areal
sv Täckt yta
es Superficie cubierta
fi Katettu ala
pl Zadaszona powierzchnia
ro Suprafață acoperită
lt Uždengiamas plotas
sl Pokrita površina
el Στεγασμένη επιφάνεια
hr Natkrivena površina
bg Покрита площ
`;

/** Units of the attributes that have one; where the kinds differ, the kind names its own. */
export const attributeUnits: Readonly<Record<string, string>> = {
  power: 'W',
  voltage: 'V',
  current: 'A',
  dutyCycle: '%',
  capacity: 'l',
  loadCapacity: 'kg',
  pressure: 'bar',
  airFlow: 'l/min',
  tankVolume: 'l',
  temperatureMin: '°C',
  temperatureMax: '°C',
  liftHeight: 'mm',
  minHeight: 'mm',
  force: 't',
  readability: 'g',
  resolution: 'mm',
  measuringRange: 'mm',
  speedMax: 'min⁻¹',
  output: 'kg/h',
  ropeLength: 'm',
  cableLength: 'm',
  noise: 'dB',
  netLength: 'cm',
  netWidth: 'cm',
  netHeight: 'cm',
  netWeight: 'kg',
  grossWeight: 'kg',
  magnification: '×',
  weighingRange: 'kg',
  weighingRangeGrams: 'g',
  plateSize: 'cm',
  bladeDiameter: 'mm',
  jawWidth: 'mm',
  drillDiameter: 'mm',
  torque: 'Nm',
  heatOutput: 'kW',
  frequency: 'kHz',
  airVolume: 'm³/h',
  dailyOutput: 'kg',
  forkLength: 'mm',
  diameter: 'cm',
  dioptres: 'dpt',
  logLength: 'cm',
  sealLength: 'mm',
  heightMin: 'cm',
  heightMax: 'cm',
  cuttingThickness: 'mm',
  dehumidification: 'l/24 h',
  reach: 'm',
};
