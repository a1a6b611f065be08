import { listOf } from '../fold-text.ts';
import type { LittleKnown } from './little-known.ts';

export const POLISH: LittleKnown = {
  name: 'Polish',
  letters: /[łąęźżśćń]/u,
  money: /\d\s?(?:zl|pln)(?![a-z])/u,
  common: listOf(`
    się, jest, dla, jak, czy, lub, tylko, dziś, dzisiaj, teraz, już, jutro, przez, przy, oraz, także, też, nasz, nasza, nasze,
    naszą, twój, twoja, twoje, twojego, twoich, swój, swoje, swoją, każdy, każda, każdego, wszystko, wszystkie, więcej, mniej,
    nowy, nowa, nowe, nowość, świeże, świeży, świeża, zniżka, zniżki, taniej, promocja, promocji, wyprzedaż, okazja, darmo,
    darmowa, darmowy, darmowe, dostawa, dostawą, wysyłka, zwrot, zwroty, gwarancja, kup, zamów, sprawdź, zobacz, odkryj,
    odbierz, poznaj, pobierz, dołącz, zdrowie, smak, życie, życia, owoce, warzywa, kawa, kawy, chleb, buty, dzieci, kobiet,
    rodziny, rodzina, łatwo, szybko, najlepszy, najlepsze, najlepsza, lepszy, lepiej, dobrze, gdzie, kiedy, który, która, które,
    jesteś, masz, możesz, chcesz, zawsze, nigdy, bardzo, polski, polska, polskie, sklep, sklepie, sklepu, dzień, dni, tydzień,
    miesiąc, produkty, cały, całej, domu, ciebie, tobie, bezpłatna, bezpłatnie, może, można, podczas, jako, aby, tego, niż,
    między, zbyt, jeśli, został, zostać, zamiast, przed, wszystkich, nowego, nowych, będzie, mogą, mieć, albo, miejsca, strony,
    należy, proszę, użyj, jego, jej, był, była`),
  slight: listOf(`
    od, do, na, po, za, ze, to, co, ten, są, bez, cena, ceny, rabat, lat, ale, zł, dom, swe, być, nie, nas, nam`),
  calls: listOf(`
    kup teraz, kup online, kup bilet, kup bilety, zamów teraz, zamów online, zamów już dziś, dodaj do koszyka, do koszyka, sprawdź ofertę,
    sprawdź teraz, sprawdź szczegóły, zobacz więcej, zobacz ofertę, dowiedz się więcej, czytaj więcej, więcej informacji,
    zarejestruj się, zapisz się, załóż konto, otwórz konto, umów wizytę, umów się, zadzwoń teraz, zadzwoń do nas, skontaktuj się,
    pobierz teraz, pobierz aplikację, wypróbuj za darmo, testuj za darmo, odbierz rabat, odbierz kod, skorzystaj z oferty,
    skorzystaj teraz, kliknij tutaj, złóż wniosek, dołącz do nas, obserwuj nas, zarezerwuj teraz, zarezerwuj online,
    przejdź do sklepu, zacznij teraz, aplikuj teraz`),
  weak: listOf(`
    sprawdź, sprawdź teraz, sprawdź szczegóły, zobacz więcej, dowiedz się więcej, czytaj więcej, więcej informacji, kliknij tutaj, kliknij`),
  verbs: listOf(`
    kup, zamów, sprawdź, zobacz, odbierz, pobierz, zarezerwuj, odkryj, poznaj, skorzystaj, wypróbuj, przetestuj, dołącz, zadzwoń,
    umów, kliknij, aplikuj, wesprzyj`),
  saving: listOf('rabat, rabatu, zniżka, zniżki, zniżkę, taniej, przecena, wyprzedaż'),
  free: listOf('za darmo, darmowy, darmowa, darmowe, bezpłatnie, bezpłatny, bezpłatna, bezpłatne'),
  shipping: listOf(`
    darmowa dostawa, darmową dostawą, darmowa wysyłka, bezpłatna dostawa, dostawa gratis, dostawa za darmo, wysyłka gratis,
    wysyłka za darmo, dostawa 0 zł`),
};
