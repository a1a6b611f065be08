import type { Analysis, AnalysisResults, AnalysisSummary } from '../../contract/analysis.ts';
import type { Advice, Evidence, Finding } from '../../contract/evidence.ts';

/** A result for tests and for the gallery of the development build; no person ever sees it as an analysis. */

const evidence = (part: Partial<Evidence> & Pick<Evidence, 'ruleId' | 'measure' | 'display' | 'target'>): Evidence => ({
  area: 'text',
  value: 0,
  unit: '',
  response: 0.5,
  regions: [],
  grade: 'B',
  source: { title: 'W3C, Understanding Success Criterion 1.4.3, WCAG 2.2' },
  ...part,
});

const contrast = evidence({
  ruleId: 'T-01',
  measure: "Contrast of the text 'Discover the taste'",
  value: 2.1,
  display: '2.1 : 1',
  unit: ':1',
  target: 'at least 4.5 : 1',
  response: 0.12,
  regions: [{ x: 0.43, y: 0.41, w: 0.49, h: 0.09 }],
  source: {
    kind: 'standard',
    url: 'https://www.w3.org/WAI/WCAG22/Understanding/contrast-minimum.html',
    title: 'W3C, Understanding SC 1.4.3 Contrast (Minimum), WCAG 2.2, 2023',
    note: 'Normal text needs 4.5 : 1, large text 3 : 1.',
  },
});

const smallText = evidence({
  ruleId: 'T-03',
  measure: 'Height of the smallest line',
  value: 18,
  display: '18 px of 1080',
  unit: 'px of 1080',
  target: 'at least 40 px of 1080 (3.7 % of the short side)',
  response: 0.3,
  regions: [
    { x: 0.05, y: 0.82, w: 0.88, h: 0.08 },
    { x: 0.05, y: 0.93, w: 0.26, h: 0.025 },
  ],
  source: {
    kind: 'guide',
    title: 'legibility.info, Rules for text in videos (read 2026)',
    note: '40 to 60 px on full HD at 40 cm',
  },
});

const noCta = evidence({
  ruleId: 'K-02',
  area: 'copy',
  measure: "Wording of the call to action 'Learn more'",
  value: 0.5,
  display: 'unspecific',
  unit: '',
  target: 'a verb with its object or benefit',
  response: 0.3,
  grade: 'E',
  regions: [{ x: 0.05, y: 0.93, w: 0.26, h: 0.025 }],
  contested: 'Single tests differ: which wording wins depends on the context.',
  source: { kind: 'vendor', title: 'MECLABS, test protocol TP1785 (read 2026)' },
});

const focus = evidence({
  ruleId: 'S-02',
  area: 'attention',
  measure: 'Places that compete for the first glance',
  value: 2,
  display: '2 places',
  unit: 'places',
  target: '1 to 3 places',
  response: 1,
  regions: [{ x: 0.1, y: 0.35, w: 0.55, h: 0.4 }],
  source: { kind: 'study', title: 'Milosavljevic et al., Journal of Consumer Psychology 22(1), 2012' },
});

const colour = evidence({
  ruleId: 'C-01',
  area: 'colour',
  measure: 'Colourfulness (Hasler and Süsstrunk)',
  value: 71,
  display: '71',
  unit: '',
  target: '33 to 82 points',
  response: 1,
  grade: 'A',
  contested: 'The effect differs by product category.',
  source: { kind: 'field', title: 'Li and Xie, Journal of Marketing Research 57(1), 2020' },
});

const sharp = evidence({
  ruleId: 'Q-01',
  area: 'technical',
  measure: 'Sharpness of the sharpest part',
  value: 410,
  display: '410',
  unit: '',
  target: 'at least 150 points (under 60 is blurred)',
  response: 1,
  grade: 'E',
  source: { kind: 'convention', title: 'Our own convention' },
});

const finding = (id: string, title: string, text: string, from: Evidence): Finding => ({
  id,
  title,
  text,
  evidence: from,
});

const advice = (
  id: string,
  title: string,
  text: string,
  gain: number,
  effort: Advice['effort'],
  from: Evidence,
): Advice => ({ ...finding(id, title, text, from), gain, effort });

/** A bump of attention at the fig, a weaker one at the text. */
function sampleMap(width: number, height: number): string {
  const bump = (x: number, y: number, cx: number, cy: number, sx: number, sy: number) =>
    Math.exp(-(((x / width - cx) / sx) ** 2) - ((y / height - cy) / sy) ** 2);
  let bytes = '';
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const value =
        bump(x, y, 0.42, 0.55, 0.2, 0.17) +
        0.55 * bump(x, y, 0.7, 0.44, 0.16, 0.07) +
        0.3 * bump(x, y, 0.2, 0.9, 0.2, 0.05);
      bytes += String.fromCharCode(Math.min(255, Math.round(value * 240)));
    }
  }
  return btoa(bytes);
}

