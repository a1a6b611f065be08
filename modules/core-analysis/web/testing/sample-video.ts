import type { Analysis, AnalysisResults, VideoContent } from '../../contract/analysis.ts';
import type { Evidence } from '../../contract/evidence.ts';
import { sampleAnalysis, sampleResults } from './sample-analysis.ts';
import { eliteResults, sampleUgc } from './sample-extras.ts';

/** A 15 s video for tests and for the gallery; no person ever sees it as an analysis. */

const STEP = 0.25;
const LENGTH = 15;
const steps = Array.from({ length: LENGTH / STEP }, (_, index) => (index + 0.5) * STEP);
const bump = (t: number, at: number, width: number) => Math.exp(-(((t - at) / width) ** 2));

export const sampleVideo: VideoContent = {
  durationSeconds: LENGTH,
  frameRate: 30,
  hasAudio: true,
  integratedLufs: -19.4,
  stepSeconds: STEP,
  attention: steps.map((t) =>
    Math.min(
      1,
      0.22 + 0.75 * bump(t, 2.9, 0.9) + 0.5 * bump(t, 6.3, 0.7) + 0.35 * bump(t, 9.2, 0.6) + 0.55 * bump(t, 12.6, 1.2),
    ),
  ),
  motion: steps.map((t) => 0.05 + 0.2 * bump(t, 5, 3)),
  loudness: steps.map((t) =>
    t > 9.4 && t < 10.6 ? -52 : -24 + 8 * bump(t, 3, 2) + 6 * bump(t, 7, 2) - 3 * Math.cos(t * 4),
  ),
  shots: [
    {
      start: 0,
      end: 2.4,
      keyframeAt: 1.2,
      frame: 0,
      score: 41,
      verdict: 'Opens on a still frame: nothing moves for 2.4 s.',
    },
    {
      start: 2.4,
      end: 5.2,
      keyframeAt: 3.6,
      frame: 1,
      score: 63,
      verdict: 'The close-up holds; the text is cut off at the right.',
    },
    {
      start: 5.2,
      end: 8.8,
      keyframeAt: 6.6,
      frame: 2,
      score: 82,
      verdict: 'The strongest shot: one subject, full light.',
    },
    { start: 8.8, end: 10.4, keyframeAt: 9.4, frame: 3, score: 74, verdict: 'Calm and clear, but silent.' },
    {
      start: 10.4,
      end: LENGTH,
      keyframeAt: 13,
      frame: 4,
      score: 71,
      verdict: 'Offer and button read well; the button lies low.',
    },
  ],
  texts: [
    {
      start: 0.4,
      end: 2.4,
      text: 'Discover the taste of the season',
      caption: false,
      region: { x: 0.33, y: 0.41, w: 0.66, h: 0.1 },
    },
    {
      start: 2.6,
      end: 5.2,
      text: 'Hand-picked figs from our own trees',
      caption: true,
      region: { x: 0.01, y: 0.92, w: 0.98, h: 0.07 },
    },
    {
      start: 10.6,
      end: LENGTH,
      text: 'Figs, picked this morning',
      caption: false,
      region: { x: 0.05, y: 0.6, w: 0.72, h: 0.12 },
    },
    {
      start: 11,
      end: LENGTH,
      text: '20 % off the 2 kg box until Sunday',
      caption: false,
      region: { x: 0.05, y: 0.725, w: 0.74, h: 0.032 },
    },
    {
      start: 11.4,
      end: LENGTH,
      text: 'Order my box',
      caption: false,
      region: { x: 0.06, y: 0.765, w: 0.38, h: 0.058 },
    },
  ],
  silences: [{ start: 9.4, end: 10.6 }],
  voices: [
    { start: 1, end: 4.8 },
    { start: 5.6, end: 8.6 },
    { start: 11, end: 13.8 },
  ],
  black: [{ start: 10.3, end: 10.5 }],
  frozen: [{ start: 0, end: 2.2 }],
  dead: [{ what: 'frozen', start: 0, end: 2.2 }],
  endCard: { start: 10.6, end: LENGTH },
};

const timed = (part: Partial<Evidence> & Pick<Evidence, 'ruleId' | 'measure' | 'display' | 'target'>): Evidence => ({
  area: 'attention',
  value: 0,
  unit: '',
  response: 0.2,
  regions: [],
  grade: 'C',
  source: { title: 'TikTok for Business, creative best practices', note: 'An interested party' },
  ...part,
});

