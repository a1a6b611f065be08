/**
 * Faces. Where they look is not measured: the detector gives boxes, not directions, so the rules on gaze (F-02, F-03, C-11) are
 * not in this book, and neither are hands (the other half of F-05).
 */
import type { Region } from '../../../contract/evidence.ts';
import type { ImageMeasurements, PeopleMeasures } from '../../measurements.ts';
import { hat, ramp } from '../../response.ts';
import type { Shot, VideoMeasurements } from '../../video/video-measurements.ts';
import { measured, notApplicable, notMeasured } from '../book/reading.ts';
import { defineRule } from '../book/rule.ts';
import { atLeast, atMost, between } from '../book/target.ts';
import { inPlace } from '../wording/place-words.ts';
import { count, countFirst, percent, plain } from '../wording/words.ts';

const UNSEEN = notMeasured('the face detector was not available');

type Faces = PeopleMeasures['faces'];

const area = (r: Region): number => r.w * r.h;

/** Faces of a picture, largest first; null where nobody looked. */
function facesOf(m: ImageMeasurements): Faces | null {
  if (!m.people?.measured) return null;
  return [...m.people.faces].sort((a, b) => area(b.region) - area(a.region));
}

const SURE_PERSON = 0.6;

/** Somebody who turns away or is cut at the neck is a person too: what sight saw, box by box. */
const bodiesOf = ({ sight }: ImageMeasurements): Region[] => [
  ...(sight?.objects ?? [])
    .filter(({ name, confidence }) => name === 'person' && confidence >= SURE_PERSON)
    .map(({ region }) => region),
  ...(sight?.box && (sight.name === 'person' || sight.name === 'people') ? [sight.box] : []),
];

const CONTESTED_FACES =
  'Li & Xie, 2020, found that faces raised engagement on Twitter and not on Instagram; Hartmann et al., 2021, that they win likes, not purchases.';

const face = defineRule<{ faces: Faces }>({
  id: 'F-01',
  title: 'A face to look at',
  area: 'attention',
  grade: 'B',
  source: {
    kind: 'study',
    title: 'Adil, Lacoste-Badie, Droulers, J. Advertising Research, 2018 (eye tracking)',
    note: 'A face raised attention to the ad, its product and its brand. Size range is ours.',
    url: 'https://doi.org/10.2501/JAR-2018-004',
  },
  contested: CONTESTED_FACES,
  theme: 'face',
  importance: 0.4,
  optional: true,
  praise: 0.8,
  frames: 'best',
  curve: [0, 60],
  // F-04: strong on X, weak on Meta's placements.
  placements: { x: 1, meta_feed: 0.3, meta_stories: 0.3, meta_reels: 0.3 },
  goals: { awareness: 1, engagement: 1, community: 1, leads: 0.7, sales: 0.4 },
  measures: 'share of the frame of the largest face',
  target: between(3, 25, '% of the frame'),
  effort: 'high',
  idea: true,
  measure(m) {
    const faces = facesOf(m);
    if (!faces) return UNSEEN;
    // There is somebody to look at, with no face whose size could be judged.
    if (faces.length === 0 && bodiesOf(m).length > 0) return notApplicable;
    const share = faces[0] ? area(faces[0].region) : 0;
    return measured({
      value: share * 100,
      display: faces.length > 0 ? percent(share) : 'no face found',
      unit: '% of the frame',
      regions: faces.map((f) => f.region),
      detail: { faces },
    });
  },
  // Many good ads show no one: without a face the marks are halved, not lost.
  respond: ({ value, detail }) => (detail.faces.length === 0 ? 0.5 : 0.5 + 0.5 * hat(0, 3, 25, 55)(value)),
  good: ({ display, detail }) => ({
    title: detail.faces.length === 1 ? 'A face draws the eye' : `${detail.faces.length} faces draw the eye`,
    text: `The largest takes ${display} of the frame ${detail.faces[0] ? inPlace(detail.faces[0].region) : ''}. In an eye-tracking study a face brought attention to the product and the brand, too.`,
  }),
  bad: ({ display, detail }) => ({
    title: detail.faces.length === 0 ? 'Nobody looks out of the picture' : 'The face fills the frame',
    text: `${detail.faces.length === 0 ? 'We found no face' : `The largest face takes ${display} of the frame`}; our range is 3 to 25 %.`,
  }),
  advice: ({ detail, value, display }) =>
    detail.faces.length === 0
      ? {
          title: 'Test a version with a face',
          text: 'Somebody using it, with the face at 3 to 25 % of the frame. No face was found here. Research is divided by platform, so test it rather than replace this one.',
        }
      : {
          title: value < 3 ? 'Bring the face closer' : 'Step back from the face',
          text: `The largest face takes ${display} of the frame; between 3 and 25 % it can be read and leaves room for the product.`,
        },
});

