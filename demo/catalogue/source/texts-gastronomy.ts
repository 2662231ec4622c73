/**
 * What the kitchen kinds are called and what they are for, in 21 languages.
 * Format: `# kind key`, then one line a language: `language name | sentence`.
 */
export const gastronomyTexts = `
# double-deep-fryer
en Double deep fryer | Two separately controlled basins fry chips and fish side by side without mixing their flavours.
sk Dvojitá fritéza | Dve samostatne ovládané vane smažia hranolčeky a ryby vedľa seba bez miešania chutí.
de Doppelfritteuse | Zwei getrennt regelbare Becken frittieren Pommes und Fisch nebeneinander, ohne dass sich der Geschmack vermischt.
pt Fritadeira dupla | Duas cubas com comando independente fritam batatas e peixe lado a lado sem misturar sabores.
it Friggitrice doppia | Due vasche a comando separato friggono patatine e pesce fianco a fianco senza mescolare i sapori.
fr Friteuse double | Deux cuves à réglage séparé permettent de frire frites et poisson côte à côte sans mélanger les goûts.
hu Dupla olajsütő | A két külön szabályozható medencében egymás mellett sülhet a burgonya és a hal, ízkeveredés nélkül.
cs Dvojitá fritéza | Dvě samostatně ovládané vany smaží hranolky a ryby vedle sebe, aniž by se chutě mísily.
nb Dobbel frityrkoker | To separat styrte kar friterer pommes frites og fisk side om side uten at smakene blandes.
nl Dubbele friteuse | Twee afzonderlijk regelbare bakken frituren friet en vis naast elkaar zonder dat de smaken mengen.
da Dobbelt frituregryde | To separat styrede kar friturerer pommes frites og fisk side om side, uden at smagen blandes.
sv Dubbel fritös | Två separat styrda kar friterar pommes frites och fisk sida vid sida utan att smakerna blandas.
es Freidora doble | Dos cubas con mando independiente fríen patatas y pescado a la vez sin mezclar sabores.
fi Kaksoisrasvakeitin | Kahdessa erikseen säädettävässä altaassa ranskalaiset ja kala kypsyvät rinnakkain makujen sekoittumatta.
pl Frytownica podwójna | Dwie niezależnie sterowane komory smażą frytki i ryby obok siebie bez mieszania smaków.
ro Friteuză dublă | Două cuve cu comandă separată prăjesc cartofi și pește una lângă alta, fără amestecarea aromelor.
lt Dviguba gruzdintuvė | Dviejose atskirai valdomose voniose vienu metu kepamos bulvytės ir žuvis, o skoniai nesusimaišo.
sl Dvojni cvrtnik | V dveh ločeno nastavljivih posodah se krompirček in ribe cvrejo hkrati, ne da bi se okusi mešali.
el Διπλή φριτέζα | Δύο κάδοι με ξεχωριστή ρύθμιση τηγανίζουν πατάτες και ψάρι παράλληλα, χωρίς να μπερδεύονται οι γεύσεις.
hr Dvostruka friteza | Dvije odvojeno podesive posude prže krumpiriće i ribu istodobno, bez miješanja okusa.
bg Двоен фритюрник | Две отделно регулируеми вани пържат картофи и риба едновременно, без да се смесват вкусовете.

# contact-grill
en Contact grill | Heavy cast-iron plates press and brown panini, steaks and vegetables evenly from both sides.
sk Kontaktný gril | Ťažké liatinové platne rovnomerne opekajú panini, steaky aj zeleninu z oboch strán.
de Kontaktgrill | Schwere Gusseisenplatten grillen Panini, Steaks und Gemüse gleichmäßig von beiden Seiten.
pt Grelhador de contacto | As pesadas placas de ferro fundido grelham paninis, bifes e legumes por igual dos dois lados.
it Piastra panini | Le pesanti piastre in ghisa grigliano panini, bistecche e verdure in modo uniforme su entrambi i lati.
fr Grill de contact | De lourdes plaques en fonte grillent paninis, steaks et légumes uniformément des deux côtés.
hu Kontakt grill | A nehéz öntöttvas lapok mindkét oldalról egyenletesen sütik a paninit, a steaket és a zöldséget.
cs Kontaktní gril | Těžké litinové plotny rovnoměrně opékají panini, steaky i zeleninu z obou stran.
nb Klemgrill | Tunge støpejernsplater griller panini, biff og grønnsaker jevnt fra begge sider.
nl Contactgrill | Zware gietijzeren platen grillen panini's, steaks en groenten gelijkmatig van beide kanten.
da Klemgrill | Tunge støbejernsplader griller panini, bøffer og grøntsager ensartet fra begge sider.
sv Klämgrill | Tunga gjutjärnsplattor grillar panini, biffar och grönsaker jämnt från båda sidor.
es Grill de contacto | Las pesadas placas de hierro fundido asan paninis, filetes y verduras de manera uniforme por ambos lados.
fi Parilagrilli | Raskaat valurautalevyt paistavat paninit, pihvit ja kasvikset tasaisesti molemmilta puolilta.
pl Grill kontaktowy | Ciężkie żeliwne płyty równomiernie opiekają panini, steki i warzywa z obu stron.
ro Grătar de contact | Plăcile grele din fontă rumenesc uniform pe ambele părți panini, fripturi și legume.
lt Kontaktinis grilis | Sunkios ketaus plokštės iš abiejų pusių tolygiai apskrudina suvožtinius, kepsnius ir daržoves.
sl Kontaktni žar | Težke litoželezne plošče enakomerno z obeh strani popečejo panini, zrezke in zelenjavo.
el Τοστιέρα-γκριλιέρα επαφής | Οι βαριές μαντεμένιες πλάκες ψήνουν πανίνι, μπριζόλες και λαχανικά ομοιόμορφα και από τις δύο πλευρές.
hr Kontaktni roštilj | Teške ploče od lijevanog željeza ravnomjerno s obje strane peku panine, odreske i povrće.
bg Контактен грил | Тежките чугунени плочи запичат панини, пържоли и зеленчуци равномерно от двете страни.

# bain-marie
en Bain-marie | The water bath keeps soups, sauces and side dishes at serving temperature for hours without burning.
sk Vodný kúpeľ bain-marie | Vodný kúpeľ udrží polievky, omáčky a prílohy celé hodiny na výdajnej teplote bez pripálenia.
de Bain-Marie | Das Wasserbad hält Suppen, Soßen und Beilagen stundenlang auf Ausgabetemperatur, ohne dass etwas anbrennt.
pt Banho-maria | O banho de água mantém sopas, molhos e acompanhamentos à temperatura de serviço durante horas, sem queimar.
it Bagnomaria | Il bagno d'acqua mantiene per ore zuppe, salse e contorni alla temperatura di servizio senza bruciarli.
fr Bain-marie | Le bain d'eau maintient soupes, sauces et garnitures à température de service pendant des heures, sans brûler.
hu Melegentartó vízfürdő | A vízfürdő órákon át tálalási hőmérsékleten tartja a leveseket, mártásokat és köreteket, odaégés nélkül.
cs Vodní lázeň bain-marie | Vodní lázeň udrží polévky, omáčky a přílohy celé hodiny na výdejní teplotě bez připálení.
nb Vannbad (bain-marie) | Vannbadet holder supper, sauser og tilbehør serveringsvarme i timevis uten at noe svir seg.
nl Bain-marie | Het waterbad houdt soepen, sauzen en bijgerechten urenlang op serveertemperatuur zonder aanbranden.
da Vandbad (bain-marie) | Vandbadet holder supper, saucer og tilbehør serveringsvarme i timevis, uden at noget brænder på.
sv Vattenbad (bain-marie) | Vattenbadet håller soppor, såser och tillbehör serveringsvarma i timmar utan att något bränner vid.
es Baño maría | El baño de agua mantiene sopas, salsas y guarniciones a temperatura de servicio durante horas sin que se quemen.
fi Vesihaude (bain-marie) | Vesihaude pitää keitot, kastikkeet ja lisäkkeet tuntikausia tarjoilulämpöisinä pohjaan palamatta.
pl Bemar | Kąpiel wodna godzinami utrzymuje zupy, sosy i dodatki w temperaturze wydawania bez przypalania.
ro Bain-marie | Baia de apă menține ore întregi supele, sosurile și garniturile la temperatura de servire, fără să se ardă.
lt Vandens vonelė (marmitas) | Vandens vonelėje sriubos, padažai ir garnyrai valandų valandas išlieka patiekimo temperatūros ir neprisvyla.
sl Vodna kopel (bain-marie) | Vodna kopel ure dolgo ohranja juhe, omake in priloge na temperaturi za postrežbo, ne da bi se prismodile.
el Μπεν μαρί | Το υδατόλουτρο διατηρεί σούπες, σάλτσες και γαρνιτούρες για ώρες στη θερμοκρασία σερβιρίσματος χωρίς να κολλάνε.
hr Vodena kupelj (bain-marie) | Vodena kupelj satima održava juhe, umake i priloge na temperaturi posluživanja bez zagaranja.
bg Бен-мари | Водната баня поддържа супи, сосове и гарнитури с часове на температура за сервиране, без да загарят.

# pizza-oven
en Pizza oven | Fireclay stones store the heat and bake pizza with a crisp base in just a few minutes.
sk Pec na pizzu | Šamotové kamene akumulujú teplo a za pár minút upečú pizzu s chrumkavým spodkom.
de Pizzaofen | Schamottsteine speichern die Hitze und backen Pizza mit knusprigem Boden in wenigen Minuten.
pt Forno de pizza | As pedras refratárias acumulam o calor e cozem pizzas de base estaladiça em poucos minutos.
it Forno per pizza | Le pietre refrattarie accumulano il calore e cuociono in pochi minuti pizze dal fondo croccante.
fr Four à pizza | Les pierres réfractaires accumulent la chaleur et cuisent en quelques minutes des pizzas à la pâte croustillante.
hu Pizzakemence | A samottlapok tárolják a hőt, így a pizza néhány perc alatt ropogós aljúra sül.
cs Pec na pizzu | Šamotové kameny akumulují teplo a během pár minut upečou pizzu s křupavým spodkem.
nb Pizzaovn | Ildfaste steiner holder på varmen og steker pizza med sprø bunn på få minutter.
nl Pizzaoven | Chamottestenen houden de warmte vast en bakken in enkele minuten pizza's met een krokante bodem.
da Pizzaovn | Chamottesten holder på varmen og bager pizza med sprød bund på få minutter.
sv Pizzaugn | Chamottestenar lagrar värmen och gräddar pizza med krispig botten på några minuter.
es Horno para pizza | Las piedras refractarias acumulan el calor y hornean en pocos minutos pizzas de base crujiente.
fi Pizzauuni | Samottikivet varaavat lämpöä ja paistavat rapeapohjaisen pizzan muutamassa minuutissa.
pl Piec do pizzy | Płyty szamotowe akumulują ciepło i w kilka minut wypiekają pizzę z chrupiącym spodem.
ro Cuptor pentru pizza | Pietrele refractare înmagazinează căldura și coc în câteva minute pizza cu blat crocant.
lt Picų krosnis | Šamotiniai akmenys kaupia šilumą ir per kelias minutes iškepa picą traškiu padu.
sl Peč za pico | Šamotne plošče shranjujejo toploto in v nekaj minutah spečejo pico s hrustljavim dnom.
el Φούρνος πίτσας | Οι πυρίμαχες πλάκες συσσωρεύουν θερμότητα και ψήνουν πίτσα με τραγανή βάση σε λίγα λεπτά.
hr Peć za pizzu | Šamotne ploče zadržavaju toplinu i za nekoliko minuta ispeku pizzu hrskavog dna.
bg Пещ за пица | Шамотните плочи акумулират топлина и за няколко минути изпичат пица с хрупкава основа.

# waffle-iron
en Waffle iron | Deep cast-iron plates bake thick waffles that are crisp outside and soft inside.
sk Vaflovač | Hlboké liatinové platne pečú vysoké vafle, zvonka chrumkavé a vnútri mäkké.
de Waffeleisen | Tiefe Gusseisenplatten backen dicke Waffeln, die außen knusprig und innen weich sind.
pt Máquina de waffles | As placas fundas de ferro fundido fazem waffles altos, estaladiços por fora e macios por dentro.
it Piastra per waffle | Le piastre profonde in ghisa cuociono waffle spessi, croccanti fuori e morbidi dentro.
fr Gaufrier | Ses plaques profondes en fonte cuisent des gaufres épaisses, croustillantes dehors et moelleuses dedans.
hu Gofrisütő | A mély öntöttvas lapok vastag, kívül ropogós, belül puha gofrit sütnek.
cs Vaflovač | Hluboké litinové plotny pečou vysoké vafle, zvenku křupavé a uvnitř měkké.
nb Vaffeljern | Dype støpejernsplater steker tykke vafler som er sprø utenpå og myke inni.
nl Wafelijzer | Diepe gietijzeren platen bakken dikke wafels die vanbuiten krokant en vanbinnen zacht zijn.
da Vaffeljern | Dybe støbejernsplader bager tykke vafler, der er sprøde udenpå og bløde indeni.
sv Våffeljärn | Djupa gjutjärnsplattor gräddar tjocka våfflor som är krispiga utanpå och mjuka inuti.
es Gofrera | Las placas profundas de hierro fundido hacen gofres gruesos, crujientes por fuera y tiernos por dentro.
fi Vohvelirauta | Syvät valurautalevyt paistavat paksut vohvelit, jotka ovat päältä rapeita ja sisältä pehmeitä.
pl Gofrownica | Głębokie żeliwne płyty wypiekają grube gofry, chrupiące z zewnątrz i miękkie w środku.
ro Aparat de gofre | Plăcile adânci din fontă coc gofre groase, crocante la exterior și moi la interior.
lt Vaflinė | Gilios ketaus plokštės kepa storus vaflius – traškius iš išorės, minkštus viduje.
sl Pekač za vaflje | Globoke litoželezne plošče pečejo debele vaflje, zunaj hrustljave in znotraj mehke.
el Βαφλιέρα | Οι βαθιές μαντεμένιες πλάκες ψήνουν χοντρές βάφλες, τραγανές απέξω και μαλακές μέσα.
hr Aparat za vafle | Duboke ploče od lijevanog željeza peku debele vafle, izvana hrskave, a iznutra mekane.
bg Гофретник | Дълбоките чугунени плочи изпичат дебели гофрети – хрупкави отвън и меки отвътре.

# crepe-maker
en Crêpe maker | The large cast-iron plate spreads heat evenly to the rim for thin, golden crêpes.
sk Palacinkovač | Veľká liatinová platňa rozvádza teplo rovnomerne až po okraj – na tenké a zlatisté palacinky.
de Crêpes-Maker | Die große Gusseisenplatte verteilt die Hitze bis zum Rand – für dünne, goldbraune Crêpes.
pt Crepeira | A grande placa de ferro fundido distribui o calor até à borda, para crepes finos e dourados.
it Crepiera | La grande piastra in ghisa distribuisce il calore fino al bordo, per crêpe sottili e dorate.
fr Crêpière | La grande plaque en fonte répartit la chaleur jusqu'au bord, pour des crêpes fines et dorées.
hu Palacsintasütő | A nagy öntöttvas lap a pereméig egyenletesen osztja el a hőt, így vékony, aranybarna palacsinta sül.
cs Palačinkovač | Velká litinová plotna rozvádí teplo rovnoměrně až k okraji – na tenké a zlatavé palačinky.
nb Crêpejern | Den store støpejernsplaten fordeler varmen helt ut til kanten og gir tynne, gylne pannekaker.
nl Crêpemaker | De grote gietijzeren plaat verdeelt de warmte tot aan de rand, voor dunne, goudbruine crêpes.
da Crepesmaskine | Den store støbejernsplade fordeler varmen helt ud til kanten og giver tynde, gyldne pandekager.
sv Crêpejärn | Den stora gjutjärnsplattan sprider värmen ända ut till kanten och ger tunna, gyllene crêpes.
es Crepera | La gran placa de hierro fundido reparte el calor hasta el borde, para crepes finos y dorados.
fi Lettulevy | Suuri valurautalevy jakaa lämmön tasaisesti reunaan asti, joten letuista tulee ohuita ja kullanruskeita.
pl Naleśnikarka | Duża żeliwna płyta rozprowadza ciepło aż po brzegi – do cienkich, złocistych naleśników.
ro Aparat de clătite | Placa mare din fontă distribuie căldura până la margine, pentru clătite subțiri și aurii.
lt Blynų keptuvas | Didelė ketaus plokštė tolygiai paskirsto šilumą iki pat kraštų, todėl lietiniai būna ploni ir auksiniai.
sl Pekač za palačinke | Velika litoželezna plošča enakomerno razporedi toploto do roba, za tanke, zlato rumene palačinke.
el Κρεπιέρα | Η μεγάλη μαντεμένια πλάκα μοιράζει τη θερμότητα ως την άκρη, για λεπτές, χρυσαφένιες κρέπες.
hr Aparat za palačinke | Velika ploča od lijevanog željeza ravnomjerno raspoređuje toplinu do ruba, za tanke i zlatne palačinke.
bg Уред за палачинки | Голямата чугунена плоча разпределя топлината чак до ръба – за тънки и златисти палачинки.

# popcorn-machine
en Popcorn machine | The tilting kettle pops fresh corn in minutes, and the warm cabinet shows it off to every guest.
sk Stroj na popcorn | Výklopný kotlík pripraví čerstvý popcorn za pár minút a vyhrievaná vitrína ho ukáže každému hosťovi.
de Popcornmaschine | Der kippbare Kessel liefert in Minuten frisches Popcorn, die warme Vitrine setzt es für alle Gäste in Szene.
pt Máquina de pipocas | A panela basculante faz pipocas frescas em minutos e a vitrina aquecida mostra-as a todos os clientes.
it Macchina per popcorn | Il pentolino ribaltabile prepara popcorn freschi in pochi minuti e la vetrina riscaldata li mette in mostra.
fr Machine à pop-corn | La marmite basculante prépare du pop-corn frais en quelques minutes, et la vitrine chauffée le met en valeur.
hu Popcorngép | A billenthető üst percek alatt friss pattogatott kukoricát készít, a fűtött vitrin pedig minden vendégnek megmutatja.
cs Stroj na popcorn | Výklopný kotlík připraví čerstvý popcorn za pár minut a vyhřívaná vitrína ho ukáže každému hostovi.
nb Popkornmaskin | Vippekjelen lager ferskt popkorn på minutter, og det varme skapet viser det fram for alle gjester.
nl Popcornmachine | De kantelbare ketel maakt in enkele minuten verse popcorn en de warme vitrine toont die aan elke gast.
da Popcornmaskine | Den vipbare gryde laver friske popcorn på få minutter, og det varme skab viser dem frem for alle gæster.
sv Popcornmaskin | Den tippbara grytan gör färska popcorn på några minuter, och det varma skåpet visar upp dem för alla gäster.
es Máquina de palomitas | La olla basculante prepara palomitas recién hechas en minutos y la vitrina caliente las luce ante el público.
fi Popcornkone | Kallistuva pata valmistaa tuoretta popcornia minuuteissa, ja lämmin vitriini esittelee sen kaikille vieraille.
pl Maszyna do popcornu | Uchylny kociołek w kilka minut przygotowuje świeży popcorn, a podgrzewana witryna prezentuje go gościom.
ro Mașină de popcorn | Cazanul basculant face popcorn proaspăt în câteva minute, iar vitrina încălzită îl prezintă clienților.
lt Spragėsių aparatas | Paverčiamas katilas per kelias minutes paruošia šviežių spragėsių, o šildoma vitrina parodo juos svečiams.
sl Aparat za pokovko | Prekucni kotliček v nekaj minutah pripravi svežo pokovko, ogrevana vitrina pa jo pokaže vsem gostom.
el Μηχανή ποπ κορν | Ο ανατρεπόμενος κάδος φτιάχνει φρέσκο ποπ κορν σε λίγα λεπτά και η θερμαινόμενη βιτρίνα το αναδεικνύει.
hr Aparat za kokice | Nagibni kotlić za nekoliko minuta pripremi svježe kokice, a grijana vitrina pokazuje ih svim gostima.
bg Машина за пуканки | Накланящият се казан приготвя пресни пуканки за минути, а затоплената витрина ги показва на всички гости.

# cotton-candy-machine
en Candyfloss machine | The fast spinner head turns sugar into airy candyfloss in well under a minute per portion.
sk Stroj na cukrovú vatu | Rýchla rotačná hlava premení cukor na nadýchanú vatu za menej ako minútu na porciu.
de Zuckerwattemaschine | Der schnelle Drehkopf macht aus Zucker luftige Watte – in weniger als einer Minute je Portion.
pt Máquina de algodão-doce | A cabeça rotativa transforma açúcar em algodão-doce leve em menos de um minuto por porção.
it Macchina per zucchero filato | La testina rotante trasforma lo zucchero in soffice zucchero filato in meno di un minuto a porzione.
fr Machine à barbe à papa | La tête rotative transforme le sucre en barbe à papa légère en moins d'une minute par portion.
hu Vattacukorgép | A gyorsan forgó fej adagonként egy percen belül könnyű vattacukrot készít.
cs Stroj na cukrovou vatu | Rychlá rotační hlava promění cukr v nadýchanou vatu za méně než minutu na porci.
nb Sukkerspinnmaskin | Det raske spinnehodet gjør sukker til luftig sukkerspinn på under ett minutt per porsjon.
nl Suikerspinmachine | De snelle draaikop maakt van suiker luchtige suikerspin, in minder dan een minuut per portie.
da Candyflossmaskine | Det hurtige spindehoved forvandler sukker til luftig candyfloss på under et minut pr. portion.
sv Sockervaddsmaskin | Det snabba spinnhuvudet förvandlar socker till luftig sockervadd på under en minut per portion.
es Máquina de algodón de azúcar | El cabezal giratorio convierte el azúcar en esponjoso algodón en menos de un minuto por ración.
fi Hattarakone | Nopea pyörivä pää muuttaa sokerin ilmavaksi hattaraksi alle minuutissa annosta kohti.
pl Maszyna do waty cukrowej | Szybka głowica zamienia cukier w puszystą watę w niecałą minutę na porcję.
ro Mașină de vată de zahăr | Capul rotativ rapid transformă zahărul în vată pufoasă în mai puțin de un minut pe porție.
lt Cukraus vatos aparatas | Greitai besisukanti galvutė greičiau nei per minutę vieną cukraus porciją paverčia puria vata.
sl Aparat za sladkorno peno | Hitra vrtljiva glava v manj kot minuti na porcijo spremeni sladkor v rahlo sladkorno peno.
el Μηχανή για μαλλί της γριάς | Η γρήγορη περιστρεφόμενη κεφαλή κάνει τη ζάχαρη αφράτο μαλλί της γριάς σε λιγότερο από ένα λεπτό ανά μερίδα.
hr Aparat za šećernu vunu | Brza rotirajuća glava pretvara šećer u prozračnu vunu za manje od minute po porciji.
bg Машина за захарен памук | Бързата въртяща се глава превръща захарта в пухкав памук за по-малко от минута на порция.

# hot-dog-roller
en Hot dog roller grill | Rotating rollers heat sausages evenly all round and keep them ready for sale.
sk Valčekový gril na párky | Otáčajúce sa valčeky ohrievajú párky rovnomerne z každej strany a udržiavajú ich pripravené na predaj.
de Hotdog-Rollengrill | Rotierende Walzen erhitzen Würstchen rundum gleichmäßig und halten sie verkaufsbereit.
pt Grelhador de rolos para salsichas | Os rolos giratórios aquecem as salsichas por igual e mantêm-nas prontas a vender.
it Griglia a rulli per würstel | I rulli rotanti scaldano i würstel in modo uniforme e li tengono pronti per la vendita.
fr Grill à rouleaux pour hot-dogs | Les rouleaux rotatifs chauffent les saucisses uniformément et les gardent prêtes à la vente.
hu Görgős virslisütő | A forgó görgők minden oldalról egyenletesen melegítik a virslit, és eladásra készen tartják.
cs Válečkový gril na párky | Otáčející se válečky ohřívají párky rovnoměrně ze všech stran a udržují je připravené k prodeji.
nb Pølsegrill med ruller | Roterende ruller varmer pølsene jevnt rundt det hele og holder dem klare for salg.
nl Hotdog-rollengrill | Draaiende rollen verwarmen worstjes rondom gelijkmatig en houden ze klaar voor de verkoop.
da Pølsegrill med ruller | Roterende ruller varmer pølserne ensartet hele vejen rundt og holder dem klar til salg.
sv Korvgrill med rullar | Roterande rullar värmer korven jämnt runt om och håller den klar för försäljning.
es Asador de rodillos para perritos calientes | Los rodillos giratorios calientan las salchichas por igual y las mantienen listas para la venta.
fi Rullagrilli makkaroille | Pyörivät rullat kuumentavat makkarat tasaisesti joka puolelta ja pitävät ne myyntivalmiina.
pl Grill rolkowy do parówek | Obracające się rolki równomiernie podgrzewają parówki z każdej strony i utrzymują je gotowe do sprzedaży.
ro Grătar cu role pentru hot-dog | Rolele rotative încălzesc uniform crenvurștii și îi mențin gata de vânzare.
lt Ritininis dešrelių grilis | Besisukantys ritinėliai tolygiai šildo dešreles iš visų pusių ir laiko jas paruoštas parduoti.
sl Valjčni žar za hrenovke | Vrteči se valji enakomerno segrevajo hrenovke z vseh strani in jih ohranjajo pripravljene za prodajo.
el Ψηστιέρα χοτ ντογκ με ρολά | Τα περιστρεφόμενα ρολά ζεσταίνουν τα λουκάνικα ομοιόμορφα και τα κρατούν έτοιμα για πώληση.
hr Roštilj s valjcima za hrenovke | Rotirajući valjci ravnomjerno zagrijavaju hrenovke sa svih strana i drže ih spremnima za prodaju.
bg Ролков грил за хотдог | Въртящите се ролки затоплят кренвиршите равномерно от всички страни и ги държат готови за продажба.

# meat-slicer
en Meat slicer | The hollow-ground blade cuts ham, cheese and bread into even slices of exactly the thickness set.
sk Nárezový stroj | Dutobrúsený nôž krája šunku, syr aj chlieb na rovnomerné plátky presne nastavenej hrúbky.
de Aufschnittmaschine | Das hohlgeschliffene Messer schneidet Schinken, Käse und Brot in gleichmäßige Scheiben der eingestellten Stärke.
pt Fiambreira | A lâmina côncava corta fiambre, queijo e pão em fatias regulares com a espessura escolhida.
it Affettatrice | La lama concava taglia prosciutto, formaggio e pane in fette regolari dello spessore impostato.
fr Trancheuse | La lame affûtée en creux coupe jambon, fromage et pain en tranches régulières de l'épaisseur choisie.
hu Szeletelőgép | A homorúra köszörült kés a sonkát, a sajtot és a kenyeret is a beállított vastagságú, egyenletes szeletekre vágja.
cs Nářezový stroj | Dutě broušený nůž krájí šunku, sýr i chléb na rovnoměrné plátky přesně nastavené tloušťky.
nb Påleggsmaskin | Det hulslipte bladet skjærer skinke, ost og brød i jevne skiver med innstilt tykkelse.
nl Snijmachine | Het holgeslepen mes snijdt ham, kaas en brood in gelijkmatige plakken van de ingestelde dikte.
da Pålægsmaskine | Den hulslebne klinge skærer skinke, ost og brød i ensartede skiver med den indstillede tykkelse.
sv Skärmaskin | Den hålslipade klingan skär skinka, ost och bröd i jämna skivor med inställd tjocklek.
es Cortafiambres | La cuchilla cóncava corta jamón, queso y pan en lonchas uniformes del grosor ajustado.
fi Viipalointikone | Koverahiottu terä leikkaa kinkun, juuston ja leivän tasaisiksi, säädetyn paksuisiksi viipaleiksi.
pl Krajalnica do wędlin | Wklęsło szlifowany nóż kroi szynkę, ser i chleb na równe plastry o ustawionej grubości.
ro Feliator | Lama concavă taie șunca, brânza și pâinea în felii uniforme de grosimea reglată.
lt Pjaustyklė | Įgaubtai galąstas peilis kumpį, sūrį ir duoną supjausto vienodomis nustatyto storio riekelėmis.
sl Rezalnik za narezke | Votlo brušen nož reže šunko, sir in kruh na enakomerne rezine nastavljene debeline.
el Ζαμπονομηχανή | Το κοίλα τροχισμένο μαχαίρι κόβει ζαμπόν, τυρί και ψωμί σε ομοιόμορφες φέτες με το πάχος που ορίσατε.
hr Rezalica za narezak | Konkavno brušeni nož reže šunku, sir i kruh na jednake kriške podešene debljine.
bg Колбасорезачка | Вдлъбнато заточеният нож реже шунка, сирене и хляб на равни резени със зададената дебелина.

# meat-mincer
en Meat mincer | A strong geared motor minces even sinewy meat without squashing or warming it.
sk Mlynček na mäso | Silný prevodový motor pomelie aj šľachovité mäso bez toho, aby ho drvil alebo zahrieval.
de Fleischwolf | Der kräftige Getriebemotor zerkleinert selbst sehniges Fleisch, ohne es zu quetschen oder zu erwärmen.
pt Picadora de carne | O potente motor de engrenagens pica até carne com nervos sem a esmagar nem aquecer.
it Tritacarne | Il robusto motoriduttore macina anche la carne nervosa senza schiacciarla né scaldarla.
fr Hachoir à viande | Le puissant motoréducteur hache même la viande nerveuse sans l'écraser ni la chauffer.
hu Húsdaráló | Az erős hajtóműves motor az inas húst is ledarálja anélkül, hogy összenyomná vagy felmelegítené.
cs Mlýnek na maso | Silný převodový motor umele i šlachovité maso, aniž by je drtil nebo zahříval.
nb Kjøttkvern | Den kraftige girmotoren maler selv senete kjøtt uten å klemme eller varme det opp.
nl Vleesmolen | De krachtige motor met tandwielkast maalt zelfs pezig vlees zonder het te kneuzen of op te warmen.
da Kødhakker | Den kraftige gearmotor hakker selv senet kød uden at mase eller opvarme det.
sv Köttkvarn | Den kraftiga växelmotorn maler även senigt kött utan att klämma eller värma det.
es Picadora de carne | El potente motor con engranajes pica incluso carne con nervios sin aplastarla ni calentarla.
fi Lihamylly | Voimakas vaihdemoottori jauhaa jänteisenkin lihan litistämättä tai lämmittämättä sitä.
pl Maszynka do mięsa | Mocny motoreduktor miele nawet żylaste mięso, nie miażdżąc go i nie podgrzewając.
ro Mașină de tocat carne | Motorul puternic cu reductor toacă și carnea cu tendoane fără să o strivească sau să o încălzească.
lt Mėsmalė | Galingas variklis su pavara sumala net gyslotą mėsą jos netraiškydamas ir nekaitindamas.
sl Mesoreznica | Močan motor z reduktorjem zmelje tudi žilavo meso, ne da bi ga stiskal ali segreval.
el Κρεατομηχανή | Το δυνατό μοτέρ με μειωτήρα αλέθει ακόμη και κρέας με νεύρα χωρίς να το συνθλίβει ή να το ζεσταίνει.
hr Stroj za mljevenje mesa | Snažan motor s reduktorom melje i žilavo meso bez gnječenja i zagrijavanja.
bg Месомелачка | Мощният редукторен двигател смила дори жилаво месо, без да го мачка или затопля.

# planetary-mixer
en Planetary mixer | The planetary movement reaches every spot in the bowl and works dough, cream and batter evenly.
sk Planetárny mixér | Planetárny pohyb dosiahne každé miesto v mise a rovnomerne spracuje cesto, krém aj šľahané zmesi.
de Planetenrührmaschine | Die planetarische Bewegung erreicht jede Stelle der Schüssel und bearbeitet Teig, Sahne und Massen gleichmäßig.
pt Batedeira planetária | O movimento planetário chega a todos os pontos da taça e trabalha massas, natas e cremes por igual.
it Impastatrice planetaria | Il movimento planetario raggiunge ogni punto della vasca e lavora impasti, panna e creme in modo uniforme.
fr Batteur-mélangeur planétaire | Le mouvement planétaire atteint chaque point de la cuve et travaille pâtes, crèmes et appareils uniformément.
hu Bolygókeverő | A bolygómozgás az üst minden pontját eléri, és egyenletesen dolgozza össze a tésztát, habot és krémet.
cs Planetový mixér | Planetový pohyb dosáhne na každé místo v míse a rovnoměrně zpracuje těsto, krém i šlehané hmoty.
nb Planetmikser | Planetbevegelsen når hele bollen og bearbeider deig, krem og røre jevnt.
nl Planeetmenger | De planetaire beweging bereikt elke plek in de kom en bewerkt deeg, room en beslag gelijkmatig.
da Planetrøremaskine | Planetbevægelsen når hele skålen og bearbejder dej, fløde og creme ensartet.
sv Planetblandare | Planetrörelsen når hela skålen och bearbetar deg, grädde och smet jämnt.
es Batidora planetaria | El movimiento planetario llega a todos los puntos del bol y trabaja masas, nata y cremas por igual.
fi Planeettasekoitin | Planeettaliike ulottuu kulhon joka kohtaan ja käsittelee taikinat, kermat ja massat tasaisesti.
pl Mikser planetarny | Ruch planetarny dociera w każde miejsce misy i równomiernie wyrabia ciasto, śmietanę i kremy.
ro Mixer planetar | Mișcarea planetară ajunge în fiecare punct al bolului și lucrează uniform aluatul, frișca și cremele.
lt Planetinis maišytuvas | Planetinis judesys pasiekia kiekvieną dubens vietą ir tolygiai išmaišo tešlą, grietinėlę bei kremus.
sl Planetarni mešalnik | Planetarno gibanje doseže vsak kotiček posode ter enakomerno obdela testo, smetano in kreme.
el Πλανητικό μίξερ | Η πλανητική κίνηση φτάνει σε κάθε σημείο του κάδου και δουλεύει ομοιόμορφα ζύμες, κρέμες και σαντιγί.
hr Planetarni mikser | Planetarno kretanje doseže svaki dio posude i ravnomjerno obrađuje tijesto, vrhnje i kreme.
bg Планетарен миксер | Планетарното движение достига всяка точка на купата и обработва равномерно тесто, сметана и кремове.

# vacuum-sealer
en Chamber vacuum sealer | The chamber also seals liquids and marinades airtight, so food keeps fresh several times longer.
sk Komorová vákuovačka | Komora vzduchotesne uzavrie aj tekutiny a marinády, takže potraviny vydržia čerstvé niekoľkonásobne dlhšie.
de Kammer-Vakuumiergerät | Die Kammer verschließt auch Flüssiges und Mariniertes luftdicht – Lebensmittel bleiben um ein Mehrfaches länger frisch.
pt Máquina de vácuo de câmara | A câmara sela hermeticamente até líquidos e marinadas, e os alimentos conservam-se frescos muito mais tempo.
it Confezionatrice sottovuoto a campana | La campana sigilla ermeticamente anche liquidi e marinate, così gli alimenti restano freschi molto più a lungo.
fr Machine sous vide à cloche | La cloche scelle hermétiquement même liquides et marinades : les aliments restent frais bien plus longtemps.
hu Kamrás vákuumcsomagoló | A kamra a folyadékot és a pácolt húst is légmentesen zárja, így az étel többszörös ideig friss marad.
cs Komorová vakuovačka | Komora vzduchotěsně uzavře i tekutiny a marinády, takže potraviny vydrží čerstvé několikanásobně déle.
nb Kammervakuumpakker | Kammeret forsegler også væsker og marinader lufttett, så maten holder seg fersk flere ganger lenger.
nl Kamer-vacuümmachine | De kamer sluit ook vloeistoffen en marinades luchtdicht af, zodat voedsel veel langer vers blijft.
da Kammervakuumpakker | Kammeret forsegler også væsker og marinader lufttæt, så maden holder sig frisk flere gange længere.
sv Kammarvakuumförpackare | Kammaren försluter även vätskor och marinader lufttätt, så att maten håller sig färsk flera gånger längre.
es Envasadora al vacío de campana | La campana sella herméticamente incluso líquidos y adobos, y los alimentos se conservan frescos mucho más tiempo.
fi Kammiovakuumikone | Kammio sulkee nesteet ja marinaditkin ilmatiiviisti, joten ruoka säilyy tuoreena moninkertaisen ajan.
pl Pakowarka próżniowa komorowa | Komora szczelnie zamyka nawet płyny i marynaty, dzięki czemu żywność zachowuje świeżość kilkakrotnie dłużej.
ro Mașină de vidat cu cameră | Camera sigilează etanș chiar și lichide și marinade, iar alimentele rămân proaspete mult mai mult timp.
lt Kamerinis vakuumatorius | Kameroje sandariai uždaromi net skysčiai ir marinatai, todėl maistas šviežias išlieka kelis kartus ilgiau.
sl Komorni vakuumski pakirnik | Komora nepredušno zapre tudi tekočine in marinade, zato živila ostanejo sveža nekajkrat dlje.
el Μηχανή κενού με θάλαμο | Ο θάλαμος σφραγίζει αεροστεγώς ακόμη και υγρά και μαρινάδες, ώστε τα τρόφιμα να μένουν φρέσκα πολύ περισσότερο.
hr Komorna vakuumirka | Komora nepropusno zatvara i tekućine i marinade, pa namirnice ostaju svježe nekoliko puta dulje.
bg Камерна вакуум машина | Камерата затваря херметично дори течности и маринати, така че храната остава свежа в пъти по-дълго.

# ice-machine
en Ice cube machine | It makes clear ice cubes around the clock and pauses by itself when the container is full.
sk Výrobník ľadu | Nepretržite vyrába číre kocky ľadu a po naplnení zásobníka sa sám pozastaví.
de Eiswürfelmaschine | Sie produziert rund um die Uhr klare Eiswürfel und pausiert von selbst, sobald der Behälter voll ist.
pt Máquina de cubos de gelo | Produz cubos de gelo transparentes a toda a hora e para sozinha quando o depósito está cheio.
it Fabbricatore di ghiaccio | Produce cubetti di ghiaccio trasparenti 24 ore su 24 e si ferma da solo quando il contenitore è pieno.
fr Machine à glaçons | Elle produit des glaçons clairs jour et nuit et s'arrête d'elle-même lorsque le bac est plein.
hu Jégkockakészítő | Éjjel-nappal átlátszó jégkockát készít, és magától megáll, ha a tartály megtelt.
cs Výrobník ledu | Nepřetržitě vyrábí čiré kostky ledu a po naplnění zásobníku se sám pozastaví.
nb Isbitmaskin | Den lager klare isbiter døgnet rundt og stopper av seg selv når beholderen er full.
nl IJsblokjesmachine | De machine maakt dag en nacht heldere ijsblokjes en stopt vanzelf wanneer de bak vol is.
da Isterningmaskine | Den laver klare isterninger døgnet rundt og holder selv pause, når beholderen er fuld.
sv Isbitsmaskin | Den gör klara isbitar dygnet runt och pausar av sig själv när behållaren är full.
es Máquina de cubitos de hielo | Produce cubitos transparentes a todas horas y se detiene sola cuando el depósito está lleno.
fi Jääpalakone | Se valmistaa kirkkaita jääpaloja ympäri vuorokauden ja pysähtyy itsestään säiliön täytyttyä.
pl Kostkarka do lodu | Przez całą dobę wytwarza przejrzyste kostki lodu i sama zatrzymuje się po napełnieniu zasobnika.
ro Mașină de cuburi de gheață | Produce non-stop cuburi de gheață transparente și se oprește singură când recipientul este plin.
lt Ledukų gaminimo aparatas | Visą parą gamina skaidrius ledukus ir pats sustoja, kai talpykla prisipildo.
sl Ledomat | Neprekinjeno izdeluje prozorne ledene kocke in se sam ustavi, ko je posoda polna.
el Παγομηχανή | Παράγει διάφανα παγάκια όλο το εικοσιτετράωρο και σταματά μόνη της όταν γεμίσει ο κάδος.
hr Ledomat | Neprekidno proizvodi prozirne kocke leda i sam se zaustavlja kad je spremnik pun.
bg Ледогенератор | Произвежда прозрачни ледени кубчета денонощно и спира сам, когато контейнерът се напълни.

# drinks-dispenser
en Chilled drinks dispenser | Transparent containers with a gentle stirrer keep juices and iced tea cold, mixed and in full view.
sk Výdajník chladených nápojov | Priehľadné nádoby s jemným miešadlom udržiavajú džúsy a ľadový čaj chladné, premiešané a na očiach.
de Kaltgetränkedispenser | Transparente Behälter mit sanftem Rührwerk halten Säfte und Eistee kühl, durchmischt und gut sichtbar.
pt Dispensador de bebidas frias | Os recipientes transparentes com agitador suave mantêm sumos e chá gelado frescos, misturados e à vista.
it Distributore di bevande fredde | I contenitori trasparenti con agitatore delicato mantengono succhi e tè freddo freschi, mescolati e in vista.
fr Distributeur de boissons fraîches | Les bacs transparents à brassage doux gardent jus et thé glacé au frais, homogènes et bien visibles.
hu Hűtött italadagoló | Az átlátszó, finoman keverő tartályok hidegen, elkeveredve és szem előtt tartják a gyümölcslevet és a jeges teát.
cs Výdejník chlazených nápojů | Průhledné nádoby s jemným míchadlem udržují džusy a ledový čaj chladné, promíchané a na očích.
nb Dispenser for kald drikke | Gjennomsiktige beholdere med skånsom røring holder juice og iste kald, blandet og godt synlig.
nl Koudedrankendispenser | Transparante bakken met een zachte roerder houden sap en ijsthee koel, gemengd en goed zichtbaar.
da Dispenser til kolde drikke | Gennemsigtige beholdere med skånsom omrøring holder juice og iste kold, blandet og synlig.
sv Dispenser för kalla drycker | Genomskinliga behållare med skonsam omrörning håller juice och iste kalla, blandade och väl synliga.
es Dispensador de bebidas frías | Los depósitos transparentes con agitador suave mantienen zumos y té helado fríos, mezclados y a la vista.
fi Kylmäjuoma-annostelija | Läpinäkyvät, hellävaraisesti sekoittavat säiliöt pitävät mehut ja jääteen kylminä, tasaisina ja hyvin esillä.
pl Dyspenser do zimnych napojów | Przezroczyste pojemniki z łagodnym mieszadłem utrzymują soki i mrożoną herbatę zimne, wymieszane i dobrze widoczne.
ro Dozator de băuturi reci | Recipientele transparente cu agitare delicată mențin sucurile și ceaiul rece răcoroase, omogene și la vedere.
lt Šaltų gėrimų dalytuvas | Skaidriose talpyklose su švelnia maišykle sultys ir šalta arbata išlieka vėsios, išmaišytos ir gerai matomos.
sl Točilnik hladnih pijač | Prozorne posode z nežnim mešalom ohranjajo sokove in ledeni čaj hladne, premešane in na očeh.
el Διανεμητής κρύων ροφημάτων | Οι διάφανοι κάδοι με απαλή ανάδευση διατηρούν χυμούς και παγωμένο τσάι κρύα, ομογενή και σε κοινή θέα.
hr Točionik hladnih napitaka | Prozirne posude s nježnim miješanjem drže sokove i ledeni čaj hladnima, izmiješanima i dobro vidljivima.
bg Диспенсър за студени напитки | Прозрачните съдове с щадяща бъркалка поддържат соковете и студения чай охладени, разбъркани и добре видими.

# hot-water-dispenser
en Hot water dispenser | The double-walled urn keeps water, mulled wine or punch hot and pours it cup by cup.
sk Výdajník horúcej vody | Dvojplášťová nádoba udrží vodu, varené víno aj punč horúce a čapuje ich šálku po šálke.
de Heißwasserspender | Der doppelwandige Behälter hält Wasser, Glühwein oder Punsch heiß und zapft Tasse für Tasse.
pt Dispensador de água quente | O recipiente de parede dupla mantém água, vinho quente ou ponche quentes e serve-os chávena a chávena.
it Distributore di acqua calda | Il recipiente a doppia parete mantiene caldi acqua, vin brulé o punch e li serve tazza dopo tazza.
fr Distributeur d'eau chaude | La cuve à double paroi garde au chaud eau, vin chaud ou punch et les sert tasse après tasse.
hu Melegvíz-adagoló | A dupla falú tartály forrón tartja a vizet, a forralt bort vagy a puncsot, és csészénként adagolja.
cs Výdejník horké vody | Dvouplášťová nádoba udrží vodu, svařené víno i punč horké a čepuje je šálek po šálku.
nb Varmtvannsdispenser | Den dobbeltveggede beholderen holder vann, gløgg eller punsj varm og tapper kopp for kopp.
nl Heetwaterdispenser | De dubbelwandige ketel houdt water, glühwein of punch heet en tapt kop voor kop.
da Varmtvandsdispenser | Den dobbeltvæggede beholder holder vand, gløgg eller punch varm og tapper kop for kop.
sv Hetvattensdispenser | Den dubbelväggiga behållaren håller vatten, glögg eller punsch het och tappar kopp för kopp.
es Dispensador de agua caliente | El depósito de doble pared mantiene calientes agua, vino especiado o ponche y los sirve taza a taza.
fi Kuumavesiannostelija | Kaksiseinäinen säiliö pitää veden, glögin tai punssin kuumana ja annostelee sen kuppi kerrallaan.
pl Warnik do wody | Dwuścienny zbiornik utrzymuje wodę, grzane wino lub poncz w wysokiej temperaturze i nalewa je filiżanka po filiżance.
ro Dozator de apă fierbinte | Recipientul cu pereți dubli menține fierbinți apa, vinul fiert sau punciul și le servește ceașcă cu ceașcă.
lt Karšto vandens aparatas | Dvisienėje talpykloje vanduo, karštas vynas ar punšas ilgai išlieka karšti ir pilstomi puodelis po puodelio.
sl Grelnik vroče vode s pipo | Dvostenska posoda ohranja vodo, kuhano vino ali punč vroče in jih toči skodelico za skodelico.
el Θερμαντήρας νερού με βρυσάκι | Το δοχείο διπλού τοιχώματος κρατά ζεστό νερό, κρασί ή παντς και τα σερβίρει φλιτζάνι φλιτζάνι.
hr Dozator vruće vode | Posuda s dvostrukom stijenkom drži vodu, kuhano vino ili punč vrućima i toči šalicu po šalicu.
bg Диспенсър за гореща вода | Двустенният съд поддържа горещи вода, греяно вино или пунш и налива чаша след чаша.

# stainless-work-table
en Stainless steel work table | The smooth top with upstand and the lower shelf give the kitchen a hygienic, sturdy workplace.
sk Nerezový pracovný stôl | Hladká doska so zadným lemom a spodná polica tvoria hygienické a pevné pracovné miesto v kuchyni.
de Edelstahl-Arbeitstisch | Die glatte Platte mit Aufkantung und die Ablage darunter bieten in der Küche einen hygienischen, stabilen Arbeitsplatz.
pt Mesa de trabalho em inox | O tampo liso com alçado e a prateleira inferior dão à cozinha um posto de trabalho higiénico e robusto.
it Tavolo da lavoro in acciaio inox | Il piano liscio con alzatina e il ripiano inferiore offrono in cucina un posto di lavoro igienico e stabile.
fr Table de travail en inox | Le plateau lisse à dosseret et l'étagère basse offrent en cuisine un poste de travail hygiénique et stable.
hu Rozsdamentes munkaasztal | A sima, hátsó peremes munkalap és az alsó polc higiénikus, stabil munkahelyet ad a konyhában.
cs Nerezový pracovní stůl | Hladká deska se zadním lemem a spodní police tvoří v kuchyni hygienické a pevné pracovní místo.
nb Arbeidsbord i rustfritt stål | Den glatte platen med bakkant og hyllen under gir kjøkkenet en hygienisk og solid arbeidsplass.
nl Rvs-werktafel | Het gladde blad met spatrand en het onderblad vormen een hygiënische, stevige werkplek in de keuken.
da Arbejdsbord i rustfrit stål | Den glatte plade med bagkant og hylden under giver køkkenet en hygiejnisk og solid arbejdsplads.
sv Arbetsbord i rostfritt stål | Den släta skivan med bakkant och hyllan under ger köket en hygienisk och stabil arbetsplats.
es Mesa de trabajo de acero inoxidable | La superficie lisa con peto y el estante inferior ofrecen en la cocina un puesto de trabajo higiénico y estable.
fi Työpöytä ruostumatonta terästä | Sileä takareunallinen taso ja alahylly muodostavat keittiöön hygieenisen ja tukevan työpisteen.
pl Stół roboczy ze stali nierdzewnej | Gładki blat z rantem i dolna półka tworzą w kuchni higieniczne, stabilne miejsce pracy.
ro Masă de lucru din inox | Blatul neted cu rebord și polița inferioară oferă în bucătărie un loc de lucru igienic și stabil.
lt Nerūdijančiojo plieno darbo stalas | Lygus stalviršis su galine briauna ir apatinė lentyna virtuvėje sukuria higienišką, tvirtą darbo vietą.
sl Delovna miza iz nerjavnega jekla | Gladka plošča z zavihkom in spodnja polica v kuhinji ustvarita higiensko in trdno delovno mesto.
el Ανοξείδωτος πάγκος εργασίας | Η λεία επιφάνεια με πλάτη και το κάτω ράφι δίνουν στην κουζίνα μια υγιεινή και σταθερή θέση εργασίας.
hr Radni stol od nehrđajućeg čelika | Glatka ploča s povišenim rubom i donja polica daju kuhinji higijensko i čvrsto radno mjesto.
bg Работна маса от неръждаема стомана | Гладкият плот с борд и долният рафт осигуряват в кухнята хигиенично и стабилно работно място.
`;
