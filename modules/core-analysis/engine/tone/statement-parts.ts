import type { Evidence } from '../../contract/evidence.ts';

/** What a text states of the creative, as sets: figures, quotes of what was read, places named in words. */
export interface Facts {
  readonly figures: ReadonlySet<string>;
  readonly quotes: ReadonlySet<string>;
  readonly places: ReadonlySet<string>;
}

const QUOTE = /“[^”]*”/gu;
/** Not the digits of a name, as of CIEDE2000. */
const FIGURE = /(?<![\p{L}\p{N}])\d+(?:[.,:]\d+)*/gu;
const PLACE =
  /\b(?:upper|lower) (?:left|right|third|centre)\b|\b(?:left|right) side\b|\bacross the frame\b|\bin the centre\b/gu;
/** A number in words, where a sentence begins with it. */
const COUNTED = /\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)\b/iu;
/** What sets a limit to what is said; cut off, the rest would promise more. */
const LIMIT =
  /\b(?:if|unless|where|only|but|cannot|not|no|nothing|never|none|nobody|would|could|may|might|except|once|until|apart)\b/iu;

export function factsOf(text: string): Facts {
  const own = text.replace(QUOTE, '“”');
  return {
    figures: new Set(own.match(FIGURE)),
    quotes: new Set(text.match(QUOTE)),
    places: new Set(own.match(PLACE)),
  };
}

/** Whether everything that `part` states stands in `whole` already. */
function isSaid(part: string, whole: string): boolean {
  const [asked, said] = [factsOf(part), factsOf(whole)];
  const within = (one: ReadonlySet<string>, other: ReadonlySet<string>) => [...one].every((item) => other.has(item));
  return within(asked.figures, said.figures) && within(asked.quotes, said.quotes) && within(asked.places, said.places);
}

/** The sentences of a text in order. What is quoted from a creative is never cut. */
export function sentencesOf(text: string): string[] {
  const found: string[] = [];
  let start = 0;
  let quoted = 0;
  for (let at = 0; at < text.length; at++) {
    const letter = text[at] as string;
    if (letter === '“') quoted += 1;
    else if (letter === '”') quoted = Math.max(0, quoted - 1);
    else if (quoted === 0 && /[.!?]/u.test(letter) && endsHere(text, start, at)) {
      found.push(text.slice(start, at + 1));
      start = at + 2;
    }
  }
  if (start < text.length) found.push(text.slice(start));
  return found;
}

/** A mark ends a sentence where a capital or a quote follows, and no initial stands before it. */
function endsHere(text: string, start: number, at: number): boolean {
  return /^ [\p{Lu}“]/u.test(text.slice(at + 1, at + 3)) && !/(?:^|[ (])\p{Lu}$/u.test(text.slice(start, at));
}

/** A text in two: what states a fact or sets a limit, and what only explains. */
export interface SaidParts {
  readonly said: string;
  /** Empty where nothing comes after the last fact. What comes before it stays: later sentences lean on it. */
  readonly explained: string;
}

export function splitText(text: string): SaidParts {
  const sentences = sentencesOf(text);
  const last = sentences.findLastIndex((sentence, at) => at === 0 || carries(sentence));
  return { said: sentences.slice(0, last + 1).join(' '), explained: sentences.slice(last + 1).join(' ') };
}

function carries(sentence: string): boolean {
  const { figures, quotes, places } = factsOf(sentence);
  return figures.size + quotes.size + places.size > 0 || COUNTED.test(sentence) || LIMIT.test(sentence);
}

/** What was measured against what is asked for. */
export interface Standing {
  /** With the name of the measure where the text before it leaves some of that name's facts out. */
  readonly measured: string;
  readonly measuredByName: string;
  readonly target: string;
  /** The text states no less. */
  readonly known: boolean;
}

export function standingOf({ measure, display, target }: Evidence, text: string): Standing {
  const named = `${measure}, ${display}`;
  return {
    measured: isSaid(measure, text) ? display : named,
    measuredByName: named,
    target,
    known: isSaid(`${named} ${target}`, text),
  };
}
