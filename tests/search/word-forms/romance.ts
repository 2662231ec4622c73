import type { WordForms } from './word-forms.ts';

export const romance: Readonly<Record<'es' | 'pt' | 'it' | 'fr' | 'ro', WordForms>> = {
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
};
