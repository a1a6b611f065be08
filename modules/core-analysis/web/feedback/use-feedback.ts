import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { CallInput } from '#platform/contract/define-routes.ts';
import { useApi } from '#shell/sdk/api-context.tsx';
import { isApiError } from '#shell/sdk/api-error.ts';
import { useUser } from '#shell/sdk/use-session.ts';
import { toast } from '#shell/ui/toast-store.ts';
import {
  type FeedbackType,
  feedbackRoutes,
  ratingOfScore,
  ratingOfType,
  typeOfScore,
} from '../../contract/feedback.ts';
import { updateSummary } from '../history/update-summary.ts';
import { hasFollowUp } from './follow-up-chance.ts';

type Body = CallInput<typeof feedbackRoutes.giveFeedback>['body'];
type Step = 'asking' | 'following-up' | 'thanked';

interface Said {
  /** The first answer; where only a score was given, what the score says. */
  type: FeedbackType | null;
  /** 1..10 */
  score: number | null;
  followUp: string | null;
}

const NOTHING: Said = { type: null, score: null, followUp: null };

export interface Feedback {
  step: Step;
  said: Said;
  sending: boolean;
  /** The server says that the next ad gets an enhanced analysis for it. */
  enhancedNext: boolean;
  answer(type: FeedbackType): void;
  score(score: number): void;
  /** Sends what was written; nothing written says thanks as well. */
  followUp(text: string): void;
}

/**
 * What someone says of one analysis. Each word is sent when it is said, so that
 * none is lost by leaving; a later one replaces the former at the server.
 */
export function useFeedback(analysisId: string, page: string, chance: number): Feedback {
  const api = useApi();
  const queries = useQueryClient();
  const { plan } = useUser();
  const [step, setStep] = useState<Step>('asking');
  const [said, setSaid] = useState(NOTHING);
  const [enhancedNext, setEnhancedNext] = useState(false);

  const sending = useMutation({
    mutationFn: ({ type, score, followUp }: Said) => {
      const body: Body = {
        analysisId,
        category: 'analysis_feedback',
        context: {
          ...(type ? { feedbackType: type } : {}),
          ...(score === null ? {} : { score }),
          ...(followUp ? { followUp } : {}),
        },
        message: followUp,
        rating: score === null ? type && ratingOfType(type) : ratingOfScore(score),
        page,
        plan,
      };
      return api.call(feedbackRoutes.giveFeedback, { body });
    },
    onSuccess: ({ satisfactionScore, enhancedNext }) => {
      setEnhancedNext(enhancedNext);
      if (satisfactionScore !== null) updateSummary(queries, analysisId, { satisfactionScore });
    },
    onError: (error) => {
      const out = isApiError(error) && (error.status === 401 || error.message === 'Authentication required');
      toast(
        out
          ? { title: 'Please Log In', text: 'Sign in again to send your answer.', tone: 'danger' }
          : { title: 'Feedback Error', text: error.message, tone: 'danger' },
      );
    },
  });

  const say = (next: Said, then: Step) =>
    sending.mutate(next, {
      onSuccess: () => {
        setSaid(next);
        setStep(then);
      },
    });

  return {
    step,
    said,
    sending: sending.isPending,
    enhancedNext,
    answer: (type) => say({ ...said, type }, hasFollowUp(type, chance) ? 'following-up' : 'thanked'),
    score: (score) =>
      say({ ...said, type: said.type ?? typeOfScore(score), score }, step === 'asking' ? 'following-up' : step),
    followUp: (text) => (text.trim() ? say({ ...said, followUp: text.trim() }, 'thanked') : setStep('thanked')),
  };
}
