import { useMutation } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { feedbackRoutes } from '#modules/core-analysis/contract/feedback.ts';
import { useApi } from '#shell/sdk/api-context.tsx';
import { Button } from '#shell/ui/button.tsx';
import { Card } from '#shell/ui/card.tsx';
import { reportsPath } from '../paths.ts';

const DELAY_MS = 25_000;

/** Core-analysis takes feedback on any page at this address; of its contract only the shape is ours to use. */
const giveFeedback = {
  module: 'core-analysis',
  name: 'giveFeedback',
  method: 'POST',
  path: '/api/public-feedback',
} as unknown as (typeof feedbackRoutes)['giveFeedback'];

const ANSWERS = [
  { rating: 5, label: 'Yes' },
  { rating: 3, label: 'Partly' },
  { rating: 2, label: 'No' },
] as const;

/** Asks once a visit, 25 s after the page was opened, whether it helps. */
export function FeedbackPrompt() {
  const api = useApi();
  const [isShown, setShown] = useState(false);
  const send = useMutation({
    mutationFn: (rating: number) =>
      api.call(giveFeedback, { body: { category: 'performance_reports', rating, page: reportsPath } }),
  });
  useEffect(() => {
    const timer = setTimeout(() => setShown(true), DELAY_MS);
    return () => clearTimeout(timer);
  }, []);
  if (!isShown) return null;
  return (
    <Card className="flex flex-wrap items-center justify-between gap-3 p-4" role="status" aria-label="Feedback">
      <p className="min-w-0 text-small">
        {send.isSuccess
          ? 'Thank you. This helps us improve the page.'
          : send.isError
            ? 'Your answer could not be sent. Please try again.'
            : 'Does this page help you understand your ads?'}
      </p>
      <div className="flex flex-wrap items-center gap-2">
        {send.isSuccess
          ? null
          : ANSWERS.map(({ rating, label }) => (
              <Button key={label} size="sm" disabled={send.isPending} onClick={() => send.mutate(rating)}>
                {label}
              </Button>
            ))}
        <Button
          size="icon"
          variant="ghost"
          aria-label="Close the question"
          icon={<X className="size-4" aria-hidden />}
          onClick={() => setShown(false)}
        />
      </div>
    </Card>
  );
}
