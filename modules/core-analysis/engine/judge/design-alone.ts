/** What a result says where the design was judged and the copy was not. */
import { wordsOfVideo } from '../copy/words-of-video.ts';
import type { Assessment } from '../rules/book/assessment.ts';
import type { Measurements } from '../rules/book/rule.ts';
import { languageGap } from '../rules/message/other-language.ts';

/** The words in place of a verdict. */
export const DESIGN_ALONE = 'Design alone: words not judged';

/**
 * Why the copy was not judged, as a sentence, where its script or language is not known and more than half of what its rules count
 * hangs on that; null where it was judged.
 */
export function designAlone(m: Measurements, assessments: readonly Assessment[]): string | null {
  const gap = languageGap(m.kind === 'video' ? wordsOfVideo(m) : m);
  if (!gap) return null;
  const copy = assessments.flatMap((a) => (a.rule.area === 'copy' && 'weight' in a ? [a] : []));
  const weightOf = (some: typeof copy) => some.reduce((sum, { weight }) => sum + weight, 0);
  const unread = copy.filter((a) => a.kind === 'not_measured' && a.unread);
  if (weightOf(unread) <= weightOf(copy) / 2) return null;
  return `Judged by its design alone: ${gap.reason}, so what it offers, asks for and proves was not judged.`;
}
