import type { AnalysisResults, Specialist, UgcInstructions } from '../../contract/analysis.ts';
import type { Evidence } from '../../contract/evidence.ts';
import type { WrittenView } from '../../contract/model-view.ts';
import { sampleResults } from './sample-analysis.ts';

/** What higher plans add to the sample result; for tests and the gallery only. */

/** The sample's rules with their response to other values. */
const CURVES: Readonly<Record<string, Pick<Evidence, 'curve' | 'zones' | 'unit'>>> = {
  'T-01': {
    unit: ': 1',
    zones: [{ from: 4.5 }],
    curve: [
      [1, 0],
      [3, 0],
      [4.5, 0.8],
      [7, 1],
      [12, 1],
    ],
  },
  'T-03': {
    unit: 'px of 1080',
    zones: [{ from: 40 }],
    curve: [
      [0, 0],
      [17.3, 0],
      [40, 1],
      [90, 1],
    ],
  },
  'C-01': {
    unit: 'points of colourfulness',
    zones: [{ from: 33, to: 82 }],
    curve: [
      [0, 0],
      [15, 0],
      [33, 1],
      [82, 1],
      [120, 0],
      [130, 0],
    ],
  },
  'S-02': {
    unit: 'places',
    zones: [{ from: 1, to: 3 }],
    curve: [
      [1, 1],
      [3, 1],
      [7, 0],
      [9, 0],
    ],
  },
  'Q-01': {
    unit: 'points of sharpness',
    zones: [{ from: 150 }],
    curve: [
      [0, 0],
      [2, 0],
      [60, 0.2],
      [150, 1],
      [410, 1],
    ],
  },
};

const withCurve = <Statement extends { evidence: Evidence }>(statement: Statement): Statement => ({
  ...statement,
  evidence: { ...statement.evidence, ...CURVES[statement.evidence.ruleId] },
});

const specialist = (
  id: string,
  name: string,
  remit: string,
  score: number | null,
  verdict: string,
  confidence: number,
  ruleIds: string[],
): Specialist => ({ id, name, remit, score, verdict, confidence, ruleIds });

const SIX: Specialist[] = [
  specialist(
    'attention',
    'Attention analyst',
    'What the first glance finds',
    78,
    'The fig holds 46 % of predicted attention; the headline gets 19 % although it lies on the same spot.',
    0.92,
    ['S-01', 'S-02', 'S-04', 'S-06'],
  ),
  specialist(
    'legibility',
    'Legibility analyst',
    'Whether the words can be read',
    34,
    "'Discover the taste of the season' stands at 2.1 : 1 and the paragraph is set at 18 px of 1080.",
    0.88,
    ['T-01', 'T-02', 'T-03', 'T-05', 'T-08'],
  ),
  specialist(
    'copy',
    'Copy analyst',
    'What is said and what is asked',
    45,
    "An offer is there, '20 % off until Sunday', but buried in the paragraph; 'Learn more' asks for nothing.",
    0.8,
    ['K-01', 'K-02', 'K-07', 'K-18'],
  ),
  specialist(
    'colour',
    'Colour analyst',
    'Colour, contrast, exposure',
    81,
    'Colourfulness of 71 is in the range of strong ads; nothing is clipped.',
    0.97,
    ['C-01', 'C-03', 'C-06'],
  ),
  specialist(
    'composition',
    'Composition analyst',
    'Order, balance and room',
    66,
    'One subject, off centre by 6 %; the text block breaks its outline.',
    0.9,
    ['P-01', 'P-02', 'P-05'],
  ),
  specialist(
    'people',
    'People analyst',
    'Faces, hands, looks',
    null,
    'No person is in the picture, so none of its rules applies.',
    0,
    [],
  ),
];

const TWO_MORE: Specialist[] = [
  specialist(
    'brand',
    'Brand analyst',
    'Whether it is known who speaks',
    61,
    "'Orchard & Daughters' was read at the top left with 2 % of the area.",
    0.76,
    ['B-01', 'B-02'],
  ),
  specialist(
    'placement',
    'Delivery analyst',
    'How each platform would show it',
    92,
    '4:5 is the tallest shape of the Facebook and Instagram feed; nothing is covered there.',
    1,
    ['F-01', 'F-02'],
  ),
];

const team = (specialists: Specialist[], agreement: number, summary: string) => ({ specialists, agreement, summary });

