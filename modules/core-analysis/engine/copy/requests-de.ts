import { listOf } from './fold-text.ts';
import type { RequestTable } from './request-table.ts';

const INFINITIVES = listOf(`
  kaufen, bestellen, vorbestellen, nachbestellen, buchen, reservieren, vereinbaren, ausmachen, anfragen, anfordern, beantragen,
  herunterladen, runterladen, downloaden, installieren, anmelden, registrieren, abonnieren, sichern, bewerben, einschreiben,
  spenden, ausprobieren, testen, probieren, probefahren, berechnen, konfigurieren, mitmachen, teilnehmen, einlösen, shoppen,
  aktivieren, freischalten, mieten, leasen, anrufen, kontaktieren, besuchen, ansehen, anschauen, vergleichen, abholen, beitreten,
  vorbeikommen, vorbeischauen, klicken, scannen, abstimmen, verschenken, zusammenstellen, eintragen, holen, besichtigen, eröffnen, ausfüllen, hochladen, schenken, test machen,
  test starten, quiz machen`);

const SOFT = listOf(`
  entdecken, starten, loslegen, informieren, erfahren, lesen, finden, sehen, sparen, lernen, wechseln, stöbern, einkaufen,
  gewinnen, hören, spielen, folgen, helfen, wählen, prüfen, teilen, schreiben, öffnen, zugreifen, nutzen, gestalten, planen,
  durchstarten, kennenlernen, beraten lassen, upgraden, laden, einsteigen, erstellen, werden, profitieren`);

