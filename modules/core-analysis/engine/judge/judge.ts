import type { AnalysisResults, Goal, Placement } from '../../contract/analysis.ts';
import { AREAS } from '../../contract/evidence.ts';
import type { Feature } from '../../contract/features.ts';
import type { Trade } from '../../contract/trade.ts';
import { tradeOf } from '../copy/guess-trade.ts';
import { withoutDoubtfulClaims } from '../copy/sure-words.ts';
import { insideFrame } from '../regions.ts';
import type { Assessment } from '../rules/book/assessment.ts';
import { memo } from '../rules/book/memo.ts';
import type { Measurements } from '../rules/book/rule.ts';
import { RULE_BOOK_VERSION } from '../rules/book/rule-book.ts';
import { buildTeam } from '../specialists/build-team.ts';
import { quickWins } from '../specialists/quick-wins.ts';
import { ugcInstructions } from '../specialists/ugc/ugc-instructions.ts';
import { extrasOf } from '../version-with.ts';
import { showsNothing } from '../video/blank-still.ts';
import { type Assessed, assess } from './assess.ts';
import { attentionContent } from './attention-content.ts';
import { withBrandAsName } from './brand-as-name.ts';
import { type Certainty, certaintyOf, complexityOf, intervalHalfWidth } from './certainty.ts';
import { choosePlacement } from './choose-placement.ts';
import { deductionsOf } from './deductions.ts';
import { type Depth, PLAIN_DEPTH } from './depth.ts';
import { DESIGN_ALONE, designAlone } from './design-alone.ts';
import { featuresOf } from './features.ts';
import { feedbackHtml } from './feedback-html.ts';
import { badFindings, goodFindings } from './findings.ts';
import { judgeSegments } from './judge-segments.ts';
import { alone, appliedLens, type CombinedLens, combineLenses } from './lens.ts';
import { withOwnLogos } from './own-logos.ts';
import { placementMatrix } from './placement-fit.ts';
import { readAs, readAsOfVideo } from './read-as.ts';
import { meanResponse, scoreOf, stretch, verdictOf } from './score.ts';
import { strategyAdvice } from './strategy.ts';
import { openingStill, videoContent, videoTexts } from './video-content.ts';

export interface JudgeSettings {
  goal: Goal;
  /** `auto` judges against the placement the creative was most likely made for. */
  placement: Placement | 'auto';
  /** Name of the brand to look for; absent, empty or null: none was named. */
  brand?: string | null;
  /** What is sold; absent or null: nobody said. */
  sells?: Trade | null;
  /** How the owner wants it judged beside the book; absent: by the book alone. */
  lens?: CombinedLens;
  /** What the result holds beside score, findings, strategy and quick wins; none of it where absent. */
  depth?: Depth;
}

export interface Judgement {
  results: AnalysisResults;
  /** 1 easy .. 10 hard to judge, whole number. */
  complexityScore: number;
  /** Title of the advice with the most to gain; null when nothing is worth changing. */
  topAdvice: string | null;
  /** The result as escaped HTML. */
  feedbackHtml: string;
  /** Every rule by the book alone, whatever the lens: what learning reads. */
  readonly features: Feature[];
  /** The result by the book alone; null where no lens changed it. */
  withoutLens: AnalysisResults | null;
}

/** Judges the measurements of an image or a video by the rule book. Pure: same input, same output, byte for byte. */
export function judge(measured: Measurements, settings: JudgeSettings): Judgement {
  const brand = settings.brand?.trim() || null;
  const m = withBrandAsName(withoutDoubtfulClaims(measured), brand);
  const chosen = choosePlacement(m, settings.placement);
  const { goal, lens } = settings;
  const by = { goal, placement: chosen.placement, brand, sells: settings.sells ?? tradeOf(m) };
  const book = assess(m, by);
  const { results: general, certainty } = resultOf(m, settings, chosen, book);
  if (!lens || lens.changes.length + lens.benchmarks.length + lens.dismissed.length === 0)
    return judgementOf(general, certainty, book.assessments, null);
  const seen = withOwnLogos(m, lens.dismissed);
  const own = assess(seen, { ...by, lens: lens.rules });
  const { results, certainty: ownCertainty } = resultOf(seen, settings, chosen, own);
  const exact = scoreOf(book.assessments);
  const named = appliedLens(lens, {
    book: book.assessments,
    here: own.assessments,
    scoreWithout: general.score,
    pointsOf: (change) => scoreOf(assess(m, { ...by, lens: alone(change) }).assessments) - exact,
    pointsOfDismissal: (dismissal) => {
      const marked = withOwnLogos(m, [dismissal]);
      if (dismissal.reason === 'our_logo' && marked === m) return null;
      const { rules } = combineLenses([], [dismissal]);
      return scoreOf(assess(marked, { ...by, lens: rules }).assessments) - exact;
    },
  });
  const withoutLens = named.changes.length > 0 || named.dismissed ? general : null;
  return judgementOf({ ...results, lens: named }, ownCertainty, book.assessments, withoutLens);
}

