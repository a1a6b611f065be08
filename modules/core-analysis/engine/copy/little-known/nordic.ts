import { listOf } from '../fold-text.ts';
import type { LittleKnown } from './little-known.ts';

export const SWEDISH: LittleKnown = {
  name: 'Swedish',
  letters: /å/u,
  money: /\d\s?kr(?![a-z])|\d:-/u,
  common: listOf(`
    och, att, inte, från, ditt, dina, våra, vårt, oss, idag, imorgon, nya, nytt, också, eller, utan, varje, alltid, aldrig,
    hela, köpa, beställ, erbjudande, erbjudanden, erbjudandet, frakt, fraktfritt, leverans, färska, färsk, hjälp, kunder,
    sverige, svensk, svenska, svenskt, sommar, sommarens, veckan, veckans, vecka, månad, månaden, året, dagar, priser, kronor,
    hur, vad, blir, bröd, skor, kläder, upptäck, apelsiner, samma, många, enkelt, snabbt, snabb, billigare, handla, boka, välj,
    hitta, hemma, mycket, dagens, öppet, redan, hjärtat, smaker, trygg, endast, kvinnor, livet, ett, vid, måste, denna, använd,
    namn, ska, ingen, finns, skapa, efter, öppna, inga, mellan, används, istället, första, följande, innan, igen, plats, ändra,
    vill, flera, fler`),
  slight: listOf(`
    för, är, med, som, det, den, din, dig, vår, alla, mer, mera, bara, bästa, bättre, nu, fri, hem, till, över, av, på, här,
    jag, du, vi, har, när, man, kr, pris, rabatt, kaffe, smak, barn, hos, ny, gratis, garanti, köp, men, vara, andra`),
  calls: listOf(`
    köp nu, köp här, köp online, köp idag, köp biljett, köp biljetter, köp din, köp ditt, köp dina, handla nu, handla här, handla online,
    shoppa nu, shoppa här, beställ nu, beställ här, beställ idag, beställ online, boka nu, boka här, boka tid, boka bord, boka online,
    boka idag, läs mer, läs mera, mer information, se mer, visa mer, se erbjudandet, se alla erbjudanden, till butiken, till erbjudandet,
    lägg i varukorg, lägg i varukorgen, lägg i kundvagn, lägg till i varukorgen, prova gratis, prova nu, testa gratis, testa nu, kom igång,
    ladda ner, ladda ned, hämta appen, anmäl dig, registrera dig, bli medlem, bli kund, ansök nu, ansök här, ansök idag, ring oss,
    kontakta oss, besök oss, följ oss, klicka här, hitta butik, starta nu, skapa konto, öppna konto, upptäck mer, få offert, begär offert`),
  weak: listOf('läs mer, läs mera, mer information, se mer, visa mer, klicka här, upptäck mer, upptäck'),
  verbs: listOf(`
    handla, beställ, boka, upptäck, shoppa, registrera, anmäl, ansök, skaffa, hämta, besök, utforska, kontakta, prenumerera`),
  saving: listOf('rabatt, billigare'),
  free: listOf('gratis, på köpet'),
  shipping: listOf('fri frakt, fraktfritt, fraktfri, gratis frakt, fri leverans, fri hemleverans, gratis leverans'),
};

