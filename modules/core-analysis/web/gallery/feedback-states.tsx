import { useEffect } from 'react';
import type { GalleryState } from '#shell/sdk/define-web-module.ts';
import { planSession } from '#shell/sdk/testing/fake-api.ts';
import { feedbackRoutes } from '../../contract/feedback.ts';
import { FeedbackPanel } from '../feedback/feedback-panel.tsx';
import { sampleSummary } from '../testing/sample-analysis.ts';

/** The panel on a page, pressed through to a state. */
function Panel({ press = [], rated = null }: { press?: readonly string[]; rated?: number | null }) {
  useEffect(() => {
    const left = [...press];
    const timer = window.setInterval(() => {
      const button = [...document.querySelectorAll('button')].find(
        (entry) => (entry.getAttribute('aria-label') ?? entry.textContent) === left[0] && !entry.disabled,
      );
      if (!button) return;
      button.click();
      left.shift();
      if (left.length === 0) window.clearInterval(timer);
    }, 60);
    return () => window.clearInterval(timer);
  }, [press]);
  return (
    <div className="mx-auto max-w-[44rem] px-4 py-8">
      <h1 className="text-title">Result</h1>
      <h2 className="mt-2 mb-6 text-heading">The end of it</h2>
      <FeedbackPanel analysis={{ id: sampleSummary.id, satisfactionScore: rated }} page="/dashboard" chance={1} />
    </div>
  );
}

const answers = [
  {
    route: feedbackRoutes.getFeedback,
    path: `/api/analyses/${sampleSummary.id}/feedback`,
    body: {
      feedback: {
        type: 'helpful_questions',
        rating: 4,
        score: 8,
        message: null,
        followUp: 'Which of the two headlines reads first?',
        givenAt: '2026-11-20T10:00:00.000Z',
      },
    },
  },
  {
    route: feedbackRoutes.giveFeedback,
    status: 201,
    body: { message: 'Stored.', satisfactionScore: 6, enhancedNext: true },
  },
];

export const states: readonly GalleryState[] = [
  { id: 'feedback', title: 'Feedback', session: planSession('free'), answers, screen: <Panel /> },
  {
    id: 'feedback-pro',
    title: 'Feedback on Pro, rated before',
    session: planSession('pro'),
    answers,
    screen: <Panel rated={8} />,
  },
  {
    id: 'feedback-follow-up',
    title: 'Feedback, second question',
    session: planSession('free'),
    answers,
    screen: <Panel press={['I need more guidance']} />,
  },
  {
    id: 'feedback-scored',
    title: 'Feedback on Elite, scored',
    session: planSession('elite'),
    answers,
    screen: <Panel press={['6 of 10']} />,
  },
  {
    id: 'feedback-thanks',
    title: 'Feedback, thanks',
    session: planSession('free'),
    answers,
    screen: <Panel press={['Exactly what I needed']} />,
  },
];
