import * as z from 'zod/mini';
import { advice, area, finding, region } from './evidence.ts';
import { extraMeasure } from './extra-measures.ts';
import { appliedLens } from './lens.ts';
import { modelView, secondOpinionState } from './model-view.ts';
import { tone } from './tone.ts';
import { trade } from './trade.ts';

export const GOALS = ['sales', 'awareness', 'engagement', 'leads', 'community'] as const;
export const PLACEMENTS = [
  'meta_feed',
  'meta_stories',
  'meta_reels',
  'tiktok',
  'youtube',
  'linkedin',
  'x',
  'google_display',
] as const;

export const goal = z.enum(GOALS);
export const placement = z.enum(PLACEMENTS);
export type Goal = z.output<typeof goal>;
export type Placement = z.output<typeof placement>;

/** Order of the stages an analysis goes through. */
export const STAGES = ['received', 'checking', 'measuring', 'reading', 'attention', 'scoring', 'done'] as const;
export const stage = z.enum(STAGES);
export type Stage = z.output<typeof stage>;

export const STATUSES = ['queued', 'running', 'completed', 'failed'] as const;
export const status = z.enum(STATUSES);
export type Status = z.output<typeof status>;

/** How one placement would take the creative. */
export const placementFit = z.object({
  placement,
  label: z.string(),
  /** 0..1 */
  fit: z.number(),
  ratio: z.enum(['recommended', 'accepted', 'unsupported']),
  resolution: z.enum(['full', 'accepted', 'too_small']),
  /** Share of the important boxes (text, call to action) that the placement's own interface would cover, 0..1. */
  covered: z.number(),
  note: z.string(),
  /** Version date of the placement data this was compared with. */
  specVersion: z.string(),
});

/** A line or block of text that was read. */
export const readText = z.object({
  /** Empty where it is surely writing whose words could not be read. */
  text: z.string(),
  region,
  /** 0..1 */
  confidence: z.number(),
  /** WCAG contrast ratio of letters against what is behind them, 1..21; null when it could not be told. */
  contrast: z.nullable(z.number()),
  role: z.enum(['headline', 'body', 'cta', 'offer', 'small']),
});

/** Predicted first-glance attention: a grid of 0..255, row by row, base64. Not eye tracking. */
export const attentionMap = z.object({
  width: z.number(),
  height: z.number(),
  data: z.string(),
  /** The strongest places in order, with their share of all predicted attention. */
  focus: z.array(z.object({ region, share: z.number(), content: z.string() })),
});

export const areaScore = z.object({ area, score: z.number(), rules: z.number() });

/** One specialist's reading of its own rules. */
export const specialist = z.object({
  id: z.string(),
  /** "Attention analyst", ...: who looks, so that no name is also that of an area. */
  name: z.string(),
  /** What it looks at, in one line. */
  remit: z.string(),
  /** 0..100 by its own rules alone; null where none applied. */
  score: z.nullable(z.number()),
  /** One or two sentences that name what was measured. */
  verdict: z.string(),
  /** 0..1: share of its rules' weight that could be measured, times how surely. */
  confidence: z.number(),
  /** Its rules that applied. */
  ruleIds: z.array(z.string()),
});
export type Specialist = z.output<typeof specialist>;

/** Instructions for a creator who films the next version, each derived from what was measured. */
export const ugcInstructions = z.object({
  hookLine: z.string(),
  durationSeconds: z.object({ from: z.number(), to: z.number(), why: z.string() }),
  shots: z.array(z.object({ seconds: z.number(), show: z.string(), say: z.string() })),
  captions: z.string(),
  dos: z.array(z.string()),
  donts: z.array(z.string()),
});
export type UgcInstructions = z.output<typeof ugcInstructions>;

const interval = z.object({ start: z.number(), end: z.number() });

/** What a video adds: times in seconds, series with one value per `stepSeconds`. */
export const videoContent = z.object({
  durationSeconds: z.number(),
  frameRate: z.number(),
  hasAudio: z.boolean(),
  integratedLufs: z.nullable(z.number()),
  stepSeconds: z.number(),
  /** 0..1, relative to this video. */
  attention: z.array(z.number()),
  motion: z.array(z.number()),
  loudness: z.array(z.nullable(z.number())),
  shots: z.array(
    z.extend(interval, {
      keyframeAt: z.number(),
      /** Address part: `GET /api/analyses/{id}/frames/{frame}`; null where no frame was kept. */
      frame: z.nullable(z.number()),
      /** Where more than one keyframe was measured: what each stands for, in order, the shot's own among them. */
      parts: z.optional(z.array(z.extend(interval, { keyframeAt: z.number(), frame: z.number() }))),
      /** The shot judged by itself; only on plans with segment analysis. */
      score: z.optional(z.nullable(z.number())),
      verdict: z.optional(z.string()),
    }),
  ),
  /** Index of the shot whose frame `attention` of the result was measured on; absent in older results and without any frame. */
  heatShot: z.optional(z.number()),
  texts: z.array(z.extend(interval, { text: z.string(), caption: z.boolean(), region })),
  /** Under -40 dBFS, parted by `lufs`: null where nothing sounds, the loudness where it is only very quiet; absent in older results. */
  silences: z.array(z.extend(interval, { lufs: z.optional(z.nullable(z.number())) })),
  voices: z.array(interval),
  black: z.array(interval),
  frozen: z.array(interval),
  /** What of `black` and `frozen` is held against the video, in order; absent in older results. */
  dead: z.optional(z.array(z.extend(interval, { what: z.enum(['black', 'frozen']) }))),
  endCard: z.nullable(interval),
});
export type VideoContent = z.output<typeof videoContent>;

/**
 * A result. What is optional is absent where the plan does not include it, the
 * creative has none of it, or the result was stored before it existed.
 */
