import type { Role } from '#flags/gate.ts';
import type { PlanId } from '#flags/plans.ts';
import { createExtensionPoint } from '#platform/module/extension-point.ts';
import { createServiceRef } from '#platform/module/service-ref.ts';
import { createSlot } from '#platform/module/slot.ts';
import type { Analysis, AnalysisResults, AnalysisSummary, Goal, Placement, Status } from './contract/analysis.ts';
import type { ExtraMeasure } from './contract/extra-measures.ts';
import type { Feature } from './contract/features.ts';
import type { Benchmark, JudgingChange, JudgingLens } from './contract/lens.ts';
import type { AdjustableRuleId, RuleId } from './contract/rule-ids.ts';
import type { Tone } from './contract/tone.ts';
import type { Trade } from './contract/trade.ts';

export type { AdjustableRuleId, Benchmark, JudgingChange, JudgingLens, RuleId, Tone, Trade };

/** What a creative is judged for, as its owner said. */
export interface JudgedFor {
  readonly goal: Goal;
  /** Null: the placement it fits best. */
  readonly placement: Placement | null;
  /** Null: none was named. */
  readonly brand: string | null;
  /** What is sold; null or absent: nobody said. */
  readonly sells?: Trade | null;
}

/** Who asked for an analysis, where it was another module. */
export interface AnalysisRequester {
  /** The module's id. */
  readonly module: string;
  /** Its own name for the request: one analysis per owner, module and reference, ever. */
  readonly reference: string;
  /** Shown with the analysis: "Batch 'Spring launch'". */
  readonly why: string;
}

/** An analysis as other modules see it. */
export interface AnalysisItem {
  readonly id: string;
  readonly fileName: string;
  readonly kind: 'image' | 'video';
  readonly judgedFor: JudgedFor;
  /** SHA-256 of the uploaded bytes, in hex. */
  readonly sha256: string;
  /** MD5 of the same bytes, by which ad platforms name images; null: uploaded before it was kept. */
  readonly md5: string | null;
  readonly status: Status;
  /** 0..100; null until completed. */
  readonly score: number | null;
  /** The same by the rule book alone, whatever the owner's lens; null until completed. */
  readonly generalScore: number | null;
  /** Stable code of why it failed; null where it did not. */
  readonly failure: string | null;
  readonly requestedBy: AnalysisRequester | null;
  readonly saved: boolean;
  /** What its owner gave the result, 1..10; null: nothing. */
  readonly rating: number | null;
  readonly createdAt: Date;
  readonly completedAt: Date | null;
}

/** What is asked for; absent: everything. */
export interface AnalysisQuery {
  readonly ids?: readonly string[];
  readonly status?: Status;
  readonly kind?: 'image' | 'video';
  readonly sha256?: readonly string[];
  /** Part of the file name, in any case. */
  readonly name?: string;
  readonly requestedBy?: string;
  readonly createdFrom?: Date;
  /** Not included. */
  readonly createdTo?: Date;
  /** From the page before. */
  readonly after?: string;
  /** 1..200; 50 where absent. */
  readonly limit?: number;
}

export interface AnalysisPage {
  /** Newest first. */
  readonly items: readonly AnalysisItem[];
  /** Passed as `after` for the next page; null on the last. */
  readonly next: string | null;
}

/** Every rule of the book put to one creative, by the book alone, whatever the owner's lens. */
export interface FeatureVector {
  readonly analysisId: string;
  readonly judgedFor: { readonly goal: Goal; readonly placement: Placement };
  readonly engineVersion: string;
  readonly ruleBookVersion: string;
  /** In the order of the book; rules of the other kind of file are absent. */
  readonly features: readonly Feature[];
}

/** A version of a creative that was made worse in one known respect, and measured: by how much it fell is for whoever learns to say. */
export interface DegradedVersion {
  /** `blur` or `faded`. */
  readonly name: string;
  /** 1 or 2: further is worse. */
  readonly level: number;
  readonly features: readonly Feature[];
}