export const DANISH: LittleKnown = {
  name: 'Danish',
  letters: /[æøå]/u,
  money: /\d\s?kr(?![a-z])/u,
  common: listOf(`
    ikke, køb, købe, bestil, også, efter, eller, hvor, hvad, hvordan, altid, aldrig, vores, hver, uden, tilbud, tilbuddet,
    tilbudet, priser, hjem, danmark, dansk, danske, prøv, noget, meget, nemt, hurtigt, uger, måned, måneder, være, bliv, blive,
    oplev, dagens, dagligt, brød, smager, ugens, jeres, selv, besøg, opdag, sammen, købet, hjemme, skal, kunne, ved, ingen,
    denne, hvis, dette, blev, findes, mellem, allerede, højre, venligst, mange, stedet, tilføj, nogen, sidste, første, igen,
    opret, eksempel`),
  slight: listOf(`
    og, til, fra, kun, nu, mere, lige, når, dit, din, dine, os, dig, hele, bedste, bedre, ny, nye, nyt, levering, rabat, spar,
    gratis, uge, år, dage, kr, pris, mad, sommer, er, det, den, med, af, på, for, du, vi, kan, der, et, som, så, alle, kaffe,
    at, frisk, friske, børn, fragt, i, har, andre`),
  calls: listOf(`
    køb nu, køb her, køb online, køb billet, køb billetter, bestil nu, bestil her, bestil online, bestil tid, bestil i dag, book nu,
    book tid, læs mere, laes mere, mere information, se mere, se tilbud, se tilbuddet, tilmeld dig, tilmeld nu, bliv medlem, prøv gratis,
    prøv nu, hent appen, kom i gang, ring til os, kontakt os, besøg os, følg os, klik her, læg i kurv, læg i kurven, føj til kurv,
    ansøg nu, find butik, opret konto, få tilbud`),
  weak: listOf('læs mere, laes mere, mere information, se mere, klik her'),
  verbs: listOf('bestil, køb, tilmeld, opdag, besøg, udforsk'),
  saving: listOf('rabat, billigere'),
  free: listOf('gratis'),
  shipping: listOf('fri fragt, gratis fragt, gratis levering, fri levering'),
};

export const NORWEGIAN: LittleKnown = {
  name: 'Norwegian',
  letters: /[æøå]/u,
  money: /\d\s?kr(?![a-z])/u,
  common: listOf(`
    ikke, kjøp, kjøpe, bestill, også, etter, eller, hvor, hva, hvordan, alltid, aldri, ditt, våre, vårt, oss, hver, uten,
    tilbud, tilbudet, frakt, hjem, norge, norsk, norske, prøv, noe, mye, enkelt, raskt, uker, måned, måneder, være, oppdag,
    dagens, ferske, fersk, brød, smaker, ukens, hjemme, besøk, sammen, akkurat, barna, utforsk, handlekurv, nettbutikk, skal,
    ved, ingen, denne, velg, hvis, dette, antall, mellom, flere, finnes, høyre, mange, både, slik, hjelp, fordi, siden, rundt,
    samme`),
  slight: listOf(`
    og, til, fra, kun, nå, mer, når, din, dine, deg, hele, beste, bedre, ny, nye, nytt, levering, rabatt, spar, gratis, uke, år,
    dager, kr, pris, mat, sommer, er, det, den, med, av, på, for, du, vi, kan, som, så, alle, kaffe, barn, et, les, bruk, vil`),
  calls: listOf(`
    kjøp nå, kjøp her, kjøp billett, kjøp billetter, bestill nå, bestill her, bestill time, bestill på nett, bestill i dag, les mer,
    mer informasjon, se mer, se tilbud, se tilbudet, meld deg på, meld deg inn, registrer deg, bli medlem, prøv gratis, prøv nå,
    last ned, kom i gang, ring oss, kontakt oss, besøk oss, følg oss, klikk her, handle nå, shop nå, legg i handlekurv,
    legg i handlekurven, søk nå, søk her, opprett konto`),
  weak: listOf('les mer, mer informasjon, se mer, klikk her'),
  verbs: listOf('bestill, kjøp, oppdag, utforsk, besøk'),
  saving: listOf('rabatt, billigere'),
  free: listOf('gratis'),
  shipping: listOf('fri frakt, gratis frakt, gratis levering, fri levering'),
};

export const ICELANDIC: LittleKnown = {
  name: 'Icelandic',
  letters: /[ðþ]/u,
  money: /\d\s?kr(?![a-z])/u,
  common: listOf(`
    ekki, fyrir, kaupa, núna, ókeypis, afsláttur, tilboð, meira, panta, okkar, þinn, einnig, bóka, heimsending, frá, allt`),
  slight: listOf('og, er, með, við, alla'),
  calls: listOf('kaupa núna, panta núna, lesa meira, sjá meira, bóka núna'),
  weak: listOf('lesa meira, sjá meira'),
  verbs: [],
  saving: listOf('afsláttur, afslætti'),
  free: listOf('ókeypis'),
  shipping: listOf('ókeypis heimsending, frí heimsending'),
};
