/**
 * Values that are words: materials, colours, drives. Same format as the labels.
 */
export const attributeValueTexts = `
# stainless-steel; steel; cast-iron; aluminium; plastic; beech-steel; imitation-leather; polyester; glass
en stainless steel; steel; cast iron; aluminium; plastic; beech, steel; imitation leather; polyester; glass
sk nehrdzavejúca oceľ; oceľ; liatina; hliník; plast; buk, oceľ; koženka; polyester; sklo
de Edelstahl; Stahl; Gusseisen; Aluminium; Kunststoff; Buche, Stahl; Kunstleder; Polyester; Glas
pt aço inoxidável; aço; ferro fundido; alumínio; plástico; faia, aço; couro sintético; poliéster; vidro
it acciaio inox; acciaio; ghisa; alluminio; plastica; faggio, acciaio; similpelle; poliestere; vetro
fr acier inoxydable; acier; fonte; aluminium; plastique; hêtre, acier; similicuir; polyester; verre
hu rozsdamentes acél; acél; öntöttvas; alumínium; műanyag; bükk, acél; műbőr; poliészter; üveg
cs nerezová ocel; ocel; litina; hliník; plast; buk, ocel; koženka; polyester; sklo
nb rustfritt stål; stål; støpejern; aluminium; plast; bøk, stål; kunstskinn; polyester; glass
nl roestvrij staal; staal; gietijzer; aluminium; kunststof; beuken, staal; kunstleer; polyester; glas
da rustfrit stål; stål; støbejern; aluminium; plast; bøg, stål; kunstlæder; polyester; glas
sv rostfritt stål; stål; gjutjärn; aluminium; plast; bok, stål; konstläder; polyester; glas
es acero inoxidable; acero; hierro fundido; aluminio; plástico; haya, acero; polipiel; poliéster; vidrio
fi ruostumaton teräs; teräs; valurauta; alumiini; muovi; pyökki, teräs; keinonahka; polyesteri; lasi
pl stal nierdzewna; stal; żeliwo; aluminium; tworzywo sztuczne; buk, stal; skóra ekologiczna; poliester; szkło
ro oțel inoxidabil; oțel; fontă; aluminiu; plastic; fag, oțel; piele ecologică; poliester; sticlă
lt nerūdijantysis plienas; plienas; ketus; aliuminis; plastikas; bukas, plienas; dirbtinė oda; poliesteris; stiklas
sl nerjavno jeklo; jeklo; lito železo; aluminij; plastika; bukev, jeklo; umetno usnje; poliester; steklo
el ανοξείδωτος χάλυβας; χάλυβας; χυτοσίδηρος; αλουμίνιο; πλαστικό; οξιά, χάλυβας; δερματίνη; πολυεστέρας; γυαλί
hr nehrđajući čelik; čelik; lijevano željezo; aluminij; plastika; bukva, čelik; umjetna koža; poliester; staklo
bg неръждаема стомана; стомана; чугун; алуминий; пластмаса; бук, стомана; изкуствена кожа; полиестер; стъкло

# silver; red; black; white; blue; yellow; orange; grey; green; pink
en silver; red; black; white; blue; yellow; orange; grey; green; pink
sk strieborná; červená; čierna; biela; modrá; žltá; oranžová; sivá; zelená; ružová
de Silber; Rot; Schwarz; Weiß; Blau; Gelb; Orange; Grau; Grün; Rosa
pt prateado; vermelho; preto; branco; azul; amarelo; laranja; cinzento; verde; cor-de-rosa
it argento; rosso; nero; bianco; blu; giallo; arancione; grigio; verde; rosa
fr argent; rouge; noir; blanc; bleu; jaune; orange; gris; vert; rose
hu ezüst; piros; fekete; fehér; kék; sárga; narancssárga; szürke; zöld; rózsaszín
cs stříbrná; červená; černá; bílá; modrá; žlutá; oranžová; šedá; zelená; růžová
nb sølv; rød; svart; hvit; blå; gul; oransje; grå; grønn; rosa
nl zilver; rood; zwart; wit; blauw; geel; oranje; grijs; groen; roze
da sølv; rød; sort; hvid; blå; gul; orange; grå; grøn; lyserød
sv silver; röd; svart; vit; blå; gul; orange; grå; grön; rosa
es plateado; rojo; negro; blanco; azul; amarillo; naranja; gris; verde; rosa
fi hopea; punainen; musta; valkoinen; sininen; keltainen; oranssi; harmaa; vihreä; vaaleanpunainen
pl srebrny; czerwony; czarny; biały; niebieski; żółty; pomarańczowy; szary; zielony; różowy
ro argintiu; roșu; negru; alb; albastru; galben; portocaliu; gri; verde; roz
lt sidabrinė; raudona; juoda; balta; mėlyna; geltona; oranžinė; pilka; žalia; rožinė
sl srebrna; rdeča; črna; bela; modra; rumena; oranžna; siva; zelena; roza
el ασημί; κόκκινο; μαύρο; λευκό; μπλε; κίτρινο; πορτοκαλί; γκρι; πράσινο; ροζ
hr srebrna; crvena; crna; bijela; plava; žuta; narančasta; siva; zelena; ružičasta
bg сребрист; червен; черен; бял; син; жълт; оранжев; сив; зелен; розов

# electric; manual; hydraulic; pneumatic; gas; pieces; set; b-ware
en electric; manual; hydraulic; compressed air; gas; pcs; Set; Factory second
sk elektrický; ručný; hydraulický; stlačený vzduch; plyn; ks; Súprava; 2. trieda
de elektrisch; manuell; hydraulisch; Druckluft; Gas; Stk.; Set; B-Ware
pt elétrico; manual; hidráulico; ar comprimido; gás; un.; Conjunto; Segunda escolha
it elettrico; manuale; idraulico; aria compressa; gas; pz.; Set; Seconda scelta
fr électrique; manuel; hydraulique; air comprimé; gaz; pcs; Lot; Second choix
hu elektromos; kézi; hidraulikus; sűrített levegő; gáz; db; Készlet; Másodosztályú
cs elektrický; ruční; hydraulický; stlačený vzduch; plyn; ks; Sada; 2. jakost
nb elektrisk; manuell; hydraulisk; trykkluft; gass; stk.; Sett; B-vare
nl elektrisch; handmatig; hydraulisch; perslucht; gas; st.; Set; B-keus
da elektrisk; manuel; hydraulisk; trykluft; gas; stk.; Sæt; B-vare
sv elektrisk; manuell; hydraulisk; tryckluft; gasol; st.; Set; B-vara
es eléctrico; manual; hidráulico; aire comprimido; gas; uds.; Conjunto; Segunda selección
fi sähkö; käsikäyttö; hydrauliikka; paineilma; kaasu; kpl; Setti; Kakkoslaatu
pl elektryczny; ręczny; hydrauliczny; sprężone powietrze; gaz; szt.; Zestaw; Klasa B
ro electric; manual; hidraulic; aer comprimat; gaz; buc.; Set; Resigilat
lt elektrinė; rankinė; hidraulinė; suslėgtasis oras; dujos; vnt.; Rinkinys; Antra rūšis
sl električni; ročni; hidravlični; stisnjen zrak; plin; kos.; Komplet; B-kakovost
el ηλεκτρική; χειροκίνητη; υδραυλική; πεπιεσμένος αέρας; αέριο; τεμ.; Σετ; Β΄ διαλογή
hr električni; ručni; hidraulični; stlačeni zrak; plin; kom.; Komplet; B kvaliteta
bg електрическо; ръчно; хидравлично; сгъстен въздух; газ; бр.; Комплект; Клас Б
`;
