import { listOf } from '../fold-text.ts';
import type { LittleKnown } from './little-known.ts';

export const CROATIAN: LittleKnown = {
  name: 'Croatian or Serbian',
  letters: /[đćčšž]/u,
  common: listOf(`
    samo, danas, sada, odmah, više, popust, popusta, popustom, besplatno, besplatna, dostava, kupi, kupite, naruči, naručite,
    saznaj, saznajte, svaki, svaka, tvoj, tvoja, najbolje, najbolji, bolje, koji, koja, koje, ili, kako, gdje, gde, cijena,
    cijene, jamstvo, hrvatska, hrvatski, svježe, sveže, tjedan, kuća, djeca, deca, ljeto, kava, kafa, kruh, hleb, brzo, lako,
    ponuda, akcija, nije, jer, uvijek, uvek, prijavi, rezerviraj, naranče, nema, kao, ako, može, treba, koristi, kada, ovaj,
    između, nakon, prije, umjesto, ova, jedan, izvan, ponovno, dovoljno, unutar, možda, nisu, bilo, sadrži, zašto, svoje`),
  slight: listOf(`
    je, su, za, od, na, sve, svi, naš, bez, kod, uz, ali, nova, novo, dan, dana, po, novi, što, vaš, naša, mora, oko`),
  calls: listOf(`
    kupi odmah, kupi sada, kupite odmah, kupite sada, naruči odmah, naruči sada, naručite odmah, saznaj više, saznajte više,
    dodaj u košaricu, dodaj u korpu, rezerviraj odmah, prijavi se, prijavite se, registriraj se, isprobaj besplatno, kontaktirajte nas,
    nazovi nas, pogledaj ponudu`),
  weak: listOf('saznaj više, saznajte više'),
  verbs: listOf('kupi, kupite, naruči, naručite, saznajte'),
  saving: listOf('popust, popusta, popustom, jeftinije'),
  free: listOf('besplatno, besplatna, besplatan'),
  shipping: listOf('besplatna dostava'),
};

export const SLOVENE: LittleKnown = {
  name: 'Slovene',
  letters: /[čšž]/u,
  common: listOf(`
    samo, danes, zdaj, takoj, več, popust, popusta, brezplačno, brezplačna, dostava, kupi, naroči, naročite, izvedi, preberi,
    vsak, tvoj, najboljše, najboljši, boljše, brez, kje, kako, garancija, slovenija, slovenski, sveže, teden, hiša, otroci,
    poletje, kava, kruh, hitro, preprosto, ponudba, akcija, vedno, prijavi, preizkusi, mogoče, kot, možnost, biti, lahko, način,
    trenutno, proti, tudi, niso, bodo, vsebuje, okoli, kadar, vendar, tega, jih`),
  slight: listOf('je, in, za, od, na, vse, vsi, naš, pri, ki, ali, nova, novo, dan, cena, cene, vaš, naj, ima, mora'),
  calls: listOf(
    'kupi zdaj, naroči zdaj, naročite zdaj, izvedi več, preberi več, dodaj v košarico, preizkusi brezplačno, prijavi se',
  ),
  weak: listOf('izvedi več, preberi več'),
  verbs: listOf('kupi, naroči, naročite'),
  saving: listOf('popust, popusta, popustom, ceneje'),
  free: listOf('brezplačno, brezplačna, zastonj'),
  shipping: listOf('brezplačna dostava'),
};
