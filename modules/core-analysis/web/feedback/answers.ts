import { type FeedbackType, type GivenFeedback, ratingOfType } from '../../contract/feedback.ts';

/** What can be said of a result in one tap. */
export const ANSWERS = [
  { type: 'exactly_needed', label: 'Exactly what I needed' },
  { type: 'helpful_questions', label: 'Helpful, but I have questions' },
  { type: 'need_guidance', label: 'I need more guidance' },
] as const satisfies readonly { type: FeedbackType; label: string }[];

/** The second question after each first answer. */
export const FOLLOW_UPS: Readonly<Record<FeedbackType, string>> = {
  exactly_needed: 'Great! What helped you most?',
  helpful_questions: 'Good to hear. What questions do you still have?',
  need_guidance: 'What was missing?',
  needs_improvement: 'Thanks for telling us. What was missing?',
  satisfied: 'Glad it helped. What would make it better?',
};

/**
 * What is said at the end; only what is true of every answer, with and without a model. Who gave no figure learns which
 * one the history will show.
 */
export function thanksText({ type, score }: { type: FeedbackType | null; score: number | null }): string {
  const counts = type && score === null ? ` In your history it counts as ${ratingOfType(type) * 2}/10.` : '';
  return `Your answer is saved with this result.${counts}`;
}

/** After an answer that fell short, where the server says that it does. */
export const ENHANCED = 'This unlocks enhanced analysis: Claude also looks at your next ad.';

/** What was said before, in a sentence: the answer, else the score; and the words that were written. */
export function saidText({ type, rating, score, message, followUp }: GivenFeedback): string {
  const answer = ANSWERS.find((one) => one.type === type);
  const points = score ?? (rating === null ? null : rating * 2);
  const wrote = followUp ?? message;
  const parts = [
    ...(answer ? [`You said “${answer.label}”${score === null ? ` (counts as ${points}/10)` : ''}`] : []),
    ...(score !== null || (!answer && points !== null) ? [`${answer ? 'gave' : 'You gave'} ${points}/10`] : []),
    ...(wrote ? [`${answer || points !== null ? 'wrote' : 'You wrote'} “${wrote}”`] : []),
  ];
  return `${parts.length > 1 ? `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}` : parts.join('')}.`;
}
