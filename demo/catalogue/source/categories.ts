/** The category tree: key, parent, the picture of a kind that stands for it, and names in 21 languages. */
interface CategorySource {
  readonly key: string;
  readonly parent: string | null;
  readonly image: string;
}

const tree = `
workshop | - | tool-trolley-red
vehicle-workshop | workshop | trolley-jack-red
jacks-stands | vehicle-workshop | trolley-jack-red
presses-cranes | vehicle-workshop | workshop-press-blue
compressed-air | workshop | air-compressor-blue
compressors | compressed-air | air-compressor-blue
air-tools | compressed-air | impact-wrench-black
workshop-furniture | workshop | workbench-grey
tool-trolleys | workshop-furniture | tool-trolley-red
workbenches-vices | workshop-furniture | workbench-grey
machine-tools | workshop | pillar-drill-green
welding | - | mig-welder-orange
welding-machines | welding | mig-welder-orange
mig-mag-welders | welding-machines | mig-welder-orange
tig-welders | welding-machines | tig-welder-blue
mma-welders | welding-machines | mma-welder-orange
plasma-cutters | welding | plasma-cutter-orange
welding-protection | welding | welding-helmet-black
soldering | welding | soldering-station-black
gastronomy | - | double-deep-fryer-steel
cooking | gastronomy | double-deep-fryer-steel
fryers-grills | cooking | contact-grill-steel
ovens | cooking | pizza-oven-steel
food-warming | cooking | bain-marie-steel
snack-equipment | gastronomy | popcorn-machine-red
waffles-crepes | snack-equipment | waffle-iron-steel
popcorn-candyfloss | snack-equipment | popcorn-machine-red
food-preparation | gastronomy | planetary-mixer-silver
slicers-mincers | food-preparation | meat-slicer-silver
mixers-vacuum | food-preparation | planetary-mixer-silver
ice-drinks | gastronomy | ice-machine-steel
kitchen-furniture | gastronomy | stainless-work-table-steel
measuring-laboratory | - | stereo-microscope-white
scales | measuring-laboratory | platform-scale-steel
industrial-scales | scales | platform-scale-steel
laboratory-scales | scales | precision-scale-white
measuring-instruments | measuring-laboratory | digital-caliper-steel
laboratory-equipment | measuring-laboratory | centrifuge-white
electronics-lab | measuring-laboratory | lab-power-supply-grey
lifting-transport | - | pallet-truck-yellow
hoists | lifting-transport | electric-hoist-yellow
trolleys-trucks | lifting-transport | sack-truck-red
pallet-handling | lifting-transport | pallet-truck-yellow
cleaning | - | ultrasonic-cleaner-steel
ultrasonic-cleaning | cleaning | ultrasonic-cleaner-steel
vacuums-washers | cleaning | wet-dry-vacuum-steel
drying-ventilation | cleaning | dehumidifier-yellow
wellness-care | - | massage-table-black
massage | wellness-care | massage-table-black
salon-equipment | wellness-care | magnifier-lamp-white
fitness | wellness-care | kettlebell-black
garden-outdoor | - | party-tent-white
outdoor-living | garden-outdoor | party-tent-white
wood-fire | garden-outdoor | log-splitter-red
warehouse | - | shelving-rack-blue
shelving-storage | warehouse | shelving-rack-blue
safes | warehouse | key-safe-grey
`;

export const categorySources: readonly CategorySource[] = tree
  .trim()
  .split('\n')
  .map((line) => {
    const [key = '', parent = '', image = ''] = line.split(' | ');
    return { key, parent: parent === '-' ? null : parent, image };
  });