const notInTheWay = defineRule<{ region: Region }>({
  id: 'F-05',
  title: 'The face leaves the stage to the product',
  area: 'composition',
  grade: 'A',
  source: {
    kind: 'field',
    url: 'https://doi.org/10.1177/00222437211037258',
    title: 'Hartmann, Heitmann, Schamp, Netzer, J. Marketing Research 58(6), 2021 (250,000 posts, 185 brands)',
    note: 'Faces won likes; the product in a hand without a face won purchase intent. Hands are not measured here, only the face’s size.',
  },
  contested: 'Adil et al., 2018: a face raises attention to ad, product and brand.',
  theme: 'face-size',
  importance: 0.3,
  praise: 0.4,
  frames: 'mean',
  curve: [0, 60],
  goals: { sales: 1, leads: 0.5, awareness: 0, engagement: 0, community: 0 },
  placements: { youtube: 0.5, google_display: 0.7 },
  measures: 'share of the frame that faces take',
  target: atMost(12, '% of the frame where a purchase is the goal'),
  effort: 'medium',
  measure(m) {
    const faces = facesOf(m);
    if (!faces) return UNSEEN;
    const [largest] = faces;
    if (!largest) return notApplicable;
    const share = Math.min(
      1,
      faces.reduce((sum, f) => sum + area(f.region), 0),
    );
    return measured({
      value: share * 100,
      display: percent(share),
      unit: '% of the frame',
      regions: faces.map((f) => f.region),
      detail: { region: largest.region },
    });
  },
  respond: ({ value }) => ramp(40, 12)(value),
  good: ({ display }) => ({
    title: 'The face leaves room for the product',
    text: `Faces take ${display} of the frame. In 250,000 posts, purchase intent went with the product in hand rather than with the face.`,
  }),
  bad: ({ display, detail }) => ({
    title: 'The face takes the product’s place',
    text: `Faces take ${display} of the frame, the largest ${inPlace(detail.region)}. In 250,000 posts faces won likes, and the product in a hand won purchase intent.`,
  }),
  advice: ({ display }) => ({
    title: 'Put the product in front of the face',
    text: `Crop or reshoot so that the hand with the product leads and faces take at most 12 % of the frame; they take ${display} now.`,
  }),
});

const OPENING_S = 5;

/** The measured keyframes of the shots that begin in the first five seconds, or why they say nothing. */
function opening(
  m: VideoMeasurements,
): { shot: Shot; faces: Faces; people: Region[] }[] | typeof UNSEEN | typeof notApplicable {
  const early = m.shots.filter((shot) => shot.start < OPENING_S && shot.still);
  if (early.length === 0) return notApplicable;
  const seen = early.flatMap((shot) => {
    const faces = shot.still ? facesOf(shot.still) : null;
    const people = faces && shot.still ? [...faces.map(({ region }) => region), ...bodiesOf(shot.still)] : [];
    return faces ? [{ shot, faces, people }] : [];
  });
  return seen.length > 0 ? seen : UNSEEN;
}

const ABCD = {
  title: 'Google, YouTube ABCD guide and the open-source ABCD detector (read 2026)',
  note: 'People and tight framing at the start. Correlational, from an interested party; 15 % of the frame is the detector’s default.',
};

const YOUTUBE_FIRST = { youtube: 1, tiktok: 0.7, meta_reels: 0.5, meta_stories: 0.5 } as const;

