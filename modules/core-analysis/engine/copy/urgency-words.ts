import { listOf } from './fold-text.ts';

/** A limit in time. */
export const TIME_WORDS: readonly string[] = listOf(`
  ends, ending, expires, expiring, last day, last days, final day, final days, final hours, last chance, hurry, today only,
  tonight only, this week only, this weekend only, weekend only, one day only, limited time, limited-time,
  limited offer, deadline, before it's gone, before it's too late, don't miss, act now, act fast, while it lasts, countdown, hours left,
  days left, days only, hours only, flash sale, now or never, only today, until midnight, early bird, last call,
  endet, nur bis, nur heute, nur noch heute, bis zum, bis sonntag, letzte chance, letzter tag, letzte tage, nur kurze zeit, nur für kurze zeit,
  nur dieses wochenende, nur diese woche, nur diesen monat, nur an diesem, jetzt zugreifen, schnell sein, nicht verpassen,
  ce week-end seulement, seulement ce week-end, cette semaine seulement, seulement aujourd'hui, derniers instants, ne tardez pas,
  durée limitée, fin de l'offre, faites vite, solo este fin de semana, solo esta semana, solo por hoy, por tiempo limitado,
  último día, oferta limitada, no te lo pierdas,
  jusqu'au, derniers jours, dernier jour, derniere chance, aujourd'hui seulement, offre limitee, depechez-vous,
  hasta el, ultimos dias, ultima oportunidad, solo hoy, tiempo limitado, date prisa, fino al, ultimi giorni, solo oggi,
  ultima occasione, tempo limitato, affrettati, ate o dia, ultimos dias, so hoje, por tempo limitado, corra, t/m, laatste kans,
  alleen vandaag, laatste dagen, tot en met, op=op`);

/** A limit in quantity. */
export const SUPPLY_WORDS: readonly string[] = listOf(`
  left in stock, items left, pieces left, seats left, spots left, places left, tickets left, rooms left, units left,
  only a few left, a few left, almost gone, nearly gone, almost sold out, nearly sold out, low stock, limited edition, limited stock,
  limited seats, limited spots, limited places, limited supply, limited quantities, limited availability, while supplies last,
  while stocks last, last pieces, last items, exclusive drop, limited run, final few,
  solange der vorrat reicht, solange vorrat reicht, nur noch wenige, letzte plätze, letzte stücke, fast ausverkauft,
  begrenzte plätze, dernières places, stocks limités, stock limité, quantités limitées, jusqu'à épuisement,
  últimas plazas, últimas entradas, plazas agotándose, stock limitado, hasta fin de existencias, limitiert, limitierte auflage, begrenzte stuckzahl, wenige platze,
  dans la limite des stocks, edition limitee, dernieres pieces, places limitees, hasta agotar existencias, edicion limitada,
  plazas limitadas, ultimas unidades, fino ad esaurimento, edizione limitata, posti limitati, ultimi pezzi, enquanto durarem,
  edicao limitada, vagas limitadas, ultimas unidades, zolang de voorraad, beperkte oplage, laatste stuks`);

/** Many others want it. */
export const DEMAND_WORDS: readonly string[] = listOf(`
  selling fast, selling out fast, selling out, sells out, going fast, high demand, in demand, sold out twice, back in stock, trending, everyone is talking,
  people are viewing, people viewing, sold in the last, bought in the last, best seller, bestseller, best-selling, bestselling,
  most wanted, most popular, waitlist, waiting list, viral, heiss begehrt, stark gefragt, meistverkauft, forte demande,
  meilleure vente, muy demandado, mas vendido, piu venduto, molto richiesto, mais vendido, veelgevraagd, bestverkocht`);

/** Names of days and months, as dates use them. */
export const DATE_WORDS: readonly string[] = listOf(`
  monday, tuesday, wednesday, thursday, friday, saturday, sunday, midnight, tonight, tomorrow, january, february, march, april,
  june, july, august, september, october, november, december, jan, feb, mar, apr, jun, jul, aug, sept, sep, oct, nov, dec,
  montag, dienstag, mittwoch, donnerstag, freitag, samstag, sonntag, mitternacht, januar, februar, marz, mai, juni, juli, oktober,
  dezember, lundi, mardi, mercredi, jeudi, vendredi, samedi, dimanche, minuit, janvier, fevrier, mars, avril, juin, juillet, aout,
  septembre, octobre, novembre, decembre, lunes, martes, miercoles, jueves, viernes, sabado, domingo, enero, febrero, marzo,
  abril, mayo, junio, julio, agosto, septiembre, octubre, noviembre, diciembre, lunedi, martedi, mercoledi, giovedi, venerdi,
  sabato, domenica, gennaio, febbraio, aprile, maggio, giugno, luglio, settembre, ottobre, dicembre, segunda, terca, quarta,
  quinta, sexta, janeiro, fevereiro, maio, junho, julho, setembro, outubro, dezembro, maandag, dinsdag, woensdag, donderdag,
  vrijdag, zaterdag, zondag, maart, mei, augustus`);