/** Format: a `# key; key; …` header, then one line a language with the names in the same order. */
export const categoryNameTexts = `
# workshop; vehicle-workshop; jacks-stands; presses-cranes; compressed-air; compressors; air-tools; workshop-furniture; tool-trolleys; workbenches-vices; machine-tools
en Workshop; Vehicle workshop; Jacks and axle stands; Presses and engine cranes; Compressed air; Compressors; Air tools; Workshop furniture; Tool trolleys; Workbenches and vices; Workshop machines
sk Dielňa; Autodielňa; Zdviháky a stojany; Lisy a žeriavy na motory; Stlačený vzduch; Kompresory; Pneumatické náradie; Dielenský nábytok; Vozíky na náradie; Pracovné stoly a zveráky; Dielenské stroje
de Werkstatt; Kfz-Werkstatt; Wagenheber und Unterstellböcke; Pressen und Motorkrane; Druckluft; Kompressoren; Druckluftwerkzeuge; Werkstatteinrichtung; Werkstattwagen; Werkbänke und Schraubstöcke; Werkstattmaschinen
pt Oficina; Oficina automóvel; Macacos e preguiças; Prensas e gruas para motores; Ar comprimido; Compressores; Ferramentas pneumáticas; Mobiliário de oficina; Carros de ferramentas; Bancadas e tornos; Máquinas de oficina
it Officina; Autofficina; Sollevatori e cavalletti; Presse e gru per motori; Aria compressa; Compressori; Utensili pneumatici; Arredo officina; Carrelli portautensili; Banchi da lavoro e morse; Macchine da officina
fr Atelier; Garage automobile; Crics et chandelles; Presses et grues d'atelier; Air comprimé; Compresseurs; Outils pneumatiques; Mobilier d'atelier; Servantes d'atelier; Établis et étaux; Machines d'atelier
hu Műhely; Autószerviz; Emelők és alátámasztó bakok; Prések és motoremelők; Sűrített levegő; Kompresszorok; Levegős szerszámok; Műhelybútorok; Szerszámoskocsik; Munkapadok és satuk; Műhelygépek
cs Dílna; Autodílna; Zvedáky a stojany; Lisy a jeřáby na motory; Stlačený vzduch; Kompresory; Pneumatické nářadí; Dílenský nábytek; Vozíky na nářadí; Pracovní stoly a svěráky; Dílenské stroje
nb Verksted; Bilverksted; Jekker og støttebukker; Presser og motorkraner; Trykkluft; Kompressorer; Trykkluftverktøy; Verkstedinnredning; Verktøytraller; Arbeidsbenker og skrustikker; Verkstedmaskiner
nl Werkplaats; Autowerkplaats; Krikken en assteunen; Persen en motorkranen; Perslucht; Compressoren; Persluchtgereedschap; Werkplaatsinrichting; Gereedschapswagens; Werkbanken en bankschroeven; Werkplaatsmachines
da Værksted; Autoværksted; Donkrafte og støttebukke; Presser og motorkraner; Trykluft; Kompressorer; Trykluftværktøj; Værkstedsinventar; Værktøjsvogne; Værkstedsborde og skruestikker; Værkstedsmaskiner
sv Verkstad; Bilverkstad; Domkrafter och pallbockar; Pressar och motorlyftar; Tryckluft; Kompressorer; Tryckluftsverktyg; Verkstadsinredning; Verktygsvagnar; Arbetsbänkar och skruvstäd; Verkstadsmaskiner
es Taller; Taller mecánico; Gatos y borriquetas; Prensas y grúas para motores; Aire comprimido; Compresores; Herramientas neumáticas; Mobiliario de taller; Carros de herramientas; Bancos de trabajo y tornillos; Máquinas de taller
fi Verstas; Autokorjaamo; Tunkit ja autopukit; Puristimet ja moottorinosturit; Paineilma; Kompressorit; Paineilmatyökalut; Verstaskalusteet; Työkaluvaunut; Työpöydät ja ruuvipenkit; Verstaskoneet
pl Warsztat; Warsztat samochodowy; Podnośniki i kobyłki; Prasy i żurawie warsztatowe; Sprężone powietrze; Kompresory; Narzędzia pneumatyczne; Meble warsztatowe; Wózki narzędziowe; Stoły warsztatowe i imadła; Maszyny warsztatowe
ro Atelier; Service auto; Cricuri și capre auto; Prese și macarale pentru motoare; Aer comprimat; Compresoare; Scule pneumatice; Mobilier de atelier; Cărucioare de scule; Bancuri de lucru și menghine; Mașini de atelier
lt Dirbtuvės; Autoservisas; Keltuvai ir atramos; Presai ir variklių kranai; Suslėgtasis oras; Kompresoriai; Pneumatiniai įrankiai; Dirbtuvių baldai; Įrankių vežimėliai; Darbastaliai ir spaustuvai; Dirbtuvių staklės
sl Delavnica; Avtomehanična delavnica; Dvigalke in podstavni kozli; Stiskalnice in dvigala za motorje; Stisnjen zrak; Kompresorji; Pnevmatsko orodje; Delavniško pohištvo; Vozički za orodje; Delovne mize in primeži; Delavniški stroji
el Συνεργείο; Συνεργείο αυτοκινήτων; Γρύλοι και τρίποδα; Πρέσες και γερανάκια; Πεπιεσμένος αέρας; Αεροσυμπιεστές; Εργαλεία αέρος; Εξοπλισμός συνεργείου; Εργαλειοφόροι; Πάγκοι και μέγγενες; Μηχανήματα συνεργείου
hr Radionica; Autoradionica; Dizalice i potporni stalci; Preše i dizalice za motore; Komprimirani zrak; Kompresori; Pneumatski alati; Radionički namještaj; Kolica za alat; Radni stolovi i škripci; Radionički strojevi
bg Работилница; Автосервиз; Крикове и стойки; Преси и кранове за двигатели; Сгъстен въздух; Компресори; Пневматични инструменти; Обзавеждане за работилница; Колички за инструменти; Тезгяси и менгемета; Машини за работилница

# welding; welding-machines; mig-mag-welders; tig-welders; mma-welders; plasma-cutters; welding-protection; soldering
en Welding technology; Welding machines; MIG/MAG welders; TIG welders; MMA welders; Plasma cutters; Welding protection; Soldering
sk Zváracia technika; Zváračky; Zváračky MIG/MAG; Zváračky TIG; Zváračky MMA; Plazmové rezačky; Ochrana pri zváraní; Spájkovanie
de Schweißtechnik; Schweißgeräte; MIG/MAG-Schweißgeräte; WIG-Schweißgeräte; Elektroden-Schweißgeräte; Plasmaschneider; Schweißerschutz; Löttechnik
pt Soldadura; Máquinas de soldar; Máquinas MIG/MAG; Máquinas TIG; Inversores MMA; Cortadores de plasma; Proteção para soldadura; Soldadura eletrónica
it Saldatura; Saldatrici; Saldatrici MIG/MAG; Saldatrici TIG; Saldatrici MMA; Taglierine al plasma; Protezione per saldatura; Saldatura a stagno
fr Soudage; Postes à souder; Postes MIG/MAG; Postes TIG; Postes MMA; Découpeurs plasma; Protection du soudeur; Soudage électronique
hu Hegesztéstechnika; Hegesztőgépek; MIG/MAG hegesztők; AWI hegesztők; MMA hegesztők; Plazmavágók; Hegesztési védelem; Forrasztás
cs Svařovací technika; Svářečky; Svářečky MIG/MAG; Svářečky TIG; Svářečky MMA; Plazmové řezačky; Ochrana při svařování; Pájení
nb Sveiseteknikk; Sveiseapparater; MIG/MAG-sveisere; TIG-sveisere; MMA-sveisere; Plasmaskjærere; Sveisebeskyttelse; Lodding
nl Lastechniek; Lasapparaten; MIG/MAG-lasapparaten; TIG-lasapparaten; MMA-lasapparaten; Plasmasnijders; Lasbescherming; Solderen
da Svejseteknik; Svejsemaskiner; MIG/MAG-svejsere; TIG-svejsere; MMA-svejsere; Plasmaskærere; Svejsebeskyttelse; Lodning
sv Svetsteknik; Svetsmaskiner; MIG/MAG-svetsar; TIG-svetsar; MMA-svetsar; Plasmaskärare; Svetsskydd; Lödning
es Soldadura; Máquinas de soldar; Soldadoras MIG/MAG; Soldadoras TIG; Soldadoras MMA; Cortadores de plasma; Protección para soldar; Soldadura electrónica
fi Hitsaustekniikka; Hitsauskoneet; MIG/MAG-hitsauskoneet; TIG-hitsauskoneet; MMA-hitsauskoneet; Plasmaleikkurit; Hitsaussuojaimet; Juottaminen
pl Technika spawalnicza; Spawarki; Spawarki MIG/MAG; Spawarki TIG; Spawarki MMA; Przecinarki plazmowe; Ochrona spawacza; Lutowanie
ro Tehnică de sudură; Aparate de sudură; Aparate MIG/MAG; Aparate TIG; Aparate MMA; Aparate de tăiere cu plasmă; Protecție la sudură; Lipire
lt Suvirinimo technika; Suvirinimo aparatai; MIG/MAG aparatai; TIG aparatai; MMA aparatai; Plazminio pjovimo aparatai; Suvirintojo apsauga; Litavimas
sl Varilna tehnika; Varilni aparati; Aparati MIG/MAG; Aparati TIG; Aparati MMA; Plazemski rezalniki; Zaščita pri varjenju; Spajkanje
el Συγκόλληση μετάλλων; Ηλεκτροσυγκολλήσεις; Ηλεκτροσυγκολλήσεις MIG/MAG; Ηλεκτροσυγκολλήσεις TIG; Ηλεκτροσυγκολλήσεις MMA; Μηχανές κοπής πλάσματος; Προστασία συγκόλλησης; Κασσιτεροκόλληση
hr Tehnika zavarivanja; Aparati za zavarivanje; Aparati MIG/MAG; Aparati TIG; Aparati MMA; Plazma rezači; Zaštita pri zavarivanju; Lemljenje
bg Заваръчна техника; Заваръчни апарати; Апарати MIG/MAG; Апарати ВИГ; Електрожени MMA; Апарати за плазмено рязане; Заваръчна защита; Запояване

# gastronomy; cooking; fryers-grills; ovens; food-warming; snack-equipment; waffles-crepes; popcorn-candyfloss; food-preparation; slicers-mincers; mixers-vacuum; ice-drinks; kitchen-furniture
en Catering equipment; Cooking; Fryers and grills; Pizza ovens; Food warming; Snack equipment; Waffles and crêpes; Popcorn, candyfloss and hot dogs; Food preparation; Slicers and mincers; Mixers and vacuum sealers; Ice and drinks; Kitchen furniture
sk Gastronómia; Varenie a smaženie; Fritézy a grily; Pece na pizzu; Udržiavanie teploty jedál; Občerstvenie; Vafle a palacinky; Popcorn, cukrová vata a hotdogy; Príprava jedál; Krájače a mlynčeky; Mixéry a vákuovačky; Ľad a nápoje; Kuchynský nábytok
de Gastronomie; Kochen und Braten; Fritteusen und Grills; Pizzaöfen; Warmhalten; Imbissgeräte; Waffeln und Crêpes; Popcorn, Zuckerwatte und Hotdogs; Speisenvorbereitung; Aufschnittmaschinen und Fleischwölfe; Rührmaschinen und Vakuumierer; Eis und Getränke; Küchenmöbel
pt Hotelaria e restauração; Confeção; Fritadeiras e grelhadores; Fornos de pizza; Aquecimento de alimentos; Equipamento para snacks; Waffles e crepes; Pipocas, algodão-doce e cachorros; Preparação de alimentos; Fiambreiras e picadoras; Batedeiras e máquinas de vácuo; Gelo e bebidas; Mobiliário de cozinha
it Ristorazione; Cottura; Friggitrici e griglie; Forni per pizza; Mantenimento in caldo; Attrezzature per snack; Waffle e crêpe; Popcorn, zucchero filato e hot dog; Preparazione alimenti; Affettatrici e tritacarne; Impastatrici e sottovuoto; Ghiaccio e bevande; Arredo cucina
fr Équipement de restauration; Cuisson; Friteuses et grills; Fours à pizza; Maintien au chaud; Matériel de snack; Gaufres et crêpes; Pop-corn, barbe à papa et hot-dogs; Préparation des aliments; Trancheuses et hachoirs; Batteurs et machines sous vide; Glaçons et boissons; Mobilier de cuisine
hu Vendéglátás; Főzés és sütés; Olajsütők és grillek; Pizzakemencék; Melegentartás; Büféfelszerelés; Gofri és palacsinta; Popcorn, vattacukor és hot dog; Ételelőkészítés; Szeletelők és húsdarálók; Keverők és vákuumcsomagolók; Jég és italok; Konyhabútorok
cs Gastronomie; Vaření a smažení; Fritézy a grily; Pece na pizzu; Udržování teploty jídel; Občerstvení; Vafle a palačinky; Popcorn, cukrová vata a hotdogy; Příprava jídel; Kráječe a mlýnky; Mixéry a vakuovačky; Led a nápoje; Kuchyňský nábytek
nb Storkjøkken; Koking og steking; Frityrkokere og griller; Pizzaovner; Varmholding; Snacksutstyr; Vafler og pannekaker; Popkorn, sukkerspinn og pølser; Matforberedelse; Påleggsmaskiner og kjøttkverner; Miksere og vakuumpakkere; Is og drikke; Kjøkkeninnredning
nl Horeca; Koken en bakken; Friteuses en grills; Pizzaovens; Warmhouden; Snackapparatuur; Wafels en crêpes; Popcorn, suikerspin en hotdogs; Voedselbereiding; Snijmachines en vleesmolens; Mengers en vacuümmachines; IJs en dranken; Keukenmeubilair
da Storkøkken; Kogning og stegning; Frituregryder og grill; Pizzaovne; Varmholdning; Snackudstyr; Vafler og pandekager; Popcorn, candyfloss og hotdogs; Madforberedelse; Pålægsmaskiner og kødhakkere; Røremaskiner og vakuumpakkere; Is og drikke; Køkkeninventar
sv Storkök; Kokning och stekning; Fritöser och grillar; Pizzaugnar; Varmhållning; Snacksutrustning; Våfflor och crêpes; Popcorn, sockervadd och korv; Matberedning; Skärmaskiner och köttkvarnar; Blandare och vakuumförpackare; Is och drycker; Köksinredning
es Hostelería; Cocción; Freidoras y grills; Hornos para pizza; Mantenimiento en caliente; Equipos para snacks; Gofres y crepes; Palomitas, algodón y perritos; Preparación de alimentos; Cortafiambres y picadoras; Batidoras y envasadoras al vacío; Hielo y bebidas; Mobiliario de cocina
fi Suurkeittiö; Keittäminen ja paistaminen; Rasvakeittimet ja grillit; Pizzauunit; Lämpimänäpito; Välipalalaitteet; Vohvelit ja letut; Popcorn, hattara ja hodarit; Ruoan esivalmistelu; Viipalointikoneet ja lihamyllyt; Sekoittimet ja vakuumikoneet; Jää ja juomat; Keittiökalusteet
pl Gastronomia; Gotowanie i smażenie; Frytownice i grille; Piece do pizzy; Utrzymywanie ciepła potraw; Sprzęt do przekąsek; Gofry i naleśniki; Popcorn, wata cukrowa i hot dogi; Przygotowanie potraw; Krajalnice i maszynki do mięsa; Miksery i pakowarki próżniowe; Lód i napoje; Meble kuchenne
ro Gastronomie; Gătire; Friteuze și grătare; Cuptoare pentru pizza; Menținere la cald; Echipamente pentru gustări; Gofre și clătite; Popcorn, vată de zahăr și hot-dog; Pregătirea alimentelor; Feliatoare și mașini de tocat; Mixere și mașini de vidat; Gheață și băuturi; Mobilier de bucătărie
lt Maitinimo įranga; Virimas ir kepimas; Gruzdintuvės ir griliai; Picų krosnys; Maisto šildymas; Užkandžių įranga; Vafliai ir lietiniai; Spragėsiai, cukraus vata ir dešrainiai; Maisto ruošimas; Pjaustyklės ir mėsmalės; Maišytuvai ir vakuumatoriai; Ledas ir gėrimai; Virtuvės baldai
sl Gostinstvo; Kuhanje in pečenje; Cvrtniki in žari; Peči za pico; Ohranjanje toplote jedi; Oprema za prigrizke; Vaflji in palačinke; Pokovka, sladkorna pena in hrenovke; Priprava hrane; Rezalniki in mesoreznice; Mešalniki in vakuumski pakirniki; Led in pijače; Kuhinjsko pohištvo
el Εξοπλισμός εστίασης; Μαγείρεμα; Φριτέζες και γκριλιέρες; Φούρνοι πίτσας; Διατήρηση ζεστών φαγητών; Εξοπλισμός σνακ; Βάφλες και κρέπες; Ποπ κορν, μαλλί της γριάς και χοτ ντογκ; Προετοιμασία τροφίμων; Ζαμπονομηχανές και κρεατομηχανές; Μίξερ και μηχανές κενού; Πάγος και ποτά; Έπιπλα κουζίνας
hr Ugostiteljstvo; Kuhanje i pečenje; Friteze i roštilji; Peći za pizzu; Održavanje topline jela; Oprema za grickalice; Vafli i palačinke; Kokice, šećerna vuna i hot dog; Priprema hrane; Rezalice i strojevi za mljevenje mesa; Mikseri i vakuumirke; Led i pića; Kuhinjski namještaj
bg Ресторантско оборудване; Готвене; Фритюрници и грилове; Пещи за пица; Поддържане на топла храна; Оборудване за закуски; Гофрети и палачинки; Пуканки, захарен памук и хотдог; Подготовка на храна; Колбасорезачки и месомелачки; Миксери и вакуум машини; Лед и напитки; Кухненски мебели

# measuring-laboratory; scales; industrial-scales; laboratory-scales; measuring-instruments; laboratory-equipment; electronics-lab; lifting-transport; hoists; trolleys-trucks; pallet-handling
en Measuring and laboratory; Scales; Industrial scales; Laboratory balances; Measuring instruments; Laboratory equipment; Electronics laboratory; Lifting and transport; Hoists; Trolleys and sack trucks; Pallet trucks and lift tables
sk Meranie a laboratórium; Váhy; Priemyselné váhy; Laboratórne váhy; Meracie prístroje; Laboratórne vybavenie; Elektronické laboratórium; Zdvíhanie a preprava; Kladkostroje; Vozíky a rudle; Paletové vozíky a zdvíhacie stoly
de Messen und Labor; Waagen; Industriewaagen; Laborwaagen; Messgeräte; Laborausstattung; Elektroniklabor; Heben und Transportieren; Hebezeuge; Transportwagen und Sackkarren; Hubwagen und Hubtische
pt Medição e laboratório; Balanças; Balanças industriais; Balanças de laboratório; Instrumentos de medição; Equipamento de laboratório; Laboratório de eletrónica; Elevação e transporte; Guinchos e diferenciais; Carros de transporte; Porta-paletes e mesas elevatórias
it Misura e laboratorio; Bilance; Bilance industriali; Bilance da laboratorio; Strumenti di misura; Attrezzature da laboratorio; Laboratorio elettronico; Sollevamento e trasporto; Paranchi; Carrelli da trasporto; Transpallet e tavoli elevatori
fr Mesure et laboratoire; Balances; Balances industrielles; Balances de laboratoire; Instruments de mesure; Équipement de laboratoire; Laboratoire d'électronique; Levage et transport; Palans; Chariots et diables; Transpalettes et tables élévatrices
hu Mérés és laboratórium; Mérlegek; Ipari mérlegek; Labormérlegek; Mérőműszerek; Laborfelszerelés; Elektronikai labor; Emelés és szállítás; Csörlők és láncos emelők; Kézikocsik; Raklapemelők és emelőasztalok
cs Měření a laboratoř; Váhy; Průmyslové váhy; Laboratorní váhy; Měřicí přístroje; Laboratorní vybavení; Elektronická laboratoř; Zvedání a přeprava; Kladkostroje; Vozíky a rudly; Paletové vozíky a zvedací stoly
nb Måling og laboratorium; Vekter; Industrivekter; Laboratorievekter; Måleinstrumenter; Laboratorieutstyr; Elektronikklab; Løft og transport; Taljer; Traller; Jekketraller og løftebord
nl Meten en laboratorium; Weegschalen; Industriële weegschalen; Laboratoriumweegschalen; Meetinstrumenten; Laboratoriumapparatuur; Elektronicalab; Heffen en transport; Takels; Transportwagens en steekwagens; Palletwagens en heftafels
da Måling og laboratorium; Vægte; Industrivægte; Laboratorievægte; Måleinstrumenter; Laboratorieudstyr; Elektroniklaboratorium; Løft og transport; Hejs og taljer; Transportvogne og sækkevogne; Palleløftere og løfteborde
sv Mätning och laboratorium; Vågar; Industrivågar; Laboratorievågar; Mätinstrument; Laboratorieutrustning; Elektroniklabb; Lyft och transport; Telfrar; Transportvagnar och säckkärror; Palldragare och lyftbord
es Medición y laboratorio; Básculas y balanzas; Básculas industriales; Balanzas de laboratorio; Instrumentos de medición; Equipos de laboratorio; Laboratorio de electrónica; Elevación y transporte; Polipastos; Carros y carretillas; Transpaletas y mesas elevadoras
fi Mittaus ja laboratorio; Vaa'at; Teollisuusvaa'at; Laboratoriovaa'at; Mittalaitteet; Laboratoriolaitteet; Elektroniikkalaboratorio; Nostaminen ja kuljetus; Nostimet; Vaunut ja nokkakärryt; Haarukkavaunut ja nostopöydät
pl Pomiary i laboratorium; Wagi; Wagi przemysłowe; Wagi laboratoryjne; Przyrządy pomiarowe; Sprzęt laboratoryjny; Laboratorium elektroniczne; Podnoszenie i transport; Wciągarki; Wózki transportowe; Wózki paletowe i stoły podnośne
ro Măsurare și laborator; Cântare; Cântare industriale; Balanțe de laborator; Instrumente de măsură; Echipamente de laborator; Laborator de electronică; Ridicare și transport; Palane; Cărucioare de transport; Transpaleți și mese ridicătoare
lt Matavimas ir laboratorija; Svarstyklės; Pramoninės svarstyklės; Laboratorinės svarstyklės; Matavimo prietaisai; Laboratorinė įranga; Elektronikos laboratorija; Kėlimas ir gabenimas; Keltuvai ir talės; Krovinių vežimėliai; Palečių vežimėliai ir keliamieji stalai
sl Merjenje in laboratorij; Tehtnice; Industrijske tehtnice; Laboratorijske tehtnice; Merilni instrumenti; Laboratorijska oprema; Elektronski laboratorij; Dviganje in transport; Dvigala; Transportni vozički; Paletni vozički in dvižne mize
el Μέτρηση και εργαστήριο; Ζυγαριές; Βιομηχανικές ζυγαριές; Εργαστηριακοί ζυγοί; Όργανα μέτρησης; Εργαστηριακός εξοπλισμός; Εργαστήριο ηλεκτρονικών; Ανύψωση και μεταφορά; Παλάγκα; Καρότσια μεταφοράς; Παλετοφόρα και ανυψωτικά τραπέζια
hr Mjerenje i laboratorij; Vage; Industrijske vage; Laboratorijske vage; Mjerni instrumenti; Laboratorijska oprema; Elektronički laboratorij; Podizanje i transport; Dizalice za teret; Transportna kolica; Paletni viličari i podizni stolovi
bg Измерване и лаборатория; Везни; Промишлени везни; Лабораторни везни; Измервателни уреди; Лабораторно оборудване; Електронна лаборатория; Повдигане и транспорт; Телфери и полиспасти; Транспортни колички; Транспалетни колички и подемни маси

# cleaning; ultrasonic-cleaning; vacuums-washers; drying-ventilation; wellness-care; massage; salon-equipment; fitness; garden-outdoor; outdoor-living; wood-fire; warehouse; shelving-storage; safes
en Cleaning and drying; Ultrasonic cleaners; Vacuum cleaners and pressure washers; Dryers and fans; Wellness and care; Massage tables; Salon equipment; Fitness; Garden and outdoor; Gazebos and patio heaters; Firewood and fire bowls; Warehouse; Shelving and storage; Safes
sk Čistenie a sušenie; Ultrazvukové čističe; Vysávače a vysokotlakové čističe; Odvlhčovače a ventilátory; Wellness a starostlivosť; Masážne stoly; Vybavenie salónov; Fitnes; Záhrada a exteriér; Altánky a terasové ohrievače; Palivové drevo a ohniská; Sklad; Regály a skladovanie; Trezory
de Reinigen und Trocknen; Ultraschallreiniger; Sauger und Hochdruckreiniger; Trockner und Ventilatoren; Wellness und Pflege; Massageliegen; Studioausstattung; Fitness; Garten und Freizeit; Pavillons und Heizpilze; Brennholz und Feuerschalen; Lager; Regale und Aufbewahrung; Tresore
pt Limpeza e secagem; Limpeza por ultrassons; Aspiradores e lavadoras; Desumidificadores e ventiladores; Bem-estar e estética; Marquesas de massagem; Equipamento de salão; Fitness; Jardim e exterior; Gazebos e aquecedores; Lenha e braseiros; Armazém; Estantes e arrumação; Cofres
it Pulizia e asciugatura; Lavatrici a ultrasuoni; Aspiratori e idropulitrici; Deumidificatori e ventilatori; Benessere e cura; Lettini da massaggio; Attrezzature per saloni; Fitness; Giardino ed esterni; Gazebo e stufe da esterno; Legna e bracieri; Magazzino; Scaffali e contenitori; Casseforti
fr Nettoyage et séchage; Nettoyeurs à ultrasons; Aspirateurs et nettoyeurs haute pression; Déshumidificateurs et ventilateurs; Bien-être et soins; Tables de massage; Équipement d'institut; Fitness; Jardin et extérieur; Tonnelles et parasols chauffants; Bois de chauffage et braseros; Entrepôt; Étagères et rangement; Coffres-forts
hu Tisztítás és szárítás; Ultrahangos tisztítók; Porszívók és magasnyomású mosók; Páramentesítők és ventilátorok; Wellness és ápolás; Masszázságyak; Szalonberendezés; Fitnesz; Kert és szabadidő; Pavilonok és teraszfűtők; Tűzifa és tűztálak; Raktár; Polcok és tárolás; Széfek
cs Čištění a sušení; Ultrazvukové čističky; Vysavače a vysokotlaké čističe; Odvlhčovače a ventilátory; Wellness a péče; Masážní stoly; Vybavení salonů; Fitness; Zahrada a exteriér; Party stany a terasové ohřívače; Palivové dřevo a ohniště; Sklad; Regály a skladování; Trezory
nb Rengjøring og tørking; Ultralydrensere; Støvsugere og høytrykksvaskere; Tørkere og vifter; Velvære og pleie; Massasjebenker; Salongutstyr; Trening; Hage og uteliv; Paviljonger og terrassevarmere; Ved og bålpanner; Lager; Reoler og oppbevaring; Safer
nl Reinigen en drogen; Ultrasoonreinigers; Zuigers en hogedrukreinigers; Drogers en ventilatoren; Wellness en verzorging; Massagetafels; Salonuitrusting; Fitness; Tuin en buiten; Partytenten en terrasverwarmers; Brandhout en vuurschalen; Magazijn; Stellingen en opslag; Kluizen
da Rengøring og tørring; Ultralydsrensere; Støvsugere og højtryksrensere; Affugtere og ventilatorer; Velvære og pleje; Massageborde; Salonudstyr; Fitness; Have og udeliv; Pavilloner og terrassevarmere; Brænde og bålfade; Lager; Reoler og opbevaring; Pengeskabe
sv Rengöring och torkning; Ultraljudstvättar; Dammsugare och högtryckstvättar; Avfuktare och fläktar; Wellness och vård; Massagebänkar; Salongsutrustning; Träning; Trädgård och uteliv; Paviljonger och terrassvärmare; Ved och eldfat; Lager; Hyllor och förvaring; Kassaskåp
es Limpieza y secado; Limpiadores por ultrasonidos; Aspiradores e hidrolimpiadoras; Deshumidificadores y ventiladores; Bienestar y cuidado; Camillas de masaje; Equipos para salones; Fitness; Jardín y exterior; Carpas y estufas de terraza; Leña y braseros; Almacén; Estanterías y almacenaje; Cajas fuertes
fi Puhdistus ja kuivaus; Ultraäänipesurit; Imurit ja painepesurit; Kuivaimet ja tuulettimet; Hyvinvointi ja hoito; Hierontapöydät; Hoitolavarusteet; Kuntoilu; Piha ja ulkoilu; Paviljongit ja terassilämmittimet; Polttopuut ja tulimaljat; Varasto; Hyllyt ja säilytys; Kassakaapit
pl Czyszczenie i osuszanie; Myjki ultradźwiękowe; Odkurzacze i myjki ciśnieniowe; Osuszacze i wentylatory; Wellness i pielęgnacja; Stoły do masażu; Wyposażenie salonów; Fitness; Ogród i taras; Pawilony i parasole grzewcze; Drewno opałowe i paleniska; Magazyn; Regały i przechowywanie; Sejfy
ro Curățare și uscare; Curățitoare cu ultrasunete; Aspiratoare și aparate de spălat; Dezumidificatoare și ventilatoare; Wellness și îngrijire; Mese de masaj; Echipamente pentru saloane; Fitness; Grădină și exterior; Pavilioane și încălzitoare; Lemne de foc și vase pentru foc; Depozit; Rafturi și depozitare; Seifuri
lt Valymas ir džiovinimas; Ultragarsinės plovyklos; Siurbliai ir aukšto slėgio plovyklos; Sausintuvai ir ventiliatoriai; Sveikatingumas ir priežiūra; Masažo stalai; Salonų įranga; Sportas; Sodas ir laukas; Pavėsinės ir terasų šildytuvai; Malkos ir laužavietės; Sandėlis; Stelažai ir laikymas; Seifai
sl Čiščenje in sušenje; Ultrazvočni čistilniki; Sesalniki in visokotlačni čistilniki; Razvlaževalniki in ventilatorji; Dobro počutje in nega; Masažne mize; Oprema za salone; Fitnes; Vrt in okolica; Paviljoni in terasni grelniki; Drva in ognjišča; Skladišče; Regali in shranjevanje; Sefi
el Καθαρισμός και στέγνωμα; Καθαριστές υπερήχων; Σκούπες και πλυστικά; Αφυγραντήρες και ανεμιστήρες; Ευεξία και περιποίηση; Κρεβάτια μασάζ; Εξοπλισμός ινστιτούτων; Γυμναστική; Κήπος και εξωτερικοί χώροι; Κιόσκια και θερμάστρες; Καυσόξυλα και εστίες φωτιάς; Αποθήκη; Ράφια και αποθήκευση; Χρηματοκιβώτια
hr Čišćenje i sušenje; Ultrazvučni čistači; Usisavači i visokotlačni perači; Odvlaživači i ventilatori; Wellness i njega; Stolovi za masažu; Oprema za salone; Fitness; Vrt i okućnica; Paviljoni i grijalice za terasu; Drva i ognjišta; Skladište; Regali i pohrana; Sefovi
bg Почистване и сушене; Ултразвукови вани; Прахосмукачки и водоструйки; Влагоуловители и вентилатори; Уелнес и грижа; Масажни кушетки; Оборудване за салони; Фитнес; Градина и двор; Шатри и отоплители; Дърва и огнища; Склад; Стелажи и съхранение; Сейфове
`;

