import type { AnalysisResults, Goal, Placement } from '../../contract/analysis.ts';
import { AREAS } from '../../contract/evidence.ts';
import type { ImageMeasurements } from '../measurements.ts';
import { insideFrame } from '../rules/regions.ts';
import type { Assessment } from '../rules/rule.ts';
import { RULE_BOOK, RULE_BOOK_VERSION } from '../rules/rule-book.ts';
import { attentionContent } from './attention-content.ts';
import { feedbackHtml } from './feedback-html.ts';
import { badFindings, goodFindings, strategyAdvice } from './findings.ts';
import { bestPlacement, placementMatrix } from './placement-fit.ts';
import { certaintyOf, complexityOf, intervalHalfWidth, meanResponse, scoreOf, stretch, verdictOf } from './score.ts';

export interface JudgeSettings {
  goal: Goal;
  /** `auto` judges against the placement the creative fits best. */
  placement: Placement | 'auto';
}

export interface Judgement {
  results: AnalysisResults;
  /** 1 easy .. 10 hard to judge, whole number. */
  complexityScore: number;
  /** Title of the advice with the most to gain; null when nothing is worth changing. */
  topAdvice: string | null;
  /** The result as escaped HTML. */
  feedbackHtml: string;
}

/** Judges measurements by the rule book. Pure: the same input gives the same output, byte for byte. */
export function judge(m: ImageMeasurements, settings: JudgeSettings): Judgement {
  const placement = settings.placement === 'auto' ? bestPlacement(m) : settings.placement;
  const assessments = RULE_BOOK.map((rule) => rule.assess(m, { goal: settings.goal, placement }));
  const certainty = certaintyOf(m, assessments);
  const exact = scoreOf(assessments);
  const half = intervalHalfWidth(certainty);
  const score = Math.round(exact);
  const results: AnalysisResults = {
    score,
    interval: { low: Math.max(0, Math.round(exact - half)), high: Math.min(100, Math.round(exact + half)) },
    verdict: verdictOf(score),
    basis: {
      goal: settings.goal,
      placement,
      rulesApplied: assessments.filter((a) => a.kind === 'judged' || a.kind === 'lost_with').length,
      rulesNotMeasured: assessments.flatMap((a) =>
        a.kind === 'not_measured' ? [`${a.rule.id} ${a.rule.title}: ${a.reason}`] : [],
      ),
    },
    areas: areaScores(assessments),
    good: goodFindings(assessments),
    bad: badFindings(assessments),
    strategy: strategyAdvice(assessments),
    texts: m.text.blocks.map(({ text, region, confidence, contrast, role }) => ({
      text,
      region: insideFrame(region),
      confidence,
      contrast,
      role,
    })),
    placements: placementMatrix(m),
    attention: attentionContent(m),
    image: { width: m.source.width, height: m.source.height, format: m.source.format, bytes: m.source.bytes },
    engineVersion: m.engineVersion,
    ruleBookVersion: RULE_BOOK_VERSION,
  };
  return {
    results,
    complexityScore: complexityOf(certainty),
    topAdvice: results.strategy[0]?.title ?? null,
    feedbackHtml: feedbackHtml(results),
  };
}

/** Score of each area by its own rules, on the same scale; areas without a rule that applied are left out. */
function areaScores(assessments: readonly Assessment[]): AnalysisResults['areas'] {
  return AREAS.flatMap((area) => {
    const own = assessments.filter((a) => a.rule.area === area);
    const mean = meanResponse(own);
    if (mean === null) return [];
    const rules = own.filter((a) => a.kind === 'judged' || a.kind === 'lost_with').length;
    return [{ area, score: Math.round(stretch(mean)), rules }];
  });
}
