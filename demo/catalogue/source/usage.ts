/**
 * Sentences that several kinds share: who the goods are for, and what a trait means in daily work.
 * They never refer back to the product with a pronoun, so that they agree with every name.
 * Format: `# key`, then one line a language.
 */
export const usageTexts = `
# for-kitchen
en Suitable for snack bars, canteens, restaurants and catering.
sk Vhodné pre bufety, jedálne, reštaurácie a catering.
de Geeignet für Imbiss, Kantine, Restaurant und Catering.
pt Indicado para snack-bares, cantinas, restaurantes e catering.
it Adatto a snack bar, mense, ristoranti e catering.
fr Convient aux snacks, cantines, restaurants et traiteurs.
hu Büfékbe, étkezdékbe, éttermekbe és rendezvényekre ajánljuk.
cs Vhodné pro bufety, jídelny, restaurace a catering.
nb Passer for gatekjøkken, kantiner, restauranter og catering.
nl Geschikt voor snackbars, kantines, restaurants en catering.
da Velegnet til grillbarer, kantiner, restauranter og catering.
sv Passar gatukök, matsalar, restauranger och catering.
es Indicado para bares, comedores, restaurantes y catering.
fi Sopii grilleihin, ruokaloihin, ravintoloihin ja pitopalveluun.
pl Do barów, stołówek, restauracji i cateringu.
ro Potrivit pentru fast-food, cantine, restaurante și catering.
lt Tinka užkandinėms, valgykloms, restoranams ir išvežamajam maitinimui.
sl Primerno za okrepčevalnice, menze, restavracije in catering.
el Κατάλληλο για σνακ μπαρ, κυλικεία, εστιατόρια και catering.
hr Prikladno za zalogajnice, kantine, restorane i catering.
bg Подходящо за закусвални, столове, ресторанти и кетъринг.

# for-events
en A reliable eye-catcher at fairs, cinemas, markets and parties.
sk Spoľahlivý magnet na jarmokoch, v kinách, na trhoch a oslavách.
de Ein zuverlässiger Blickfang auf Jahrmärkten, im Kino, auf Märkten und Festen.
pt Um chamariz garantido em feiras, cinemas, mercados e festas.
it Una sicura attrazione per fiere, cinema, mercati e feste.
fr Un succès assuré dans les fêtes foraines, cinémas, marchés et réceptions.
hu Biztos vonzerő vásárokon, mozikban, piacokon és ünnepségeken.
cs Spolehlivé lákadlo na poutích, v kinech, na trzích a oslavách.
nb Et sikkert blikkfang på tivoli, kino, marked og fest.
nl Een echte blikvanger op kermissen, in bioscopen, op markten en feesten.
da Et sikkert blikfang på tivolier, i biografer, på markeder og til fester.
sv En säker blickfångare på tivolin, biografer, marknader och fester.
es Un reclamo seguro en ferias, cines, mercados y fiestas.
fi Varma katseenvangitsija tivoleissa, elokuvateattereissa, markkinoilla ja juhlissa.
pl Pewny magnes na klientów na jarmarkach, w kinach, na targach i przyjęciach.
ro O atracție sigură la bâlciuri, cinematografe, târguri și petreceri.
lt Visada pritraukia lankytojus mugėse, kino teatruose, turguose ir šventėse.
sl Zanesljiva privlačnost na sejmih, v kinih, na tržnicah in zabavah.
el Σίγουρος πόλος έλξης σε πανηγύρια, σινεμά, αγορές και γιορτές.
hr Pouzdan mamac na sajmovima, u kinima, na tržnicama i proslavama.
bg Сигурна атракция на панаири, в кина, на пазари и празници.

# for-workshop
en Suitable for garages, metalworking shops and demanding home workshops.
sk Vhodné pre autoservisy, kovodielne a náročné domáce dielne.
de Geeignet für Kfz-Betriebe, Metallwerkstätten und anspruchsvolle Heimwerker.
pt Indicado para oficinas auto, serralharias e bricolage exigente.
it Adatto ad autofficine, officine meccaniche e hobbisti esigenti.
fr Convient aux garages, ateliers de métallerie et bricoleurs exigeants.
hu Autószervizekbe, fémipari műhelyekbe és igényes barkácsolóknak ajánljuk.
cs Vhodné pro autoservisy, kovodílny a náročné domácí dílny.
nb Passer for bilverksteder, metallverksteder og krevende hobbybrukere.
nl Geschikt voor garages, metaalwerkplaatsen en veeleisende doe-het-zelvers.
da Velegnet til autoværksteder, smedjer og krævende hobbybrugere.
sv Passar bilverkstäder, metallverkstäder och krävande hemmafixare.
es Indicado para talleres mecánicos, talleres metalúrgicos y bricoladores exigentes.
fi Sopii autokorjaamoihin, metalliverstaisiin ja vaativille harrastajille.
pl Do warsztatów samochodowych, ślusarni i wymagających majsterkowiczów.
ro Potrivit pentru service-uri auto, ateliere de prelucrare a metalelor și pasionați exigenți.
lt Tinka autoservisams, metalo apdirbimo dirbtuvėms ir reikliems meistrams.
sl Primerno za avtoservise, kovinarske delavnice in zahtevne domače mojstre.
el Κατάλληλο για συνεργεία αυτοκινήτων, μηχανουργεία και απαιτητικούς μάστορες.
hr Prikladno za autoservise, metalske radionice i zahtjevne majstore.
bg Подходящо за автосервизи, металообработващи работилници и взискателни майстори.

# for-lab
en Suitable for laboratories, schools, electronics workshops and quality control.
sk Vhodné pre laboratóriá, školy, elektrodielne a kontrolu kvality.
de Geeignet für Labor, Schule, Elektronikwerkstatt und Qualitätskontrolle.
pt Indicado para laboratórios, escolas, oficinas de eletrónica e controlo de qualidade.
it Adatto a laboratori, scuole, officine elettroniche e controllo qualità.
fr Convient aux laboratoires, écoles, ateliers d'électronique et au contrôle qualité.
hu Laboratóriumokba, iskolákba, elektronikai műhelyekbe és minőség-ellenőrzéshez ajánljuk.
cs Vhodné pro laboratoře, školy, elektrodílny a kontrolu kvality.
nb Passer for laboratorier, skoler, elektronikkverksteder og kvalitetskontroll.
nl Geschikt voor laboratoria, scholen, elektronicawerkplaatsen en kwaliteitscontrole.
da Velegnet til laboratorier, skoler, elektronikværksteder og kvalitetskontrol.
sv Passar laboratorier, skolor, elektronikverkstäder och kvalitetskontroll.
es Indicado para laboratorios, escuelas, talleres de electrónica y control de calidad.
fi Sopii laboratorioihin, kouluihin, elektroniikkapajoihin ja laadunvalvontaan.
pl Do laboratoriów, szkół, warsztatów elektronicznych i kontroli jakości.
ro Potrivit pentru laboratoare, școli, ateliere de electronică și controlul calității.
lt Tinka laboratorijoms, mokykloms, elektronikos dirbtuvėms ir kokybės kontrolei.
sl Primerno za laboratorije, šole, elektronske delavnice in kontrolo kakovosti.
el Κατάλληλο για εργαστήρια, σχολεία, συνεργεία ηλεκτρονικών και ποιοτικό έλεγχο.
hr Prikladno za laboratorije, škole, elektroničke radionice i kontrolu kvalitete.
bg Подходящо за лаборатории, училища, електронни сервизи и качествен контрол.

# for-warehouse
en Suitable for warehouses, dispatch departments, shops and production halls.
sk Vhodné pre sklady, expedície, predajne a výrobné haly.
de Geeignet für Lager, Versand, Ladengeschäft und Produktion.
pt Indicado para armazéns, expedição, lojas e unidades de produção.
it Adatto a magazzini, reparti spedizione, negozi e capannoni.
fr Convient aux entrepôts, services d'expédition, magasins et ateliers de production.
hu Raktárakba, expedíciós részlegekre, üzletekbe és üzemcsarnokokba ajánljuk.
cs Vhodné pro sklady, expedice, prodejny a výrobní haly.
nb Passer for lager, ekspedisjon, butikker og produksjonshaller.
nl Geschikt voor magazijnen, expeditie, winkels en productiehallen.
da Velegnet til lagre, ekspedition, butikker og produktionshaller.
sv Passar lager, expedition, butiker och produktionshallar.
es Indicado para almacenes, expedición, tiendas y naves de producción.
fi Sopii varastoihin, lähettämöihin, myymälöihin ja tuotantohalleihin.
pl Do magazynów, działów wysyłki, sklepów i hal produkcyjnych.
ro Potrivit pentru depozite, expediție, magazine și hale de producție.
lt Tinka sandėliams, siuntų skyriams, parduotuvėms ir gamybos cechams.
sl Primerno za skladišča, odpremo, trgovine in proizvodne hale.
el Κατάλληλο για αποθήκες, τμήματα αποστολών, καταστήματα και χώρους παραγωγής.
hr Prikladno za skladišta, otpremu, trgovine i proizvodne hale.
bg Подходящо за складове, експедиция, магазини и производствени халета.

# for-wellness
en Suitable for massage practices, beauty salons, physiotherapy and fitness studios.
sk Vhodné pre masérne, kozmetické salóny, fyzioterapiu a fitnescentrá.
de Geeignet für Massagepraxis, Kosmetikstudio, Physiotherapie und Fitnessstudio.
pt Indicado para gabinetes de massagem, salões de beleza, fisioterapia e ginásios.
it Adatto a studi di massaggio, centri estetici, fisioterapia e palestre.
fr Convient aux cabinets de massage, instituts de beauté, kinésithérapeutes et salles de sport.
hu Masszázsszalonokba, kozmetikákba, fizioterápiára és edzőtermekbe ajánljuk.
cs Vhodné pro masérny, kosmetické salony, fyzioterapii a fitness centra.
nb Passer for massasjeklinikker, skjønnhetssalonger, fysioterapi og treningssentre.
nl Geschikt voor massagepraktijken, schoonheidssalons, fysiotherapie en fitnessstudio's.
da Velegnet til massageklinikker, skønhedssaloner, fysioterapi og fitnesscentre.
sv Passar massagekliniker, skönhetssalonger, fysioterapi och gym.
es Indicado para gabinetes de masaje, salones de belleza, fisioterapia y gimnasios.
fi Sopii hierojille, kauneushoitoloihin, fysioterapiaan ja kuntosaleille.
pl Do gabinetów masażu, salonów kosmetycznych, fizjoterapii i klubów fitness.
ro Potrivit pentru cabinete de masaj, saloane de înfrumusețare, fizioterapie și săli de fitness.
lt Tinka masažo kabinetams, grožio salonams, kineziterapijai ir sporto klubams.
sl Primerno za masažne in kozmetične salone, fizioterapijo in fitnes studie.
el Κατάλληλο για χώρους μασάζ, ινστιτούτα ομορφιάς, φυσικοθεραπεία και γυμναστήρια.
hr Prikladno za salone za masažu, kozmetičke salone, fizioterapiju i teretane.
bg Подходящо за масажни студиа, козметични салони, физиотерапия и фитнес зали.

# for-outdoor
en Suitable for gardens, terraces, farms and outdoor events.
sk Vhodné do záhrad, na terasy, farmy a podujatia pod holým nebom.
de Geeignet für Garten, Terrasse, Hof und Veranstaltungen im Freien.
pt Indicado para jardins, esplanadas, quintas e eventos ao ar livre.
it Adatto a giardini, terrazze, fattorie ed eventi all'aperto.
fr Convient aux jardins, terrasses, fermes et événements en plein air.
hu Kertbe, teraszra, gazdaságba és szabadtéri rendezvényekre ajánljuk.
cs Vhodné na zahrady, terasy, farmy a akce pod širým nebem.
nb Passer for hager, terrasser, gårder og utendørsarrangementer.
nl Geschikt voor tuinen, terrassen, boerderijen en buitenevenementen.
da Velegnet til haver, terrasser, gårde og udendørs arrangementer.
sv Passar trädgårdar, uteplatser, gårdar och evenemang utomhus.
es Indicado para jardines, terrazas, granjas y eventos al aire libre.
fi Sopii pihoille, terasseille, maatiloille ja ulkotapahtumiin.
pl Do ogrodów, na tarasy, do gospodarstw i na imprezy plenerowe.
ro Potrivit pentru grădini, terase, ferme și evenimente în aer liber.
lt Tinka sodams, terasoms, ūkiams ir renginiams lauke.
sl Primerno za vrtove, terase, kmetije in prireditve na prostem.
el Κατάλληλο για κήπους, βεράντες, αγροκτήματα και υπαίθριες εκδηλώσεις.
hr Prikladno za vrtove, terase, imanja i događanja na otvorenom.
bg Подходящо за градини, тераси, ферми и събития на открито.

# for-site
en Suitable for building sites, trades, agriculture and industry.
sk Vhodné pre stavby, remeslá, poľnohospodárstvo a priemysel.
de Geeignet für Baustelle, Handwerk, Landwirtschaft und Industrie.
pt Indicado para obras, oficinas, agricultura e indústria.
it Adatto a cantieri, artigianato, agricoltura e industria.
fr Convient aux chantiers, à l'artisanat, à l'agriculture et à l'industrie.
hu Építkezésre, kisiparba, mezőgazdaságba és ipari környezetbe ajánljuk.
cs Vhodné pro stavby, řemesla, zemědělství a průmysl.
nb Passer for byggeplasser, håndverk, landbruk og industri.
nl Geschikt voor bouwplaats, ambacht, landbouw en industrie.
da Velegnet til byggepladser, håndværk, landbrug og industri.
sv Passar byggarbetsplatser, hantverk, lantbruk och industri.
es Indicado para obras, oficios, agricultura e industria.
fi Sopii rakennustyömaille, käsityöyrityksiin, maatalouteen ja teollisuuteen.
pl Na budowy, do rzemiosła, rolnictwa i przemysłu.
ro Potrivit pentru șantiere, meserii, agricultură și industrie.
lt Tinka statyboms, amatams, žemės ūkiui ir pramonei.
sl Primerno za gradbišča, obrt, kmetijstvo in industrijo.
el Κατάλληλο για εργοτάξια, βιοτεχνίες, γεωργία και βιομηχανία.
hr Prikladno za gradilišta, obrt, poljoprivredu i industriju.
bg Подходящо за строежи, занаяти, земеделие и промишленост.

# inox
en The stainless-steel surfaces are quick to wipe down and stand up to daily kitchen use.
sk Nerezové povrchy sa rýchlo utrú a znesú každodennú prevádzku kuchyne.
de Die Edelstahlflächen sind schnell abgewischt und halten dem täglichen Küchenbetrieb stand.
pt As superfícies em inox limpam-se depressa e resistem ao uso diário na cozinha.
it Le superfici in acciaio inox si puliscono in fretta e resistono all'uso quotidiano in cucina.
fr Les surfaces en inox se nettoient vite et résistent à l'usage quotidien en cuisine.
hu A rozsdamentes felületek gyorsan letörölhetők, és bírják a mindennapi konyhai használatot.
cs Nerezové plochy se rychle otřou a snesou každodenní provoz kuchyně.
nb Flatene i rustfritt stål tørkes raskt av og tåler daglig bruk på kjøkkenet.
nl De rvs-oppervlakken zijn snel afgenomen en bestand tegen dagelijks keukengebruik.
da Fladerne i rustfrit stål er hurtige at tørre af og tåler daglig brug i køkkenet.
sv De rostfria ytorna torkas snabbt av och tål daglig användning i köket.
es Las superficies de acero inoxidable se limpian rápido y resisten el uso diario en cocina.
fi Ruostumattomat pinnat pyyhkii nopeasti, ja ne kestävät keittiön päivittäisen käytön.
pl Powierzchnie ze stali nierdzewnej łatwo wytrzeć i dobrze znoszą codzienną pracę w kuchni.
ro Suprafețele din inox se șterg rapid și rezistă la utilizarea zilnică din bucătărie.
lt Nerūdijančiojo plieno paviršiai greitai nuvalomi ir atlaiko kasdienį darbą virtuvėje.
sl Površine iz nerjavnega jekla se hitro obrišejo in prenesejo vsakodnevno delo v kuhinji.
el Οι ανοξείδωτες επιφάνειες σκουπίζονται γρήγορα και αντέχουν στην καθημερινή χρήση της κουζίνας.
hr Površine od nehrđajućeg čelika brzo se brišu i podnose svakodnevni rad u kuhinji.
bg Повърхностите от неръждаема стомана се забърсват бързо и издържат на ежедневна работа в кухнята.

# thermostat
en The thermostat keeps the set temperature constant, even at busy times.
sk Termostat udržiava nastavenú teplotu aj v špičke.
de Das Thermostat hält die eingestellte Temperatur auch bei Hochbetrieb konstant.
pt O termóstato mantém a temperatura escolhida mesmo nas horas de ponta.
it Il termostato mantiene costante la temperatura impostata anche nelle ore di punta.
fr Le thermostat maintient la température réglée, même aux heures de pointe.
hu A termosztát csúcsidőben is állandóan tartja a beállított hőmérsékletet.
cs Termostat udržuje nastavenou teplotu i ve špičce.
nb Termostaten holder innstilt temperatur konstant, også i travle perioder.
nl De thermostaat houdt de ingestelde temperatuur constant, ook op drukke momenten.
da Termostaten holder den indstillede temperatur konstant, også i travle perioder.
sv Termostaten håller inställd temperatur konstant även när det är mycket att göra.
es El termostato mantiene constante la temperatura ajustada, incluso en horas punta.
fi Termostaatti pitää asetetun lämpötilan tasaisena myös kiireaikoina.
pl Termostat utrzymuje ustawioną temperaturę nawet w godzinach szczytu.
ro Termostatul menține constantă temperatura setată, chiar și la ore de vârf.
lt Termostatas palaiko nustatytą temperatūrą net piko metu.
sl Termostat ohranja nastavljeno temperaturo tudi ob največjem prometu.
el Ο θερμοστάτης διατηρεί σταθερή τη θερμοκρασία που ορίσατε ακόμη και σε ώρες αιχμής.
hr Termostat održava podešenu temperaturu i u najvećoj gužvi.
bg Термостатът поддържа зададената температура дори в пиковите часове.

# steel-frame
en Thick steel and clean weld seams are made for years of daily work.
sk Hrubá oceľ a poctivé zvary sú stavané na roky každodennej práce.
de Dickwandiger Stahl und saubere Schweißnähte sind für jahrelangen täglichen Einsatz ausgelegt.
pt O aço espesso e as soldaduras cuidadas garantem anos de trabalho diário.
it Acciaio spesso e saldature pulite sono fatti per anni di lavoro quotidiano.
fr Acier épais et soudures soignées sont prévus pour des années de travail quotidien.
hu A vastag acél és a gondos hegesztés évekig tartó mindennapi munkára készült.
cs Silná ocel a poctivé svary jsou stavěné na léta každodenní práce.
nb Tykt stål og solide sveiser er laget for mange års daglig bruk.
nl Dik staal en nette lasnaden zijn gemaakt voor jarenlang dagelijks gebruik.
da Kraftigt stål og solide svejsninger er lavet til mange års daglig brug.
sv Tjockt stål och rena svetsar är gjorda för många års dagligt arbete.
es El acero grueso y las soldaduras limpias están hechos para años de trabajo diario.
fi Paksu teräs ja siistit hitsaussaumat on tehty vuosien päivittäiseen käyttöön.
pl Gruba stal i solidne spoiny są przygotowane na lata codziennej pracy.
ro Oțelul gros și sudurile îngrijite sunt făcute pentru ani de lucru zilnic.
lt Storas plienas ir tvarkingos siūlės skirti ilgametiam kasdieniam darbui.
sl Debelo jeklo in skrbni zvari so narejeni za leta vsakodnevnega dela.
el Ο χοντρός χάλυβας και οι καθαρές συγκολλήσεις είναι φτιαγμένα για χρόνια καθημερινής δουλειάς.
hr Debeli čelik i uredni zavari napravljeni su za godine svakodnevnog rada.
bg Дебелата стомана и чистите заварки са направени за години ежедневна работа.

# cooling
en A strong fan and thermal protection allow long working phases without a break.
sk Silný ventilátor a tepelná ochrana umožňujú dlhé pracovné úseky bez prestávky.
de Ein starker Lüfter und der Thermoschutz erlauben lange Arbeitsphasen ohne Pause.
pt O ventilador potente e a proteção térmica permitem longas fases de trabalho sem pausas.
it La potente ventola e la protezione termica consentono lunghe fasi di lavoro senza pause.
fr Un ventilateur puissant et une protection thermique autorisent de longues phases de travail sans pause.
hu Az erős ventilátor és a hővédelem hosszú, megszakítás nélküli munkát tesz lehetővé.
cs Silný ventilátor a tepelná ochrana umožňují dlouhé pracovní úseky bez přestávky.
nb En kraftig vifte og termisk vern gir lange arbeidsøkter uten pause.
nl Een krachtige ventilator en thermische beveiliging maken lange werkfasen zonder pauze mogelijk.
da En kraftig blæser og termosikring giver lange arbejdsperioder uden pause.
sv En kraftig fläkt och termoskydd medger långa arbetspass utan paus.
es El potente ventilador y la protección térmica permiten largas fases de trabajo sin pausa.
fi Tehokas tuuletin ja lämpösuoja mahdollistavat pitkät työjaksot ilman taukoja.
pl Mocny wentylator i zabezpieczenie termiczne pozwalają długo pracować bez przerwy.
ro Ventilatorul puternic și protecția termică permit faze lungi de lucru fără pauză.
lt Galingas ventiliatorius ir šiluminė apsauga leidžia ilgai dirbti be pertraukos.
sl Močan ventilator in toplotna zaščita omogočata dolgo delo brez premora.
el Ο ισχυρός ανεμιστήρας και η θερμική προστασία επιτρέπουν πολλή ώρα εργασίας χωρίς διακοπή.
hr Snažan ventilator i toplinska zaštita omogućuju dug rad bez stanke.
bg Мощният вентилатор и термозащитата позволяват продължителна работа без прекъсване.

# readable
en Large digits and few buttons make readings quick and mistakes rare.
sk Veľké číslice a málo tlačidiel urýchľujú odčítanie a znižujú počet chýb.
de Große Ziffern und wenige Tasten machen das Ablesen schnell und Fehler selten.
pt Os algarismos grandes e os poucos botões tornam a leitura rápida e os erros raros.
it Cifre grandi e pochi tasti rendono la lettura rapida e gli errori rari.
fr De grands chiffres et peu de touches rendent la lecture rapide et les erreurs rares.
hu A nagy számjegyek és a kevés gomb gyorssá teszik a leolvasást, és kevés a tévedés.
cs Velké číslice a málo tlačítek urychlují odečet a snižují počet chyb.
nb Store sifre og få knapper gjør avlesningen rask og feil sjeldne.
nl Grote cijfers en weinig knoppen maken het aflezen snel en fouten zeldzaam.
da Store cifre og få knapper gør aflæsningen hurtig og fejl sjældne.
sv Stora siffror och få knappar gör avläsningen snabb och felen få.
es Los dígitos grandes y los pocos botones hacen la lectura rápida y los errores raros.
fi Suuret numerot ja harvat painikkeet tekevät lukemisesta nopeaa ja virheistä harvinaisia.
pl Duże cyfry i niewiele przycisków to szybki odczyt i mało pomyłek.
ro Cifrele mari și butoanele puține fac citirea rapidă și erorile rare.
lt Dideli skaitmenys ir vos keli mygtukai leidžia greitai nuskaityti ir retai suklysti.
sl Velike številke in malo gumbov omogočajo hitro odčitavanje in malo napak.
el Τα μεγάλα ψηφία και τα λίγα κουμπιά κάνουν την ανάγνωση γρήγορη και τα λάθη σπάνια.
hr Velike znamenke i malo tipki ubrzavaju očitavanje i smanjuju pogreške.
bg Едрите цифри и малкото бутони правят отчитането бързо, а грешките – редки.

# hydraulics
en The sealed hydraulics work smoothly, and a valve prevents overloading.
sk Utesnená hydraulika pracuje plynulo a ventil bráni preťaženiu.
de Die gekapselte Hydraulik arbeitet gleichmäßig, ein Ventil verhindert Überlastung.
pt O sistema hidráulico selado trabalha com suavidade e uma válvula evita sobrecargas.
it L'idraulica sigillata lavora in modo fluido e una valvola impedisce il sovraccarico.
fr L'hydraulique étanche travaille en douceur et une soupape évite toute surcharge.
hu A zárt hidraulika egyenletesen dolgozik, a túlterhelést szelep akadályozza meg.
cs Utěsněná hydraulika pracuje plynule a ventil brání přetížení.
nb Den lukkede hydraulikken arbeider jevnt, og en ventil hindrer overbelastning.
nl De gesloten hydrauliek werkt soepel en een ventiel voorkomt overbelasting.
da Den lukkede hydraulik arbejder jævnt, og en ventil forhindrer overbelastning.
sv Den slutna hydrauliken arbetar jämnt och en ventil förhindrar överlast.
es El sistema hidráulico sellado trabaja con suavidad y una válvula evita la sobrecarga.
fi Suljettu hydrauliikka toimii tasaisesti, ja venttiili estää ylikuormituksen.
pl Szczelny układ hydrauliczny pracuje płynnie, a zawór zapobiega przeciążeniu.
ro Sistemul hidraulic etanș lucrează lin, iar o supapă previne suprasarcina.
lt Sandari hidraulinė sistema veikia tolygiai, o vožtuvas apsaugo nuo perkrovos.
sl Zatesnjena hidravlika deluje gladko, ventil pa preprečuje preobremenitev.
el Το στεγανό υδραυλικό σύστημα λειτουργεί ομαλά και μια βαλβίδα αποτρέπει την υπερφόρτωση.
hr Zabrtvljena hidraulika radi glatko, a ventil sprječava preopterećenje.
bg Уплътнената хидравлика работи плавно, а клапан предпазва от претоварване.

# castors
en Smooth-running wheels make moving easy, and a firm stand gives safety at work.
sk Ľahko bežiace kolesá uľahčujú presun a pevný postoj zaručuje bezpečnú prácu.
de Leichtgängige Räder erleichtern den Transport, ein fester Stand sorgt für sicheres Arbeiten.
pt As rodas suaves facilitam a deslocação e o apoio firme dá segurança no trabalho.
it Le ruote scorrevoli facilitano gli spostamenti e l'appoggio stabile dà sicurezza nel lavoro.
fr Les roues souples facilitent les déplacements et la bonne assise garantit un travail sûr.
hu A könnyen gördülő kerekek megkönnyítik a mozgatást, a stabil állás pedig biztonságot ad.
cs Lehce běžící kola usnadňují přesun a pevný postoj zaručuje bezpečnou práci.
nb Lettgående hjul gjør flyttingen enkel, og et støtt stativ gir trygt arbeid.
nl Soepele wielen maken verplaatsen gemakkelijk en een vaste stand zorgt voor veilig werken.
da Letløbende hjul gør det nemt at flytte, og en solid stand giver sikkerhed i arbejdet.
sv Lättrullande hjul gör det enkelt att flytta och stadig uppställning ger säkert arbete.
es Las ruedas suaves facilitan el traslado y el apoyo firme da seguridad en el trabajo.
fi Kevyesti rullaavat pyörät helpottavat siirtämistä, ja tukeva asento tekee työstä turvallista.
pl Lekko toczące się koła ułatwiają przemieszczanie, a stabilna podstawa zapewnia bezpieczną pracę.
ro Roțile ușoare facilitează deplasarea, iar poziția stabilă oferă siguranță la lucru.
lt Lengvai riedantys ratai palengvina perkėlimą, o tvirta padėtis užtikrina saugų darbą.
sl Lahkotna kolesa olajšajo premikanje, stabilna postavitev pa zagotavlja varno delo.
el Οι ρόδες κυλούν εύκολα για άνετη μετακίνηση και η σταθερή στήριξη δίνει ασφάλεια στην εργασία.
hr Lako pokretni kotači olakšavaju premještanje, a stabilan oslonac daje sigurnost pri radu.
bg Леко движещите се колела улесняват преместването, а стабилната опора осигурява безопасна работа.

# start-now
en The most important accessories are included, so work can begin straight away.
sk Hlavné príslušenstvo je súčasťou balenia, takže sa dá hneď začať.
de Das wichtigste Zubehör liegt bei, sodass die Arbeit sofort beginnen kann.
pt Os acessórios mais importantes vêm incluídos, para começar logo a trabalhar.
it Gli accessori più importanti sono inclusi: si può iniziare subito a lavorare.
fr Les principaux accessoires sont fournis : le travail peut commencer aussitôt.
hu A legfontosabb tartozékok a csomagban vannak, így azonnal kezdődhet a munka.
cs Hlavní příslušenství je součástí balení, takže lze hned začít.
nb Det viktigste tilbehøret følger med, så arbeidet kan begynne med en gang.
nl De belangrijkste accessoires zijn inbegrepen, zodat het werk meteen kan beginnen.
da Det vigtigste tilbehør medfølger, så arbejdet kan begynde med det samme.
sv De viktigaste tillbehören ingår, så arbetet kan börja direkt.
es Los accesorios más importantes vienen incluidos para empezar a trabajar enseguida.
fi Tärkeimmät tarvikkeet sisältyvät toimitukseen, joten työn voi aloittaa heti.
pl Najważniejsze akcesoria są w zestawie, więc pracę można zacząć od razu.
ro Cele mai importante accesorii sunt incluse, astfel încât lucrul poate începe imediat.
lt Svarbiausi priedai pridedami, todėl galima iškart pradėti darbą.
sl Najpomembnejši pribor je priložen, zato se delo lahko takoj začne.
el Τα βασικά εξαρτήματα περιλαμβάνονται, ώστε η εργασία να αρχίζει αμέσως.
hr Najvažniji pribor dolazi u paketu pa rad može odmah početi.
bg Най-важните принадлежности са включени и работата може да започне веднага.

# padding
en The thick padding stays comfortable for hours, and the cover is wiped clean in no time.
sk Hrubé čalúnenie je pohodlné celé hodiny a poťah sa rýchlo utrie.
de Die dicke Polsterung bleibt stundenlang bequem, der Bezug ist im Nu abgewischt.
pt O estofo espesso mantém-se confortável durante horas e o revestimento limpa-se num instante.
it L'imbottitura spessa resta comoda per ore e il rivestimento si pulisce in un attimo.
fr L'épais rembourrage reste confortable des heures durant et la housse se nettoie en un instant.
hu A vastag párnázás órákon át kényelmes, a huzat pillanatok alatt letörölhető.
cs Silné polstrování je pohodlné celé hodiny a potah se rychle otře.
nb Den tykke polstringen er behagelig i timevis, og trekket tørkes raskt av.
nl De dikke bekleding blijft urenlang comfortabel en de hoes is zo afgenomen.
da Den tykke polstring er behagelig i timevis, og betrækket tørres hurtigt af.
sv Den tjocka stoppningen är bekväm i timmar och klädseln torkas snabbt av.
es El grueso acolchado resulta cómodo durante horas y la funda se limpia en un momento.
fi Paksu pehmuste tuntuu mukavalta tuntikausia, ja päällisen pyyhkii puhtaaksi hetkessä.
pl Gruba tapicerka jest wygodna przez wiele godzin, a obicie łatwo wytrzeć.
ro Tapițeria groasă rămâne confortabilă ore întregi, iar husa se șterge imediat.
lt Storas paminkštinimas patogus daug valandų, o apmušalas akimirksniu nuvalomas.
sl Debelo oblazinjenje je ure dolgo udobno, prevleka pa se hitro obriše.
el Η παχιά επένδυση μένει αναπαυτική για ώρες και το κάλυμμα καθαρίζεται στη στιγμή.
hr Debela obloga ostaje udobna satima, a presvlaka se brzo obriše.
bg Дебелата тапицерия е удобна с часове, а калъфът се забърсва за миг.

# easy-setup
en Assembly takes only a little time and no special tools.
sk Montáž trvá len chvíľu a nevyžaduje špeciálne náradie.
de Der Aufbau ist schnell erledigt und braucht kein Spezialwerkzeug.
pt A montagem é rápida e não exige ferramentas especiais.
it Il montaggio richiede poco tempo e nessun attrezzo speciale.
fr Le montage est rapide et ne demande aucun outil spécial.
hu Az összeszerelés gyors, és nem kell hozzá különleges szerszám.
cs Montáž trvá jen chvíli a nevyžaduje speciální nářadí.
nb Monteringen går raskt og krever ikke spesialverktøy.
nl De montage is snel klaar en vergt geen speciaal gereedschap.
da Samlingen er hurtigt klaret og kræver intet specialværktøj.
sv Monteringen går snabbt och kräver inga specialverktyg.
es El montaje es rápido y no requiere herramientas especiales.
fi Kokoaminen käy nopeasti eikä vaadi erikoistyökaluja.
pl Montaż trwa krótko i nie wymaga specjalnych narzędzi.
ro Montajul durează puțin și nu necesită scule speciale.
lt Surinkti galima greitai ir be specialių įrankių.
sl Montaža je hitra in ne zahteva posebnega orodja.
el Η συναρμολόγηση γίνεται γρήγορα και χωρίς ειδικά εργαλεία.
hr Sastavljanje je brzo i ne zahtijeva poseban alat.
bg Монтажът отнема малко време и не изисква специални инструменти.

# grip
en The shape of the handle sits securely in the hand, even with gloves on.
sk Tvar rukoväti dobre sedí v ruke, aj v rukaviciach.
de Die Griffform liegt sicher in der Hand, auch mit Handschuhen.
pt O formato da pega assenta bem na mão, mesmo com luvas.
it La forma dell'impugnatura si tiene saldamente in mano anche con i guanti.
fr La forme de la poignée tient bien en main, même avec des gants.
hu A fogantyú formája kesztyűben is biztosan illik a kézbe.
cs Tvar rukojeti dobře padne do ruky, i v rukavicích.
nb Formen på håndtaket ligger trygt i hånden, også med hansker.
nl De vorm van de greep ligt vast in de hand, ook met handschoenen.
da Grebets form ligger sikkert i hånden, også med handsker.
sv Handtagets form ligger säkert i handen, även med handskar.
es La forma del mango se ajusta bien a la mano, incluso con guantes.
fi Kahvan muoto istuu varmasti käteen myös käsineet kädessä.
pl Kształt uchwytu pewnie leży w dłoni, także w rękawicach.
ro Forma mânerului se așază sigur în mână, chiar și cu mănuși.
lt Rankenos forma patikimai gula į delną net mūvint pirštines.
sl Oblika ročaja se varno prilega roki, tudi z rokavicami.
el Το σχήμα της λαβής κάθεται σίγουρα στο χέρι, ακόμη και με γάντια.
hr Oblik ručke sigurno leži u ruci, čak i s rukavicama.
bg Формата на дръжката ляга сигурно в ръката дори с ръкавици.

# steady-result
en Fine adjustment and quiet running give results that can be repeated.
sk Jemné nastavenie a pokojný chod prinášajú opakovateľné výsledky.
de Feine Einstellung und ruhiger Lauf liefern wiederholbare Ergebnisse.
pt O ajuste fino e o funcionamento estável dão resultados repetíveis.
it La regolazione fine e la marcia regolare danno risultati ripetibili.
fr Le réglage fin et la marche régulière donnent des résultats reproductibles.
hu A finom beállítás és a nyugodt járás megismételhető eredményt ad.
cs Jemné nastavení a klidný chod přinášejí opakovatelné výsledky.
nb Fin justering og rolig gang gir resultater som kan gjentas.
nl Fijne instelling en een rustige loop geven herhaalbare resultaten.
da Finjustering og rolig gang giver resultater, der kan gentages.
sv Fin inställning och lugn gång ger resultat som går att upprepa.
es El ajuste fino y la marcha regular dan resultados repetibles.
fi Hienosäätö ja tasainen käynti antavat toistettavia tuloksia.
pl Precyzyjna regulacja i spokojna praca dają powtarzalne wyniki.
ro Reglajul fin și funcționarea liniștită dau rezultate repetabile.
lt Tikslus reguliavimas ir ramus veikimas užtikrina pakartojamus rezultatus.
sl Fina nastavitev in miren tek dajeta ponovljive rezultate.
el Η λεπτή ρύθμιση και η ήρεμη λειτουργία δίνουν επαναλήψιμα αποτελέσματα.
hr Fino podešavanje i miran rad daju ponovljive rezultate.
bg Фината настройка и спокойният ход дават повторими резултати.

# b-ware
en Factory second: checked and fully functional, with slight signs of use or damaged packaging.
sk Tovar 2. triedy: skontrolovaný a plne funkčný, s drobnými stopami používania alebo poškodeným obalom.
de B-Ware: geprüft und voll funktionsfähig, mit leichten Gebrauchsspuren oder beschädigter Verpackung.
pt Artigo de segunda escolha: verificado e totalmente funcional, com ligeiras marcas de uso ou embalagem danificada.
it Articolo di seconda scelta: controllato e perfettamente funzionante, con lievi segni d'uso o imballo danneggiato.
fr Article de second choix : contrôlé et pleinement fonctionnel, avec de légères traces d'usage ou un emballage abîmé.
hu Másodosztályú áru: ellenőrzött és teljesen működőképes, enyhe használati nyomokkal vagy sérült csomagolással.
cs Zboží 2. jakosti: zkontrolované a plně funkční, s drobnými stopami používání nebo poškozeným obalem.
nb B-vare: kontrollert og fullt funksjonsdyktig, med lette bruksspor eller skadet emballasje.
nl B-keus: gecontroleerd en volledig werkend, met lichte gebruikssporen of beschadigde verpakking.
da B-vare: kontrolleret og fuldt funktionsdygtig, med lette brugsspor eller beskadiget emballage.
sv B-vara: kontrollerad och fullt fungerande, med lätta bruksspår eller skadad förpackning.
es Artículo de segunda selección: revisado y totalmente funcional, con ligeras marcas de uso o embalaje dañado.
fi Kakkoslaatu: tarkastettu ja täysin toimiva, lieviä käytön jälkiä tai vaurioitunut pakkaus.
pl Towar klasy B: sprawdzony i w pełni sprawny, z drobnymi śladami użytkowania lub uszkodzonym opakowaniem.
ro Produs resigilat: verificat și complet funcțional, cu urme ușoare de utilizare sau ambalaj deteriorat.
lt Antros rūšies prekė: patikrinta ir visiškai veikianti, su nedidelėmis naudojimo žymėmis arba pažeista pakuote.
sl Izdelek B-kakovosti: preverjen in popolnoma delujoč, z rahlimi sledovi uporabe ali poškodovano embalažo.
el Προϊόν Β΄ διαλογής: ελεγμένο και πλήρως λειτουργικό, με ελαφρά ίχνη χρήσης ή φθαρμένη συσκευασία.
hr Roba B kvalitete: provjerena i potpuno ispravna, s blagim tragovima uporabe ili oštećenim pakiranjem.
bg Стока клас Б: проверена и напълно изправна, с леки следи от употреба или повредена опаковка.

# set-of
en Set price for several pieces that belong together.
sk Výhodná cena súpravy pre viac kusov, ktoré patria k sebe.
de Setpreis für mehrere Teile, die zusammengehören.
pt Preço de conjunto para várias peças que se complementam.
it Prezzo del set per più pezzi che si completano.
fr Prix de lot pour plusieurs pièces qui vont ensemble.
hu Készletár több, összetartozó darabra.
cs Cena sady pro více kusů, které patří k sobě.
nb Settpris for flere deler som hører sammen.
nl Setprijs voor meerdere delen die bij elkaar horen.
da Sætpris for flere dele, der hører sammen.
sv Setpris för flera delar som hör ihop.
es Precio de conjunto para varias piezas que se complementan.
fi Settihinta useasta yhteen kuuluvasta osasta.
pl Cena zestawu za kilka pasujących do siebie elementów.
ro Preț de set pentru mai multe piese care merg împreună.
lt Rinkinio kaina už kelias tarpusavyje derančias prekes.
sl Cena kompleta za več kosov, ki sodijo skupaj.
el Τιμή σετ για πολλά κομμάτια που ταιριάζουν μεταξύ τους.
hr Cijena kompleta za više dijelova koji pripadaju zajedno.
bg Цена за комплект от няколко части, които вървят заедно.
`;