/** What search engines show under the title; `{name}` is the category's name. */
export const categoryDescriptionTexts = `
# description
en {name} for professional use: compare technical data, prices and availability and order online.
sk {name} na profesionálne použitie: porovnajte technické údaje, ceny a dostupnosť a objednajte online.
de {name} für den professionellen Einsatz: technische Daten, Preise und Verfügbarkeit vergleichen und online bestellen.
pt {name} para uso profissional: compare dados técnicos, preços e disponibilidade e encomende online.
it {name} per uso professionale: confronta dati tecnici, prezzi e disponibilità e ordina online.
fr {name} à usage professionnel : comparez données techniques, prix et disponibilité et commandez en ligne.
hu {name} professzionális használatra: hasonlítsa össze a műszaki adatokat, árakat és készletet, és rendeljen online.
cs {name} pro profesionální použití: porovnejte technické údaje, ceny a dostupnost a objednejte online.
nb {name} til profesjonell bruk: sammenlign tekniske data, priser og lagerstatus og bestill på nett.
nl {name} voor professioneel gebruik: vergelijk technische gegevens, prijzen en beschikbaarheid en bestel online.
da {name} til professionel brug: sammenlign tekniske data, priser og lagerstatus, og bestil online.
sv {name} för professionellt bruk: jämför tekniska data, priser och lagerstatus och beställ online.
es {name} para uso profesional: compare datos técnicos, precios y disponibilidad y compre en línea.
fi {name} ammattikäyttöön: vertaa teknisiä tietoja, hintoja ja saatavuutta ja tilaa verkosta.
pl {name} do zastosowań profesjonalnych: porównaj dane techniczne, ceny i dostępność i zamów online.
ro {name} pentru uz profesional: comparați datele tehnice, prețurile și disponibilitatea și comandați online.
lt {name} profesionaliam naudojimui: palyginkite techninius duomenis, kainas bei likučius ir užsisakykite internetu.
sl {name} za profesionalno uporabo: primerjajte tehnične podatke, cene in zalogo ter naročite na spletu.
el {name} για επαγγελματική χρήση: συγκρίνετε τεχνικά χαρακτηριστικά, τιμές και διαθεσιμότητα και παραγγείλετε online.
hr {name} za profesionalnu uporabu: usporedite tehničke podatke, cijene i dostupnost i naručite online.
bg {name} за професионална употреба: сравнете технически данни, цени и наличност и поръчайте онлайн.
`;
