import type { Goal } from '../../../contract/analysis.ts';
import { coveredBy } from '../../../contract/covered-by.ts';
import { ratioToOne } from '../../../contract/format.ts';
import type { Trade } from '../../../contract/trade.ts';
import { requestExamples } from '../../copy/trade-words.ts';
import type { Judged } from '../../rules/book/assessment.ts';
import { isShort } from '../../rules/book/is-short.ts';
import { meetsTarget } from '../../rules/book/meets-target.ts';
import { inPlace } from '../../rules/wording/place-words.ts';
import { quote, sentence } from '../../rules/wording/words.ts';
import type { CreativeFacts, Said } from './creative-facts.ts';
import { crowding, isCrowding, isOnePlace, lacksSubject, lineOf, slowOpening } from './filming-line.ts';
import { type HookWords, MOST_WORDS, WORDS_PER_SECOND } from './hook-line.ts';
import { inItsLanguage } from './its-language.ts';

export interface ShotPlan {
  seconds: number;
  show: string;
  say: string;
}

/** Words to say aloud, between quotation marks: signs that nobody speaks are left out. */
const spoken = (text: string, max: number): string => quote(text.replace(/[★☆⭐]/gu, ' '), max);

type Rules = ReadonlyMap<string, Judged>;

/** What the clip is for, and what is sold, where somebody said. */
export interface Aim {
  readonly goal: Goal;
  readonly sells?: Trade | null;
}

/** A request that a person can say aloud, by what the ad is for, in the language of the creative; none where that is not known. */
function spokenRequest({ language }: CreativeFacts, aim: Aim): string | null {
  if (!language) return null;
  const [onButton, spoken = onButton] = requestExamples(language, aim);
  return quote(spoken);
}

/** Seconds of opening and close; of a clip under `SHORT` seconds a second less each. */
const ENDS = 3;
const SHORT = 9;
/** Nothing is shown and said in less. */
const LEAST = 2;
/** Longer than this a shot needs another one beside it: four a clip up to 12 s, six up to 24. */
const LONGEST = 5;
/** Share of a line in a region from which the region is that line's. */
const SAME_LINE = 0.8;
/** What a line in the creator's own words takes, in seconds. */
const OWN_WORDS = 4;

type Shot = Omit<ShotPlan, 'seconds'>;
/** The facts, and the words that the clip opens on. */
type Hooked = CreativeFacts & { readonly hook: HookWords };

/** The shots of a clip of `seconds`, in order; their lengths add up to it. Each fixes or keeps something measured. */
export function shotsOf(facts: Hooked, rules: Rules, aim: Aim, seconds: number): ShotPlan[] {
  const end = seconds < SHORT ? ENDS - 1 : ENDS;
  const between = Math.max(LEAST, seconds - 2 * end);
  const shots = middleOf(facts, rules, between);
  const lengths = lengthsOf(shots, between);
  const plan = [
    { seconds: end, ...opening(facts, rules) },
    ...shots.map((shot, i) => ({ seconds: lengths[i] as number, ...shot })),
    { seconds: end, ...request(facts, rules, aim) },
  ];
  return plan.map((shot) => ({ ...shot, say: inItsLanguage(shot.say, facts) }));
}

/** As many scenes as `seconds` hold. In a short clip the creative's own proof goes before what would have to be invented. */
function middleOf(facts: Hooked, rules: Rules, seconds: number): Shot[] {
  const scenes = [product, message, proof];
  if (seconds > scenes.length * LONGEST) return [...scenes, closer].map((scene) => scene(facts, rules));
  const room = Math.max(1, Math.floor(seconds / LEAST));
  const chosen = room >= scenes.length ? scenes : room === 2 ? [product, facts.proof ? proof : message] : [product];
  return chosen.map((scene) => scene(facts, rules));
}

/** `LEAST` seconds each; the rest, second by second, to whichever line lacks most of the time it takes to say. */
function lengthsOf(shots: readonly Shot[], seconds: number): number[] {
  const wanted = shots.map(({ say }) => {
    const quoted = /^“([^”]*)”$/u.exec(say)?.[1];
    return quoted === undefined ? OWN_WORDS : quoted.split(/\s+/u).length / WORDS_PER_SECOND;
  });
  const lengths = shots.map(() => LEAST);
  for (let left = seconds - LEAST * shots.length; left > 0; left--) {
    const lack = lengths.map((length, i) => (wanted[i] ?? 0) - length);
    const neediest = lack.indexOf(Math.max(...lack));
    lengths[neediest] = (lengths[neediest] ?? 0) + 1;
  }
  return lengths;
}

const low = (a: Judged): boolean => a.response < 0.5;

/** The first of these rules that the creative failed, in the way that is asked for. */
function failed(rules: Rules, ids: readonly string[], how: (a: Judged) => boolean = () => true): Judged | undefined {
  return ids.flatMap((id) => rules.get(id) ?? []).find((a) => low(a) && how(a));
}

