import { listOf } from '../fold-text.ts';
import type { LittleKnown } from './little-known.ts';

export const HUNGARIAN: LittleKnown = {
  name: 'Hungarian',
  letters: /[őű]/u,
  money: /\d[. ]\d{3}\s?ft(?![a-z])/u,
  common: listOf(`
    egy, hogy, csak, még, vagy, minden, mindenki, új, újra, ingyen, ingyenes, kedvezmény, kedvezménnyel, akció, akciós,
    szállítás, szállítással, kiszállítás, házhozszállítás, rendelj, rendelés, rendeld, vásárolj, vásárlás, több, kevesebb,
    legjobb, jobb, friss, neked, veled, nekünk, önnek, nálunk, napi, hét, hónap, forint, magyar, magyarország, garancia, kávé,
    kenyér, nyár, gyerek, család, otthon, gyorsan, egyszerűen, mikor, ezt, ezek, amit, kérj, velünk, kosárba, részletek, tudj,
    próbáld, foglalj, kattints, élvezd, narancs, nincs, lehet, szükséges, kell, túl, található, által, következő, után, kívül,
    helyett, teljes, nagy, helyi, hosszú, között, előtt, azt, közben, például, régi, számára, vannak, hiányzik, jelenlegi,
    ehhez, erre, saját`),
  slight: listOf('az, és, van, most, már, ma, nap, mint, hol, ami, is, meg, ft, ha, jó, nem, akár, lett'),
  calls: listOf(`
    vásárolj most, vásároljon most, rendelj most, rendeljen most, rendeld meg, rendelje meg, megrendelem, megveszem, kosárba teszem,
    kosárba, foglalj most, foglalj időpontot, foglaljon most, tudj meg többet, tudjon meg többet, további információ, további részletek,
    próbáld ki, próbálja ki, iratkozz fel, iratkozzon fel, jelentkezz most, jelentkezzen most, töltsd le, töltse le, hívj minket,
    hívjon minket, kattints ide, kattintson ide, kérj ajánlatot, kérjen ajánlatot, kövess minket, vedd meg most`),
  weak: listOf(
    'tudj meg többet, tudjon meg többet, további információ, további részletek, kattints ide, kattintson ide',
  ),
  verbs: listOf('vásárolj, rendelj, rendeld meg, próbáld ki, regisztrálj, jelentkezz, csatlakozz'),
  saving: listOf('kedvezmény, kedvezménnyel, kedvezményt, akció, olcsóbb'),
  free: listOf('ingyen, ingyenes'),
  shipping: listOf('ingyenes szállítás, ingyenes kiszállítás, ingyenes házhozszállítás, ingyen szállítás'),
};

export const ROMANIAN: LittleKnown = {
  name: 'Romanian',
  letters: /[țșţă]/u,
  money: /\d\s?(?:lei|ron)(?![a-z])/u,
  common: listOf(`
    pentru, sunt, acum, astăzi, azi, toate, toți, fiecare, noastră, dumneavoastră, reducere, reduceri, livrare, cumpără, fără,
    proaspăt, proaspete, zile, săptămână, prețuri, copii, iarnă, cafea, pâine, românesc, românești, află, vezi, acasă, mereu,
    ușor, dintre, către, după, între, produse, produsele, lângă, gustul, viață, descoperă, detalii, încearcă, rezervă,
    portocale, stoc, dacă, putut, fost, trebuie, acest, această, aceasta, când, conține, număr, necesară, numai, unui, unei,
    despre, stânga, dreapta, niciun, decât, înainte, două`),
  slight: listOf(`
    și, cu, pe, din, la, este, nu, mai, un, o, de, în, al, nou, noua, noi, tău, tale, gratuit, comandă, oferta, cel, cea, cele,
    care, sau, dar, bun, bună, zi, lei, ron, preț, garanție, vară, rapid, multe, transport, casă, nostru, doar, mâine, românia,
    poate, prea, nici`),
  calls: listOf(`
    cumpără acum, cumpără online, comandă acum, comandă azi, adaugă în coș, află mai multe, află mai mult, vezi mai mult, vezi mai multe,
    vezi oferta, vezi ofertele, vezi detalii, mai multe detalii, mai multe informații, rezervă acum, rezervă online, înscrie-te,
    înregistrează-te, abonează-te, descarcă acum, descarcă aplicația, încearcă gratuit, încearcă acum, sună acum, contactează-ne,
    profită acum, aplică acum, programează-te, click aici`),
  weak: listOf(
    'află mai multe, află mai mult, vezi mai mult, vezi mai multe, vezi detalii, mai multe detalii, mai multe informații, click aici',
  ),
  verbs: listOf('cumpără, descoperă, descarcă, încearcă'),
  saving: listOf('reducere, reduceri'),
  free: listOf('gratuită, gratuit'),
  shipping: listOf('livrare gratuită, transport gratuit, livrare gratis'),
};