const closeUp = defineRule<{ shot: Shot; region: Region }, VideoMeasurements>({
  id: 'F-06',
  title: 'Tight framing at the start',
  area: 'attention',
  grade: 'C',
  source: { ...ABCD, kind: 'vendor', url: 'https://github.com/google-marketing-solutions/abcds-detector' },
  contested: CONTESTED_FACES,
  theme: 'face-early',
  importance: 0.3,
  praise: 0.7,
  curve: [0, 40],
  placements: { meta_feed: 0.5, linkedin: 0.5, x: 0.5, google_display: 0.5, ...YOUTUBE_FIRST },
  measures: 'share of the frame of the largest face in the first 5 s',
  target: atLeast(15, '% of the frame'),
  effort: 'medium',
  idea: true,
  measure(m) {
    const seen = opening(m);
    if ('kind' in seen) return seen;
    let best: { shot: Shot; region: Region } | null = null;
    for (const { shot, faces } of seen)
      for (const { region } of faces) if (!best || area(region) > area(best.region)) best = { shot, region };
    if (!best) return notApplicable;
    return measured({
      value: area(best.region) * 100,
      display: percent(area(best.region)),
      unit: '% of the frame',
      regions: [best.region],
      time: { start: best.shot.start, end: best.shot.end },
      detail: best,
    });
  },
  respond: ({ value }) => ramp(3, 15)(value),
  good: ({ display, detail }) => ({
    title: 'It opens close to a face',
    text: `At ${plain(detail.shot.keyframeAt)} s a face takes ${display} of the frame; tight framing is among the openings YouTube recommends.`,
  }),
  bad: ({ display, detail }) => ({
    title: 'The people are far away at the start',
    text: `In the first 5 s the largest face takes ${display} of the frame, at ${plain(detail.shot.keyframeAt)} s. YouTube’s detector counts 15 % and more as a close-up.`,
  }),
  advice: ({ display }) => ({
    title: 'Open on a close-up',
    text: `Crop or film the first shot so that the face fills at least 15 % of the frame instead of ${display}.`,
  }),
});

const peopleEarly = defineRule<{ shot: Shot | null; looked: number }, VideoMeasurements>({
  id: 'F-07',
  title: 'People in the first seconds',
  area: 'attention',
  grade: 'C',
  source: { ...ABCD, kind: 'vendor', url: 'https://github.com/google-marketing-solutions/abcds-detector' },
  contested: CONTESTED_FACES,
  theme: 'face-early',
  importance: 0.3,
  optional: true,
  praise: 0.6,
  placements: { meta_feed: 0.3, linkedin: 0.7, x: 1, google_display: 0.5, ...YOUTUBE_FIRST },
  measures: 'shots with a person in the first 5 s',
  target: 'at least one',
  effort: 'medium',
  idea: true,
  measure(m) {
    const seen = opening(m);
    if ('kind' in seen) return seen;
    const peopled = seen.filter(({ people }) => people.length > 0);
    const shot = peopled[0]?.shot ?? null;
    return measured({
      value: peopled.length,
      display: `${peopled.length} of ${count(seen.length, 'shot')}`,
      unit: 'shots',
      regions: peopled[0]?.people ?? [],
      ...(shot ? { time: { start: shot.start, end: shot.end } } : {}),
      detail: { shot, looked: seen.length },
    });
  },
  respond: ({ value }) => (value > 0 ? 1 : 0.3),
  good: ({ display, detail }) => ({
    title: `A person is there from ${plain(detail.shot?.start ?? 0)} s`,
    text: `${countFirst(display)} in the first 5 s show a person; people at the start are among the features of YouTube’s ABCD guide.`,
  }),
  bad: ({ detail }) => ({
    title: 'Nobody appears in the first five seconds',
    text: `We looked at ${count(detail.looked, 'keyframe')} of the first 5 s and found nobody. Hands alone are not seen.`,
  }),
  advice: ({ detail }) => ({
    title: 'Let a person open the video',
    text: `Somebody in the first shot, even for one second: ${count(detail.looked, 'keyframe')} of the first 5 s ${detail.looked === 1 ? 'shows' : 'show'} nobody.`,
  }),
});

export const peopleLookRules = [face, notInTheWay];
export const peopleVideoRules = [closeUp, peopleEarly];
