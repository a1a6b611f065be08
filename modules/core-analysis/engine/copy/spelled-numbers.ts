import { listOf } from './fold-text.ts';

/**
 * Numbers in words from two on, as they are written: "one" and "ein" are articles. Left out is what is another word as often: "elf"
 * and "once" in English, "neuf" (new) and "sept" (a month) in French.
 */
export const SPELLED_NUMBERS: readonly string[] = listOf(`
  two, three, four, five, six, seven, eight, nine, ten, eleven, twelve, twenty, thirty, forty, fifty, sixty, seventy, eighty, ninety,
  zwei, drei, vier, fünf, sechs, sieben, acht, neun, zehn, zwölf, zwanzig, dreißig, vierzig, fünfzig, sechzig, siebzig, achtzig,
  neunzig, deux, trois, quatre, cinq, huit, dix, onze, douze, vingt, trente, quarante, cinquante, soixante, dos, tres, cuatro,
  cinco, seis, siete, ocho, nueve, diez, doce, veinte, treinta, cuarenta, cincuenta, sesenta, setenta, ochenta, noventa`);