/** How many things the opening may show, by the places that compete for the first glance (S-02). */
function frameOf(rivals: Judged): string {
  if (isOnePlace(rivals)) return 'One thing only in the frame, as on the creative';
  return isShort(rivals)
    ? `One thing only in the frame; on the creative ${rivals.evidence.display} compete for the eye`
    : `No more in the frame than on the creative: ${rivals.evidence.display} for the eye`;
}

/** "Your face or hands in motion, on calm ground": what the opening measured decides. */
function opening(facts: Hooked, rules: Rules): Shot {
  const { hook: words } = facts;
  const rivals = rules.get('S-02');
  const clutter = failed(rules, CLUTTER, isCrowding);
  const slow = failed(rules, ['V-01', 'V-05', 'V-04']);
  const where = slow
    ? `Move from the first frame on: ${slowOpening(slow)}.`
    : clutter
      ? `Clear what lies behind you first: the creative is busy (${crowding(clutter)}).`
      : rivals
        ? `${frameOf(rivals)}.`
        : `Start in the middle of the action, with ${facts.thing} ${facts.subject ? `${inPlace(facts.subject)} as on the creative` : 'in the frame'}.`;
  const line = spoken(words.said.text, 90);
  return { show: where, say: words.long ? `In your own words, ${MOST_WORDS} at most: ${line}.` : line };
}

function product(facts: Hooked, rules: Rules): Shot {
  const size = rules.get('P-01');
  const glance = rules.get('S-01');
  const light = rules.get('C-05');
  const focus = failed(rules, ['Q-01']);
  const parts: string[] = [];
  if (size && !lacksSubject(size) && isShort(size))
    parts.push(
      size.evidence.value < 10
        ? `Go closer, until ${facts.thing} fills a fifth of the frame: the subject filled ${size.evidence.display}.`
        : `Step back, until half of the frame is free: the subject filled ${size.evidence.display}.`,
    );
  else if (size && facts.subject && !lacksSubject(size))
    parts.push(
      `${sentence(facts.thing)}, ${inPlace(facts.subject)} and as large as the subject now (${size.evidence.display} of the frame).`,
    );
  // Where its size could not be told nothing is said of the distance.
  else if (!size && facts.subject)
    parts.push(`${sentence(facts.thing)}, ${inPlace(facts.subject)} as on the creative.`);
  else if (size && lacksSubject(size))
    parts.push('What you sell, alone in the frame: on the creative no subject stood out from its background.');
  // Nobody could tell, or a place is shown: nothing follows for the distance.
  else parts.push(`${sentence(facts.thing)}, alone in the frame.`);
  if (light && isShort(light))
    parts.push(
      `${light.evidence.value < 50 ? 'Face a window: the creative is dark' : 'Turn away from the lamp: the creative is glaring'}, ${light.evidence.display} in lightness.`,
    );
  else if (focus) parts.push('Tap to focus and hold still: the creative is soft.');
  else if (glance && low(glance) && !lacksSubject(glance))
    parts.push(`Nothing brighter beside it: it drew only ${glance.evidence.display} of the first glance.`);
  return { show: parts.join(' '), say: whatItIs(facts) };
}

/** What to say over what is sold. Where no line of the creative says it, the creator's own words do, about what was read. */
function whatItIs({ headline, hook }: Hooked): string {
  if (headline && hook.source !== 'headline') return `${quote(headline.text, 60)}, in your own words.`;
  return 'In your own words, one sentence: what it is and what you use it for.';
}

/** Whether a line says what another says already, whole or as its part. */
const repeats = (line: Said, other: Said | null): boolean =>
  other !== null && (other.text.includes(line.text) || line.text.includes(other.text));

function message(facts: CreativeFacts, rules: Rules): Shot {
  const claims = rules.get('K-18');
  const figures = rules.get('K-15');
  const show =
    claims && low(claims)
      ? `${sentence(facts.thing)} in action, for one promise only: the creative makes ${claims.evidence.display}.`
      : `${sentence(facts.thing)} in action${facts.offer ? `, with ${quote(facts.offer.text, 40)} as text on screen` : ''}${facts.durationS === null ? ': the picture could only show the result' : ''}.`;
  const { figure } = facts;
  const told = [facts.offer, facts.headline, facts.proof, facts.safety, facts.request];
  if (figure && !told.some((said) => repeats(figure, said))) return { show, say: spoken(figure.text, 60) };
  return {
    show,
    say:
      figures && low(figures)
        ? figures.evidence.value > 0
          ? `The strongest of the ${figures.evidence.display}, and no other.`
          : 'In your own words, with one true number: how long, how many or how much.'
        : facts.offer
          ? `In your own words: what ${quote(facts.offer.text, 40)} means for one customer.`
          : 'In your own words, one sentence: what is different since you have it.',
  };
}

