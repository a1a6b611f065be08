import { listOf } from '../fold-text.ts';
import type { LittleKnown } from './little-known.ts';

export const CZECH: LittleKnown = {
  name: 'Czech',
  letters: /[ěřůčšžýďňť]/u,
  money: /\d\s?kc(?![a-z])/u,
  common: listOf(`
    není, jsou, nebo, jako, dnes, nyní, již, méně, naše, vám, nový, sleva, slevy, slevou, slevu, akce, zdarma, doprava, koupit,
    kupte, objednat, objednejte, zjistit, zjistěte, každý, každou, všechno, všechny, nejlepší, lepší, čerstvé, čerstvá, čerstvý,
    nabídka, záruka, vrácení, dní, týden, česko, česká, české, český, káva, chléb, domů, děti, korun, kde, když, jak, vše, svůj,
    své, skvělé, rychle, snadno, chuť, košíku, nakupujte, vyzkoušejte, ještě, pouze, které, který, vašeho, pomeranče, ovoce,
    být, příliš, byl, musí, tento, pokud, možné, bude, mezi, žádné, než, obsahuje, získat, může, před, zda, protože, tato, tuto,
    podle, prosím, byla`),
  slight: listOf(`
    je, pro, ale, více, vaše, váš, náš, nová, bez, také, ceny, cena, den, léto, zima, cesta, kč, na, za, od, do, se, si, jen,
    nové, přes, proč, až`),
  calls: listOf(`
    koupit nyní, koupit teď, kupte nyní, kup nyní, objednat nyní, objednejte nyní, objednejte si, objednejte, zjistit více,
    zjistěte více, více informací, do košíku, přidat do košíku, vložit do košíku, vyzkoušet zdarma, vyzkoušejte zdarma, registrujte se,
    přihlásit se, přihlaste se, stáhněte si, kontaktujte nás, zavolejte nám, zobrazit nabídku, klikněte zde, sledujte nás`),
  weak: listOf('zjistit více, zjistěte více, více informací, klikněte zde'),
  verbs: listOf(
    'koupit, kupte, nakupujte, objednat, objednejte, zjistěte, vyzkoušejte, rezervujte, stáhněte, objevte, zavolejte',
  ),
  saving: listOf('sleva, slevy, slevou, slevu, levněji'),
  free: listOf('zdarma'),
  shipping: listOf('doprava zdarma, dopravu zdarma, poštovné zdarma, doručení zdarma'),
};

export const SLOVAK: LittleKnown = {
  name: 'Slovak',
  letters: /[ľĺŕčšžýďňť]/u,
  common: listOf(`
    alebo, ako, dnes, teraz, viac, menej, naše, nový, nové, zľava, zľavy, zľavou, akcia, zadarmo, doprava, doručenie, kúpiť,
    kúpte, objednať, objednajte, každý, všetko, všetky, najlepší, lepší, tiež, čerstvé, ponuka, záruka, deň, týždeň, slovensko,
    slovenské, slovenský, kde, keď, prečo, rýchlo, ľahko, košíka, nakupujte, vyskúšajte, ešte, iba, ktoré, ktorý, zistite, už,
    byť, ktorá, majú, tento, použiť, musí, medzi, obsahuje, bol, táto, pomocou, bude, toto, žiadny, nemá, môže, pretože, podľa,
    namiesto, prosím, bola`),
  slight: listOf(`
    je, nie, sú, pre, ale, len, vaše, váš, náš, nová, bez, pri, cez, ceny, cena, dní, na, za, od, do, vás`),
  calls: listOf(`
    kúpiť teraz, kúp teraz, kúpte teraz, objednať teraz, objednajte si, objednajte, zistiť viac, zistite viac, viac informácií, do košíka,
    pridať do košíka, vložiť do košíka, vyskúšať zadarmo, vyskúšajte zadarmo, zaregistrujte sa, stiahnite si, kontaktujte nás,
    zavolajte nám`),
  weak: listOf('zistiť viac, zistite viac, viac informácií'),
  verbs: listOf('kúpiť, kúpte, objednať, objednajte, zistite, vyskúšajte, rezervujte'),
  saving: listOf('zľava, zľavy, zľavou, zľavu, lacnejšie'),
  free: listOf('zadarmo'),
  shipping: listOf('doprava zadarmo, doručenie zadarmo, poštovné zadarmo'),
};