function judgementOf(
  results: AnalysisResults,
  certainty: Certainty,
  book: readonly Assessment[],
  withoutLens: AnalysisResults | null,
): Judgement {
  const features = memo(() => featuresOf(book));
  return {
    results,
    complexityScore: complexityOf(certainty),
    topAdvice: results.strategy[0]?.title ?? null,
    feedbackHtml: feedbackHtml(results),
    // Evidence of every rule is written for it, which most callers never ask for.
    get features() {
      return features();
    },
    withoutLens,
  };
}

function resultOf(
  m: Measurements,
  settings: JudgeSettings,
  { placement, why }: ReturnType<typeof choosePlacement>,
  { assessments, shots }: Assessed,
): { results: AnalysisResults; certainty: Certainty } {
  const depth = settings.depth ?? PLAIN_DEPTH;
  const brand = settings.brand?.trim() || null;
  const certainty = certaintyOf(m, assessments);
  const exact = scoreOf(assessments);
  const half = intervalHalfWidth(certainty);
  const score = Math.round(exact);
  const strategy = strategyAdvice(assessments);
  const bad = badFindings(assessments);
  const against = [...bad, ...strategy];
  const alone = designAlone(m, assessments);
  const extras = extrasOf(m.engineVersion);
  const results: AnalysisResults = {
    score,
    interval: { low: Math.max(0, Math.round(exact - half)), high: Math.min(100, Math.round(exact + half)) },
    verdict: alone ? DESIGN_ALONE : verdictOf(score),
    basis: {
      goal: settings.goal,
      placement,
      ...(brand ? { brand } : {}),
      rulesApplied: assessments.filter((a) => a.kind === 'judged' || a.kind === 'lost_with').length,
      rulesNotMeasured: assessments.flatMap((a) =>
        a.kind === 'not_measured' ? [`${a.rule.id} ${a.rule.title}: ${a.reason}`] : [],
      ),
      ...deductionsOf(assessments),
    },
    areas: areaScores(assessments),
    // That an empty frame has the right shape, or does not flash, is no merit.
    good: showsNothing(m) ? [] : goodFindings(assessments, against),
    bad,
    strategy,
    quickWins: quickWins(strategy, assessments),
    ...(depth.team > 0 ? { team: buildTeam(assessments, m, depth.team as 6 | 8) } : {}),
    ...(depth.ugc && scriptOf(m, assessments, { ...settings, placement })),
    ...shownContent(m, alone),
    ...(m.kind === 'video' ? { video: videoContent(m, depth.segments ? judgeSegments(m, shots) : null) } : {}),
    placements: placementMatrix(m, placement, why),
    ...(extras.length > 0 && { extras }),
    engineVersion: m.engineVersion,
    ruleBookVersion: RULE_BOOK_VERSION,
  };
  return { results, certainty };
}

/** The script for a creator, or why there is none. */
function scriptOf(
  m: Measurements,
  assessments: readonly Assessment[],
  { goal, placement, sells }: JudgeSettings & { placement: Placement },
): Pick<AnalysisResults, 'ugcInstructions' | 'ugcMissing'> {
  const made = ugcInstructions(assessments, m, { goal, placement, sells: sells ?? tradeOf(m) });
  return 'script' in made ? { ugcInstructions: made.script } : { ugcMissing: made.missing };
}

/** What was read and where attention goes: of a video its texts over time and the keyframe it begins with. */
function shownContent(m: Measurements, alone: string | null): Pick<AnalysisResults, 'texts' | 'attention' | 'image'> {
  if (m.kind === 'video') {
    const { width, height, container, bytes } = m.source;
    const still = openingStill(m);
    const how = joined(readAsOfVideo(m.source), alone);
    return {
      texts: videoTexts(m),
      attention: still ? attentionContent(still) : { width: 0, height: 0, data: '', focus: [] },
      image: { width, height, format: container, bytes, ...(how && { readAs: how }) },
    };
  }
  const { width, height, format, bytes } = m.source;
  const how = joined(readAs(m.source), alone);
  return {
    texts: m.text.blocks.map(({ text, region, confidence, contrast, role }) => ({
      text,
      region: insideFrame(region),
      confidence,
      contrast,
      role: (role === 'cta' && !m.copy.cta) || (role === 'offer' && !m.copy.offer) ? 'body' : role,
    })),
    attention: attentionContent(m),
    image: { width, height, format, bytes, ...(how && { readAs: how }) },
  };
}

const joined = (...sentences: readonly (string | null)[]): string =>
  sentences.filter((sentence) => sentence !== null).join(' ');

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
