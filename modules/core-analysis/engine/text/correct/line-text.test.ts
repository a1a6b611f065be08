import { describe, expect, it } from 'vitest';
import { countSyllables, isEnglish, readingEaseOf } from '../blocks/reading-ease.ts';
import {
  capsShareOf,
  countExclamations,
  countSizeLevels,
  headlineRatioOf,
  unionShare,
  wordsOf,
} from '../blocks/text-statistics.ts';
import { lineHeightOf } from '../letters/line-reach.ts';
import { addSwallowedSpaces } from '../letters/line-shape.ts';
import type { SeparatedLetters } from '../letters/separate-letters.ts';
import { decodeCtc } from '../recognise/decode-ctc.ts';
import { connectedAreas } from '../recognise/detect-lines.ts';
import { resample } from '../recognise/resample.ts';
import { correctCase, correctSmallL, correctZeros } from './correct-case.ts';
import { correctSharpS } from './sharp-s.ts';
import { correctDollar, correctEuro, correctPound, correctUnknownCurrency } from './unread-currency.ts';

describe('decodeCtc', () => {
  const alphabet = ['', 'a', 'b', '中', ' '];
  const rows = (...best: [number, number][]) =>
    Float32Array.from(
      best.flatMap(([index, value]) => alphabet.map((_, i) => (i === index ? value : (1 - value) / 10))),
    );

  it('drops blanks and repeats, keeps doubled letters, and takes the surest step of each', () => {
    const read = decodeCtc(rows([0, 0.9], [1, 0.6], [1, 0.9], [0, 0.8], [1, 0.7], [2, 0.95]), 6, alphabet);
    expect(read.map(({ letter }) => letter).join('')).toBe('aab');
    expect(read.map(({ step }) => step)).toEqual([2, 4, 5]);
    expect(read[0]?.confidence).toBeCloseTo(0.9, 5);
  });

  it('takes a space between two letters from 0.15 on, though the blank is likelier', () => {
    const line = (space: number) =>
      Float32Array.from([...[0, 0.9, 0, 0, 0], ...[0.8, 0, 0, 0, space], ...[0, 0, 0.9, 0, 0]]);
    const read = (space: number) => decodeCtc(line(space), 3, alphabet).map(({ letter, step }) => [letter, step]);
    expect(read(0.16)).toEqual([
      ['a', 0],
      [' ', 1],
      ['b', 2],
    ]);
    expect(read(0.14)).toEqual([
      ['a', 0],
      ['b', 2],
    ]);
  });

  it('lets only the allowed classes compete', () => {
    const data = Float32Array.from([0.05, 0.3, 0.05, 0.6, 0]);
    expect(decodeCtc(data, 1, alphabet)[0]?.letter).toBe('中');
    expect(decodeCtc(data, 1, alphabet, Uint16Array.of(1, 2, 4))[0]?.letter).toBe('a');
  });
});

describe('connectedAreas', () => {
  it('finds separate areas with their box and mean', () => {
    const map = Float32Array.from([0.9, 0.7, 0, 0, 0, 0, 0, 0.5, 0, 0, 0, 0.5]);
    expect(connectedAreas(map, 4, 3, 0.3)).toEqual([
      { left: 0, top: 0, right: 2, bottom: 1, score: expect.closeTo(0.8, 5), cells: [0, 1] },
      { left: 3, top: 1, right: 4, bottom: 3, score: 0.5, cells: [7, 11] },
    ]);
  });
});

describe('resample', () => {
  it('keeps a flat colour, averages when shrinking and repeats the edge outside', () => {
    const rgb = new Uint8Array(4 * 4 * 3);
    for (let i = 0; i < 16; i++) rgb.fill(i % 4 < 2 ? 0 : 200, i * 3, i * 3 + 3);
    const frame = { width: 4, height: 4, rgb };
    expect([...resample(frame, { x: 0, y: 0, w: 4, h: 4 }, 1, 1)]).toEqual([100, 100, 100]);
    expect([...resample(frame, { x: 6, y: 0, w: 2, h: 2 }, 1, 1)]).toEqual([200, 200, 200]);
    expect([...resample(frame, { x: -3, y: 1, w: 2, h: 2 }, 1, 1)]).toEqual([0, 0, 0]);
  });
});

