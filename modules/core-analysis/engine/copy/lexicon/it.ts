/** Words of Italian ads by what they mean; format in `lexica.ts`. */
export const ITALIAN = `
act: partecipa partecipare unisciti link_in_bio link_nella_bio diventa diventa_socio usa_il_codice usa acquista acquistare compra comprare ordina ordinare prenota prenotare richiedi richiedere iscriviti iscriversi registrati
  scarica aggiungi dona abbonati attiva noleggia inserisci candidati ordina_ora compra_ora prenota_ora acquista_ora iscriviti_ora
  abbonarsi scaricare scarica_l'app aderisci aggiungi_al_carrello prenotalo ordinalo compralo richiedilo vendi cambia rinnova
  compila paga adotta contattaci_per preordina donare sottoscrivi
reach: chiama chiamaci chiamare vieni visita visitaci scrivici scrivi seguici segui inquadra scansiona clicca contattaci contatta
  passa vai parla ti_aspettiamo condividi scrivi_a vieni_a vieni_a_trovarci passaci telefona telefonaci incontraci raggiungici
  inquadra_il mandaci invia commenta tagga trovaci cerca_il parla_con chiedi chiedici
soft: calcola calcolare diventare scopri scopri_di_piu prova provare trova vedi guarda inizia scegli crea unisciti confronta fai gioca vinci leggi approfitta
  lo_voglio voglio ottieni assaggia regala scoprilo scoprila provalo provala regalati assapora esplora ascolta guarda_ora
  personalizza crea_il prendi prendila concediti lasciati approfittane scopri_la scopri_le vedi_tutto disegna confronta_i iniziare
  vedere trovare leggi_di
live: dormi vivi senti svegliati goditi cucina smetti dimentica viaggia mangia respira riduci taglia corri dimentica_il ritrova
  rilassati balla ridi cammina bevi proteggi migliora recupera muoviti lava guida studia fai_pace
obj: tavolo preventivo carrello app newsletter collezione menu codice link bio negozio box test appuntamento biglietti camera
  taglia conto offerta prova_gratuita casa auto scarpe giacca materasso divano lampada lampade occhiali orologio bottiglia vino
  pizza caffe pane pranzo cena colazione ricetta campione abbonamento guida_gratuita brochure clinica palestra studio cucina hotel
  viaggio volo weekend pacchetto paio kit mazzo piante gatto cane consulenza corso lezione visita sessione catalogo prodotti
  modelli posto posti data
now: ora oggi qui online subito adesso
you: tu tuo tua tuoi tue ti te vi voi vostro suo
me: io mio mia miei mie mi
we: noi nostro nostra ci
they: altri tutti nessuno chi gente vicini loro suo_marito famiglia amici genitori banche concorrenza
wh: perche come quando se che e_se cosa dove
be: e' sono era ha hanno puo fosse essere sara siamo sei siete resta diventa va vanno puoi devi deve c'e ci_sono arriva dura
neg: non niente mai senza ne nessun nulla mai_piu smesso addio nessuna nemmeno stop basta senza_nulla zero
off: sconto sconti ribasso scontato ribassi ribassato prezzo_ridotto meno_caro sconto_del risparmio_del
save: risparmia risparmi risparmio risparmiare
sale: saldi offerte offerta promozione saldi_estivi promozioni svendita black_friday occasione occasioni
free: gratis gratuito gratuita omaggio regaliamo gratuite gratuitamente senza_costi offriamo_noi in_regalo a_costo_zero omaggi
  incluso inclusa offre_la_casa ti_regaliamo
gift: omaggio regalo buono bonus sorpresa buono_sconto premio_di_benvenuto regali buoni coupon
half: meta_prezzo meta_del_prezzo
bundle: paghi_2 prendi_3 secondo_paio paghi
upto: fino_al fino_a
from: da a_partire
only: solo soli
per: al a_notte mese a_persona al_mese /mese l'uno cadauno al_chilo a_testa
was: prima anziche invece al_posto_di invece_di prezzo_di_listino
earn: guadagna vinci stipendio
cost: pagare costa costano spendere bolletta
rate: taeg tan interessi
until: fino_a fino_al entro scade fino_alla fino_alle scadenza termina finisce entro_il valido_fino
last: ultimi ultima ultimo ultime ultima_occasione ultimi_giorni ultime_ore
left: restano rimasti rimangono disponibili ne_restano pochi_posti quasi_esaurito
limited: limitata limitati edizione tempo_limitato esclusivo esclusiva pochi poche
day: lunedi martedi mercoledi giovedi venerdi sabato domenica gennaio febbraio marzo aprile maggio giugno luglio agosto settembre
  ottobre novembre dicembre domani stasera weekend natale pasqua san_valentino festa_della_mamma
unit: ore ora_sola giorni giorno minuti settimane settimana mese mesi anni notti
stock: scorte esaurimento
hurry: affrettati subito_pero non_perdere non_perdertelo presto corri sbrigati non_aspettare
first: prima_lezione primo primi prima_volta
review: recensioni stelle valutazione voto recensione giudizio testimonianze trustpilot google 5_stelle
people: clienti utenti famiglie aziende membri persone italiani case coppie lettori corridori proprietari mamme studenti
  viaggiatori automobilisti professionisti acquirenti appassionati
trusted: consigliato eletto scelto premiato visto consigliano scelgono il_piu_venduto piu_venduto premiata preferito preferita
  si_fidano numero_uno vincitore
pro: ostetriche dentisti medici fisioterapisti nutrizionisti farmacisti pediatri dermatologi esperti chirurghi allenatori
happy: soddisfatti felici contenti
guarantee: garanzia garantito rimborsati rimborso garantita garanzie soddisfatti_o rimborsabile ti_rimborsiamo senza_rischi
return: reso resi restituire restituiscilo cambiare cambi restituzione
cancel: disdici cancella disdetta annulla annullare cancellazione disdire recedi quando_vuoi
ship: spedizione spedito consegna spediamo spedizione_gratuita a_domicilio consegniamo consegnato 24h
secure: sicuro sicura pagamento crittografato ssl protetto protetti sicuri
cert: certificato testato bio certificazione biologico iso ce clinicamente dermatologicamente testata
card: carta_di_credito senza_carta
terms: condizioni soggetta soggetto valida termini offerta_soggetta salvo_esaurimento offerta_valida non_cumulabile regolamento
  escluse esclusi valido fino_a_esaurimento punti_vendita_aderenti
legal: responsabilmente messaggio_pubblicitario illustrativo pubblicita finalita scopo bevi_responsabilmente gioco_puo
  immagine_a_scopo leggere_attentamente medicinale prima_della_sottoscrizione autorizzazione e_un_dispositivo
head: ingredienti taglie prima_/_dopo come_funziona novita passo composizione dimensioni programma dettagli caratteristiche
  capitolo valori_nutrizionali
work: cerchiamo lavora
property: immobiliare vendesi affittasi bilocale trilocale immobile
made: tostato fatto dal spremuto
store: scarica_su disponibile_su app_store google_play
payname: visa mastercard paypal
ui: saldo cerca impostazioni totale profilo
open: via lun mar mer gio ven tel piazza aperto
det: il lo la i gli le un uno una questo questa tutti tutte ogni
prep: di del della dei delle a al alla in nel nella con per su da dal sul
conj: e o ma &
bind: vincoli impegno abbonamento vincolo contratto contratti
risk: rischio rischi costi_nascosti
less: meno
event: concerto festa sagra fiera mercatino mostra conferenza torneo degustazione serata spettacolo ingresso biglietteria
  inaugurazione menu_del_giorno antipasti primi secondi dolci
num: due tre quattro cinque sei sette otto nove dieci dodici quindici venti trenta cinquanta cento mille doppio
vague: scopri_di_piu leggi_di_piu maggiori_informazioni piu_info saperne_di_piu vedi_dettagli
click: clicca clicca_qui invia continua avanti scarica
more: piu meglio migliore migliori
where: sito link bio sotto pagina profilo web
give: dona donare donazione
`;
