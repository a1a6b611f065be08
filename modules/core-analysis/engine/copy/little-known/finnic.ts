import { listOf } from '../fold-text.ts';
import type { LittleKnown } from './little-known.ts';

export const FINNISH: LittleKnown = {
  name: 'Finnish',
  letters: /ää|öö|yö|äy/u,
  common: listOf(`
    myös, tilaa, osta, ilmainen, ilmaiseksi, toimitus, alennus, alennusta, tarjous, tarjoukset, tarjouksen, tänään, huomenna,
    heti, kaikki, kaikille, kaikista, uusi, uudet, uutta, sinun, sinulle, meidän, meillä, meiltä, kanssa, ilman, enemmän,
    parhaat, parempi, joka, kun, kuin, että, eikä, lisää, hinta, hinnat, alkaen, euroa, kotiin, kahvi, kahvia, leipä, kesä,
    kesän, talvi, suomi, suomen, suomalainen, suomalaista, päivä, päivää, päivän, viikko, viikon, löydä, hyvää, hyvä, varaa,
    takuu, palautus, tuore, tuoretta, helposti, nopeasti, aina, missä, tästä, kokeile, tutustu, verkkokauppa, maksuton, nauti,
    tule, voi, tai, tämä, jos, olla, käytä, jälkeen, mutta, sisältää, eivät, tässä, tämän, ennen, yksi, suuri, saa, pitää,
    käyttöön, sekä, koska, täytyy, oikea, älä, valitse, voit, saat`),
  slight: listOf('ja, on, ei, se, nyt, vain, ale, koko, maku, lue, paras, oma, sen'),
  calls: listOf(`
    osta nyt, osta tästä, osta heti, tilaa nyt, tilaa heti, tilaa tästä, varaa nyt, varaa aika, varaa pöytä, varaa heti, lue lisää,
    katso lisää, lisätietoja, lisää ostoskoriin, lisää koriin, kokeile ilmaiseksi, kokeile nyt, aloita nyt, liity nyt, liity jäseneksi,
    ota yhteyttä, soita nyt, lataa sovellus, lataa nyt, hae nyt, klikkaa tästä, siirry kauppaan, pyydä tarjous`),
  weak: listOf('lue lisää, katso lisää, lisätietoja, klikkaa tästä, tutustu'),
  verbs: listOf('osta, tilaa, varaa, tutustu, kokeile, rekisteröidy, ilmoittaudu, lataa'),
  saving: listOf('alennus, alennusta, alennuksen, alennuksella, säästä'),
  free: listOf('ilmainen, ilmaiseksi, ilmaiset, maksuton'),
  shipping: listOf('ilmainen toimitus, ilmaiset toimitukset, maksuton toimitus'),
};

export const ESTONIAN: LittleKnown = {
  name: 'Estonian',
  common: listOf(`
    ning, ainult, täna, nüüd, kohe, uued, tasuta, kohaletoimetamine, allahindlus, soodustus, soodsalt, pakkumine, pakkumised,
    osta, telli, rohkem, vähem, parim, parimad, parem, kõik, meie, sinu, teie, ilma, hinnad, alates, eurot, koju, kohv, suvi,
    eesti, päev, päeva, nädal, värske, värsked, loe, vaata, kiiresti, lihtsalt, alati, broneeri, tarne, pole, saa, mitte, väga,
    kõige, kas, juba, palun, enne, üle, kasuta, sama, olla, peab, võib, läbi, ära`),
  slight: listOf('ja, on, ei, või, kui, ka, siis, uus, iga, hind, kodu, talv, leib, koos'),
  calls: listOf(`
    osta kohe, osta nüüd, telli kohe, telli nüüd, loe lähemalt, loe rohkem, loe lisaks, vaata lähemalt, vaata pakkumist, lisa ostukorvi,
    broneeri kohe, liitu kohe, proovi tasuta, võta ühendust`),
  weak: listOf('loe lähemalt, loe rohkem, loe lisaks, vaata lähemalt'),
  verbs: listOf('telli, broneeri, registreeru'),
  saving: listOf('allahindlus, soodustus, soodsam, soodsamalt'),
  free: listOf('tasuta'),
  shipping: listOf('tasuta kohaletoimetamine, tasuta tarne, tasuta transport'),
};
