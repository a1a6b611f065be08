/** Words of Dutch ads by what they mean; format in `lexica.ts`. */
export const DUTCH = `
act: doe_mee link_in_bio link_in_de_bio word word_lid neem_contact gebruik_de_code bestel bestellen koop kopen boek boeken reserveer reserveren vraag_aan aanvragen meld_je schrijf_je download downloaden vraag
  doneer solliciteer huur activeer abonneer bestel_nu koop_nu boek_nu reserveer_nu schrijf_je_in inschrijven registreer aanmelden
  meld_je_aan plan_een plan download_de bekijk_en_bestel huren vraag_een sluit_af stap_over neem_een vul_in verkoop verleng
  verzilver claim teken geef_je_op
reach: contact_op neem bel bellen kom komen bezoek app_ons mail volg scan scannen klik tik ga_naar ga contact schrijf deel loop_binnen bel_ons
  bel_naar mail_ons kom_langs bezoek_ons volg_ons stuur spreek zoek_ons praat deel_dit tag reageer
soft: ontdek probeer proberen bekijk vind kies stel begin start vergelijk doe lees pak win maak meer_weten meer_info ik_wil speel
  gebruik kijk geef test proef ontdekken bekijken kies_je stel_je_samen haal pak_je gun_jezelf luister laat_je vind_je zoek
  maak_je koop_je bekijk_alle shop leer doe_mee ervaar
live: slaap leef voel word_wakker geniet kook stop vergeet reis eet drink halveer verlaag ren beleef adem dans lach beweeg wandel
  fiets bespaar_tijd zeg stap rust geniet_van was
obj: tafel offerte winkelwagen app nieuwsbrief collectie kaart menu code link bio winkel box test proefrit afspraak tickets kamer
  maat account plek huis auto schoenen jas matras bank lamp lampen bril horloge fles wijn pizza koffie thee brood lunch diner
  ontbijt recept abonnement gids brochure kliniek sportschool studio keuken hotel reis vlucht weekend pakket paar set boeket
  planten kat hond voer cursus les sessie catalogus producten model modellen plekje datum bezichtiging vacature kassa
now: nu vandaag hier online direct meteen
you: je jij jouw jou u uw jullie
me: ik mijn me mij
we: wij we ons onze
they: anderen iedereen niemand wie mensen buren zij hun familie vrienden ouders baas banken concurrentie
wh: waarom hoe wanneer als wat waar wat_als
be: is zijn was heeft kan wordt moet ben bent blijft gaat komt wil kun kunt mag zit staat duurt smaakt werkt
neg: geen niet nooit zonder niets nooit_meer gestopt weg_met niemand nergens noch nul genoeg klaar_met
off: korting goedkoper afgeprijsd kortingen voordeel goedkope verlaagd scherpe_prijs minder_betalen
save: bespaar besparen bespaart
sale: uitverkoop sale actie aanbieding aanbiedingen solden opruiming weekdeal deal deals black_friday koopjes knaller
free: gratis cadeau kosteloos van_ons kado op_onze_kosten inbegrepen zonder_kosten krijg_je_erbij wij_trakteren
gift: cadeau tegoed bonus waardebon kado cadeautje verrassing welkomstcadeau cadeaubon kortingsbon
half: halve_prijs voor_de_helft helft_van_de_prijs
bundle: halen betalen tweede 2e
upto: tot
from: vanaf
only: slechts alleen maar
per: per maandelijks voor per_persoon per_maand per_nacht /maand p.p per_stuk
was: was van in_plaats adviesprijs eerst normaal in_plaats_van voorheen
earn: verdien win salaris
cost: betalen kost kosten
rate: rente
until: tot t/m eindigt tot_en_met loopt_tot eindigt_op alleen_vandaag geldig_tot sluit
last: laatste laatste_kans laatste_dagen laatste_uren
left: nog over beschikbaar plekken_over bijna_uitverkocht
limited: beperkt beperkte tijdelijk exclusief enkele
day: maandag dinsdag woensdag donderdag vrijdag zaterdag zondag januari februari maart april mei juni juli augustus september
  oktober november december morgen vanavond dit_weekend kerst pasen moederdag vaderdag sinterklaas
unit: uur dagen dag minuten weken week maand maanden jaar nachten
stock: voorraad op_is_op
hurry: snel mis_het wees_snel haast wacht_niet voordat_het ren
first: eerste
review: reviews beoordelingen sterren beoordeling ervaringen trustpilot google 5_sterren
people: klanten gebruikers gezinnen leden bedrijven mensen nederlanders huishoudens stellen lezers hardlopers eigenaren ouders
  studenten reizigers automobilisten kopers volgers deelnemers
trusted: aanbevolen gekozen winnaar product_van verkozen bekend bevelen raden_aan gekozen_tot bestverkocht favoriet beste_getest
  getest_als vertrouwen
pro: verloskundigen tandartsen artsen fysiotherapeuten dietisten apothekers kinderartsen dermatologen experts chirurgen
happy: blije tevreden
guarantee: garantie geld_terug niet_goed garanties tevredenheidsgarantie gegarandeerd terugbetaald zonder_risico
return: retourneren retour terugsturen ruilen omruilen retourneer
cancel: opzegbaar annuleren opzeggen annuleer maandelijks_opzegbaar annulering pauzeer
ship: verzending bezorging verzonden bezorgd verzendkosten thuisbezorgd gratis_verzending levering geleverd morgen_in_huis in_huis
secure: veilig veilig_betalen versleuteld ssl achteraf_betalen beveiligd
cert: gecertificeerd keurmerk getest keurmerken biologisch iso ce dermatologisch klinisch
card: creditcard
terms: voorwaarden geldig combinatie actie_geldig actievoorwaarden niet_geldig vraag_naar_de uitgezonderd zolang_de_voorraad
  deelnemende
legal: drink_met geld_lenen advertentie let_op geen_18 bijsluiter lees illustratie risico's
head: ingredienten maten voor_/_na zo_werkt nieuw stap samenstelling afmetingen programma kenmerken hoofdstuk voedingswaarde
work: vacature gezocht
property: makelaar vastgoed koopwoning koopwoningen huurwoning nieuwbouwwoningen
made: gebrand gemaakt sinds koudgeperst
store: download_in ontdek_het_op app_store google_play
payname: visa mastercard ideal
ui: saldo zoeken instellingen totaal profiel
open: ma di wo do vr laan straat tel open
det: de het een deze dit alle elke ieder
prep: van in op aan met voor naar bij uit over
conj: en of maar &
bind: contract abonnement contracten verplichting verplichtingen
risk: risico
less: minder
event: concert feest kermis rommelmarkt kerstmarkt open_dag tentoonstelling lezing toernooi proeverij voorstelling entree toegang
  opening dagmenu voorgerechten hoofdgerechten
num: twee drie vier vijf zes zeven acht negen tien twaalf vijftien twintig dertig vijftig honderd duizend dubbel
vague: meer_weten lees_meer meer_info meer_informatie ontdek_meer bekijk_meer
click: klik klik_hier versturen verder volgende download
more: meer beter beste sneller
where: website site link bio onder pagina profiel
give: doneer geef doneren
`;
