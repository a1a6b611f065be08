import type { Analysis } from '../../contract/analysis.ts';
import { SaveSwitch } from '../history/save-switch.tsx';
import { FeedbackPanel } from './feedback-panel.tsx';

/** Whether the file of a result is saved, and what the result was worth. */
export function ResultEnd({ analysis }: { analysis: Analysis }) {
  return (
    <div className="grid grid-cols-1 gap-3">
      <SaveSwitch analysis={analysis} />
      <FeedbackPanel key={analysis.id} analysis={analysis} page="/dashboard" />
    </div>
  );
}
