import { listOf } from '../fold-text.ts';
import type { LittleKnown } from './little-known.ts';

export const LATVIAN: LittleKnown = {
  name: 'Latvian',
  letters: /[ģķļņāēīūčšž]/u,
  common: listOf(`
    tikai, šodien, tagad, jauns, jaunas, bezmaksas, piegāde, atlaide, atlaides, pērc, pirkt, pasūti, pasūtīt, vairāk, labākais,
    labākie, labākā, katru, katrs, mūsu, tavs, tava, jūsu, sākot, mājas, kafija, latvija, latvijas, diena, dienas, nedēļa,
    uzzini, ātri, vienmēr, visi, tev, akcija, lai, kas, izmantot, pirms, satur, jau, līdz, bet, pārāk, kurā, tiks, šis, pēc,
    būtu, kādu, lietot, starp, savu`),
  slight: listOf('un, ir, nav, par, ar, no, viss, bez, cena, vasara, ziema, lasi, jauna, maize, arī, cenas, kad, var'),
  calls: listOf(
    'pirkt tagad, pērc tagad, pasūti tagad, pasūtīt tagad, uzzini vairāk, uzzināt vairāk, lasīt vairāk, pievienot grozam',
  ),
  weak: listOf('uzzini vairāk, uzzināt vairāk, lasīt vairāk'),
  verbs: listOf('pērc, pasūti, piesakies'),
  saving: listOf('atlaide, atlaides, atlaidi'),
  free: listOf('bezmaksas, bez maksas'),
  shipping: listOf('bezmaksas piegāde'),
};

export const LITHUANIAN: LittleKnown = {
  name: 'Lithuanian',
  letters: /[ėįųčšž]/u,
  common: listOf(`
    yra, šiandien, dabar, naujas, naujos, nemokamas, nemokamai, pristatymas, nuolaida, nuolaidos, akcija, pirk, pirkti, užsakyk,
    daugiau, geriausias, geriausi, geriausia, viskas, kiekvieną, mūsų, tavo, jūsų, kaina, kainos, nuo, namai, namų, duona,
    lietuva, lietuvos, dienos, savaitė, sužinok, greitai, lengvai, visada, kaip, visi, būti, reikia, arba, tarp, gali, apie,
    metu, prie, buvo, jau, iki, kad, šio, norint, savo, jums, galite`),
  slight: listOf('ir, su, tik, be, kur, kava, vasara, diena, nauja, nėra, turi, jei, kai, bet'),
  calls: listOf(
    'pirkti dabar, pirk dabar, užsakyk dabar, užsakyti dabar, sužinok daugiau, sužinoti daugiau, skaityti daugiau, į krepšelį',
  ),
  weak: listOf('sužinok daugiau, sužinoti daugiau, skaityti daugiau'),
  verbs: listOf('pirk, užsakyk, registruokis'),
  saving: listOf('nuolaida, nuolaidos, nuolaidą, pigiau'),
  free: listOf('nemokamas, nemokamai, nemokama'),
  shipping: listOf('nemokamas pristatymas'),
};