/** A fix that was made of a creative, with the score before and after. */
export interface MadeFix {
  readonly id: string;
  readonly title: string;
  readonly scoreBefore: number;
  readonly scoreAfter: number;
  /** What both scores are for. */
  readonly placement: string;
  /** Rules that answer otherwise to the fixed file: 0..1, null where they did not apply or could not be measured. */
  readonly changes: readonly {
    readonly ruleId: string;
    readonly before: number | null;
    readonly after: number | null;
  }[];
}

/** What another module wants analysed. */
export interface AnalysisOrder {
  readonly file: {
    /** A file on this machine, read before the call returns; it stays the caller's. */
    readonly path: string;
    readonly name: string;
  };
  readonly judgedFor: JudgedFor;
  readonly requester: AnalysisRequester;
  /** Account whose tokens are used; the owner's where absent. */
  readonly payer?: string;
}

/** The analyses of an owner, for other modules. What belongs to somebody else is not there. */
export interface Analyses {
  find(owner: string, id: string): Promise<AnalysisItem | undefined>;
  list(owner: string, query?: AnalysisQuery): Promise<AnalysisPage>;
  /** Completed ones. */
  count(owner: string): Promise<number>;
  /** Of the completed ones created from `from` up to, without, `to`: highest and lowest score; both are the same where there is one. */
  extremes(
    owner: string,
    from: Date,
    to: Date,
  ): Promise<{ readonly best: AnalysisItem; readonly weakest: AnalysisItem } | null>;
  /** The result of a completed one, as the engine wrote it or in a tone. */
  result(owner: string, id: string, tone?: Tone): Promise<AnalysisResults | undefined>;
  /** Of the completed ones among `ids`, in no order. Analyses from before features were kept have none. */
  features(owner: string, ids: readonly string[]): Promise<FeatureVector[]>;
  /**
   * Starts an analysis, or finds the one of the same requester. It reaches a final state whatever breaks; `analysisListener`
   * is called then.
   * @throws AppError what an upload is refused for: file, plan, tokens
   */
  start(owner: { readonly id: string; readonly plan: PlanId }, order: AnalysisOrder): Promise<{ readonly id: string }>;
  /** What an analysis accepted now for this user would measure beyond the standard. */
  extrasFor(
    owner: { readonly id: string; readonly plan: PlanId; readonly role: Role },
    kind: 'image' | 'video',
  ): readonly ExtraMeasure[];
  /**
   * Degraded versions of an image, measured by the present engine and judged for what it was judged for; none of a video or where
   * the file is gone. Same file, same answer. Takes seconds; only workers have the engine.
   */
  degraded(owner: string, id: string, signal: AbortSignal): Promise<readonly DegradedVersion[]>;
  /** Fixes that were made of it on its owner's request. */
  fixes(owner: string, id: string): Promise<readonly MadeFix[]>;
  /** What rules are called, by id. */
  ruleTitles(): ReadonlyMap<string, string>;
  /** Which specialist of the large team each rule belongs to, by rule id. */
  specialists(): ReadonlyMap<string, { readonly id: string; readonly name: string }>;
  /** How often a file of this owner had been measured before. */
  measurementCache(owner: string): Promise<MeasurementCacheFigures>;
  /** For pages of operators: over all owners, no names. */
  figures(from: Date, to: Date): Promise<AnalysisFigures>;
}

export interface MeasurementCacheFigures {
  /** Files whose measurements by today's engine are kept. */
  readonly entries: number;
  /** Completed analyses: each looked its file up once. */
  readonly lookups: number;
  /** Of them, those whose file had been measured. */
  readonly hits: number;
  readonly engineVersion: string;
}

