/** Words of German ads by what they mean; format in `lexica.ts`. */
export const GERMAN = `
act: link_in_der_bio link_in_bio mitglied_werden konfigurieren_sie abschliessen_und werde bestellen bestell bestelle bestellt kaufen kauf kaufe kauft buchen buch buche bucht reservieren reserviere reserviert
  abonnieren abonniere anmelden melde_dich melden_sie_sich registrieren registriere herunterladen laden lade anfordern fordere
  fordern vereinbaren vereinbare sichern sichere sicher_dir sichert einlosen testen teste testet bewerben bewirb spenden spende
  mieten miete beantragen abschliessen mitmachen mach_mit teilnehmen anfragen konfigurieren konfiguriere berechnen berechne
  shoppen aktivieren verschenken verschenke eingeben bestellen_sie kaufen_sie buchen_sie reservieren_sie testen_sie anmelden_sie
  eroffnen eroffne besichtigen erstellen erstelle planen_sie zugreifen greif_zu greifen_sie_zu vormerken eintragen trag_dich
  tragen_sie einschreiben einsteigen abholen abhole leihen ausleihen leih buchung_anfragen spar_dir sichern_sie_sich hol_dir
  holen_sie bestell_dir kauf_dir lade_dir jetzt_los anrufen_und wechseln wechsle wechseln_sie investieren verkaufen verkaufe
  finanzieren versichern beitreten tritt_bei uberweisen freischalten upgraden kundigen_sie erneuern
reach: anrufen ruf rufen rufe besuchen besuche besuch besucht komm kommt kommen_sie schau schaut vorbeikommen vorbeischauen
  schreib schreibe schreiben_sie folge folgt folgen_sie scannen scanne klicken klick klicke tippe tippen wischen kontaktieren
  kontaktiere frag frage fragen_sie sprich sprechen_sie triff beraten_lassen lass_dich_beraten lassen_sie_sich teilen markiere
  kommentiere melde meldet melden besuchen_sie_uns besuch_uns ruf_an rufen_sie ruf_uns schreib_uns schreiben komm_vorbei kommen
  schauen_sie schau_vorbei sprich_uns sprechen kontaktier folg folgen wisch zeig scann scannen_sie mail
soft: konfigurieren entdecken entdecke entdecken_sie holen hol hole holt probieren probiere probier finden finde starten starte ansehen
  anschauen wahlen wahle vergleichen vergleiche prufen prufe ausprobieren werden werde lesen lies erfahren erfahre lernen lerne
  gestalten gestalte zusammenstellen planen plane gewinnen gewinne nutzen nutze los_geht's los_gehts leg_los machen
  mach gonn_dir gonn gonnen_sie schenken stobern stobere mehr_erfahren mehr_infos weiterlesen zum zur zu_den in_den_warenkorb
  gonnen erleben erlebe kennenlernen informieren schau schnapp schnapp_dir lass_dich uberzeug uberzeugen teste_jetzt mitnehmen
  schmecken koste kosten_sie bestaune hor hore hor_rein horen sieh finde_heraus wirf anprobieren verlieben staunen
  selbst_gestalten verschenke
live: schlaf schlafe fuhl genies geniess geniesse geniessen aufwachen koch koche stopp lebe leb iss trink reise entspann traum
  vergiss hor_auf verlier halbiert halbiere halbieren reduziere senke verdopple arbeite fahr lauf trag wach atme bewege beweg
  schwitz verbring lach tanz spiel lies denk rette verschwende backe mahl fang erwecke bring mach_schluss starte_in verwandle
  verandere erhol entspanne pflege putz wasch
obj: termin tisch platz angebot probefahrt app newsletter warenkorb shop onlineshop kollektion tickets ticket karte speisekarte
  menu mitglied fan kurs zimmer kiste gutschein code link bio konto katalog beratung quiz test grosse verfugbarkeit wochenende
  mahlzeiten kasse probestunde erstgesprach sortiment mehr details training probetraining beitrag wohnung rezepte traumkuche
  auszeit artikel produkt produkte paar paket set flasche flaschen tasche brille brillen schuhe jacke matratze sofa kuche fahrrad
  auto wagen haus heizung solaranlage strom tarif tarife versicherung kredit depot sparplan hotel reise reisen flug urlaub fewo
  ferienwohnung pizza burger brot kaffee tee wein bier mittag mittagessen fruhstuck abendessen brunch rezept muster katze hund
  futter pflanze pflanzen strauss blumen lampe lampen bett kleid kleider hemd uhr ring kissen laden filiale studio praxis
  werkstatt team stelle broschure ratgeber checkliste whitepaper mitgliedschaft abo bewerbung unterlagen standort route anfahrt
  modelle neuheiten lieblingsstucke
now: jetzt heute hier online gleich sofort direkt noch_heute einfach
you: du dein deine deinen deinem deiner dir dich ihr ihre ihren ihrem euch euer eure sie
me: ich mein meine meinen meinem mir mich
we: wir uns unser unsere unseren
they: alle andere anderen leute kunden niemand jeder wer man nachbarn kinder er sie_alle mama papa eltern freunde chef kollegen
  konkurrenz banken
wh: warum wieso wie wenn was wo weshalb weil dass seit
be: ist sind war waren hat haben kann konnen will wird werden muss darf sein bleibt bist seid war_es gibt geht macht bringt
  schmeckt passt halt fuhlt liegt steht konnte sollte darfst kannst musst brauchst braucht
neg: kein keine keinen nicht nie niemals ohne nichts nie_wieder nie_mehr aufgehort schluss_mit adieu niemand nirgends weder
  keinerlei nichts_mehr kein_mehr null tschuss schluss
off: rabatt nachlass reduziert gunstiger billiger ermassigung prozente minus rabatte abzug gesenkt preissenkung halbiert_den_preis
  preisnachlass billig_wie
save: sparen spare sparst gespart ersparnis
sale: sale schlussverkauf sommerschlussverkauf ausverkauf aktion rabattaktion angebote schnappchen angebot_der rausverkauf
  raumungsverkauf winterschlussverkauf sommersale black_week deal deals sonderangebot sonderaktion
free: gratis kostenlos kostenlose kostenloser kostenfrei umsonst geschenkt aufs_haus frei gratis- kostenfreie kostenfreier
  gratisprobe 0_€ null_euro ohne_aufpreis inklusive geschenkt_dazu spendieren spendiert schenken_dir schenken_wir
gift: geschenk gutschein bonus wechselbonus guthaben pramie zugabe cashback geschenke zugaben gutscheine willkommensgeschenk
  willkommensbonus neukundenbonus startguthaben extra
half: halben_preis halber_preis halbe_preise halbpreis halfte_des_preises
bundle: zahle_zwei zahl_zwei kaufe_drei zwei_fur_eins
upto: bis_zu
from: ab schon_ab
only: nur bloss
per: pro je im_monat monatlich mtl die_stunde mtl. im_jahr pro_monat pro_nacht pro_person p.p monat /monat nacht die_nacht stuck
was: statt statt bisher vorher uvp fruher zuvor statt_bisher ursprunglich alt regular normalpreis
earn: verdiene verdienen verdienst gewinne gehalt
cost: kosten kostet zahlen zahlst zahlt verlangen ausgeben wert miete
rate: zinsen zins p. effektivzins sollzins p.a
until: bis_zum bis_einschliesslich bis endet enden ende lauft_ab nur_bis gultig_bis noch_bis bis_zum endet_am endet_heute lauft lauft_bis anmeldeschluss
last: letzte letzter letzten letztes letzte_chance letzte_tage letzten_tage schlussrunde
left: zimmer_frei platze_frei noch ubrig frei nur_noch restplatze verbleiben ubrig_sind frei_sind noch_frei fast_ausverkauft
limited: begrenzt begrenzte limitiert limitierte stuckzahl wenige fast nur_solange knapp streng_limitiert sonderedition exklusiv
  begrenzter befristet
day: montag dienstag mittwoch donnerstag freitag samstag sonntag mitternacht wochenende januar februar marz april mai juni juli
  august september oktober november dezember morgen montags dienstags sonntags heute_nacht weihnachten ostern silvester muttertag
  vatertag wochenendes
unit: stunden stunde tage tag tagen minuten wochen woche monate monat jahre jahren nachte sekunden
stock: vorrat solange_der_vorrat solange_vorrat vorrat_reicht lager
hurry: schnell beeil zugreifen nicht_verpassen fruhbucher beeile beeilen beeilt jetzt_schnell schnell_sein nicht_lange bevor_es_zu
  bald_weg warte_nicht
first: erste ersten erster
review: bewertungen bewertung sterne sternen note bewertet sehr_gut rezensionen bewertungs sternebewertung trustpilot
  google-bewertungen kundenbewertungen fazit weiterempfehlung urteil 5-sterne
people: kunden kundinnen nutzer mitglieder familien unternehmen gaste teilnehmer haushalte leser patienten fans menschen paare
  radfahrer gartner koche eltern_vertrauen katzeneltern hundebesitzer bauherren betriebe handwerker teams abonnenten horer
  leserinnen schuler studierende fahrer kundinnen_und besucher kaufer
trusted: empfohlen testsieger ausgezeichnet bekannt_aus vertrauen gewahlt beliebt wieder_kaufen sieger verifizierter verifiziert
  vertrauen_uns gelobt auszeichnung preisgekront note_sehr_gut beliebteste meistverkauft bestseller empfehlen empfiehlt empfehlung
  uberzeugt schworen
pro: hebammen zahnarzten arzten tierarzten experten kinderarzten physiotherapeuten ernahrungsberatern meistern ingenieuren
  fachleuten profis apothekern trainern
happy: zufriedene zufrieden glucklich gluckliche begeistert begeisterte treue zufriedenen
guarantee: garantie garantiert geld_zuruck geld-zuruck-garantie zufriedenheitsgarantie risiko garantien geld_retour gewahrleistung
  rundum-sorglos sorglos versprochen versprechen geld-zuruck gefallt's_nicht bestpreis
return: ruckgabe ruckgaberecht rucksendung retoure umtausch ruckversand zuruckgeben zuruckschicken zurucksenden umtauschen
  ruckgeben rucknahme widerruf ruckgabefrist
cancel: kundbar kundigen stornierbar stornierung pausieren jederzeit kundbarkeit kundigung monatlich_kundbar stornieren
  abbestellbar jederzeit_kundbar pausierbar
ship: versand lieferung versandkostenfrei geliefert liefern bei_dir zustellung versendet zugestellt expressversand gratisversand
  frei_haus haustur lieferzeit liefert
secure: sicher sichere auf_rechnung rechnung verschlusselt geschutzt kauferschutz datenschutz ssl diskret vertraulich sicheres
  sicher_bezahlen
cert: bio-zertifiziert zertifiziert gepruft getestet bio tuv prufsiegel siegel bio-siegel fairtrade oko-test stiftung_warentest
  dermatologisch klinisch vegan_zertifiziert din iso ce
card: kreditkarte
terms: agb bedingungen gelten gultig kombinierbar ausgenommen teilnahmebedingungen vorbehalten irrtumer aktion_gultig
  teilnehmenden es_gelten mindestbestellwert nur_fur_neukunden ausgeschlossen solange_verfugbar einlosbar barauszahlung anderungen
  zwischenverkauf abgabe haushaltsublichen teilnehmende gultigkeit
legal: nebenwirkungen packungsbeilage unverbindliche preisempfehlung anzeige werbung mwst zzgl inkl serviervorschlag impressum
  datenschutz abbildung risiken arzt_oder_apotheker risiken_und lesen_sie_die haftung verantwortungsvoll gesundheit suchtgefahr
  kapitalverlust bonitat effektiver_jahreszins sollzinsbindung symbolbild beispielrechnung
head: zutaten grossen vorher nachher so_funktioniert's neu inhalt schritt vorteile folge suchergebnisse ergebnisse inhaltsstoffe
  nahrwerte masse material pflege programm ablauf inhaltsverzeichnis uberblick details produktdetails kapitel teil
work: suchen stellenangebote m/w/d jobs wir_suchen
property: immobilie immobilien eigentumswohnung eigentumswohnungen mietwohnung kaltmiete warmmiete makler bezugsfertig wohnflache zu_vermieten grundstuck
made: gebacken gerostet handgemacht seit kaltgepresst hergestellt aus
store: laden_im app_store jetzt_bei google_play erhaltlich_bei amazon
payname: visa mastercard paypal klarna
ui: guthaben posteingang suche einstellungen gesamt zugestellt startseite konto profil kontostand nachrichten summe zuruck
open: uhr mo di mi do fr sa so tel strasse str hauptstr geoffnet telefon
det: der die das den dem des ein eine einen einem einer eines dieser diese dieses jeder jede jedes jeden alle allen
prep: in im an am auf fur mit von vom zu bei beim nach aus uber unter vor durch um gegen ohne zwischen uber_die
conj: und oder aber & sowie denn sondern
bind: vertrag vertragsbindung mindestlaufzeit anmeldegebuhr bindung abo mindestvertragslaufzeit vertrage anmeldekosten
  verpflichtung unverbindlich
risk: risiko haken versteckte_kosten gebuhren
less: weniger
event: konzert konzerte fest sommerfest stadtfest strassenfest weinfest oktoberfest flohmarkt weihnachtsmarkt wochenmarkt
  hofverkauf tag_der_offenen_tur ausstellung lesung vortrag seminar turnier verkostung weinprobe feier eroffnung neueroffnung
  einlass eintritt abendkasse vorverkauf beginn live-musik livemusik tombola mittagstisch tageskarte vorspeisen hauptgerichte
  nachspeisen
num: zwei drei vier funf sechs sieben acht neun zehn elf zwolf zwanzig dreissig funfzig hundert tausend dutzend doppelt eins
vague: mehr_erfahren mehr_infos mehr_lesen weiterlesen mehr_dazu mehr_entdecken erfahre_mehr erfahren_sie_mehr informieren mehr_informationen zum_angebot details
click: klick klicken klicke_hier hier_klicken absenden weiter senden bestatigen herunterladen
more: mehr besser bester beste schneller leichter langer starker einfacher
where: website webseite link bio unten seite profil homepage internet
give: spenden spende spendet spendier
`;
