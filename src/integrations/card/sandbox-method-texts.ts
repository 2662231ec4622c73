import type { BaseLocale } from '../../kernel/locale.ts';

/** What the hosted pages say of the methods besides the card. `{amount}`, `{method}` are filled in; brands stay as they are. */
export type SandboxMethodTexts = Readonly<
  Record<
    | 'methodTitle'
    | 'confirmNote'
    | 'payLaterNote'
    | 'refuse'
    | 'referenceNote'
    | 'giveReference'
    | 'waitingTitle'
    | 'entity'
    | 'reference'
    | 'payUntil'
    | 'simulatePaid',
    string
  >
>;

export const sandboxMethodTexts: Readonly<Record<BaseLocale, SandboxMethodTexts>> = {
  'en-GB': {
    methodTitle: 'Pay with {method}',
    confirmNote: 'This is where {method} would ask you to confirm. Choose how this test payment ends.',
    payLaterNote:
      'This is where {method} would check whether you can pay later. Choose how this test check ends.',
    refuse: 'Have the payment refused',
    referenceNote:
      'You get an entity and a reference, and pay with them at a cash machine or in your online bank.',
    giveReference: 'Get the payment reference',
    waitingTitle: 'Waiting for your payment',
    entity: 'Entity',
    reference: 'Reference',
    payUntil: 'Pay by',
    simulatePaid: 'Simulate the incoming payment',
  },
  'sk-SK': {
    methodTitle: 'Platba cez {method}',
    confirmNote: 'Tu by vás {method} požiadal o potvrdenie. Vyberte, ako sa táto testovacia platba skončí.',
    payLaterNote:
      'Tu by {method} overil, či môžete zaplatiť neskôr. Vyberte, ako sa toto testovacie overenie skončí.',
    refuse: 'Nechať platbu zamietnuť',
    referenceNote:
      'Dostanete entitu a referenciu, ktorými zaplatíte v bankomate alebo v internetovom bankovníctve.',
    giveReference: 'Získať platobnú referenciu',
    waitingTitle: 'Čakáme na vašu platbu',
    entity: 'Entita',
    reference: 'Referencia',
    payUntil: 'Zaplatiť do',
    simulatePaid: 'Simulovať prijatú platbu',
  },
  'de-DE': {
    methodTitle: 'Mit {method} zahlen',
    confirmNote:
      'Hier würde {method} Sie um die Bestätigung bitten. Wählen Sie, wie diese Testzahlung ausgeht.',
    payLaterNote:
      'Hier würde {method} prüfen, ob Sie später zahlen können. Wählen Sie, wie diese Testprüfung ausgeht.',
    refuse: 'Zahlung ablehnen lassen',
    referenceNote:
      'Sie erhalten eine Entität und eine Referenz, mit denen Sie am Geldautomaten oder im Onlinebanking zahlen.',
    giveReference: 'Zahlungsreferenz anfordern',
    waitingTitle: 'Wir warten auf Ihre Zahlung',
    entity: 'Entität',
    reference: 'Referenz',
    payUntil: 'Zahlbar bis',
    simulatePaid: 'Zahlungseingang simulieren',
  },
  'cs-CZ': {
    methodTitle: 'Platba přes {method}',
    confirmNote: 'Zde by vás {method} požádal o potvrzení. Zvolte, jak tato testovací platba skončí.',
    payLaterNote:
      'Zde by {method} ověřil, zda můžete zaplatit později. Zvolte, jak toto testovací ověření skončí.',
    refuse: 'Nechat platbu zamítnout',
    referenceNote:
      'Dostanete entitu a referenci, kterými zaplatíte v bankomatu nebo v internetovém bankovnictví.',
    giveReference: 'Získat platební referenci',
    waitingTitle: 'Čekáme na vaši platbu',
    entity: 'Entita',
    reference: 'Reference',
    payUntil: 'Zaplatit do',
    simulatePaid: 'Simulovat přijatou platbu',
  },
  'da-DK': {
    methodTitle: 'Betal med {method}',
    confirmNote: 'Her ville {method} bede dig bekræfte. Vælg, hvordan denne testbetaling ender.',
    payLaterNote:
      'Her ville {method} undersøge, om du kan betale senere. Vælg, hvordan denne testkontrol ender.',
    refuse: 'Lad betalingen blive afvist',
    referenceNote:
      'Du får en enhed og en reference, som du betaler med i en pengeautomat eller i din netbank.',
    giveReference: 'Få betalingsreferencen',
    waitingTitle: 'Vi venter på din betaling',
    entity: 'Enhed',
    reference: 'Reference',
    payUntil: 'Betal senest',
    simulatePaid: 'Simulér den modtagne betaling',
  },
  'el-GR': {
    methodTitle: 'Πληρωμή με {method}',
    confirmNote:
      'Εδώ η υπηρεσία {method} θα ζητούσε επιβεβαίωση. Επιλέξτε πώς τελειώνει αυτή η δοκιμαστική πληρωμή.',
    payLaterNote:
      'Εδώ η υπηρεσία {method} θα έλεγχε αν μπορείτε να πληρώσετε αργότερα. Επιλέξτε πώς τελειώνει αυτός ο δοκιμαστικός έλεγχος.',
    refuse: 'Απόρριψη της πληρωμής',
    referenceNote:
      'Λαμβάνετε κωδικό οντότητας και κωδικό αναφοράς, με τους οποίους πληρώνετε σε ΑΤΜ ή μέσω e-banking.',
    giveReference: 'Λήψη κωδικού πληρωμής',
    waitingTitle: 'Αναμένουμε την πληρωμή σας',
    entity: 'Οντότητα',
    reference: 'Κωδικός αναφοράς',
    payUntil: 'Πληρωμή έως',
    simulatePaid: 'Προσομοίωση είσπραξης',
  },
  'es-ES': {
    methodTitle: 'Pagar con {method}',
    confirmNote: 'Aquí {method} le pediría que confirmara. Elija cómo termina este pago de prueba.',
    payLaterNote:
      'Aquí {method} comprobaría si puede pagar más tarde. Elija cómo termina esta comprobación de prueba.',
    refuse: 'Hacer que se rechace el pago',
    referenceNote:
      'Recibirá una entidad y una referencia con las que pagar en un cajero o en su banca en línea.',
    giveReference: 'Obtener la referencia de pago',
    waitingTitle: 'Esperamos su pago',
    entity: 'Entidad',
    reference: 'Referencia',
    payUntil: 'Pagar antes del',
    simulatePaid: 'Simular la recepción del pago',
  },
  'fi-FI': {
    methodTitle: 'Maksa: {method}',
    confirmNote: 'Tässä {method} pyytäisi sinua vahvistamaan maksun. Valitse, miten tämä testimaksu päättyy.',
    payLaterNote:
      'Tässä {method} tarkistaisi, voitko maksaa myöhemmin. Valitse, miten tämä testitarkistus päättyy.',
    refuse: 'Hylkää maksu',
    referenceNote: 'Saat yhteisötunnuksen ja viitteen, joilla maksat pankkiautomaatilla tai verkkopankissa.',
    giveReference: 'Hae maksuviite',
    waitingTitle: 'Odotamme maksuasi',
    entity: 'Yhteisötunnus',
    reference: 'Viite',
    payUntil: 'Maksettava viimeistään',
    simulatePaid: 'Simuloi saapunut maksu',
  },
  'fr-FR': {
    methodTitle: 'Payer avec {method}',
    confirmNote: 'Ici, {method} vous demanderait de confirmer. Choisissez l’issue de ce paiement d’essai.',
    payLaterNote:
      'Ici, {method} vérifierait si vous pouvez payer plus tard. Choisissez l’issue de cette vérification d’essai.',
    refuse: 'Faire refuser le paiement',
    referenceNote:
      'Vous recevez une entité et une référence pour payer à un distributeur ou depuis votre banque en ligne.',
    giveReference: 'Obtenir la référence de paiement',
    waitingTitle: 'Nous attendons votre paiement',
    entity: 'Entité',
    reference: 'Référence',
    payUntil: 'À payer avant le',
    simulatePaid: 'Simuler l’arrivée du paiement',
  },
  'hr-HR': {
    methodTitle: 'Plaćanje putem {method}',
    confirmNote: 'Ovdje bi {method} zatražio vašu potvrdu. Odaberite kako će završiti ovo probno plaćanje.',
    payLaterNote:
      'Ovdje bi {method} provjerio možete li platiti kasnije. Odaberite kako će završiti ova probna provjera.',
    refuse: 'Neka plaćanje bude odbijeno',
    referenceNote: 'Dobivate entitet i referencu kojima plaćate na bankomatu ili u internetskom bankarstvu.',
    giveReference: 'Zatraži referencu za plaćanje',
    waitingTitle: 'Čekamo vašu uplatu',
    entity: 'Entitet',
    reference: 'Referenca',
    payUntil: 'Platiti do',
    simulatePaid: 'Simuliraj pristiglu uplatu',
  },
  'hu-HU': {
    methodTitle: 'Fizetés ezzel: {method}',
    confirmNote: 'Itt kérné a jóváhagyását: {method}. Válassza ki, hogyan végződjön ez a tesztfizetés.',
    payLaterNote:
      'Itt ellenőrizné, hogy fizethet-e később: {method}. Válassza ki, hogyan végződjön ez a tesztellenőrzés.',
    refuse: 'A fizetés elutasítása',
    referenceNote: 'Entitás- és hivatkozási számot kap, amelyekkel bankautomatánál vagy netbankban fizethet.',
    giveReference: 'Fizetési hivatkozás kérése',
    waitingTitle: 'Várjuk a befizetését',
    entity: 'Entitás',
    reference: 'Hivatkozási szám',
    payUntil: 'Fizetési határidő',
    simulatePaid: 'Beérkező fizetés szimulálása',
  },
  'it-IT': {
    methodTitle: 'Paga con {method}',
    confirmNote: 'Qui {method} Le chiederebbe di confermare. Scelga come finisce questo pagamento di prova.',
    payLaterNote:
      'Qui {method} verificherebbe se può pagare più tardi. Scelga come finisce questa verifica di prova.',
    refuse: 'Fai rifiutare il pagamento',
    referenceNote:
      'Riceve un’entità e un riferimento con cui pagare a uno sportello automatico o nell’home banking.',
    giveReference: 'Ottieni il riferimento di pagamento',
    waitingTitle: 'Attendiamo il Suo pagamento',
    entity: 'Entità',
    reference: 'Riferimento',
    payUntil: 'Da pagare entro il',
    simulatePaid: 'Simula il pagamento in arrivo',
  },
  'lt-LT': {
    methodTitle: 'Mokėjimas per {method}',
    confirmNote: 'Čia „{method}“ paprašytų patvirtinti. Pasirinkite, kaip baigsis šis bandomasis mokėjimas.',
    payLaterNote:
      'Čia „{method}“ patikrintų, ar galite mokėti vėliau. Pasirinkite, kaip baigsis šis bandomasis tikrinimas.',
    refuse: 'Atmesti mokėjimą',
    referenceNote:
      'Gausite įmonės kodą ir nuorodos numerį, kuriais sumokėsite bankomate arba interneto banke.',
    giveReference: 'Gauti mokėjimo numerį',
    waitingTitle: 'Laukiame jūsų mokėjimo',
    entity: 'Įmonės kodas',
    reference: 'Nuorodos numeris',
    payUntil: 'Sumokėti iki',
    simulatePaid: 'Imituoti gautą mokėjimą',
  },
  'nb-NO': {
    methodTitle: 'Betal med {method}',
    confirmNote: 'Her ville {method} bedt deg bekrefte. Velg hvordan denne testbetalingen ender.',
    payLaterNote: 'Her ville {method} sjekket om du kan betale senere. Velg hvordan denne testsjekken ender.',
    refuse: 'La betalingen bli avvist',
    referenceNote: 'Du får en enhet og en referanse som du betaler med i en minibank eller i nettbanken.',
    giveReference: 'Få betalingsreferansen',
    waitingTitle: 'Vi venter på betalingen din',
    entity: 'Enhet',
    reference: 'Referanse',
    payUntil: 'Betal innen',
    simulatePaid: 'Simuler innkommet betaling',
  },
  'nl-NL': {
    methodTitle: 'Betalen met {method}',
    confirmNote: 'Hier zou {method} u om bevestiging vragen. Kies hoe deze testbetaling afloopt.',
    payLaterNote:
      'Hier zou {method} controleren of u later kunt betalen. Kies hoe deze testcontrole afloopt.',
    refuse: 'Betaling laten weigeren',
    referenceNote:
      'U krijgt een entiteit en een referentie, waarmee u bij een geldautomaat of via internetbankieren betaalt.',
    giveReference: 'Betalingsreferentie opvragen',
    waitingTitle: 'Wij wachten op uw betaling',
    entity: 'Entiteit',
    reference: 'Referentie',
    payUntil: 'Te betalen vóór',
    simulatePaid: 'Ontvangst van de betaling simuleren',
  },
  'pl-PL': {
    methodTitle: 'Płatność przez {method}',
    confirmNote:
      'W tym miejscu {method} poprosi o potwierdzenie. Wybierz, jak zakończy się ta płatność testowa.',
    payLaterNote:
      'W tym miejscu {method} sprawdzi, czy możesz zapłacić później. Wybierz, jak zakończy się to sprawdzenie testowe.',
    refuse: 'Odrzuć płatność',
    referenceNote:
      'Otrzymasz numer podmiotu i numer referencyjny, którymi zapłacisz w bankomacie lub w bankowości internetowej.',
    giveReference: 'Pobierz numer płatności',
    waitingTitle: 'Czekamy na Twoją płatność',
    entity: 'Podmiot',
    reference: 'Numer referencyjny',
    payUntil: 'Zapłać do',
    simulatePaid: 'Symuluj otrzymanie płatności',
  },
  'pt-PT': {
    methodTitle: 'Pagar com {method}',
    confirmNote: 'Aqui, {method} pediria a sua confirmação. Escolha como termina este pagamento de teste.',
    payLaterNote:
      'Aqui, {method} verificaria se pode pagar mais tarde. Escolha como termina esta verificação de teste.',
    refuse: 'Fazer recusar o pagamento',
    referenceNote: 'Recebe uma entidade e uma referência para pagar no multibanco ou no seu banco online.',
    giveReference: 'Obter a referência de pagamento',
    waitingTitle: 'A aguardar o seu pagamento',
    entity: 'Entidade',
    reference: 'Referência',
    payUntil: 'Pagar até',
    simulatePaid: 'Simular a receção do pagamento',
  },
  'ro-RO': {
    methodTitle: 'Plată prin {method}',
    confirmNote: 'Aici {method} v-ar cere confirmarea. Alegeți cum se încheie această plată de test.',
    payLaterNote:
      'Aici {method} ar verifica dacă puteți plăti mai târziu. Alegeți cum se încheie această verificare de test.',
    refuse: 'Respinge plata',
    referenceNote: 'Primiți o entitate și o referință cu care plătiți la bancomat sau prin internet banking.',
    giveReference: 'Obține referința de plată',
    waitingTitle: 'Așteptăm plata dumneavoastră',
    entity: 'Entitate',
    reference: 'Referință',
    payUntil: 'De plătit până la',
    simulatePaid: 'Simulează încasarea plății',
  },
  'sl-SI': {
    methodTitle: 'Plačilo z načinom {method}',
    confirmNote: 'Tu bi vas {method} prosil za potrditev. Izberite, kako se konča to testno plačilo.',
    payLaterNote:
      'Tu bi {method} preveril, ali lahko plačate pozneje. Izberite, kako se konča to testno preverjanje.',
    refuse: 'Zavrni plačilo',
    referenceNote: 'Prejmete entiteto in referenco, s katerima plačate na bankomatu ali v spletni banki.',
    giveReference: 'Pridobi plačilno referenco',
    waitingTitle: 'Čakamo na vaše plačilo',
    entity: 'Entiteta',
    reference: 'Referenca',
    payUntil: 'Plačajte do',
    simulatePaid: 'Simuliraj prejeto plačilo',
  },
  'sv-SE': {
    methodTitle: 'Betala med {method}',
    confirmNote: 'Här skulle {method} be dig bekräfta. Välj hur den här testbetalningen slutar.',
    payLaterNote:
      'Här skulle {method} kontrollera om du kan betala senare. Välj hur den här testkontrollen slutar.',
    refuse: 'Låt betalningen nekas',
    referenceNote: 'Du får en enhet och en referens som du betalar med i en bankomat eller i internetbanken.',
    giveReference: 'Hämta betalningsreferensen',
    waitingTitle: 'Vi väntar på din betalning',
    entity: 'Enhet',
    reference: 'Referens',
    payUntil: 'Betala senast',
    simulatePaid: 'Simulera inkommen betalning',
  },
  'bg-BG': {
    methodTitle: 'Плащане с {method}',
    confirmNote: 'Тук {method} ще поиска потвърждение. Изберете как да завърши това тестово плащане.',
    payLaterNote:
      'Тук {method} ще провери дали можете да платите по-късно. Изберете как да завърши тази тестова проверка.',
    refuse: 'Отказ на плащането',
    referenceNote:
      'Получавате код на получател и референтен номер, с които плащате на банкомат или в онлайн банката си.',
    giveReference: 'Получаване на референтен номер',
    waitingTitle: 'Очакваме вашето плащане',
    entity: 'Код на получател',
    reference: 'Референтен номер',
    payUntil: 'Платете до',
    simulatePaid: 'Симулиране на получено плащане',
  },
};