describe('addSwallowedSpaces', () => {
  /** A line 20 high whose letters stand where the string has `#`, each 2 columns a sign. */
  function separated(pattern: string): SeparatedLetters {
    const width = pattern.length * 2;
    const mask = new Uint8Array(width * 20);
    for (let y = 3; y < 17; y++) {
      for (let x = 0; x < width; x++) mask[y * width + x] = pattern[x >> 1] === '#' ? 1 : 0;
    }
    return {
      width,
      height: 20,
      mask,
      cover: Float32Array.from(mask),
      clear: new Uint8Array(width).fill(1),
      slices: [],
    };
  }
  /** Letters at the middles of the runs of `#`. */
  function lettersOf(text: string, pattern: string, spaceAfter = 0.05) {
    const runs = [...pattern.matchAll(/#+/g)];
    return [...text].map((letter, i) => {
      const run = runs[i];
      return { letter, confidence: 0.9, spaceAfter, at: run ? (run.index + run[0].length / 2) / pattern.length : 1 };
    });
  }
  const join = (text: string, pattern: string) =>
    addSwallowedSpaces(lettersOf(text, pattern), separated(pattern))
      .map(({ letter }) => letter)
      .join('');

  it('adds a space at a wide gap', () => {
    expect(join('Bookit', '####.####.####.####....####.####')).toBe('Book it');
  });
  it('adds none to letters set wide apart', () => {
    expect(join('SALE', '####...####...####...####')).toBe('SALE');
  });
  it('adds none that the recogniser did not think of', () => {
    const pattern = '####.####.####.####....####.####';
    const read = addSwallowedSpaces(lettersOf('Bookit', pattern, 0.001), separated(pattern));
    expect(read.map(({ letter }) => letter).join('')).toBe('Bookit');
  });
  it('adds none where letters and ground do not separate', () => {
    const pattern = '####.####.####.####....####.####';
    const unknown = { ...separated(pattern), clear: new Uint8Array(pattern.length * 2) };
    const read = addSwallowedSpaces(lettersOf('Bookit', pattern), unknown);
    expect(read.map(({ letter }) => letter).join('')).toBe('Bookit');
  });
});

describe('lineHeightOf', () => {
  it('gives one type size one height, whatever its letters reach', () => {
    // Ink heights of Inter at 100 px, read from its outlines.
    const heights = [lineHeightOf('Shop', 75.6 + 20.5), lineHeightOf('now', 54.6 + 1), lineHeightOf('SALE', 72.7 + 1)];
    for (const height of heights) expect(Math.abs(height / 93 - 1)).toBeLessThan(0.06);
  });
});

describe('correctCase', () => {
  it.each([
    ['NEWLoOK', 'NEWLOOK'],
    ['SEASOn, NEW LoOK', 'SEASON, NEW LOOK'],
    ['iPhone', 'iPhone'],
    ['Shop now', 'Shop now'],
    ['McDONALDs', 'MCDONALDS'],
    ['USb', 'USb'],
    ['Trusted by 300 CFOs', 'Trusted by 300 CFOs'],
    ['NEW FOR DADs', 'NEW FOR DADS'],
    ['Protected by the Fscs', 'Protected by the FSCS'],
    ['Psst, look', 'Psst, look'],
    ['Nur zU Hause', 'Nur zu Hause'],
    ['JETZT zU ZWEIT', 'JETZT ZU ZWEIT'],
    ['zU', 'zu'],
    ['wOW!', 'WOW!'],
    ['Made in US', 'Made in US'],
    ['Zu Hause', 'Zu Hause'],
  ])('turns %s into %s', (text, corrected) => {
    expect(correctCase(text)).toBe(corrected);
  });
});

describe('correctSmallL', () => {
  it.each([
    ['UItimos asientos', 'Ultimos asientos'],
    ['BIack friday', 'Black friday'],
    ['EIegant', 'Elegant'],
    ['PIzza', 'PIzza'],
    ['AItools', 'AItools'],
    ['WEIT', 'WEIT'],
    ['Type II here', 'Type II here'],
    ['Ibiza', 'Ibiza'],
  ])('turns %s into %s', (text, corrected) => {
    expect(correctSmallL(text)).toBe(corrected);
  });
});

describe('correctZeros', () => {
  it.each([
    ['Send money for $o fees', 'Send money for $0 fees'],
    ['Minimum deposit £1,ooo.', 'Minimum deposit £1,000.'],
    ['up to £85,0oo', 'up to £85,000'],
    ['10.ooo Kunden', '10.000 Kunden'],
    ['Loved by 12 0o0 families', 'Loved by 12 000 families'],
    ['1o0 % cotton', '100 % cotton'],
    ['MEGA SALE! 7O%', 'MEGA SALE! 70%'],
    ['1Oo % wool', '100 % wool'],
    ['O2, no 7o', 'O2, no 7o'],
    ['CO2 of 3 oohs', 'CO2 of 3 oohs'],
    ['$off', '$off'],
    ['1,oon', '1,oon'],
  ])('turns %s into %s', (text, corrected) => {
    expect(correctZeros(text)).toBe(corrected);
  });
});

describe('correctEuro', () => {
  it.each([
    ['Mountain huts from E39 a night', 'Mountain huts from €39 a night'],
    ['ab E49', 'ab €49'],
    ['Box E24.90', 'Box €24.90'],
    ['dès E9 par mois', 'dès €9 par mois'],
    ['Lamp with E27 socket', 'Lamp with E27 socket'],
    ['Now E10 at every pump', 'Now E10 at every pump'],
    ['Bulbs for E27 sockets', 'Bulbs for E27 sockets'],
    ['BMW E30', 'BMW E30'],
    ['for E3D printers', 'for E3D printers'],
  ])('%s', (text, corrected) => {
    expect(correctEuro(text)).toBe(corrected);
  });
});

describe('correctDollar', () => {
  it.each([
    ['Give S12 a month', 'Give $12 a month'],
    ['S9.99', '$9.99'],
    ['Plans from S1,200/yr', 'Plans from $1,200/yr'],
    ['S20 off your first box', '$20 off your first box'],
    ['S24 phone', 'S24 phone'],
    ['S12', 'S12'],
    ['The S12 off-road bike', 'The S12 off-road bike'],
    ['Take the S7 per tram', 'Take the S7 per tram'],
    ['US12 a month', 'US12 a month'],
  ])('turns %s into %s', (text, corrected) => {
    expect(correctDollar(text)).toBe(corrected);
  });
});

describe('correctPound', () => {
  it.each([
    ['Only f29 today', 'Only £29 today'],
    ['f9.50', '£9.50'],
    ['35f', '35£'],
    ['f1.8 lens', 'f1.8 lens'],
    ['half29', 'half29'],
  ])('turns %s into %s', (text, corrected) => {
    expect(correctPound(text)).toBe(corrected);
  });
});

describe('correctSharpS', () => {
  it.each([
    ['Schöne GrüBe', 'Schöne Grüße'],
    ['heiB und groB', 'heiß und groß'],
    ['eBay', 'eBay'],
    ['AirBnb', 'AirBnb'],
    ['BaBy', 'BaBy'],
    ['SüBe Äpfel', 'Süße Äpfel'],
    ['Gröbere Rücklagen', 'Größere Rücklagen'],
    ['1. Zu heif am Anfang', '1. Zu heiß am Anfang'],
    ['Spab auf der Strabe genieben', 'Spaß auf der Straße genießen'],
    ['grob, Weib und Strafe', 'grob, Weib und Strafe'],
    ['Spa, Strand, Club', 'Spa, Strand, Club'],
    ['SPAB', 'SPAB'],
  ])('turns %s into %s', (text, corrected) => {
    expect(correctSharpS(text)).toBe(corrected);
  });
});

describe('text statistics', () => {
  // truth of image: text.wordCount text.capsShare text.exclamations
  //   planted: known wording
  //   within: exact
  it('counts words, capitals and exclamation marks', () => {
    expect(wordsOf('Save 30% — on  all!')).toEqual(['Save', '30%', 'on', 'all!']);
    expect(capsShareOf('SALE on all shoes')).toBeCloseTo(4 / 9, 5);
    expect(capsShareOf('New in')).toBe(0);
    expect(countExclamations('Now! ¡Ya!')).toBe(2);
    expect(countExclamations('¡Ya')).toBe(1);
  });

  // truth of image: text.areaShare
  //   planted: boxes that overlap
  //   within: exact
  it('measures the union of boxes without counting twice', () => {
    const one = { x: 0, y: 0, w: 0.5, h: 0.5 };
    expect(unionShare([one, one])).toBeCloseTo(0.25, 9);
    expect(unionShare([one, { x: 0.25, y: 0.25, w: 0.5, h: 0.5 }])).toBeCloseTo(0.4375, 9);
    expect(unionShare([])).toBe(0);
  });

  // truth of image: text.sizeLevels text.headlineRatio
  //   planted: blocks of known size
  //   within: exact
  it('counts levels of size and the lead of the largest', () => {
    expect(countSizeLevels([0.1, 0.098, 0.05, 0.049, 0.02])).toBe(3);
    expect(countSizeLevels([])).toBe(0);
    expect(headlineRatioOf([0.1, 0.05, 0.02])).toBeCloseTo(0.1 / 0.035, 9);
    expect(headlineRatioOf([0.1])).toBeNull();
  });
});

describe('reading ease', () => {
  it.each([
    ['coffee', 2],
    ['tonight', 2],
    ['shipping', 2],
    ['free', 1],
    ['made', 1],
    ['mattress', 2],
    ['every', 3],
    ['table', 2],
    ['12,400', 3],
  ])('counts the syllables of %s as %i', (word, syllables) => {
    expect(countSyllables(word)).toBe(syllables);
  });

  // truth of image: text.readingEase
  //   planted: sentences counted by hand
  //   within: by hand
  it('is the formula of Flesch over words, sentences and syllables', () => {
    // 10 words of one syllable in 2 sentences.
    const value = readingEaseOf(['We bake your bread in the night.', 'You eat it.']);
    expect(value).toBeCloseTo(206.835 - 1.015 * 5 - 84.6 * (10 / 10), 0);
  });

  it('is higher for plain words than for long ones', () => {
    const plain = readingEaseOf(['Get a good night of sleep on a bed that fits you']) ?? 0;
    const heavy =
      readingEaseOf(['Our revolutionary orthopaedic technology is facilitating extraordinary regeneration for you']) ??
      0;
    expect(plain - heavy).toBeGreaterThan(60);
  });

  it.each([
    ['Get a good night of sleep on a bed that fits you', true],
    ['Schlaf besser mit der Matratze für dein Zuhause', false],
    ['Dormez mieux avec le matelas pour votre chambre', false],
    ['Duerme mejor con el colchón para tu casa', false],
    ['Slaap beter met het matras voor jouw huis', false],
  ])('takes "%s" for English: %s', (text, english) => {
    expect(isEnglish(text)).toBe(english);
    if (!english) expect(readingEaseOf([text, text])).toBeNull();
  });

  it('is null under eight words', () => {
    expect(readingEaseOf(['Get your free sample today'])).toBeNull();
  });
});

describe('correctUnknownCurrency', () => {
  it.each([
    ['W19,900', '¤19,900'],
    ['Only #29.90', 'Only ¤29.90'],
    ['t1.499,00 today', '¤1.499,00 today'],
    ['3 nuits dès 189 f', '3 nuits dès 189 ¤'],
    // No sums, units behind a figure, money that is written with a letter.
    ['Voted #1', 'Voted #1'],
    ['Model W199', 'Model W199'],
    ['d2.5', 'd2.5'],
    ['149 W', '149 W'],
    ['R1,499', 'R1,499'],
    ['No.#1,204b', 'No.#1,204b'],
  ])('%s → %s', (read, shown) => expect(correctUnknownCurrency(read)).toBe(shown));
});
