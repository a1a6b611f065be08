import { coveredBy } from '../../contract/covered-by.ts';
import type { Region } from '../../contract/evidence.ts';
import { withoutDoubtfulClaims } from '../copy/sure-words.ts';
import { type VideoWords, wordsOfVideo } from '../copy/words-of-video.ts';
import type { ImageMeasurements } from '../measurements.ts';
import { insideFrame } from '../regions.ts';
import type { Assessment } from '../rules/book/assessment.ts';
import { memo } from '../rules/book/memo.ts';
import type { Measurements, RuleSettings } from '../rules/book/rule.ts';
import { FILE_RULES, RULE_BOOK, VIDEO_RULES, WORD_RULES } from '../rules/book/rule-book.ts';
import { withLikeShots } from '../video/like-shots.ts';
import type { VideoMeasurements } from '../video/video-measurements.ts';
import { withoutMeasuresOfNothing } from './nothing-shown.ts';
import { type JudgedShot, judgeShots, poolShots } from './pool-shots.ts';
import { saidOfVideo } from './speak-of-video.ts';
import { withoutCaptions } from './without-captions.ts';

/** All rules put to one creative; of a video with its shots and words, which the result shows too. */
export interface Assessed {
  assessments: Assessment[];
  shots: JudgedShot[];
}

/** Puts every rule to the creative; what was read doubtfully claims nothing. Pure. */
export function assess(measured: Measurements, settings: RuleSettings): Assessed {
  const m = withoutDoubtfulClaims(measured);
  const { assessments, shots } =
    m.kind === 'video' ? assessVideo(m, settings) : { assessments: assessImage(m, settings), shots: [] };
  return { assessments: withoutMeasuresOfNothing(assessments, m), shots };
}

function assessImage(m: ImageMeasurements, settings: RuleSettings): Assessment[] {
  return RULE_BOOK.map((rule) => rule.assess(m, settings));
}

function assessVideo(found: VideoMeasurements, settings: RuleSettings): Assessed {
  // Captions stand at the moment that was measured: they go before its measures are lent to other shots.
  const design = withLikeShots(withoutCaptions(found));
  const m = withLikeShots(found);
  const words = wordsOfVideo(design);
  const shots = judgeShots(m, design, settings);
  const assessments = [
    ...poolShots(shots, settings, {
      hasCta: words.copy.cta !== null,
      isCaption: words.copy.cta !== null && words.captions[words.copy.cta.block] === true,
      partly: m.shots.some(({ still }) => still === null),
    }),
    ...WORD_RULES.map((rule) => ofWords(rule.assess(words, settings), words)),
    ...FILE_RULES.map((rule) => rule.assess(m, settings)),
    ...VIDEO_RULES.map((rule) => rule.assess(design, settings)),
  ];
  return { assessments, shots };
}

/** When the text of a rule's first region stands on the screen. */
function ofWords(a: Assessment, words: VideoWords): Assessment {
  if (a.kind !== 'judged') return a;
  const timed = memo(() => {
    const [box] = a.evidence.regions;
    const block = box ? blockOf(box, words) : -1;
    return words.times[block]?.[0];
  });
  return {
    kind: 'judged',
    rule: a.rule,
    theme: a.theme,
    weight: a.weight,
    essential: a.essential,
    response: a.response,
    unmet: a.unmet,
    contradicted: a.contradicted,
    defers: a.defers,
    responseInGoodLight: a.responseInGoodLight,
    get evidence() {
      const time = timed();
      return time ? { ...a.evidence, time: { start: time.start, end: time.end } } : a.evidence;
    },
    good: () => saidOfVideo(a.good(), timed()),
    bad: () => saidOfVideo(a.bad(), timed()),
    advice: () => saidOfVideo(a.advice()),
  };
}

/** The block a region is of: the very box, one that equals it, or one that holds it (a name within its line). */
function blockOf(box: Region, { text: { blocks } }: VideoWords): number {
  const own = blocks.findIndex((b) => b.region === box);
  if (own >= 0) return own;
  const same = blocks.findIndex((b) => sameBox(insideFrame(b.region), box));
  return same >= 0 ? same : blocks.findIndex((b) => coveredBy(box, b.region) > 0.95);
}

function sameBox(a: Region, b: Region): boolean {
  return a.x === b.x && a.y === b.y && a.w === b.w && a.h === b.h;
}