export const sampleUgc: UgcInstructions = {
  hookLine: 'You have never had a fig that was picked this morning.',
  durationSeconds: {
    from: 12,
    to: 18,
    why: 'On Reels 12 to 18 s have full marks: the 9 words on the picture take 3 s to say.',
  },
  shots: [
    {
      seconds: 2,
      show: 'Hand breaks a fig open over the red bowl, close up',
      say: 'You have never had a fig like this.',
    },
    { seconds: 5, show: 'The box on the doorstep, opened by you', say: 'Picked this morning, at my door tonight.' },
    { seconds: 5, show: 'First bite, light from the left as in the picture', say: '' },
    {
      seconds: 3,
      show: 'End card on plain concrete with the offer and one button',
      say: '20 percent off until Sunday.',
    },
  ],
  captions: 'Every spoken line, white on a dark panel, at least 58 px high, above the lower third.',
  dos: ['Keep the red bowl: it is what people look at first', 'Say the offer and show it as text'],
  donts: ['Put words over the fruit: 2.1 : 1 there', 'End on "Learn more"'],
};

export const sampleModelView: WrittenView = {
  model: 'Claude Sonnet 5.5',
  costUsd: 0.021,
  createdAt: '2026-11-21T09:30:09.000Z',
  overall:
    'The picture sells on appetite, the words on information; at the moment they compete for the same spot, and the picture wins.',
  statements: [
    {
      title: 'The spot is the problem, not the colour',
      kind: 'bad',
      confidence: 0.8,
      text: 'The contrast of 2.1 : 1 is no accident of light: the headline lies on the most detailed part of the frame. Moving it helps more than recolouring it.',
      cites: ['T-01', 'S-02'],
      region: { x: 0.05, y: 0.05, w: 0.25, h: 0.2 },
    },
    {
      title: 'Lead with what a buyer would repeat',
      kind: 'idea',
      confidence: 0.6,
      text: "'Hand-picked' and 'same day' are the two claims a buyer would repeat; neither is in the headline.",
      cites: ['K-18'],
    },
  ],
};

const base: AnalysisResults = {
  ...sampleResults,
  good: sampleResults.good.map(withCurve),
  bad: sampleResults.bad.map(withCurve),
  strategy: sampleResults.strategy.map(withCurve),
  engineVersion: '2.0.0',
  ruleBookVersion: '2.0.0',
};

/** Free: evidence with curves, quick wins, nothing of the higher plans. */
export const freeResults: AnalysisResults = {
  ...base,
  quickWins: [base.strategy[0], base.strategy[2], base.strategy[1]].filter((entry) => entry !== undefined),
};

export const starterResults: AnalysisResults = {
  ...freeResults,
  team: team(
    SIX,
    0.62,
    'They disagree: legibility (34) and colour (81) lie 47 points apart, because the words lie on the best part of the picture.',
  ),
};

export const eliteResults: AnalysisResults = {
  ...freeResults,
  team: team(
    [...SIX, ...TWO_MORE],
    0.58,
    'They disagree: legibility (34) and placement (92) lie 58 points apart; six of seven are within 20 points of the score.',
  ),
  ugcInstructions: sampleUgc,
};

/** Judged and worded by its owner's profile. */
export const personalResults: AnalysisResults = {
  ...eliteResults,
  tone: { style: 'friendly', length: 'concise' },
  lens: {
    scoreWithout: eliteResults.score + 3,
    changes: [
      {
        by: 'Your profile',
        kind: 'weight',
        ruleId: 'T-01',
        title: 'Text stands out from its background',
        factor: 1.3,
        reason:
          'Sensitivity to contrast falls with age, which the contrast standard was set for, so contrast counts more.',
        source: 'W3C, Understanding SC 1.4.3 Contrast (Minimum), WCAG 2.2, 2023',
        points: -2.4,
      },
      {
        by: 'Your profile',
        kind: 'target',
        ruleId: 'T-10',
        title: 'Easy words',
        factor: 0.85,
        reason: 'Travel is bought for pleasure, so copy may be a little less simple.',
        source: 'Davis, Horváth, Gretry, Belei, J. Business Research, 2019',
        points: 0,
        target: { book: 'at least 70 points (plain English)', here: 'at least 60 points' },
      },
    ],
    dismissed: [
      {
        ruleId: 'C-03',
        title: 'The subject is more vivid than its background',
        reason: 'intended',
        everywhere: true,
        texts: [],
        points: 1.1,
      },
    ],
    benchmarks: [
      {
        label: 'Click rate of Google Display ads for travel',
        display: '0.47 %',
        note: 'An average of many kinds of ads, some years old: take it with a spread of 40 % either way. It is not part of the score.',
        source: 'WordStream, Google Display benchmarks, as an agency told them in 2023',
      },
    ],
  },
};