export const sampleResults: AnalysisResults = {
  score: 58,
  interval: { low: 49, high: 66 },
  verdict: 'moderate: a clear subject, held back by text that is hard to read',
  basis: {
    goal: 'sales',
    placement: 'meta_feed',
    rulesApplied: 41,
    rulesNotMeasured: ['F-01 face share', 'T-10 readability'],
    ofRules: 67,
    deductions: [{ ruleId: 'T-01', title: 'Text stands out from what is behind it', points: 9 }],
  },
  areas: [
    { area: 'attention', score: 78, rules: 6 },
    { area: 'text', score: 34, rules: 8 },
    { area: 'colour', score: 81, rules: 6 },
    { area: 'composition', score: 66, rules: 7 },
    { area: 'copy', score: 45, rules: 8 },
    { area: 'technical', score: 88, rules: 5 },
    { area: 'placement', score: 92, rules: 1 },
  ],
  good: [
    finding(
      'good-1',
      'One clear subject',
      'The fig takes 46 % of all predicted attention; nothing else competes with it.',
      focus,
    ),
    finding(
      'good-2',
      'Lively colour',
      'Colourfulness of 71 lies in the range that people call quite colourful.',
      colour,
    ),
    finding('good-3', 'Sharp where it counts', 'The sharpest part reaches 410, well above what a feed shows.', sharp),
  ],
  bad: [
    finding(
      'bad-1',
      'The headline melts into the fruit',
      "'Discover the taste of the season' has a contrast of 2.1 : 1 against the fig behind it.",
      contrast,
    ),
    finding(
      'bad-2',
      'Small print on a phone',
      'The paragraph is set at 18 px of 1080: about 6 px on a phone.',
      smallText,
    ),
    finding(
      'bad-3',
      'The call to action says little',
      "'Learn more' names neither what happens nor what one gets.",
      noCta,
    ),
  ],
  strategy: [
    advice(
      'do-1',
      'Move the headline off the fruit',
      'Set it on the plain concrete at the top left, or on a solid panel: 4.5 : 1 is reached there.',
      8.4,
      'low',
      contrast,
    ),
    advice(
      'do-2',
      'Cut the paragraph to the offer',
      "Keep '20 % off until Sunday' and set it at 58 px or more; the rest belongs on the page behind the ad.",
      6.1,
      'medium',
      smallText,
    ),
    advice(
      'do-3',
      'Name what the button brings',
      "'Order my box' instead of 'Learn more on our website'.",
      3.2,
      'low',
      noCta,
    ),
  ],
  texts: [
    {
      text: 'ORCHARD & DAUGHTERS',
      region: { x: 0.05, y: 0.03, w: 0.38, h: 0.03 },
      confidence: 0.98,
      contrast: 3.4,
      role: 'small',
    },
    {
      text: 'Discover the taste of the season',
      region: { x: 0.43, y: 0.41, w: 0.49, h: 0.09 },
      confidence: 0.91,
      contrast: 2.1,
      role: 'headline',
    },
    {
      text: 'Hand-picked figs from our own trees',
      region: { x: 0.05, y: 0.82, w: 0.88, h: 0.08 },
      confidence: 0.94,
      contrast: 4.2,
      role: 'body',
    },
    {
      text: 'Learn more on our website',
      region: { x: 0.05, y: 0.93, w: 0.26, h: 0.025 },
      confidence: 0.96,
      contrast: null,
      role: 'cta',
    },
  ],
  placements: [
    {
      placement: 'meta_feed',
      label: 'Facebook and Instagram feed',
      fit: 1,
      ratio: 'recommended',
      resolution: 'full',
      covered: 0,
      note: '4:5 is the tallest the feed shows.',
      specVersion: '2026-11-21',
    },
    {
      placement: 'linkedin',
      label: 'LinkedIn',
      fit: 0.74,
      ratio: 'accepted',
      resolution: 'full',
      covered: 0,
      note: 'Shown cropped on desktop.',
      specVersion: '2026-11-21',
    },
    {
      placement: 'meta_stories',
      label: 'Stories',
      fit: 0.38,
      ratio: 'accepted',
      resolution: 'full',
      covered: 0.34,
      note: 'Bars above and below; the call to action lies under the reply field.',
      specVersion: '2026-11-21',
    },
    {
      placement: 'youtube',
      label: 'YouTube',
      fit: 0.1,
      ratio: 'unsupported',
      resolution: 'accepted',
      covered: 0,
      note: 'Needs 16:9, 1:1 or 9:16.',
      specVersion: '2026-11-21',
    },
  ],
  attention: {
    width: 51,
    height: 64,
    data: sampleMap(51, 64),
    focus: [
      { region: { x: 0.2, y: 0.38, w: 0.45, h: 0.36 }, share: 0.46, content: 'the subject' },
      {
        region: { x: 0.43, y: 0.41, w: 0.49, h: 0.09 },
        share: 0.19,
        content: "the text 'Discover the taste of the season'",
      },
      { region: { x: 0.05, y: 0.82, w: 0.5, h: 0.13 }, share: 0.08, content: "the text 'Hand-picked figs'" },
    ],
  },
  image: { width: 1080, height: 1350, format: 'jpeg', bytes: 412_000 },
  engineVersion: '1.0.0',
  ruleBookVersion: '2026.11',
};

export const sampleSummary: AnalysisSummary = {
  id: '01935b2e-7c00-7000-8000-000000000001',
  fileName: 'fig-box-autumn.jpg',
  fileType: 'image',
  goal: 'sales',
  placement: 'meta_feed',
  status: 'completed',
  stage: 'done',
  percent: 100,
  conversionScore: '58%',
  satisfactionScore: null,
  complexityScore: 4,
  usedClaudeEscalation: false,
  tokensUsed: 1,
  pdfReportUrl: null,
  previewUrl: '/api/analyses/01935b2e-7c00-7000-8000-000000000001/preview',
  thumbnailUrl: '/api/analyses/01935b2e-7c00-7000-8000-000000000001/thumbnail',
  videoUrl: null,
  topAdvice: 'Move the headline off the fruit',
  saved: false,
  filesKeptUntil: '2026-12-21T09:30:00.000Z',
  filesRemovedAt: null,
  createdAt: '2026-11-21T09:30:00.000Z',
  completedAt: '2026-11-21T09:30:01.900Z',
  error: null,
};

export const sampleAnalysis: Analysis = {
  ...sampleSummary,
  cached: false,
  analysisResults: sampleResults,
  feedback: null,
};
