import type { Frame } from '../../frame.ts';
import { decodeCtc, isLatin, type ReadLetter } from './decode-ctc.ts';
import type { OcrRuntime } from './ocr-runtime.ts';
import { type PixelBox, resample } from './resample.ts';

/** A letter with the place of its middle across the line, 0 left edge of the box .. 1 right edge. */
export interface PlacedLetter extends Omit<ReadLetter, 'step'> {
  at: number;
}

/** Height the network was trained on, and the pixels one of its time steps stands for. */
const HEIGHT = 48;
const STEP = 8;
/** Widths are rounded up to this, so that equal lines read equally wherever they stand. */
const WIDTH_STEP = 32;
const MIN_WIDTH = 64;
/** A line longer than this is read squeezed; 40 times its height holds about 90 letters. */
const MAX_WIDTH = 1920;
/** Above this share of letters outside Latin writing, the line is taken for what it is. */
const FOREIGN_SHARE = 0.5;

const latinClasses = new WeakMap<readonly string[], Uint16Array>();

function latinOf(alphabet: readonly string[]): Uint16Array {
  const known = latinClasses.get(alphabet);
  if (known) return known;
  const classes = Uint16Array.from(alphabet.flatMap((letter, i) => (i > 0 && isLatin(letter) ? [i] : [])));
  latinClasses.set(alphabet, classes);
  return classes;
}

/** Planes blue, green, red, -1..1; what is right of the line stays 0, as in training. */
function toPlanes(pixels: Float32Array, width: number, paddedWidth: number): Float32Array {
  const planes = new Float32Array(3 * HEIGHT * paddedWidth);
  for (let channel = 0; channel < 3; channel++) {
    for (let y = 0; y < HEIGHT; y++) {
      const to = (channel * HEIGHT + y) * paddedWidth;
      const from = y * width * 3 + 2 - channel;
      for (let x = 0; x < width; x++) planes[to + x] = (pixels[from + x * 3] as number) / 127.5 - 1;
    }
  }
  return planes;
}

/** Full-width forms and look-alikes of ordinary signs, as the network's mostly Chinese alphabet has them. */
const PLAIN: Record<string, string> = {
  '∈': '€',
  '√': '✓',
  '●': '•',
  '·': '•',
  '∶': ':',
  '※': '*',
  '′': "'",
  '″': '"',
};

function plainLetter(letter: string): string {
  const code = letter.codePointAt(0) ?? 0;
  if (code >= 0xff01 && code <= 0xff5e) return String.fromCodePoint(code - 0xfee0);
  return PLAIN[letter] ?? letter;
}

/**
 * The letters in one box of a frame, left to right, spaces included where the
 * network saw them. Mostly Latin lines are decoded with Latin letters only:
 * a stray Chinese sign in them is always a misreading.
 */
export async function recogniseLine(runtime: OcrRuntime, frame: Frame, box: PixelBox): Promise<PlacedLetter[]> {
  const width = Math.min(MAX_WIDTH, Math.max(8, Math.round((HEIGHT * box.w) / box.h)));
  const padded = Math.max(MIN_WIDTH, Math.ceil(width / WIDTH_STEP) * WIDTH_STEP);
  const pixels = resample(frame, box, width, HEIGHT);
  const { data, shape } = await runtime.recognise(toPlanes(pixels, width, padded), [1, 3, HEIGHT, padded]);
  const steps = shape[1] ?? 0;
  let letters: ReadLetter[] = decodeCtc(data, steps, runtime.alphabet);
  const visible = letters.filter(({ letter }) => letter !== ' ');
  const foreign = visible.filter(({ letter }) => !isLatin(letter)).length;
  if (foreign > 0 && foreign <= visible.length * FOREIGN_SHARE) {
    letters = decodeCtc(data, steps, runtime.alphabet, latinOf(runtime.alphabet));
  }
  return letters.map(({ letter, step, confidence, spaceAfter }) => ({
    letter: plainLetter(letter),
    confidence,
    spaceAfter,
    at: Math.min(1, ((step + 0.5) * STEP) / width),
  }));
}
