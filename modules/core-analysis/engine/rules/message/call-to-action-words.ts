/**
 * The words of the call to action. Without one, its specificity, prominence,
 * isolation and attention are lost with it: they respond 0 through K-01, which
 * speaks for all.
 */

import { ratioToOne } from '../../../contract/format.ts';
import { foldText } from '../../copy/fold-text.ts';
import { copyLanguage } from '../../copy/language.ts';
import { SURE } from '../../copy/read-creative/thresholds.ts';
import { isMechanical, isVague, namesAddress, namesOnlyPrice } from '../../copy/request-line.ts';
import { requestExamples } from '../../copy/trade-words.ts';
import type { Written, WrittenCta } from '../../copy/written.ts';
import { ramp } from '../../response.ts';
import { measured, notRead } from '../book/reading.ts';
import { defineWordRule, type RuleSettings, type Said } from '../book/rule.ts';
import { atLeast, called } from '../book/target.ts';
import { nameCall } from '../book/text-blocks.ts';
import { onScreen, whatWasRead } from '../book/what-was-read.ts';
import { FAINT } from '../text/faint.ts';
import { speechOf } from '../video/over-time.ts';
import { colourName } from '../wording/colour-words.ts';
import { inPlace } from '../wording/place-words.ts';
import { count, quote, sentence } from '../wording/words.ts';
import { buttonWords } from './button-words.ts';
import { CTA_GOALS, fromCta, maybeGap } from './from-cta.ts';
import { languageGap, wordsGap } from './other-language.ts';
import { requestContrast, requestRead } from './request-read.ts';
import { lostWithoutRequest, shareOfWords, WITHOUT_REQUEST } from './request-stake.ts';

const ABCD = {
  title: 'Google, YouTube ABCD guide (Direct) and the open-source ABCD detector (read 2026)',
  note: 'Say what to do: “visit site”, “sign up”, “buy now”. Correlational, from an interested party.',
};

/** Requests to choose from, quoted, in the language of the copy; none where that is not known. */
function examples(m: Written, settings: RuleSettings): string[] {
  const language = copyLanguage(m.text.blocks.map(({ text }) => text));
  return language ? requestExamples(language, settings).flatMap((words) => (words ? [quote(words)] : [])) : [];
}

const GOAL_WORDS = {
  sales: 'a sale',
  leads: 'a lead',
  engagement: 'a response',
  community: 'a new member',
  awareness: 'a visit',
} as const;

/** How many times the essential share is lost without a request; a voice, where one may say the message, stands for words. */
function lostBeside({ text, overTime }: Written, { goal }: RuleSettings): number {
  if (overTime && speechOf(overTime) !== 0) return 1;
  return lostWithoutRequest(goal, text.areaShare ?? shareOfWords(text.wordCount));
}

const present = defineWordRule<{ cta: WrittenCta | null; faint: boolean }>({
  id: 'K-01',
  praiseUnless: ['K-02', 'K-03', 'S-01C'],
  title: 'Call to action present',
  area: 'copy',
  grade: 'C',
  source: { ...ABCD, kind: 'vendor', url: 'https://github.com/google-marketing-solutions/abcds-detector' },
  theme: 'cta',
  essential: WITHOUT_REQUEST,
  importance: 1,
  goals: CTA_GOALS,
  measures: 'call to action in the text',
  target: 'one clear request',
  effort: 'low',
  targetHere: ({ detail: { faint } }) =>
    faint ? atLeast(FAINT, ': 1, so that it can be read at all') : called('one clear request'),
  measure(m, settings) {
    const { cta } = m.copy;
    const state = requestRead(m);
    const gap = state === 'none' ? (wordsGap(m) ?? maybeGap(m)) : null;
    if (gap) return gap;
    const contrast = requestContrast(m);
    if (cta && state === 'faint' && contrast !== null)
      return measured({
        value: contrast,
        display: ratioToOne(contrast),
        unit: ': 1',
        regions: [cta.region],
        // One change of letters fixes this and the contrast of the text.
        theme: 'contrast',
        measures: `contrast of the request ${nameCall(m, cta, 28)}`,
        unmet: true,
        stake: lostBeside(m, settings),
        detail: { cta, faint: true },
      });
    return measured({
      stake: cta ? 1 : lostBeside(m, settings),
      value: cta ? 1 : 0,
      display: cta ? nameCall(m, cta) : 'none found',
      unit: 'found',
      regions: cta ? [cta.region] : [],
      // Words read doubtfully, or doubtfully a request, cost nothing, and are nothing to praise.
      unmet: state === 'unsure' || (cta?.probability ?? 1) < SURE,
      counts: cta?.probability ?? 1,
      detail: { cta, faint: false },
    });
  },
  respond: ({ value, detail: { faint } }) => (faint ? ramp(1, FAINT)(value) : value),
  good: ({ m, display, detail: { cta } }) => ({
    // What its words are worth is K-02's to say. Of a faint request `display` is its contrast.
    title: `${sentence(cta ? nameCall(m, cta) : display)} asks for the click`,
    text: `The request stands ${cta ? inPlace(cta.region) : 'on the visual'}${cta?.button ? `, on ${buttonWords(cta.button)}` : ''}, so the ad does not end without asking.`,
  }),
  bad: ({ settings, m, display, detail: { cta, faint } }) =>
    cta && faint
      ? hardlyThere(nameCall(m, cta, 30), cta, display)
      : {
          title: `Nothing${onScreen(m)} tells people what to do`,
          text: `${
            m.text.blocks.length > 0
              ? `We read ${count(m.text.wordCount, 'word')} on the visual and no request among them. ${settings.goal === 'awareness' ? 'For awareness that weighs less than for sales, but curious people get no door.' : `An ad meant to bring ${GOAL_WORDS[settings.goal]} should ask for it.`}`
              : `${m.overTime ? 'We read no words on the visual' : 'There are no words on the visual at all'}, so the request rests on the text of the post alone. ${settings.goal === 'awareness' ? 'For awareness that weighs less than for sales.' : `An ad meant to bring ${GOAL_WORDS[settings.goal]} should ask for it in the picture.`}`
          }${whatWasRead(m)}`,
        },
  advice: ({ settings, m, display, detail: { cta, faint } }) =>
    cta && faint
      ? makeItSeen(nameCall(m, cta, 28), display)
      : {
          title: examples(m, settings)[0]
            ? `Add a button such as ${examples(m, settings)[0]}`
            : 'Add a button with a request',
          text: `${examples(m, settings).length > 0 ? `${examples(m, settings).join(' or ')}, better still a verb with what people get,` : 'A verb with what people get, in the language of the copy,'} on a solid button of a colour found nowhere else${m.colour.palette[0] ? ` (the frame is mostly ${colourName(m.colour.palette[0].hex)})` : ''}, at least 4 % of the frame, clear of the edges. The gain counts a button that is seen, too.`,
        },
});