function proof(facts: CreativeFacts, rules: Rules): Shot {
  if (facts.proof)
    return { show: `${quote(facts.proof.text, 50)} on screen beside your face.`, say: spoken(facts.proof.text, 60) };
  if (rules.has('K-13'))
    return {
      show: 'A real order, review or message on your phone: no rating, count or quote was read on the creative.',
      say: facts.safety
        ? `Why you trust it, and ${quote(facts.safety.text, 40)}.`
        : 'One true sentence of a customer, by name if they agree.',
    };
  return {
    show: `You with ${facts.thing}, in one take${facts.subject ? `, ${inPlace(facts.subject)} of the frame` : ''}: proof could not be read on the creative.`,
    say: 'What you saw yourself, nothing else.',
  };
}

const CLUTTER = ['S-06', 'S-05', 'S-03', 'S-07'] as const;

/** ", on calmer ground than now (…)": what advice asks of the ground, and as it is where nothing asks for a change. */
function groundOf(rules: Rules): string {
  const busy = CLUTTER.flatMap((id) => rules.get(id) ?? []).find((a) => isShort(a) && isCrowding(a));
  if (busy) return `, on a calmer background than now (${crowding(busy)})`;
  const calm = rules.get('C-14');
  if (!calm) return '';
  const share = `${calm.evidence.display} of the frame`;
  if (!isShort(calm)) return `, on a background as calm as now (${share})`;
  return calm.evidence.value < 20
    ? `, on a calmer background than now (${share})`
    : `, so close that it fills the frame: ${share} is empty now`;
}

/** Only in clips long enough for a fourth scene. */
function closer(facts: CreativeFacts, rules: Rules): Shot {
  return {
    show: `Close-up of one detail${groundOf(rules)}.`,
    say: facts.safety
      ? quote(facts.safety.text, 60)
      : 'The doubt you had before you bought it, and what settled it: the creative settles none.',
  };
}

function request(facts: CreativeFacts, rules: Rules, aim: Aim): Shot {
  const seen = rules.get('K-03');
  const zones = rules.get('X-02')?.evidence.regions ?? [];
  const at = facts.requestRegion;
  const keep =
    at && zones.some((region) => coveredBy(at, region) > SAME_LINE)
      ? ' Keep it toward the middle: it reaches into the zones to keep clear now.'
      : '';
  if (!facts.request) {
    const spoken = spokenRequest(facts, aim);
    return {
      show: `Hold still, with ${spoken ?? 'your request'} as text for at least 1.5 s: ${nothingToSay(facts)}.${keep}`,
      say: spoken ?? 'What to do next.',
    };
  }
  const easilyMissed = seen && low(seen) ? ', larger than on the creative, where it is easily overlooked' : '';
  return {
    show: `Hold still, ${quote(facts.request.text, 40)} on a solid button for at least 1.5 s${inFaintLetters(facts) || easilyMissed}.${keep}`,
    say: quote(facts.request.text, 40),
  };
}

/** Why the request of the creative is not the one to say. */
function nothingToSay({ asked }: CreativeFacts): string {
  if (asked.kind === 'unsure')
    return `what looks like a request ${inPlace(asked.region)} of the creative could not be read surely`;
  if (asked.kind === 'refused') return 'platforms refuse words like those of its own request, or ask for proof';
  return 'no request was read on the creative';
}

function inFaintLetters({ asked }: CreativeFacts): string {
  return asked.kind === 'said' && asked.contrast !== null
    ? `: on the creative its letters reach ${ratioToOne(asked.contrast)} and can hardly be made out`
    : '';
}

/** More words are not read while the picture moves on: four seconds of reading. */
const AT_A_TIME = 4 * WORDS_PER_SECOND;

/** How captions should look and when they are needed, from what the creative's own text measured. */
export function captionsFor(facts: CreativeFacts, rules: Rules): string {
  const parts: string[] = [];
  const captioned = rules.get('V-08');
  if (captioned)
    parts.push(
      low(captioned)
        ? `Caption every spoken line: ${captioned.evidence.display} of the speech has words beside it now.`
        : `Caption every spoken line, as now (${captioned.evidence.display} of the speech has words beside it).`,
    );
  else
    parts.push(
      `Caption every spoken line, one phrase at a time${facts.words > AT_A_TIME ? `: all ${facts.words} words of the creative at once would not be read in motion` : ''}.`,
    );
  const contrast = rules.get('T-01');
  if (contrast)
    parts.push(
      !meetsTarget(contrast)
        ? `Set them in white on a dark panel: ${lineOf(contrast)} reaches a contrast of only ${contrast.evidence.display}.`
        : `Set them in the letters and on the kind of background the creative has: ${lineOf(contrast)} reaches ${contrast.evidence.display}.`,
    );
  const size = rules.get('T-03');
  if (size)
    parts.push(`${meetsTarget(size) ? 'No smaller' : 'Larger'} than ${lineOf(size)}, ${size.evidence.display} high.`);
  return parts.join(' ');
}