export const analysisResults = z.object({
  /** 0..100 */
  score: z.number(),
  /**
   * Range around the score, 0..100: a floor of six points, more where rules could not be measured, text was read unsurely, or
   * rules disagree. Not calibrated on outcomes, so it carries no coverage.
   */
  interval: z.object({ low: z.number(), high: z.number() }),
  /** The wording band of the score; in its place that the design alone was judged, where the words could not be. */
  verdict: z.string(),
  /** What the score was measured against. */
  basis: z.object({
    goal,
    placement,
    /** The brand that was looked for; absent when none was named. */
    brand: z.optional(z.string()),
    rulesApplied: z.number(),
    rulesNotMeasured: z.array(z.string()),
    /** Score of all rules by their weight, before what is essential takes its part; absent in older results. */
    ofRules: z.optional(z.number()),
    /** What essentials and failing gates take off `ofRules`, in whole points that lead to the rounded score; dearest first. */
    deductions: z.optional(z.array(z.object({ ruleId: z.string(), title: z.string(), points: z.number() }))),
  }),
  areas: z.array(areaScore),
  good: z.array(finding),
  bad: z.array(finding),
  strategy: z.array(advice),
  texts: z.array(readText),
  placements: z.array(placementFit),
  attention: attentionMap,
  /** The three changes with the best gain for the effort. */
  quickWins: z.optional(z.array(advice)),
  /** The expert team: six, or eight on the highest plan. `agreement` 0..1 is computed from their scores. */
  team: z.optional(z.object({ specialists: z.array(specialist), agreement: z.number(), summary: z.string() })),
  ugcInstructions: z.optional(ugcInstructions),
  /** Why the plan's script is not there: nothing was read that a clip could open on. */
  ugcMissing: z.optional(z.string()),
  video: z.optional(videoContent),
  /** A language model's comment, or why there is none; absent where nobody wanted one. The score does not contain it. */
  modelView: z.optional(modelView),
  image: z.object({
    width: z.number(),
    height: z.number(),
    format: z.string(),
    bytes: z.number(),
    /** How the file was read where it is shown otherwise: by its first frame, on white, or without its words. Absent for all others. */
    readAs: z.optional(z.string()),
  }),
  /** What a profile, a learned model or a rule book of one's own changed; absent where the book alone judged. */
  lens: z.optional(appliedLens),
  /** How statements are worded for who reads them; absent where they stand as the engine wrote them. Never stored. */
  tone: z.optional(tone),
  /** What was measured beyond the standard; absent where nothing was. */
  extras: z.optional(z.array(extraMeasure)),
  engineVersion: z.string(),
  ruleBookVersion: z.string(),
});
export type AnalysisResults = z.output<typeof analysisResults>;

export const analysisSummary = z.object({
  id: z.string(),
  fileName: z.string(),
  fileType: z.enum(['image', 'video']),
  /** What it is judged for; absent in lists kept on a device from before. */
  goal: z.optional(goal),
  /** The placement it was judged for; null: the one it fits best. */
  placement: z.optional(z.nullable(placement)),
  /** The brand that was named; null: none. */
  brand: z.optional(z.nullable(z.string())),
  /** What is sold; null: nobody said. */
  sells: z.optional(z.nullable(trade)),
  status,
  stage,
  percent: z.number(),
  /** Percent string such as `72%`; null until completed. */
  conversionScore: z.nullable(z.string()),
  satisfactionScore: z.nullable(z.number()),
  /** 1 easy .. 10 hard to judge; null until completed. */
  complexityScore: z.nullable(z.number()),
  usedClaudeEscalation: z.boolean(),
  /** Tokens this analysis cost; 0 when it failed. */
  tokensUsed: z.number(),
  pdfReportUrl: z.nullable(z.string()),
  previewUrl: z.nullable(z.string()),
  thumbnailUrl: z.nullable(z.string()),
  /** Where a video may be played; null for an image and once its files are gone. Answers 404 where its tracks suit no browser. */
  videoUrl: z.nullable(z.string()),
  /** The advice with the most to gain, in one line; null until completed. */
  topAdvice: z.nullable(z.string()),
  /** Its files are kept as long as the analysis is. */
  saved: z.boolean(),
  /** When its files will be removed (ISO 8601); null where they are saved, are gone already, or there are none yet. */
  filesKeptUntil: z.nullable(z.string()),
  /** When its files were removed; the result stays. */
  filesRemovedAt: z.nullable(z.string()),
  createdAt: z.string(),
  completedAt: z.nullable(z.string()),
  /** Why it failed, in a sentence, with a stable code. */
  error: z.nullable(z.object({ code: z.string(), message: z.string() })),
});
export type AnalysisSummary = z.output<typeof analysisSummary>;

/** True once a try at measuring broke off and the file is, or was, measured again; absent otherwise. */
const interrupted = z.optional(z.boolean());

export const analysis = z.extend(analysisSummary, {
  interrupted,
  /** Measurements came from an earlier analysis of the same file. */
  cached: z.boolean(),
  analysisResults: z.nullable(analysisResults),
  /** The result as plain, escaped HTML, for clients that show nothing else. */
  feedback: z.nullable(z.string()),
  /** `offered`: `POST /api/analyses/{id}/second-opinion` would start one. Absent without a configured model. */
  secondOpinion: z.optional(secondOpinionState),
});
export type Analysis = z.output<typeof analysis>;

/** One step of progress. Truth comes from `GET /api/analyses/{id}`. */
export const progressEvent = z.object({
  status,
  stage,
  percent: z.number(),
  interrupted,
  error: z.nullable(z.object({ code: z.string(), message: z.string() })),
});
export type ProgressEvent = z.output<typeof progressEvent>;