/** A request that a recogniser reads and people do not. */
const hardlyThere = (name: string, { region }: WrittenCta, contrast: string): Said => ({
  title: `${sentence(name)} can hardly be made out`,
  text: `The request stands ${inPlace(region)} in letters that reach ${contrast} against their background; under ${FAINT} : 1 they melt into it, so the ad asks for something that few will see.`,
});

const makeItSeen = (name: string, contrast: string): Said => ({
  title: `Give the letters of ${name} more contrast`,
  text: `They reach ${contrast}; take white or near-black, whichever clears 4.5 : 1 on their background, or lay a plain button under them.`,
});

/**
 * Marks of a request by what it names: its reward; a deed such as buying, which a button may do with; the click as such; or a place
 * to go and more to know, in between. Of one test no more can be taken than that wording counts, so the steps are ours.
 */
const WORTH = { reward: 1, deed: 0.55, vague: 0.45, mechanical: 0 } as const;

function worthOf({ text, specific }: WrittenCta): number {
  if (specific) return WORTH.reward;
  if (isMechanical(text)) return WORTH.mechanical;
  return isVague(text) || namesAddress(text) ? WORTH.vague : WORTH.deed;
}

const specific = defineWordRule<WrittenCta>({
  id: 'K-02',
  title: 'The request names its reward',
  area: 'copy',
  grade: 'E',
  source: {
    kind: 'vendor',
    title: 'MECLABS, test protocol TP1785 (read 2026)',
    note: 'One test: click rates from 14.5 % to 22.0 % between five button texts. Single tests do not generalise; context decides.',
  },
  theme: 'cta-words',
  importance: 1,
  goals: CTA_GOALS,
  measures: 'wording of the call to action',
  target: 'a verb with its object, benefit or price',
  effort: 'low',
  measure: (m) =>
    fromCta(m, (cta) =>
      requestRead(m) === 'unsure'
        ? notRead()
        : (languageGap(m) ??
          measured({
            value: worthOf(cta),
            display: quote(cta.text),
            unit: 'wording',
            regions: [cta.region],
            detail: cta,
          })),
    ),
  respond: ({ value }) => value,
  good: ({ display, detail }) =>
    namesOnlyPrice(detail.text)
      ? {
          title: `${display} names its price`,
          text: `${display} puts the price beside the verb, so nobody has to click to learn what it costs.`,
        }
      : {
          title: `${display} names what you get`,
          text: `${display} puts a thing or benefit beside the verb, so the click has a reward in sight.`,
        },
  bad: ({ display, detail, value }) => ({
    title: namesAddress(detail.text)
      ? `${display} says where, not what for`
      : value === WORTH.mechanical
        ? `${display} names only the click itself`
        : `${display} could stand on any ad`,
    text: `The request says ${quote(verbAsWritten(detail))} without naming ${value === WORTH.mechanical ? 'what people do or get by it' : 'what comes after the click'}. In one test the wording of a button moved the click rate from 14.5 to 22.0 %; which wording wins depends on context.`,
  }),
  advice: ({ display, m, value }) => ({
    title: value === WORTH.mechanical ? `Say what comes of it instead of ${display}` : `Say what ${display} brings`,
    text: `${value === WORTH.mechanical ? 'Take the verb of what people do and its object' : 'Add the object to the verb'}${m.copy.offer ? `, for instance with your ${quote(m.copy.offer.text, 24)}.` : ': what does the person hold a minute after the click?'} Then test it against ${display}.`,
  }),
});

/** The verb as the creative spells it, which the list of verbs may not: without its accent, in capitals. */
function verbAsWritten({ text, verb }: Pick<WrittenCta, 'text' | 'verb'>): string {
  const at = foldText(text).indexOf(foldText(verb));
  return at < 0 ? verb : text.slice(at, at + verb.length);
}

export const callToActionWordRules = [present, specific];
