import * as z from 'zod/mini';

/** A box on the creative, as fractions of its width and height; 0,0 is top left. */
export const region = z.object({
  x: z.number().check(z.minimum(0), z.maximum(1)),
  y: z.number().check(z.minimum(0), z.maximum(1)),
  w: z.number().check(z.minimum(0), z.maximum(1)),
  h: z.number().check(z.minimum(0), z.maximum(1)),
});
export type Region = z.output<typeof region>;

/**
 * Strength of the evidence for a rule's direction: A field data or
 * meta-analysis, B one peer-reviewed study, a standard or a specialists' guide,
 * C a platform's or vendor's study, D a guideline, E our own convention.
 */
export const GRADES = ['A', 'B', 'C', 'D', 'E'] as const;
export const grade = z.enum(GRADES);
export type Grade = z.output<typeof grade>;

export const AREAS = ['attention', 'text', 'colour', 'composition', 'copy', 'technical', 'placement'] as const;
export const area = z.enum(AREAS);
export type Area = z.output<typeof area>;

/**
 * What a source is. `field`: peer-reviewed field data, several experiments or a meta-analysis; `study`: one peer-reviewed study;
 * `standard`: of W3C, EBU or ITU; `guide`: a book or guide by specialists; `vendor`: a platform's or vendor's own study or
 * advice; `guideline`: what a platform or trade body asks for; `convention`: ours alone.
 */
export const SOURCE_KINDS = ['field', 'study', 'standard', 'guide', 'vendor', 'guideline', 'convention'] as const;
export type SourceKind = (typeof SOURCE_KINDS)[number];

/** What stands behind one statement. */
export const evidence = z.object({
  /** Identifier of the rule, as in the rule book (`T-01`). */
  ruleId: z.string(),
  area,
  /** What was measured, in words ("contrast of the text 'Shop now'"). */
  measure: z.string(),
  /** The measured value; a count or ratio in `unit`. */
  value: z.number(),
  /** The value as a person reads it ("2.1 : 1", "34 %"). */
  display: z.string(),
  unit: z.string(),
  /** The range the rule asks for, as a person reads it ("at least 4.5 : 1"). */
  target: z.string(),
  /** 0 fails, 1 is full marks: the rule's response to the value. */
  response: z.number().check(z.minimum(0), z.maximum(1)),
  /** Where on the creative; absent when the statement is about the whole. */
  regions: z.array(region),
  /** When, in seconds, where the statement is about a stretch of a video. */
  time: z.optional(z.object({ start: z.number(), end: z.number() })),
  /**
   * The response to other values, all else as measured: `[value, response]`, rising by value. Of a rule that judges many places
   * at once it is that of the named place alone, so that it may differ from `response` at the measured value. Absent where the
   * value is no scale (found or not, a wording) or no value would have helped.
   */
  curve: z.optional(z.array(z.tuple([z.number(), z.number()]))),
  /** Values that meet `target`, in `unit`; an absent end is open. The same figures as in its words. */
  zones: z.optional(z.array(z.object({ from: z.optional(z.number()), to: z.optional(z.number()) }))),
  grade,
  /** `kind` and `url` are absent in results of older rule books. */
  source: z.object({
    title: z.string(),
    note: z.optional(z.string()),
    kind: z.optional(z.enum(SOURCE_KINDS)),
    url: z.optional(z.string()),
  }),
  /** Set where research disagrees: the other side in one sentence. */
  contested: z.optional(z.string()),
});
export type Evidence = z.output<typeof evidence>;

/** One thing said about the creative. */
export const finding = z.object({
  /** Stable within one analysis; also ties a finding to its numbered region. */
  id: z.string(),
  title: z.string(),
  text: z.string(),
  evidence,
});
export type Finding = z.output<typeof finding>;

/** One thing to do, with the points of score it could bring. */
export const advice = z.object({
  id: z.string(),
  title: z.string(),
  text: z.string(),
  /** Points of the 0-100 score gained if the rule were met fully; an estimate by the same rule book. */
  gain: z.number(),
  /**
   * What it brings at least, where its own rule alone becomes good, and at most, where all that it touches is met; absent where
   * they are one, and in results stored before.
   */
  gainRange: z.optional(z.object({ low: z.number(), high: z.number() })),
  effort: z.enum(['low', 'medium', 'high']),
  evidence,
});
export type Advice = z.output<typeof advice>;
