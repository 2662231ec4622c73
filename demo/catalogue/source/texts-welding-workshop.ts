/**
 * What the workshop and welding kinds are called and what they are for, in 21 languages.
 * Format: `# kind key`, then one line a language: `language name | sentence`.
 */
export const weldingAndWorkshopTexts = `
# mig-welder
en MIG/MAG welder | With its continuous wire feed, this inverter joins thin sheets and thick sections with a steady, clean seam.
sk Zváračka MIG/MAG | Invertorový zdroj s plynulým podávaním drôtu spája tenké plechy aj hrubšie profily rovnomerným a čistým zvarom.
de MIG/MAG-Schweißgerät | Dank stufenlosem Drahtvorschub verbindet dieser Inverter dünne Bleche und dicke Profile mit einer gleichmäßigen, sauberen Naht.
pt Máquina de soldar MIG/MAG | Com alimentação contínua de fio, este inversor une chapas finas e perfis espessos com um cordão regular e limpo.
it Saldatrice MIG/MAG | Grazie all'avanzamento continuo del filo, questo inverter unisce lamiere sottili e profilati spessi con un cordone regolare e pulito.
fr Poste à souder MIG/MAG | Grâce au dévidage continu du fil, ce poste à onduleur assemble tôles fines et profilés épais avec un cordon régulier et propre.
hu MIG/MAG hegesztőgép | A folyamatos huzalelőtolással működő inverter vékony lemezeket és vastag profilokat is egyenletes, tiszta varrattal köt össze.
cs Svářečka MIG/MAG | Invertorový zdroj s plynulým podáváním drátu spojí tenké plechy i silnější profily rovnoměrným a čistým svarem.
nb MIG/MAG-sveiseapparat | Med jevn trådmating sammenføyer denne inverteren tynne plater og tykke profiler med en ren og jevn sveis.
nl MIG/MAG-lasapparaat | Dankzij de continue draadaanvoer verbindt deze inverter dunne platen en dikke profielen met een gelijkmatige, strakke las.
da MIG/MAG-svejser | Med jævn trådfremføring samler denne inverter tynde plader og tykke profiler med en ren og ensartet svejsesøm.
sv MIG/MAG-svets | Med jämn trådmatning fogar denna inverter samman tunn plåt och grova profiler med en ren och jämn svets.
es Soldadora MIG/MAG | Gracias a la alimentación continua de hilo, este inverter une chapas finas y perfiles gruesos con un cordón uniforme y limpio.
fi MIG/MAG-hitsauskone | Tasaisen langansyötön ansiosta invertterikone liittää sekä ohuet levyt että paksut profiilit siistillä, tasaisella saumalla.
pl Spawarka MIG/MAG | Dzięki płynnemu podawaniu drutu ten inwertor łączy cienkie blachy i grube profile równą, czystą spoiną.
ro Aparat de sudură MIG/MAG | Datorită avansului continuu al sârmei, acest invertor îmbină table subțiri și profile groase cu un cordon uniform și curat.
lt MIG/MAG suvirinimo aparatas | Tolygiai tiekdamas vielą šis inverteris lygia ir švaria siūle sujungia plonus lakštus bei storus profilius.
sl Varilni aparat MIG/MAG | Z enakomernim podajanjem žice ta inverter spaja tanko pločevino in debele profile z enakomernim, čistim zvarom.
el Ηλεκτροσυγκόλληση MIG/MAG | Με συνεχή τροφοδοσία σύρματος, αυτό το inverter ενώνει λεπτές λαμαρίνες και χοντρές διατομές με ομοιόμορφη και καθαρή ραφή.
hr Aparat za zavarivanje MIG/MAG | Uz kontinuirano dovođenje žice ovaj inverter spaja tanke limove i debele profile ujednačenim i čistim zavarom.
bg Заваръчен апарат MIG/MAG | С непрекъснатото подаване на тел този инвертор съединява тънка ламарина и дебели профили с равен и чист шев.

# tig-welder
en TIG welder | High-frequency ignition starts the arc without contact, for precise visible seams in stainless steel and thin material.
sk Zváračka TIG | Vysokofrekvenčné zapaľovanie spúšťa oblúk bezdotykovo, takže pohľadové zvary na nehrdzavejúcej oceli a tenkom materiáli sú presné.
de WIG-Schweißgerät | Die Hochfrequenzzündung startet den Lichtbogen berührungslos – für präzise Sichtnähte an Edelstahl und dünnem Material.
pt Máquina de soldar TIG | A ignição por alta frequência inicia o arco sem contacto, para cordões precisos em aço inoxidável e materiais finos.
it Saldatrice TIG | L'innesco ad alta frequenza accende l'arco senza contatto, per cordoni precisi a vista su acciaio inox e materiali sottili.
fr Poste à souder TIG | L'amorçage haute fréquence démarre l'arc sans contact, pour des cordons apparents précis sur l'inox et les matériaux fins.
hu AWI hegesztőgép | A nagyfrekvenciás gyújtás érintés nélkül indítja az ívet, így rozsdamentes acélon és vékony anyagon is pontos, szép varrat készül.
cs Svářečka TIG | Vysokofrekvenční zapalování startuje oblouk bezdotykově, takže pohledové svary na nerezu a tenkém materiálu jsou přesné.
nb TIG-sveiseapparat | Høyfrekvenstenning starter lysbuen uten kontakt, for presise synlige sveiser i rustfritt stål og tynt materiale.
nl TIG-lasapparaat | De hoogfrequente ontsteking start de boog contactloos, voor nauwkeurige zichtlassen in rvs en dun materiaal.
da TIG-svejser | Højfrekvenstændingen starter lysbuen uden kontakt og giver præcise synlige sømme i rustfrit stål og tyndt materiale.
sv TIG-svets | Högfrekvenständningen startar ljusbågen utan kontakt och ger precisa synliga svetsar i rostfritt stål och tunt material.
es Soldadora TIG | El encendido por alta frecuencia inicia el arco sin contacto, para cordones vistos precisos en acero inoxidable y materiales finos.
fi TIG-hitsauskone | Suurtaajuussytytys käynnistää valokaaren ilman kosketusta, joten ruostumattomaan teräkseen ja ohueen materiaaliin syntyy tarkka, siisti sauma.
pl Spawarka TIG | Zapłon wysokoczęstotliwościowy zajarza łuk bezdotykowo, co daje precyzyjne, estetyczne spoiny na stali nierdzewnej i cienkich materiałach.
ro Aparat de sudură TIG | Amorsarea de înaltă frecvență pornește arcul fără contact, pentru cordoane precise la vedere pe inox și materiale subțiri.
lt TIG suvirinimo aparatas | Aukštojo dažnio uždegimas lanką įžiebia be sąlyčio, todėl nerūdijančiojo plieno ir plonų medžiagų siūlės būna tikslios ir dailios.
sl Varilni aparat TIG | Visokofrekvenčni vžig sproži oblok brez dotika, za natančne vidne zvare na nerjavnem jeklu in tankem materialu.
el Ηλεκτροσυγκόλληση TIG | Η έναυση υψηλής συχνότητας ξεκινά το τόξο χωρίς επαφή, για ακριβείς εμφανείς ραφές σε ανοξείδωτο χάλυβα και λεπτά υλικά.
hr Aparat za zavarivanje TIG | Visokofrekventno paljenje pokreće luk bez dodira, za precizne vidljive zavare na nehrđajućem čeliku i tankom materijalu.
bg Заваръчен апарат ВИГ (TIG) | Високочестотното запалване пуска дъгата безконтактно – за прецизни видими шевове по неръждаема стомана и тънък материал.

# mma-welder
en MMA inverter welder | Light enough to carry on a shoulder strap, this inverter welds with coated electrodes wherever there is a socket.
sk Invertorová zváračka MMA | Ľahký invertor na ramennom popruhu zvára obalenými elektródami všade, kde je zásuvka.
de Elektroden-Schweißinverter | Leicht genug für den Schultergurt, schweißt dieser Inverter mit Stabelektroden überall, wo es eine Steckdose gibt.
pt Inversor de soldadura MMA | Leve o suficiente para levar ao ombro, este inversor solda com elétrodos revestidos onde quer que haja uma tomada.
it Saldatrice inverter MMA | Abbastanza leggero da portare a tracolla, questo inverter salda con elettrodi rivestiti ovunque ci sia una presa.
fr Poste à souder MMA à onduleur | Assez léger pour se porter en bandoulière, ce poste soude à l'électrode enrobée partout où il y a une prise.
hu MMA inverteres hegesztőgép | A vállpánton is hordható, könnyű inverter bevont elektródával bárhol hegeszt, ahol van konnektor.
cs Invertorová svářečka MMA | Lehký invertor na ramenním popruhu svařuje obalenými elektrodami všude, kde je zásuvka.
nb MMA-sveiseinverter | Inverteren er lett nok til å bæres i skulderrem og sveiser med dekkede elektroder overalt der det finnes et uttak.
nl MMA-lasinverter | Licht genoeg voor de schouderriem last deze inverter met beklede elektroden overal waar een stopcontact is.
da MMA-svejseinverter | Inverteren er let nok til at bære i skulderrem og svejser med beklædte elektroder overalt, hvor der er en stikkontakt.
sv MMA-svetsinverter | Invertern är lätt nog att bära i axelrem och svetsar med belagda elektroder överallt där det finns ett uttag.
es Soldadora inverter MMA | Lo bastante ligera para llevarla al hombro, suelda con electrodos revestidos allí donde haya un enchufe.
fi MMA-hitsausinvertteri | Olkahihnassa kulkeva kevyt invertteri hitsaa päällystetyillä puikoilla kaikkialla, missä on pistorasia.
pl Spawarka inwertorowa MMA | Lekki inwertor na pasku naramiennym spawa elektrodami otulonymi wszędzie tam, gdzie jest gniazdko.
ro Invertor de sudură MMA | Suficient de ușor pentru a fi purtat pe umăr, acest invertor sudează cu electrozi înveliți oriunde există o priză.
lt MMA suvirinimo inverteris | Lengvas, ant peties nešiojamas inverteris glaistytaisiais elektrodais suvirina visur, kur yra elektros lizdas.
sl Varilni inverter MMA | Dovolj lahek za nošenje na ramenskem pasu ta inverter vari z oplaščenimi elektrodami povsod, kjer je vtičnica.
el Inverter ηλεκτροσυγκόλλησης MMA | Αρκετά ελαφρύ για να μεταφέρεται στον ώμο, συγκολλά με επενδυμένα ηλεκτρόδια όπου υπάρχει πρίζα.
hr Inverter za zavarivanje MMA | Dovoljno lagan za nošenje na ramenu, ovaj inverter zavaruje obloženim elektrodama svugdje gdje postoji utičnica.
bg Инверторен електрожен MMA | Достатъчно лек за носене през рамо, този инвертор заварява с обмазани електроди навсякъде, където има контакт.

# plasma-cutter
en Plasma cutter | A narrow plasma jet cuts conductive metals quickly and leaves hardly any burr to be ground off.
sk Plazmová rezačka | Úzky plazmový lúč rýchlo reže vodivé kovy a nezanecháva takmer žiadne otrepy.
de Plasmaschneider | Der schmale Plasmastrahl trennt leitfähige Metalle schnell und hinterlässt kaum Grat, der nachgeschliffen werden müsste.
pt Cortador de plasma | O jato de plasma estreito corta rapidamente metais condutores e quase não deixa rebarbas.
it Taglierina al plasma | Lo stretto getto di plasma taglia rapidamente i metalli conduttivi e non lascia quasi bave da molare.
fr Découpeur plasma | Le jet de plasma étroit coupe rapidement les métaux conducteurs et ne laisse presque aucune bavure à meuler.
hu Plazmavágó | A keskeny plazmasugár gyorsan vágja a vezető fémeket, és alig hagy maga után lecsiszolandó sorját.
cs Plazmová řezačka | Úzký plazmový paprsek rychle řeže vodivé kovy a nezanechává téměř žádné otřepy.
nb Plasmaskjærer | Den smale plasmastrålen skjærer ledende metaller raskt og etterlater knapt noen grader som må slipes.
nl Plasmasnijder | De smalle plasmastraal snijdt geleidende metalen snel en laat nauwelijks bramen achter.
da Plasmaskærer | Den smalle plasmastråle skærer hurtigt i ledende metaller og efterlader næsten ingen grater, der skal slibes.
sv Plasmaskärare | Den smala plasmastrålen skär snabbt i ledande metaller och lämnar knappt några grader att slipa bort.
es Cortador de plasma | El fino chorro de plasma corta con rapidez metales conductores y apenas deja rebabas que repasar.
fi Plasmaleikkuri | Kapea plasmasuihku leikkaa sähköä johtavat metallit nopeasti eikä jätä juuri lainkaan hiottavaa pursetta.
pl Przecinarka plazmowa | Wąski strumień plazmy szybko tnie metale przewodzące prąd i prawie nie zostawia zadziorów do szlifowania.
ro Aparat de tăiere cu plasmă | Jetul îngust de plasmă taie rapid metalele conductoare și nu lasă aproape deloc bavuri de polizat.
lt Plazminio pjovimo aparatas | Siaura plazmos srovė greitai pjauna laidžius metalus ir beveik nepalieka šerpetų, kurias reikėtų šlifuoti.
sl Plazemski rezalnik | Ozek plazemski curek hitro reže prevodne kovine in skoraj ne pušča srha za brušenje.
el Μηχανή κοπής πλάσματος | Η στενή δέσμη πλάσματος κόβει γρήγορα αγώγιμα μέταλλα και δεν αφήνει σχεδόν καθόλου γρέζια για τρόχισμα.
hr Plazma rezač | Uzak mlaz plazme brzo reže vodljive metale i ne ostavlja gotovo nimalo srha za brušenje.
bg Апарат за плазмено рязане | Тясната плазмена струя реже бързо токопроводими метали и почти не оставя чеплъци за шлайфане.

# welding-helmet
en Auto-darkening welding helmet | The filter darkens within a fraction of a second as soon as the arc ignites, so both hands stay on the work.
sk Samostmievacia zváračská kukla | Filter stmavne v zlomku sekundy po zapálení oblúka, takže obe ruky zostávajú pri práci.
de Automatik-Schweißhelm | Der Filter verdunkelt sich in Sekundenbruchteilen, sobald der Lichtbogen zündet – beide Hände bleiben am Werkstück.
pt Máscara de soldar automática | O filtro escurece numa fração de segundo assim que o arco se acende, deixando as duas mãos livres para o trabalho.
it Maschera per saldatura autoscurante | Il filtro si oscura in una frazione di secondo all'accensione dell'arco, così entrambe le mani restano sul lavoro.
fr Masque de soudage automatique | Le filtre s'obscurcit en une fraction de seconde dès l'amorçage de l'arc : les deux mains restent sur l'ouvrage.
hu Automata hegesztőpajzs | A szűrő az ív meggyulladásakor a másodperc törtrésze alatt elsötétül, így mindkét kéz a munkadarabon maradhat.
cs Samostmívací svářecí kukla | Filtr ztmavne ve zlomku sekundy po zapálení oblouku, takže obě ruce zůstávají u práce.
nb Automatisk sveisehjelm | Filteret mørkner på brøkdelen av et sekund når lysbuen tennes, så begge hender kan bli på arbeidet.
nl Automatische lashelm | Het filter verdonkert in een fractie van een seconde zodra de boog ontsteekt, zodat beide handen vrij blijven.
da Automatisk svejsehjelm | Filteret bliver mørkt på en brøkdel af et sekund, når lysbuen tændes, så begge hænder kan blive ved arbejdet.
sv Automatisk svetshjälm | Filtret mörknar på bråkdelen av en sekund när ljusbågen tänds, så att båda händerna kan vara kvar på arbetet.
es Careta de soldar automática | El filtro se oscurece en una fracción de segundo al encenderse el arco, de modo que ambas manos siguen en la pieza.
fi Automaattinen hitsauskypärä | Suodatin tummuu sekunnin murto-osassa valokaaren syttyessä, joten molemmat kädet pysyvät työssä.
pl Przyłbica spawalnicza automatyczna | Filtr ściemnia się w ułamku sekundy po zajarzeniu łuku, więc obie ręce pozostają przy pracy.
ro Mască de sudură automată | Filtrul se întunecă într-o fracțiune de secundă la aprinderea arcului, astfel încât ambele mâini rămân la lucru.
lt Automatiškai tamsėjantis suvirinimo skydelis | Užsidegus lankui filtras patamsėja per sekundės dalį, todėl abi rankos lieka laisvos darbui.
sl Samozatemnitvena varilna maska | Filter se ob vžigu obloka zatemni v delčku sekunde, zato obe roki ostaneta pri delu.
el Αυτόματη μάσκα συγκόλλησης | Το φίλτρο σκουραίνει σε κλάσμα του δευτερολέπτου μόλις ανάψει το τόξο, ώστε και τα δύο χέρια να μένουν στην εργασία.
hr Automatska maska za zavarivanje | Filtar se zatamni u djeliću sekunde čim se luk upali, pa obje ruke ostaju na poslu.
bg Автоматична маска за заваряване | Филтърът потъмнява за части от секундата при запалване на дъгата, така че и двете ръце остават свободни за работа.

# soldering-station
en Soldering station | The iron reaches soldering temperature in seconds and holds it exactly, even on sensitive circuit boards.
sk Spájkovacia stanica | Spájkovačka dosiahne pracovnú teplotu za niekoľko sekúnd a presne ju udržiava aj pri citlivých doskách plošných spojov.
de Lötstation | Der Lötkolben erreicht die Löttemperatur in Sekunden und hält sie exakt – auch an empfindlichen Leiterplatten.
pt Estação de soldadura eletrónica | O ferro atinge a temperatura de trabalho em segundos e mantém-na com exatidão, mesmo em placas de circuitos sensíveis.
it Stazione saldante | Il saldatore raggiunge la temperatura di lavoro in pochi secondi e la mantiene con precisione, anche su circuiti stampati delicati.
fr Station de soudage électronique | Le fer atteint sa température en quelques secondes et la maintient avec précision, même sur les circuits imprimés sensibles.
hu Forrasztóállomás | A páka másodpercek alatt eléri a forrasztási hőmérsékletet, és érzékeny áramköri lapokon is pontosan tartja.
cs Pájecí stanice | Páječka dosáhne pracovní teploty za několik sekund a přesně ji udrží i u citlivých plošných spojů.
nb Loddestasjon | Loddebolten når riktig temperatur på sekunder og holder den nøyaktig, også på følsomme kretskort.
nl Soldeerstation | De bout bereikt in enkele seconden de soldeertemperatuur en houdt die exact vast, ook bij gevoelige printplaten.
da Loddestation | Loddekolben når arbejdstemperaturen på få sekunder og holder den præcist, også på følsomme printplader.
sv Lödstation | Lödpennan når arbetstemperatur på några sekunder och håller den exakt, även på känsliga kretskort.
es Estación de soldadura electrónica | El soldador alcanza la temperatura en segundos y la mantiene con exactitud, también en placas electrónicas delicadas.
fi Juotosasema | Juotoskolvi saavuttaa työlämpötilan sekunneissa ja pitää sen tarkasti, myös herkillä piirilevyillä.
pl Stacja lutownicza | Lutownica w kilka sekund osiąga temperaturę pracy i dokładnie ją utrzymuje, także przy delikatnych płytkach drukowanych.
ro Stație de lipit | Ciocanul de lipit atinge temperatura de lucru în câteva secunde și o menține exact, chiar și pe plăci electronice sensibile.
lt Litavimo stotelė | Lituoklis darbinę temperatūrą pasiekia per kelias sekundes ir tiksliai ją palaiko net lituojant jautrias spausdintines plokštes.
sl Spajkalna postaja | Spajkalnik v nekaj sekundah doseže delovno temperaturo in jo natančno vzdržuje, tudi na občutljivih vezjih.
el Σταθμός κόλλησης | Το κολλητήρι φτάνει στη θερμοκρασία εργασίας σε δευτερόλεπτα και τη διατηρεί με ακρίβεια, ακόμη και σε ευαίσθητες πλακέτες.
hr Stanica za lemljenje | Lemilo u nekoliko sekundi postiže radnu temperaturu i točno je održava, i na osjetljivim tiskanim pločicama.
bg Станция за запояване | Поялникът достига работната температура за секунди и я поддържа точно дори при чувствителни печатни платки.

# trolley-jack
en Hydraulic trolley jack | The low saddle slides under lowered cars, and a few strokes of the handle bring the vehicle to working height.
sk Hydraulický pojazdný zdvihák | Nízke sedlo sa zasunie aj pod znížené autá a niekoľko zdvihov pákou dostane vozidlo do pracovnej výšky.
de Hydraulischer Rangierwagenheber | Der flache Sattel passt auch unter tiefergelegte Autos, und wenige Pumphübe bringen das Fahrzeug auf Arbeitshöhe.
pt Macaco hidráulico de carrinho | O prato baixo entra sob carros rebaixados e bastam poucas bombadas para levar o veículo à altura de trabalho.
it Sollevatore idraulico a carrello | Il piattello ribassato passa anche sotto le auto con assetto basso e poche pompate portano il veicolo all'altezza di lavoro.
fr Cric rouleur hydraulique | La selle basse passe sous les voitures surbaissées et quelques coups de levier suffisent pour atteindre la hauteur de travail.
hu Hidraulikus krokodilemelő | Az alacsony emelőtányér ültetett autók alá is befér, és néhány pumpálás után a jármű munkamagasságban van.
cs Hydraulický pojízdný zvedák | Nízké sedlo se vejde i pod snížená auta a několik zdvihů pákou dostane vozidlo do pracovní výšky.
nb Hydraulisk garasjejekk | Den lave løftesadelen går inn under senkede biler, og noen få pumpeslag løfter bilen til arbeidshøyde.
nl Hydraulische garagekrik | Het lage zadel past onder verlaagde auto's en met enkele pompslagen staat het voertuig op werkhoogte.
da Hydraulisk donkraft på hjul | Den lave løftesadel går ind under sænkede biler, og få pumpeslag bringer køretøjet op i arbejdshøjde.
sv Hydraulisk garagedomkraft | Den låga lyftsadeln går in under sänkta bilar och några få pumptag lyfter fordonet till arbetshöjd.
es Gato hidráulico de carretilla | El plato bajo entra bajo coches rebajados y unos pocos bombeos llevan el vehículo a la altura de trabajo.
fi Hydraulinen hallitunkki | Matala nostosatula mahtuu madallettujenkin autojen alle, ja muutama pumppaus nostaa ajoneuvon työkorkeuteen.
pl Podnośnik hydrauliczny typu żaba | Niskie siodło wsuwa się pod obniżone auta, a kilka ruchów dźwigni unosi pojazd na wysokość roboczą.
ro Cric hidraulic tip crocodil | Șaua joasă intră și sub mașinile coborâte, iar câteva pompări aduc vehiculul la înălțimea de lucru.
lt Hidraulinis ratinis keltuvas | Žema atrama palenda net po pažemintais automobiliais, o kelis kartus paspaudus svirtį automobilis pakyla į darbinį aukštį.
sl Hidravlična dvigalka na kolesih | Nizko sedlo gre tudi pod znižane avtomobile, nekaj potegov z ročico pa vozilo dvigne na delovno višino.
el Υδραυλικός γρύλος καροτσάκι | Η χαμηλή βάση χωρά κάτω από χαμηλωμένα αυτοκίνητα και με λίγες κινήσεις του μοχλού το όχημα φτάνει στο ύψος εργασίας.
hr Hidraulična dizalica na kotačima | Nisko sedlo ulazi i pod spuštene automobile, a nekoliko poteza ručkom podiže vozilo na radnu visinu.
bg Хидравличен крик тип „крокодил“ | Ниската опора влиза и под понижени автомобили, а няколко напомпвания вдигат колата на работна височина.

# axle-stands
en Axle stands (pair) | The wide tripod base and the locking ratchet hold a raised vehicle securely while you work underneath.
sk Podperné stojany pod auto (pár) | Široká základňa a zaisťovacia západka bezpečne držia zdvihnuté vozidlo počas práce pod ním.
de Unterstellböcke (Paar) | Der breite Fuß und die Sperrklinke halten das angehobene Fahrzeug sicher, während darunter gearbeitet wird.
pt Preguiças para automóvel (par) | A base larga e o trinco de segurança seguram o veículo levantado durante o trabalho por baixo dele.
it Cavalletti di sostegno (coppia) | La base larga e il cricchetto di blocco sostengono in sicurezza il veicolo sollevato mentre si lavora sotto.
fr Chandelles (paire) | La base large et le cliquet de verrouillage maintiennent le véhicule levé en toute sécurité pendant le travail.
hu Alátámasztó bak (pár) | A széles talp és a reteszelő kilincs biztonságosan tartja a megemelt járművet, amíg alatta dolgoznak.
cs Podpěrné stojany pod auto (pár) | Široká základna a zajišťovací západka bezpečně drží zvednuté vozidlo při práci pod ním.
nb Støttebukker (par) | Den brede foten og låsepalen holder det løftede kjøretøyet sikkert mens du arbeider under det.
nl Assteunen (paar) | De brede voet en de vergrendelpal houden het opgekrikte voertuig veilig vast terwijl u eronder werkt.
da Støttebukke (par) | Den brede fod og låsepalen holder det løftede køretøj sikkert, mens der arbejdes under det.
sv Pallbockar (par) | Den breda foten och låsspärren håller det lyfta fordonet säkert medan du arbetar under det.
es Borriquetas para coche (par) | La base ancha y el trinquete de bloqueo sujetan con seguridad el vehículo elevado mientras se trabaja debajo.
fi Autopukit (pari) | Leveä jalusta ja lukittuva salpa pitävät nostetun ajoneuvon turvallisesti paikallaan sen alla työskenneltäessä.
pl Kobyłki warsztatowe (para) | Szeroka podstawa i zapadka blokująca pewnie trzymają uniesiony pojazd podczas pracy pod nim.
ro Capre auto (pereche) | Baza lată și clichetul de blocare susțin în siguranță vehiculul ridicat cât timp se lucrează dedesubt.
lt Automobilio atramos (pora) | Platus pagrindas ir fiksuojamasis strektas saugiai laiko pakeltą automobilį, kol dirbama po juo.
sl Podstavni kozli (par) | Široko podnožje in zaporna zaskočka varno držita dvignjeno vozilo med delom pod njim.
el Τρίποδα στήριξης (ζεύγος) | Η φαρδιά βάση και η καστάνια ασφάλισης συγκρατούν με ασφάλεια το ανυψωμένο όχημα όσο εργάζεστε από κάτω.
hr Potporni stalci za vozilo (par) | Široka baza i zaporna zapinjača sigurno drže podignuto vozilo dok se ispod njega radi.
bg Опорни стойки за автомобил (чифт) | Широката основа и блокиращият зъбен механизъм държат сигурно вдигнатия автомобил, докато се работи под него.

# workshop-press
en Hydraulic workshop press | It presses bearings, bushes and bolts in or out under controlled force and straightens bent parts.
sk Hydraulický dielenský lis | Riadenou silou lisuje ložiská, puzdrá a čapy a vyrovnáva ohnuté diely.
de Hydraulische Werkstattpresse | Sie presst Lager, Buchsen und Bolzen kontrolliert ein oder aus und richtet verbogene Teile.
pt Prensa hidráulica de oficina | Monta e extrai rolamentos, casquilhos e pinos com força controlada e endireita peças empenadas.
it Pressa idraulica da officina | Inserisce ed estrae cuscinetti, boccole e perni con forza controllata e raddrizza i pezzi deformati.
fr Presse hydraulique d'atelier | Elle emmanche et extrait roulements, bagues et axes avec une force maîtrisée et redresse les pièces tordues.
hu Hidraulikus műhelyprés | Szabályozott erővel préseli be vagy ki a csapágyakat, perselyeket és csapszegeket, és kiegyenesíti az elgörbült alkatrészeket.
cs Hydraulický dílenský lis | Řízenou silou lisuje ložiska, pouzdra a čepy a rovná ohnuté díly.
nb Hydraulisk verkstedpresse | Den presser lagre, foringer og bolter inn eller ut med kontrollert kraft og retter bøyde deler.
nl Hydraulische werkplaatspers | De pers drukt lagers, bussen en pennen gecontroleerd in of uit en richt verbogen onderdelen.
da Hydraulisk værkstedspresse | Den presser lejer, bøsninger og bolte ind eller ud med kontrolleret kraft og retter bøjede dele.
sv Hydraulisk verkstadspress | Den pressar lager, bussningar och bultar in eller ut med kontrollerad kraft och riktar böjda delar.
es Prensa hidráulica de taller | Introduce y extrae rodamientos, casquillos y bulones con fuerza controlada y endereza piezas dobladas.
fi Hydraulinen verstaspuristin | Se puristaa laakerit, holkit ja tapit paikoilleen tai irti hallitulla voimalla ja oikaisee taipuneet osat.
pl Hydrauliczna prasa warsztatowa | Z kontrolowaną siłą wprasowuje i wyprasowuje łożyska, tuleje i sworznie oraz prostuje wygięte części.
ro Presă hidraulică de atelier | Presează și extrage rulmenți, bucșe și bolțuri cu forță controlată și îndreaptă piesele îndoite.
lt Hidraulinis dirbtuvių presas | Valdoma jėga įpresuoja ir išpresuoja guolius, įvores bei pirštus ir ištiesina sulenktas dalis.
sl Hidravlična delavniška stiskalnica | Z nadzorovano silo vtiska in iztiska ležaje, puše in sornike ter ravna zvite dele.
el Υδραυλική πρέσα συνεργείου | Πρεσάρει και εξάγει ρουλεμάν, δακτυλίους και πείρους με ελεγχόμενη δύναμη και ισιώνει στραβωμένα εξαρτήματα.
hr Hidraulična radionička preša | Kontroliranom silom utiskuje i istiskuje ležajeve, čahure i svornjake te ravna savijene dijelove.
bg Хидравлична преса за сервиз | Запресова и изважда лагери, втулки и болтове с контролирана сила и изправя огънати детайли.

# engine-crane
en Engine crane | It lifts engines and gearboxes out of the vehicle and folds flat against the wall after the job.
sk Dielenský žeriav na motory | Vyberie z vozidla motor aj prevodovku a po práci sa zloží naplocho k stene.
de Motorkran | Er hebt Motoren und Getriebe aus dem Fahrzeug und lässt sich nach der Arbeit platzsparend zusammenklappen.
pt Grua para motores | Retira motores e caixas de velocidades do veículo e, no fim do trabalho, dobra-se e arruma-se junto à parede.
it Gru per motori | Solleva motori e cambi dal veicolo e a lavoro finito si ripiega contro la parete.
fr Grue d'atelier pour moteurs | Elle sort moteurs et boîtes de vitesses du véhicule, puis se replie contre le mur une fois le travail terminé.
hu Motorkiemelő daru | Kiemeli a motort és a sebességváltót a járműből, munka után pedig összecsukva a falhoz állítható.
cs Dílenský jeřáb na motory | Vyjme z vozidla motor i převodovku a po práci se složí naplocho ke stěně.
nb Motorkran | Den løfter motorer og girkasser ut av kjøretøyet og felles sammen inntil veggen etter jobben.
nl Motorkraan | De kraan tilt motoren en versnellingsbakken uit het voertuig en staat na het werk ingeklapt tegen de muur.
da Motorkran | Den løfter motorer og gearkasser ud af køretøjet og klappes sammen op ad væggen, når arbejdet er gjort.
sv Motorlyft | Den lyfter motorer och växellådor ur fordonet och fälls ihop mot väggen när jobbet är klart.
es Grúa para motores | Saca motores y cajas de cambios del vehículo y se pliega contra la pared al terminar el trabajo.
fi Moottorinosturi | Se nostaa moottorit ja vaihteistot ajoneuvosta ja taittuu työn jälkeen seinän viereen.
pl Żuraw warsztatowy do silników | Wyjmuje z pojazdu silniki i skrzynie biegów, a po pracy składa się na płasko pod ścianą.
ro Macara pentru motoare | Scoate motoarele și cutiile de viteze din vehicul, iar după lucru se pliază lângă perete.
lt Variklių kėlimo kranas | Iškelia iš automobilio variklius ir pavarų dėžes, o baigus darbą sulankstomas prie sienos.
sl Dvigalo za motorje | Iz vozila dvigne motorje in menjalnike, po delu pa se zloži ob steno.
el Γερανάκι κινητήρων | Βγάζει κινητήρες και κιβώτια ταχυτήτων από το όχημα και μετά την εργασία διπλώνει δίπλα στον τοίχο.
hr Dizalica za motore | Podiže motore i mjenjače iz vozila, a nakon rada sklapa se uza zid.
bg Кран за двигатели | Изважда двигатели и скоростни кутии от автомобила, а след работа се сгъва до стената.

# air-compressor
en Air compressor | The generous tank supplies spray guns, impact wrenches and tyre inflators with even pressure.
sk Vzduchový kompresor | Objemná nádoba zásobuje striekacie pištole, rázové uťahovače aj hustiče rovnomerným tlakom.
de Druckluftkompressor | Der großzügige Kessel versorgt Lackierpistolen, Schlagschrauber und Reifenfüller mit gleichmäßigem Druck.
pt Compressor de ar | O depósito generoso alimenta pistolas de pintura, chaves de impacto e pistolas de enchimento com pressão uniforme.
it Compressore d'aria | L'ampio serbatoio alimenta aerografi, avvitatori a impulsi e pistole di gonfiaggio con pressione uniforme.
fr Compresseur d'air | Sa cuve généreuse alimente pistolets à peinture, clés à chocs et gonfleurs avec une pression régulière.
hu Légkompresszor | A tágas tartály egyenletes nyomással látja el a festékszórókat, ütvecsavarozókat és kerékfúvókat.
cs Vzduchový kompresor | Objemná nádoba zásobuje stříkací pistole, rázové utahováky i hustiče rovnoměrným tlakem.
nb Luftkompressor | Den romslige tanken forsyner sprøytepistoler, muttertrekkere og dekkfyllere med jevnt trykk.
nl Luchtcompressor | De ruime ketel voorziet spuitpistolen, slagmoersleutels en bandenvullers van gelijkmatige druk.
da Luftkompressor | Den rummelige beholder forsyner sprøjtepistoler, slagnøgler og dækpumper med ensartet tryk.
sv Luftkompressor | Den rymliga tanken förser sprutpistoler, mutterdragare och däckfyllare med jämnt tryck.
es Compresor de aire | El amplio calderín alimenta pistolas de pintura, llaves de impacto e infladores con presión uniforme.
fi Ilmakompressori | Tilava säiliö syöttää maaliruiskuille, mutterinvääntimille ja rengastäyttimille tasaisen paineen.
pl Kompresor powietrza | Pojemny zbiornik zasila pistolety lakiernicze, klucze udarowe i pistolety do pompowania równym ciśnieniem.
ro Compresor de aer | Rezervorul generos alimentează pistoale de vopsit, pistoale de impact și dispozitive de umflat cu presiune uniformă.
lt Oro kompresorius | Talpus bakas tolygiu slėgiu aprūpina dažymo pistoletus, smūginius veržliasukius ir padangų pūtimo pistoletus.
sl Zračni kompresor | Prostorna posoda oskrbuje brizgalne pištole, udarne vijačnike in polnilnike pnevmatik z enakomernim tlakom.
el Αεροσυμπιεστής | Το μεγάλο αεροφυλάκιο τροφοδοτεί πιστόλια βαφής, αερόκλειδα και πιστόλια φουσκώματος με σταθερή πίεση.
hr Zračni kompresor | Prostran spremnik opskrbljuje pištolje za bojenje, udarne odvijače i pištolje za gume ujednačenim tlakom.
bg Въздушен компресор | Обемният резервоар захранва бояджийски пистолети, ударни гайковерти и пистолети за гуми с равномерно налягане.

# impact-wrench
en Pneumatic impact wrench | Its twin-hammer mechanism loosens even rusted wheel nuts in a matter of seconds.
sk Pneumatický rázový uťahovač | Mechanizmus s dvojitým kladivom povolí aj zhrdzavené matice kolies za pár sekúnd.
de Druckluft-Schlagschrauber | Das Doppelhammer-Schlagwerk löst selbst festgerostete Radmuttern in wenigen Sekunden.
pt Chave de impacto pneumática | O mecanismo de duplo martelo solta em segundos até as porcas de roda mais enferrujadas.
it Avvitatore a impulsi pneumatico | Il meccanismo a doppio martello allenta in pochi secondi anche i dadi ruota arrugginiti.
fr Clé à chocs pneumatique | Son mécanisme à double marteau desserre en quelques secondes même les écrous de roue rouillés.
hu Pneumatikus ütvecsavarozó | A kettős kalapácsos ütőmű a berozsdásodott kerékanyákat is másodpercek alatt meglazítja.
cs Pneumatický rázový utahovák | Mechanismus s dvojitým kladivem povolí i zrezivělé matice kol během pár sekund.
nb Trykkluftdrevet muttertrekker | Slagmekanismen med dobbel hammer løsner selv fastrustede hjulmuttere på sekunder.
nl Pneumatische slagmoersleutel | Het dubbele hamermechanisme maakt zelfs vastgeroeste wielmoeren in enkele seconden los.
da Trykluftdrevet slagnøgle | Slagværket med dobbelthammer løsner selv fastrustede hjulmøtrikker på få sekunder.
sv Tryckluftsdriven mutterdragare | Dubbelhammarmekanismen lossar även fastrostade hjulmuttrar på några sekunder.
es Llave de impacto neumática | El mecanismo de doble martillo afloja en segundos incluso tuercas de rueda oxidadas.
fi Paineilmakäyttöinen mutterinväännin | Kaksoisvasarakoneisto avaa ruostuneetkin pyöränmutterit muutamassa sekunnissa.
pl Pneumatyczny klucz udarowy | Mechanizm z podwójnym młotkiem w kilka sekund luzuje nawet zardzewiałe nakrętki kół.
ro Pistol pneumatic de impact | Mecanismul cu ciocan dublu slăbește în câteva secunde chiar și piulițele de roată ruginite.
lt Pneumatinis smūginis veržliasukis | Dvigubo plaktuko mechanizmas per kelias sekundes atsuka net surūdijusias ratų veržles.
sl Pnevmatski udarni vijačnik | Mehanizem z dvojnim kladivom v nekaj sekundah odvije tudi zarjavele kolesne matice.
el Αερόκλειδο | Ο μηχανισμός διπλού σφυριού λύνει σε λίγα δευτερόλεπτα ακόμη και σκουριασμένα παξιμάδια τροχών.
hr Pneumatski udarni odvijač | Mehanizam s dvostrukim čekićem u nekoliko sekundi otpušta i zahrđale matice kotača.
bg Пневматичен ударен гайковерт | Механизмът с двоен чук развива за секунди дори ръждясали гайки на колела.

# tool-trolley
en Tool trolley | Ball-bearing drawers keep tools sorted and bring them straight to the workplace.
sk Dielenský vozík na náradie | Zásuvky na guľôčkových výsuvoch udržiavajú náradie roztriedené a poruke priamo na pracovisku.
de Werkstattwagen | Kugelgelagerte Schubladen halten das Werkzeug geordnet und bringen es direkt an den Arbeitsplatz.
pt Carro de ferramentas | As gavetas sobre rolamentos mantêm as ferramentas arrumadas e levam-nas até ao local de trabalho.
it Carrello portautensili | I cassetti su guide a sfere tengono in ordine gli utensili e li portano direttamente sul posto di lavoro.
fr Servante d'atelier | Ses tiroirs sur roulements à billes gardent les outils rangés et les amènent directement au poste de travail.
hu Szerszámoskocsi | A golyóscsapágyas fiókok rendben tartják a szerszámokat, és egyenesen a munkahelyre viszik őket.
cs Dílenský vozík na nářadí | Zásuvky na kuličkových výsuvech udržují nářadí roztříděné a po ruce přímo na pracovišti.
nb Verktøytralle | Kulelagrede skuffer holder verktøyet sortert og bringer det rett til arbeidsplassen.
nl Gereedschapswagen | Kogelgelagerde laden houden het gereedschap geordend en brengen het direct naar de werkplek.
da Værktøjsvogn | Kuglelejeskuffer holder værktøjet sorteret og bringer det lige hen til arbejdspladsen.
sv Verktygsvagn | Kullagrade lådor håller verktygen sorterade och för dem direkt till arbetsplatsen.
es Carro de herramientas | Los cajones sobre rodamientos mantienen las herramientas ordenadas y las acercan al puesto de trabajo.
fi Työkaluvaunu | Kuulalaakeroidut laatikot pitävät työkalut järjestyksessä ja tuovat ne suoraan työpisteelle.
pl Wózek narzędziowy | Szuflady na prowadnicach kulkowych utrzymują narzędzia w porządku i dowożą je prosto na stanowisko pracy.
ro Cărucior de scule | Sertarele pe rulmenți țin sculele în ordine și le aduc direct la locul de lucru.
lt Įrankių vežimėlis | Stalčiai su rutuliniais bėgeliais palaiko įrankių tvarką, o vežimėlį galima atstumti tiesiai prie darbo vietos.
sl Delavniški voziček za orodje | Predali na krogličnih vodilih ohranjajo orodje urejeno in ga pripeljejo naravnost na delovno mesto.
el Εργαλειοφόρος | Τα συρτάρια με ρουλεμάν κρατούν τα εργαλεία σε τάξη και τα φέρνουν απευθείας στη θέση εργασίας.
hr Kolica za alat | Ladice na kugličnim vodilicama drže alat uredno složen i dovoze ga ravno do radnog mjesta.
bg Количка за инструменти | Чекмеджетата на сачмени водачи държат инструментите подредени и ги доставят направо на работното място.

# workbench
en Workbench | The thick beech top takes vices, heavy parts and hammer blows without giving way.
sk Pracovný stôl do dielne | Hrubá buková doska znesie zverák, ťažké diely aj údery kladivom.
de Werkbank | Die dicke Buchenplatte trägt Schraubstock und schwere Teile und hält auch Hammerschlägen stand.
pt Bancada de trabalho | O tampo espesso de faia suporta tornos de bancada, peças pesadas e pancadas de martelo.
it Banco da lavoro | Lo spesso piano in faggio regge morse, pezzi pesanti e colpi di martello.
fr Établi | L'épais plateau en hêtre supporte l'étau, les pièces lourdes et les coups de marteau.
hu Munkapad | A vastag bükkfa munkalap elbírja a satut, a nehéz alkatrészeket és a kalapácsütéseket is.
cs Pracovní stůl do dílny | Silná buková deska snese svěrák, těžké díly i údery kladivem.
nb Arbeidsbenk | Den tykke bøkeplaten tåler skrustikke, tunge deler og hammerslag.
nl Werkbank | Het dikke beukenhouten blad draagt bankschroeven en zware onderdelen en kan tegen hamerslagen.
da Værkstedsbord | Den tykke bøgetræsplade kan bære skruestik og tunge emner og tåler hammerslag.
sv Arbetsbänk | Den tjocka bokskivan bär skruvstäd och tunga delar och tål hammarslag.
es Banco de trabajo | El grueso tablero de haya soporta tornillos de banco, piezas pesadas y golpes de martillo.
fi Verstastyöpöytä | Paksu pyökkilevy kestää ruuvipenkin, raskaat kappaleet ja vasaraniskut.
pl Stół warsztatowy | Gruby bukowy blat wytrzymuje imadło, ciężkie elementy i uderzenia młotka.
ro Banc de lucru | Blatul gros din fag suportă menghine, piese grele și lovituri de ciocan.
lt Darbastalis | Storas buko stalviršis atlaiko spaustuvus, sunkias detales ir plaktuko smūgius.
sl Delovna miza za delavnico | Debela bukova plošča prenese primež, težke obdelovance in udarce kladiva.
el Πάγκος εργασίας | Η χοντρή επιφάνεια από οξιά αντέχει μέγγενη, βαριά εξαρτήματα και χτυπήματα με σφυρί.
hr Radni stol za radionicu | Debela bukova ploča podnosi škripac, teške dijelove i udarce čekićem.
bg Работен тезгях | Дебелият буков плот издържа менгеме, тежки детайли и удари с чук.

# bench-vice
en Bench vice | Hardened jaws grip the workpiece firmly, and the swivel base turns it to the right angle.
sk Stolový zverák | Kalené čeľuste pevne uchopia obrobok a otočná základňa ho natočí do správneho uhla.
de Schraubstock | Gehärtete Backen spannen das Werkstück fest, der drehbare Fuß bringt es in den richtigen Winkel.
pt Torno de bancada | Os mordentes temperados fixam bem a peça e a base giratória coloca-a no ângulo certo.
it Morsa da banco | Le ganasce temprate serrano saldamente il pezzo e la base girevole lo porta all'angolo giusto.
fr Étau d'établi | Les mors trempés serrent fermement la pièce et la base tournante l'oriente selon l'angle voulu.
hu Satu | Az edzett pofák szilárdan fogják a munkadarabot, a forgatható talp pedig a megfelelő szögbe állítja.
cs Stolní svěrák | Kalené čelisti pevně sevřou obrobek a otočná základna ho natočí do správného úhlu.
nb Skrustikke | Herdede bakker holder arbeidsstykket godt fast, og dreiefoten stiller det i riktig vinkel.
nl Bankschroef | Geharde bekken klemmen het werkstuk stevig vast en de draaivoet zet het in de juiste hoek.
da Skruestik | Hærdede bakker holder emnet godt fast, og drejefoden stiller det i den rigtige vinkel.
sv Skruvstäd | Härdade käftar håller arbetsstycket stadigt och vridfoten ställer det i rätt vinkel.
es Tornillo de banco | Las mordazas templadas sujetan la pieza con firmeza y la base giratoria la coloca en el ángulo correcto.
fi Ruuvipenkki | Karkaistut leuat puristavat työkappaleen tukevasti, ja kääntöjalusta asettaa sen oikeaan kulmaan.
pl Imadło stołowe | Hartowane szczęki mocno trzymają obrabiany element, a obrotowa podstawa ustawia go pod właściwym kątem.
ro Menghină de banc | Fălcile călite strâng ferm piesa, iar baza rotativă o așază la unghiul potrivit.
lt Staliniai spaustuvai | Grūdinti žiaunos paviršiai tvirtai laiko ruošinį, o pasukamas pagrindas nustato jį reikiamu kampu.
sl Primež | Kaljene čeljusti trdno primejo obdelovanec, vrtljivo podnožje pa ga obrne v pravi kot.
el Μέγγενη πάγκου | Οι σκληρυμένες σιαγόνες συγκρατούν γερά το τεμάχιο και η περιστρεφόμενη βάση το φέρνει στη σωστή γωνία.
hr Stolni škripac | Kaljene čeljusti čvrsto drže obradak, a okretna baza zakreće ga pod pravi kut.
bg Настолно менгеме | Закалените челюсти стягат здраво детайла, а въртящата се основа го поставя под нужния ъгъл.

# bench-grinder
en Bench grinder | Two wheels of different grain sharpen tools and deburr metal parts with quiet, even running.
sk Dvojkotúčová brúska | Dva kotúče s rôznou zrnitosťou ostria náradie a odihľujú kovové diely pri tichom a rovnomernom chode.
de Doppelschleifer | Zwei Scheiben mit unterschiedlicher Körnung schärfen Werkzeuge und entgraten Metallteile bei ruhigem Lauf.
pt Esmeriladora de bancada | Duas mós de grão diferente afiam ferramentas e rebarbam peças metálicas com um funcionamento suave.
it Smerigliatrice da banco | Due mole di grana diversa affilano gli utensili e sbavano i pezzi metallici con una rotazione silenziosa e regolare.
fr Touret à meuler | Deux meules de grain différent affûtent les outils et ébavurent les pièces métalliques, dans un fonctionnement régulier.
hu Kettős köszörű | A két eltérő szemcséjű korong nyugodt járással élezi a szerszámokat és sorjázza a fém alkatrészeket.
cs Dvoukotoučová bruska | Dva kotouče s různou zrnitostí ostří nářadí a odjehlují kovové díly při tichém a rovnoměrném chodu.
nb Benksliper | To skiver med ulik kornstørrelse sliper verktøy og avgrader metalldeler med jevn, rolig gang.
nl Werkbankslijpmachine | Twee schijven met verschillende korrel slijpen gereedschap en ontbramen metalen delen met een rustige loop.
da Bænksliber | To skiver med forskellig kornstørrelse sliber værktøj og afgrater metaldele med rolig, jævn gang.
sv Bänkslip | Två skivor med olika kornstorlek slipar verktyg och gradar metalldelar med lugn och jämn gång.
es Esmeriladora de banco | Dos muelas de distinto grano afilan herramientas y desbarban piezas metálicas con un giro suave y uniforme.
fi Penkkihiomakone | Kaksi eri karkeuden laikkaa teroittaa työkalut ja poistaa purseet metalliosista tasaisella käynnillä.
pl Szlifierka stołowa dwutarczowa | Dwie tarcze o różnej ziarnistości ostrzą narzędzia i gratują metalowe części przy spokojnej, równej pracy.
ro Polizor de banc | Două pietre cu granulație diferită ascut sculele și debavurează piesele metalice cu o funcționare liniștită.
lt Dviejų diskų galandinimo staklės | Du skirtingo grūdėtumo diskai tyliai ir tolygiai galanda įrankius bei šalina metalinių detalių šerpetas.
sl Dvojni namizni brusilnik | Dva brusa različne zrnatosti mirno in enakomerno ostrita orodje ter posnemata srh s kovinskih delov.
el Δίδυμος τροχός πάγκου | Δύο τροχοί διαφορετικής κόκκωσης ακονίζουν εργαλεία και αφαιρούν γρέζια από μεταλλικά μέρη με ομαλή λειτουργία.
hr Dvostrana stolna brusilica | Dva brusa različite granulacije mirno i ujednačeno oštre alat i skidaju srh s metalnih dijelova.
bg Настолен шмиргел | Двата диска с различна зърнистост заточват инструменти и почистват метални детайли при спокоен и равномерен ход.

# pillar-drill
en Pillar drill | The guided spindle and tilting table place holes exactly, at right angles or at the angle set.
sk Stĺpová vŕtačka | Vedené vreteno a sklopný stôl umožňujú vŕtať presne, kolmo aj pod nastaveným uhlom.
de Säulenbohrmaschine | Die geführte Spindel und der neigbare Tisch setzen Bohrungen exakt – senkrecht oder im eingestellten Winkel.
pt Engenho de furar de coluna | O fuso guiado e a mesa inclinável permitem furos exatos, na vertical ou no ângulo escolhido.
it Trapano a colonna | Il mandrino guidato e la tavola inclinabile eseguono fori esatti, perpendicolari o all'angolo impostato.
fr Perceuse à colonne | La broche guidée et la table inclinable percent avec précision, à angle droit ou selon l'angle réglé.
hu Oszlopos fúrógép | A vezetett orsó és a dönthető asztal pontos furatokat ad, merőlegesen vagy a beállított szögben.
cs Sloupová vrtačka | Vedené vřeteno a naklápěcí stůl umožňují vrtat přesně, kolmo i pod nastaveným úhlem.
nb Søyleboremaskin | Den styrte spindelen og det vippbare bordet gir nøyaktige hull, vinkelrett eller i innstilt vinkel.
nl Kolomboormachine | De geleide spindel en de kantelbare tafel zetten gaten exact, haaks of onder de ingestelde hoek.
da Søjleboremaskine | Den styrede spindel og det vipbare bord giver præcise huller, vinkelret eller i den indstillede vinkel.
sv Pelarborrmaskin | Den styrda spindeln och det lutbara bordet ger exakta hål, vinkelrätt eller i inställd vinkel.
es Taladro de columna | El husillo guiado y la mesa inclinable sitúan los orificios con exactitud, en vertical o en el ángulo ajustado.
fi Pylväsporakone | Ohjattu kara ja kallistuva pöytä takaavat tarkat reiät kohtisuoraan tai asetetussa kulmassa.
pl Wiertarka kolumnowa | Prowadzone wrzeciono i pochylany stół pozwalają wiercić dokładnie, prostopadle lub pod ustawionym kątem.
ro Mașină de găurit cu coloană | Axul ghidat și masa înclinabilă dau găuri exacte, perpendiculare sau la unghiul reglat.
lt Kolonėlinės gręžimo staklės | Kreipiamas suklys ir palenkiamas stalas leidžia tiksliai gręžti statmenai arba nustatytu kampu.
sl Stebrni vrtalni stroj | Vodeno vreteno in nagibna miza omogočata natančne izvrtine, pravokotno ali pod nastavljenim kotom.
el Κολονάτο δράπανο | Η οδηγούμενη άτρακτος και το ανακλινόμενο τραπέζι ανοίγουν τρύπες με ακρίβεια, κάθετα ή στη ρυθμισμένη γωνία.
hr Stupna bušilica | Vođeno vreteno i nagibni stol osiguravaju točne provrte, okomito ili pod podešenim kutom.
bg Колонна бормашина | Воденото вретено и наклоняемата маса осигуряват точни отвори – перпендикулярно или под зададения ъгъл.
`;
