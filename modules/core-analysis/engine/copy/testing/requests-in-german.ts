import { linesOf } from './lines-of.ts';

/** Requests that name an object or benefit, as restaurants, shops, clubs, doctors, banks and theatres write them. */
export const NAMING = linesOf(`
  Tisch reservieren
  Jetzt Tisch reservieren
  Reservieren Sie Ihren Tisch
  Reserviere deinen Tisch
  Termin buchen
  Jetzt Termin vereinbaren
  Kostenlos testen
  Jetzt kostenlos testen
  30 Tage gratis testen
  Probefahrt vereinbaren
  Angebot anfordern
  Unverbindliches Angebot anfragen
  Kollektion entdecken
  Entdecken Sie unsere neue Kollektion
  Newsletter abonnieren
  Tickets sichern
  Jetzt Tickets kaufen
  Sichere dir 20 % Rabatt
  Hol dir die App
  App herunterladen
  Laden Sie die App herunter
  Platz sichern
  Melde dich zum Probetraining an
  Probetraining buchen
  Fordern Sie Ihr Angebot an
  Werde Mitglied
  Gutschein einlösen
  Buche deinen Kurs
  Finde dein Lieblingsstück
  Beitrag berechnen
  Jetzt Beitrag berechnen und sparen
  Zimmer buchen
  Kiste bestellen
  Bestell deine Gemüsekiste
  Katalog bestellen
  Jetzt Traumküche planen
  Vergleiche deinen Tarif
  Wohnung besichtigen
  TISCH RESERVIEREN
  Tlsch reservleren
  Zahnarzttermin vereinbaren
  Rezepte entdecken
  Frische Feigen direkt vom Hof Jetzt Kiste bestellen
  Gönn dir eine Auszeit
  Erstgespräch vereinbaren
  Jetzt Konto eröffnen
  Mitglied werden
  Stöbern Sie in unserem Sortiment
  Blut spenden
  Konto erstellen
  Test machen
  Den Test machen
  Das Quiz machen
  Mach den Test
  Quiz starten
  Zum Quiz`);

/** Requests that say what to do or where, not what for. */
export const BARE = linesOf(`
  Jetzt kaufen
  JETZT BESTELLEN
  Hier bestellen
  Mehr erfahren
  Erfahren Sie mehr
  Jetzt buchen
  Jetzt entdecken
  Online bestellen
  Zum Shop
  Hier klicken
  Jetzt anrufen
  Rufen Sie uns an
  Melde dich an
  Jetzt mitmachen
  Jetzt bewerben
  Bewirb dich jetzt
  Komm vorbei
  Folge uns
  Bestellen Sie jetzt
  Gleich anmelden
  Guter Kaffee für alle. Jetzt bestellen
  Los geht's
  LOS GEHTS
  Jetzt geht's los`);

export const NO_REQUESTS = linesOf(`
  Wir reservieren für Sie
  Tischreservierung
  Reservierung unter 089 123456
  Buchung
  Buchungen ab 9 Uhr
  Online-Buchung rund um die Uhr
  Kunden, die bei uns kaufen
  Was Profis kaufen
  Wo Kenner bestellen
  Wie Sie richtig bestellen
  Können wir für Sie buchen
  Zum Bestellen
  Gute Gründe zu buchen
  Der Kauf ist einfach
  Endlich besser schlafen
  Mehr Zeit für dich
  Frische Brötchen jeden Morgen
  Neue Bücher im Herbst
  Tisch aus Buche
  Buche massiv, geölt
  Das Buch zum Film
  Lade für dein E-Bike
  Folge 3
  Suche nach Glück
  Gewinne sind steuerfrei
  Testsieger 2026
  Test bestanden
  Geprüft und getestet
  Die Welt neu entdecken
  Gemeinsam lernen
  Spare 20 % auf alles
  Sparen Sie 30 Euro
  Kaufhaus am Markt
  Mieten ab 490 Euro
  Mietwagen in Berlin
  Geöffnet Montag bis Samstag
  Hauptstr. 12, 80331 München
  Handgemacht in Leipzig
  Bestellt und am selben Tag geliefert
  Suchen Sie einen Job?
  Kaufen oder mieten?
  Seit 1984 in Familienhand
  Wir holen und bringen Ihr Auto
  Abholung im Laden
  Der Sommer kann kommen
  Für alle, die gerne reisen
  Ohne Anmeldung
  Anmeldung erforderlich
  Alles zum Bauen und Renovieren
  Unsere Kunden kaufen wieder
  Du kannst jederzeit kündigen
  Online einkaufen wie im Laden
  Kaufe nie wieder Batterien
  Buchen war nie so einfach
  Ruf der Berge
  Hier bin ich Mensch
  Testen wir täglich neu
  Los geht's am Samstag
  Los geht's um 19 Uhr
  Am Montag geht's los
  So geht's
  Wie geht's
  Wenn es losgeht
  Geschichte machen
  Wie Sie den Test machen
  Das Konto ohne Gebühren
  Test und Vergleich`);
