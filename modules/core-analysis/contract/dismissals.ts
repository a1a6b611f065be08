import * as z from 'zod/mini';
import { defineRoutes } from '#platform/contract/define-routes.ts';
import { defineErrors, ERRORS } from '#platform/contract/errors.ts';
import { type AnalysisResults, analysis } from './analysis.ts';
import { coveredBy } from './covered-by.ts';
import { type DismissalReason, dismissalReason } from './dismissal-reason.ts';
import type { Area, Evidence } from './evidence.ts';
import { RULE_IDS } from './rule-ids.ts';

/** Areas whose checks may be dismissed for every creative of an account: what a brand's guide decides. */
const OF_A_BRAND: readonly Area[] = ['colour'];

/** Whether a dismissal may hold for all creatives of an account: a logo always, a design choice where it is about colour. */
export function mayHoldEverywhere(reason: DismissalReason, area: Area): boolean {
  return reason === 'our_logo' || OF_A_BRAND.includes(area);
}

/** Whether a check can be set aside at all: what the file is and what platforms refuse stays true whatever was intended. */
export function mayBeDismissed(area: Area): boolean {
  return area !== 'technical' && area !== 'placement';
}

/** Share of a text that lies in the finding's place for it to be meant. */
const MOSTLY = 0.5;

/** The words that were read at the finding's first place: what can be a logo there. */
export function textsAt({ texts }: Pick<AnalysisResults, 'texts'>, { regions: [place] }: Evidence): string[] {
  return place
    ? texts.filter(({ text, region }) => text !== '' && coveredBy(region, place) > MOSTLY).map(({ text }) => text)
    : [];
}

export const dismissalErrors = /* @__PURE__ */ defineErrors({
  not_in_result: { status: 409, message: 'This result has no such finding. Reload it and try again.' },
  no_text_there: {
    status: 422,
    message: 'No words were read at this place, so there is no logo to exempt. Choose “This is intended” instead.',
  },
  not_dismissable: {
    status: 422,
    message: 'Findings about the file itself or a platform’s own rules cannot be dismissed.',
  },
  only_here: {
    status: 422,
    message:
      'This finding can be dismissed for this creative only. Logos and colours can be dismissed for all of them.',
  },
  judged_by_older_engine: {
    status: 409,
    message: 'This result was made by an older version. Analyse the file again, then dismiss the finding.',
  },
  dismissals_full: {
    status: 409,
    message: 'You can dismiss up to 50 findings for all your creatives. Undo one first.',
  },
});

const params = z.object({ id: z.uuid(), ruleId: z.enum(RULE_IDS) });

export const dismissalRoutes = defineRoutes('core-analysis', {
  dismissFinding: {
    method: 'PUT',
    path: '/api/analyses/{id}/dismissals/{ruleId}',
    summary:
      'Dismiss a finding: this creative is judged again without the check, or with the words there taken as your logo. `everywhere` keeps it for later creatives too. The result names what was dismissed and the score with it.',
    params,
    body: z.object({ reason: dismissalReason, everywhere: z.optional(z.boolean()) }),
    responses: { 200: analysis },
    errors: [ERRORS.not_found, ...Object.values(dismissalErrors)],
    gate: { feature: 'analysis.image' },
    limits: [{ name: 'dismiss', points: 60, seconds: 600, by: 'user' }],
  },
  restoreFinding: {
    method: 'DELETE',
    path: '/api/analyses/{id}/dismissals/{ruleId}',
    summary: 'Take a dismissal back, also where it was for all your creatives. This creative is judged again.',
    params,
    responses: { 200: analysis },
    errors: [ERRORS.not_found, dismissalErrors.judged_by_older_engine],
    gate: { feature: 'analysis.image' },
    limits: [{ name: 'dismiss', points: 60, seconds: 600, by: 'user' }],
  },
});
