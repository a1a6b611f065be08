import { useQuery } from '@tanstack/react-query';
import clsx from 'clsx';
import { CircleCheck, CircleHelp, Compass, type LucideIcon, Sparkles, ThumbsUp } from 'lucide-react';
import { type FormEvent, type Ref, useEffect, useId, useRef } from 'react';
import { useApi } from '#shell/sdk/api-context.tsx';
import { routeQuery } from '#shell/sdk/route-query.ts';
import { useGate } from '#shell/sdk/use-gate.ts';
import { Button } from '#shell/ui/button.tsx';
import type { AnalysisSummary } from '../../contract/analysis.ts';
import { feedbackRoutes } from '../../contract/feedback.ts';
import { ANSWERS, ENHANCED, FOLLOW_UPS, saidText, thanksText } from './answers.ts';
import { chanceOf } from './follow-up-chance.ts';
import { RatingRow } from './rating-row.tsx';
import { useFeedback } from './use-feedback.ts';

const LONGEST = 2000;

const ICONS: Readonly<Record<(typeof ANSWERS)[number]['type'], LucideIcon>> = {
  exactly_needed: ThumbsUp,
  helpful_questions: CircleHelp,
  need_guidance: Compass,
};

interface FeedbackPanelProps {
  analysis: Pick<AnalysisSummary, 'id' | 'satisfactionScore'>;
  /** Path the words are said on. */
  page: string;
  /** 0..1, whether a happy answer is followed up; default by the analysis. */
  chance?: number;
  className?: string;
}

/** Asks what a result was worth: an answer, perhaps a second question, thanks; on higher plans a score too. */
export function FeedbackPanel({ analysis, page, chance, className }: FeedbackPanelProps) {
  const feedback = useFeedback(analysis.id, page, chance ?? chanceOf(analysis.id));
  const { step, said, sending } = feedback;
  const rated = useGate({ feature: 'analysis.rating' }).allowed;
  const title = useId();
  const moved = useFocusOnStep(step);

  return (
    <section
      aria-labelledby={title}
      aria-busy={sending || undefined}
      className={clsx('rounded-card border bg-sunken p-4 sm:p-5', className)}
    >
      {step === 'asking' ? (
        <>
          <h3 id={title} className="text-body font-semibold">
            Was this what you needed?
          </h3>
          {analysis.satisfactionScore === null ? null : <Earlier id={analysis.id} score={analysis.satisfactionScore} />}
          <div className="mt-3 flex flex-wrap gap-2">
            {ANSWERS.map(({ type, label }) => {
              const Icon = ICONS[type];
              return (
                <Button
                  key={type}
                  size="sm"
                  disabled={sending}
                  onClick={() => feedback.answer(type)}
                  icon={<Icon className="size-4 text-accent" aria-hidden />}
                  className="max-sm:w-full max-sm:justify-start"
                >
                  {label}
                </Button>
              );
            })}
          </div>
        </>
      ) : null}
      {step === 'following-up' && said.type ? (
        <FollowUp
          ref={moved}
          id={title}
          question={FOLLOW_UPS[said.type]}
          sending={sending}
          onSend={feedback.followUp}
        />
      ) : null}
      {step === 'thanked' ? (
        <div ref={moved} tabIndex={-1} className="flex items-start gap-2.5 focus:outline-none">
          <CircleCheck className="mt-0.5 size-5 shrink-0 text-success" aria-hidden />
          <div>
            <h3 id={title} className="text-body font-semibold">
              Thank you
            </h3>
            <p className="text-small text-muted">{feedback.enhancedNext ? ENHANCED : thanksText(said)}</p>
          </div>
        </div>
      ) : null}
      {step === 'following-up' && feedback.enhancedNext ? (
        <p role="status" className="mt-3 flex items-start gap-2 text-small text-muted">
          <Sparkles className="mt-0.5 size-4 shrink-0 text-accent" aria-hidden />
          {ENHANCED}
        </p>
      ) : null}
      {rated && (step !== 'thanked' || said.score === null) ? (
        <div className="mt-4 border-t pt-4">
          <RatingRow value={said.score} disabled={sending} onRate={feedback.score} />
        </div>
      ) : null}
    </section>
  );
}

/** What was said in an earlier visit, as it was kept; the score alone until that is read, or where it cannot be. */
function Earlier({ id, score }: { id: string; score: number }) {
  const { data } = useQuery(routeQuery(useApi(), feedbackRoutes.getFeedback, { params: { id } }));
  return (
    <p className="mt-0.5 line-clamp-4 break-words text-small text-muted">
      {data?.feedback ? saidText(data.feedback) : `Your last answer counts as ${score}/10.`} A new answer replaces it.
    </p>
  );
}

interface FollowUpProps {
  ref: Ref<HTMLElement>;
  id: string;
  question: string;
  sending: boolean;
  onSend(text: string): void;
}

/** The second question; leaving it empty is an answer too. */
function FollowUp({ ref, id, question, sending, onSend }: FollowUpProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  const send = (event: FormEvent) => {
    event.preventDefault();
    onSend(field.current?.value ?? '');
  };
  return (
    <form ref={ref as Ref<HTMLFormElement>} tabIndex={-1} onSubmit={send} className="focus:outline-none">
      <h3 id={id} className="text-body font-semibold">
        {question}
      </h3>
      <textarea
        ref={field}
        rows={3}
        maxLength={LONGEST}
        aria-labelledby={id}
        className="mt-3 block w-full max-w-[40rem] rounded-control border border-edge bg-surface px-3.5 py-2.5 text-body text-text transition-colors duration-[120ms] hover:border-muted"
      />
      <div className="mt-3 flex flex-wrap gap-2">
        <Button type="submit" variant="primary" size="sm" busy={sending}>
          Send
        </Button>
        <Button size="sm" variant="ghost" disabled={sending} onClick={() => onSend('')}>
          Skip
        </Button>
      </div>
    </form>
  );
}

/** What was pressed is gone after each step: the next one takes the focus, so that it is read out. */
function useFocusOnStep(step: string) {
  const box = useRef<HTMLDivElement & HTMLFormElement>(null);
  const first = useRef(step);
  useEffect(() => {
    if (step !== first.current) box.current?.focus({ preventScroll: true });
  }, [step]);
  return box;
}
