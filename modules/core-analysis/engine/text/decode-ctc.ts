/** One letter as the recogniser read it: at which of its time steps, and how sure, 0..1. */
export interface ReadLetter {
  letter: string;
  step: number;
  confidence: number;
}

const BLANK = 0;

/** Whether a letter belongs to Latin writing: letters, figures, punctuation and signs used with them. */
export function isLatin(letter: string): boolean {
  const code = letter.codePointAt(0) ?? 0;
  return (
    code < 0x250 || (code >= 0x1e00 && code < 0x2300) || (code >= 0xff01 && code <= 0xff5e) || '★☆●'.includes(letter)
  );
}

/**
 * Greedy CTC over one line: the best class of each step, repeats and blanks
 * dropped. With `allowed` only those classes (and the blank) compete.
 */
export function decodeCtc(
  probabilities: Float32Array,
  steps: number,
  alphabet: readonly string[],
  allowed?: Uint16Array,
): ReadLetter[] {
  const classes = alphabet.length;
  const letters: ReadLetter[] = [];
  let previous = BLANK;
  for (let step = 0; step < steps; step++) {
    const base = step * classes;
    let best = BLANK;
    let bestValue = probabilities[base] as number;
    const n = allowed ? allowed.length : classes;
    for (let i = 0; i < n; i++) {
      const at = allowed ? (allowed[i] as number) : i;
      const value = probabilities[base + at] as number;
      if (value > bestValue) {
        best = at;
        bestValue = value;
      }
    }
    const last = letters.at(-1);
    if (best === BLANK) {
      previous = BLANK;
    } else if (best !== previous) {
      letters.push({ letter: alphabet[best] ?? '', step, confidence: bestValue });
      previous = best;
    } else if (last && bestValue > last.confidence) {
      last.step = step;
      last.confidence = bestValue;
    }
  }
  return letters;
}