export interface AnalysisFigures {
  /** By UTC day the analyses ended on, oldest first. */
  readonly days: readonly {
    readonly day: string;
    readonly kind: 'image' | 'video';
    readonly completed: number;
    readonly failed: number;
    /** Charged. */
    readonly tokens: number;
    /** Seconds from upload to result of those that were measured anew; null without any. */
    readonly secondsMedian: number | null;
    readonly secondsP95: number | null;
  }[];
  /** Calls of the language model and what they cost, in millionths of a dollar. */
  readonly model: { readonly calls: number; readonly answered: number; readonly microDollars: number };
}

export const analysesRef = createServiceRef<Analyses>('core-analysis.analyses');

export interface AnalysisEnd {
  readonly owner: string;
  readonly analysisId: string;
  readonly outcome: 'completed' | 'failed';
  readonly requestedBy: AnalysisRequester | null;
}

/**
 * A step that another module adds to the workflow of each analysis: called after the end, again until it returns, so
 * it may run twice for one end and must find that out by itself. An analysis that was deleted meanwhile ends without a call.
 */
export interface AnalysisListener {
  analysisEnded(end: AnalysisEnd): Promise<void>;
}
export const analysisListener = createExtensionPoint<AnalysisListener>('core-analysis.analysisListener');

/**
 * Called in the transaction that keeps what an owner said of a result: `trx` is the Knex.Transaction, whose type this file, which
 * browsers read as well, cannot name.
 */
export interface RatingListener {
  rated(trx: unknown, rating: { readonly owner: string; readonly analysisId: string }): Promise<void>;
}
export const ratingListener = createExtensionPoint<RatingListener>('core-analysis.ratingListener');
/**
 * Told when an owner deletes an analysis, inside the transaction that does: what other modules keep of it goes with it, or
 * nothing goes. Must work on the database alone. Where a whole account is deleted, personal data is removed instead.
 */
export interface AnalysisRemoval {
  analysisRemoved(removed: {
    readonly owner: string;
    readonly analysisId: string;
    /** `Knex.Transaction`; not called so here, because pages read this file and must reach no database library. */
    readonly transaction: object;
  }): Promise<void>;
}
export const analysisRemoval = createExtensionPoint<AnalysisRemoval>('core-analysis.analysisRemoval');

/** Asked when an analysis is judged; must answer from the database alone, within a second. */
export interface LensSource {
  lensFor(
    owner: string,
    creative: {
      readonly analysisId: string;
      readonly kind: 'image' | 'video';
      readonly judgedFor: JudgedFor;
      readonly plan: PlanId;
    },
  ): Promise<JudgingLens | null>;
}
export const lensSource = createExtensionPoint<LensSource>('core-analysis.lensSource');

/** Asked whenever somebody reads a result: words only, so that another choice needs no new measuring or judging. */
export interface ToneSource {
  /** Null: as the engine wrote it. */
  toneFor(reader: { readonly id: string; readonly plan: PlanId }): Promise<Tone | null>;
}
export const toneSource = createExtensionPoint<ToneSource>('core-analysis.toneSource');

/** Sections of a finished result, under core-analysis's own; each draws its own heading and appears in the line of sections. */
export const resultSections = createSlot<{ readonly analysis: Analysis }>('core-analysis.result-sections');
/** Panels beside the score of a finished result. */
export const resultPanels = createSlot<{ readonly analysis: Analysis }>('core-analysis.result-panels');
/** Ways to change what changed the judgement, under the list of its changes. */
export const lensActions = createSlot<object>('core-analysis.lens-actions');
/** Actions in the head of a finished result. */
export const creativeActions = createSlot<{ readonly analysis: Analysis }>('core-analysis.creative-actions');
/** Actions of a row of the history. */
export const historyActions = createSlot<{ readonly analysis: AnalysisSummary }>('core-analysis.history-actions');
/** Cards of the dashboard, under the latest analyses. */
export const dashboardCards = createSlot<object>('core-analysis.dashboard-cards');
/** Shown over the dashboard on the way back from a payment. */
export const paymentReturn = createSlot<object>('core-analysis.payment-return');