/** German: "Tisch reservieren", "Reserviere deinen Tisch", "Reservieren Sie Ihren Tisch". */
export const GERMAN_REQUESTS: RequestTable = {
  phrases: listOf(`
    jetzt kaufen, jetzt bestellen, jetzt buchen, jetzt shoppen, jetzt sichern, jetzt testen, jetzt entdecken, jetzt starten,
    jetzt anmelden, jetzt registrieren, jetzt herunterladen, jetzt bewerben, jetzt anfragen, jetzt reservieren, jetzt sparen,
    jetzt spenden, jetzt anrufen, jetzt ansehen, jetzt ausprobieren, jetzt informieren, jetzt vergleichen, jetzt abonnieren,
    jetzt kostenlos testen, jetzt termin buchen, jetzt mitmachen, kostenlos testen, gratis testen, online bestellen, online buchen,
    online reservieren, hier klicken, hier bestellen, hier buchen, hier anmelden, mehr erfahren, erfahre mehr, erfahren sie mehr,
    mehr lesen, mehr infos, mehr informationen, weitere informationen, weiterlesen, zum shop, zum onlineshop, zum online-shop,
    zum angebot, zu den angeboten, zur kollektion, zum sortiment, zur speisekarte, zur anmeldung, zur buchung, zum download,
    zum quiz, los geht's, los gehts, jetzt geht's los, jetzt gehts los, zum warenkorb, zur kasse, zum programm, zu den terminen, zu den tickets, zum test, zur website, in den warenkorb,
    termin vereinbaren, link in bio, folge uns, folgt uns, folgen sie uns, lassen sie sich beraten, lass dich beraten`),
  weak: listOf(`
    mehr erfahren, erfahre mehr, erfahren sie mehr, mehr lesen, mehr infos, mehr informationen, weitere informationen, weiterlesen,
    hier klicken, jetzt entdecken, jetzt informieren, zur website, los geht's, los gehts, jetzt geht's los, jetzt gehts los`),
  orders: [
    ...[...INFINITIVES, ...SOFT].filter((verb) => !verb.includes(' ')).map((verb) => `${verb} sie`),
    ...listOf(`
      bestell, bestelle, bestellt, reserviere, reserviert euch, reserviert euren, entdecke, entdeckt, hol dir, hol dein, hol deine,
      hol deinen, hole dir, holt euch, holen sie sich, sichere dir, sicher dir, sichert euch, sichern sie sich, melde dich,
      meldet euch, melden sie sich, ruf an, ruf uns, rufe uns, ruft uns, rufen sie, probiere, probier, probier's, abonniere,
      besuche, besuch uns, besucht uns, fordere, fordern sie, vereinbare, klick, klicke, klickt, scanne, scann, wische, tippe,
      registriere dich, registrier dich, bewirb dich, bewerbt euch, bewerben sie sich, komm vorbei, kommt vorbei, komm zu uns,
      komm zum, komm ins team, komm in unser, kommen sie vorbei, schau vorbei, schaut vorbei, schauen sie vorbei, mach mit,
      macht mit, machen sie mit, nimm teil, nehmt teil, nehmen sie teil, schreib uns, schreibt uns, schreiben sie uns, gönn dir,
      gönnt euch, gönnen sie sich, trag dich ein, tragen sie sich, lade dir, lade dich, laden sie, vergleiche, berechne,
      abonnier, verschenke, greif zu, greifen sie zu, fülle, nimm kontakt, nehmen sie kontakt, wechsle jetzt, wechsel jetzt,
      mach den test, macht den test, machen sie den test, mach das quiz, macht das quiz, machen sie das quiz, leg los, legen sie los, unterstütze, unterstützen sie, schnapp dir, schnappt euch`),
  ],
  framed: listOf(`
    buche, buch, bucht, kauf, kaufe, kauft, teste, test, starte, spare, finde, findet, spende, lade, folge, suche, erfahre, miete,
    werde, wähle, gewinne, erhalte, frag, frage, nutze, plane, gestalte, hol, sichere, lern, lerne, schau, komm, stöbere, nimm`),
  frames: listOf(`
    dein, deine, deinen, deinem, deiner, dir, dich, euch, euer, eure, euren, ihr, ihre, ihren, jetzt, heute, gleich, sofort, hier,
    uns, unser, unsere, unseren, online, kostenlos, gratis, mehr, mitglied, teil des, teil unseres, partner, pate, patin, noch heute,
    einfach online, bei uns, mit uns, in unserem`),
  infinitives: INFINITIVES,
  softInfinitives: SOFT,
  infinitiveStands: 'last',
  openers: listOf(`
    jetzt, hier, gleich, sofort, direkt, noch heute, heute noch, online, kostenlos, gratis, unverbindlich, ganz einfach`),
  objects: listOf(`
    kollektion, kollektionen, angebot, angebote, angebot, sortiment, shop, neuheiten, produkte, rezepte, rezept, speisekarte, karte,
    menü, programm, kurse, kurs, modelle, modell, stellen, jobs, termine, termin, tickets, filiale, händler, details, video,
    katalog, guide, blog, geschichte, probemonat, probezeit, abo, angebote, verfügbarkeit, preise, preis, platz, gutschein, kiste,
    lieblingsstück, quiz, konto, profil, mitglied, partner, pate, patin, fan, look, looks, styles, marken, rezeptideen, tarif, tarife, projekt, ratgeber, studie`),
  statements: listOf(`
    wir, ich, er, man, du, ihr, wer, wie, warum, wieso, wo, was, können, kann, könnt, könnten, kannst, will, wollen, willst,
    möchten, möchte, möchtest, muss, müssen, musst, soll, sollte, sollten, darf, dürfen, lassen, lässt, ist, sind, war, waren,
    hat, haben, hast, wird, werden, wurde, würden, zu, um, ohne, statt, nie, nie wieder, nicht, nichts, kein, keine, keinen,
    niemals, bevor, wenn, weil, dass, damit, während, seit, kunden, leute, menschen, familien, profis, kenner, eltern, frauen,
    männer, gäste, millionen, tausende, viele, verkaufen, gern, gerne, immer, weniger, macht, heißt, warten, sie, durch`),
  nounMakers: listOf('zum, beim, das, vom, im, am, ans, vor, nach, fürs, des, ins, durch, mit, vorm, dem, und'),
  none: listOf(`
    spare dir, entdecke dich, folge eins, bestellt und, los geht's am, los geht's ab, los geht's im, los geht's um, los geht's mit`),
  empty: listOf(`
    jetzt, heute, noch heute, noch, hier, gleich, sofort, direkt, mehr, sie, dir, dich, euch, sich, online, uns, an, ab, zum, zur,
    zu, den, der, die, das, mal, bei, im, in, einfach, ganz, los, ein, aus, mit, vorbei, teil, es, und, oder, shop, website,
    webseite, geht, gehts, s, beraten, link, unten, ihn, per, telefon, telefonisch, e-mail, mail, unter, auf, kontakt, ins, unser, unsere, unserer, unserem,
    für, bitte, nun, schnell, direkt, doch`),
};