const opening = timed({
  ruleId: 'V-01',
  measure: 'time until the first movement',
  value: 2.2,
  unit: 's',
  display: '2.2 s',
  target: 'within 0.5 s',
  time: { start: 0, end: 2.2 },
  zones: [{ to: 0.5 }],
  curve: [
    [0, 1],
    [0.5, 1],
    [1.5, 0.5],
    [3, 0],
    [5, 0],
  ],
});
const cutOff = timed({
  ruleId: 'T-01',
  area: 'text',
  measure: "contrast of 'Discover the taste of the season'",
  value: 2.1,
  unit: ': 1',
  display: '2.1 : 1',
  target: 'at least 4.5 : 1',
  response: 0.12,
  regions: [{ x: 0.33, y: 0.41, w: 0.66, h: 0.1 }],
  time: { start: 0.4, end: 2.4 },
  zones: [{ from: 4.5 }],
  curve: [
    [1, 0],
    [3, 0],
    [4.5, 0.8],
    [7, 1],
    [12, 1],
  ],
});
const button = timed({
  ruleId: 'X-02',
  area: 'placement',
  measure: "share of 'Order my box' under the platform's buttons",
  value: 88,
  unit: '% of the text',
  display: '88 %',
  target: '0 % (over 10 % fails)',
  response: 0,
  regions: [{ x: 0.06, y: 0.765, w: 0.38, h: 0.058 }],
  time: { start: 11.4, end: 15 },
  zones: [{ to: 0 }],
  curve: [
    [0, 1],
    [10, 0],
    [100, 0],
  ],
});
const strong = timed({
  ruleId: 'S-02',
  measure: 'places that compete for the first glance',
  value: 1,
  unit: 'places',
  display: '1 place',
  target: '1 to 3 places',
  response: 1,
  grade: 'B',
  regions: [{ x: 0.02, y: 0.2, w: 0.9, h: 0.6 }],
  time: { start: 5.2, end: 8.8 },
});

const tell = (id: string, title: string, text: string, evidence: Evidence) => ({ id, title, text, evidence });
const strategy: AnalysisResults['strategy'] = [
  {
    ...tell(
      'do-1',
      'Start on the close-up',
      'Cut the first 2.2 s: the movement at 0:02.4 becomes the opening.',
      opening,
    ),
    gain: 7.8,
    effort: 'low',
  },
  {
    ...tell(
      'do-2',
      'Raise the button',
      "Lift 'Order my box' to 60 % of the height: TikTok covers the lowest 23 %.",
      button,
    ),
    gain: 5.1,
    effort: 'low',
  },
  {
    ...tell('do-3', 'Set the first words on a panel', "'Discover the taste of the season' needs 4.5 : 1.", cutOff),
    gain: 4.4,
    effort: 'medium',
  },
];

export const videoResults: AnalysisResults = {
  ...sampleResults,
  score: 64,
  interval: { low: 55, high: 72 },
  verdict: 'moderate: a strong middle after a slow opening',
  basis: { goal: 'sales', placement: 'tiktok', rulesApplied: 52, rulesNotMeasured: ['V-14 speech pace'] },
  bad: [
    tell('bad-1', 'Nothing moves for 2.2 s', 'The first shot is a still; the first movement comes at 0:02.2.', opening),
    tell('bad-2', 'The first words melt into the fruit', "'Discover the taste of the season' has 2.1 : 1.", cutOff),
    tell('bad-3', 'TikTok covers the button', "88 % of 'Order my box' lies under the caption and buttons.", button),
  ],
  good: [tell('good-1', 'One clear subject from 0:05.2 on', 'The cut fig has the shot for itself.', strong)],
  strategy,
  quickWins: strategy,
  placements: [
    {
      placement: 'meta_stories',
      label: 'Stories and Reels',
      fit: 0.52,
      ratio: 'recommended',
      resolution: 'full',
      covered: 0.62,
      note: "The interface covers 100 % of 'Order my box'.",
      specVersion: '2026-11-21',
    },
    {
      placement: 'tiktok',
      label: 'TikTok',
      fit: 0.58,
      ratio: 'recommended',
      resolution: 'full',
      covered: 0.41,
      note: "The interface covers 88 % of 'Order my box'.",
      specVersion: '2026-11-21',
    },
    {
      placement: 'meta_feed',
      label: 'Facebook and Instagram feed',
      fit: 0.2,
      ratio: 'unsupported',
      resolution: 'full',
      covered: 0,
      note: '9:16 would be cropped to 4:5.',
      specVersion: '2026-11-21',
    },
  ],
  texts: [],
  image: { width: 1080, height: 1920, format: 'mp4', bytes: 7_900_000 },
  engineVersion: '2.0.0',
  ruleBookVersion: '2.0.0',
};

export const eliteVideoResults: AnalysisResults = {
  ...videoResults,
  team: eliteResults.team,
  ugcInstructions: sampleUgc,
  video: sampleVideo,
};

/** As on plans without segment analysis: the shots carry no judgement. */
export const plainVideo: VideoContent = {
  ...sampleVideo,
  shots: sampleVideo.shots.map(({ start, end, keyframeAt, frame }) => ({ start, end, keyframeAt, frame })),
};

export const silentVideo: VideoContent = {
  ...plainVideo,
  hasAudio: false,
  integratedLufs: null,
  loudness: sampleVideo.loudness.map(() => null),
  silences: [],
  voices: [],
  texts: [],
  endCard: null,
  black: [],
};

export const sampleVideoAnalysis: Analysis = {
  ...sampleAnalysis,
  fileName: 'fig-box-reel.mp4',
  fileType: 'video',
  conversionScore: '64%',
  tokensUsed: 3,
  analysisResults: eliteVideoResults,
};
