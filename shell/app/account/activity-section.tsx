import { useInfiniteQuery } from '@tanstack/react-query';
import clsx from 'clsx';
import { CircleAlert, Dot } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { type AuditView, profileRoutes } from '#platform/accounts/profile-contract.ts';
import { useApi } from '../../sdk/api-context.tsx';
import { failureText } from '../../sdk/failure-text.ts';
import { PartState } from '../../sdk/part-state.tsx';
import { routeKey } from '../../sdk/route-query.ts';
import { Button } from '../../ui/button.tsx';
import { PageSection } from '../../ui/page-section.tsx';
import { activitySentence } from './activity-sentence.ts';
import { deviceText, networkText } from './origin-text.ts';
import { moment } from './when.ts';

/** Shown at first; a page of the server has 50. */
const FIRST = 8;
const MORE = 25;

/** Everything that happened to the account, newest first. */
export function ActivitySection() {
  const api = useApi();
  const trail = useInfiniteQuery({
    queryKey: routeKey(profileRoutes.audit),
    queryFn: ({ pageParam, signal }) => api.call(profileRoutes.audit, { query: { before: pageParam } }, { signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
  });
  const [shown, setShown] = useState(FIRST);
  const entries = trail.data?.pages.flatMap((page) => page.entries) ?? [];
  const list = useRef<HTMLOListElement>(null);
  const first = useRef<number | null>(null);

  useEffect(() => {
    // The button stays where it was, far below what is new: reading goes on there.
    const place = first.current;
    if (place === null || shown <= place || entries.length <= place) return;
    first.current = null;
    list.current?.querySelectorAll('li')[place]?.focus();
  }, [shown, entries.length]);

  const more = async () => {
    first.current = Math.min(shown, entries.length);
    if (shown + MORE > entries.length && trail.hasNextPage) {
      const { isError } = await trail.fetchNextPage();
      if (isError) return;
    }
    setShown(shown + MORE);
  };
  const left = shown < entries.length || trail.hasNextPage;
  return (
    <PageSection
      id="activity"
      title="Activity"
      text="Sign-ins, failed sign-ins and changes to your account. Something you don’t recognise? Change your password: that signs out every other device."
    >
      <div className="p-5 empty:hidden sm:px-6">
        <PartState query={trail} what="your activity" />
        <ol ref={list} aria-label="Activity" className="-my-2.5 empty:hidden">
          {entries.slice(0, shown).map((entry) => (
            <ActivityItem key={entry.id} entry={entry} />
          ))}
        </ol>
        {entries.length > 0 && left ? (
          <div className="mt-5 flex flex-wrap items-center gap-3">
            <Button size="sm" busy={trail.isFetchingNextPage} onClick={() => void more()}>
              Show more<span className="sr-only"> activity</span>
            </Button>
            <p role="alert" className="text-small text-danger">
              {trail.isFetchNextPageError ? failureText(trail.error, 'That did not work. Please try again.') : null}
            </p>
          </div>
        ) : null}
      </div>
    </PageSection>
  );
}

function ActivityItem({ entry }: { entry: AuditView }) {
  const { text, refused } = activitySentence(entry);
  const Icon = refused ? CircleAlert : Dot;
  return (
    <li tabIndex={-1} className="flex gap-2 border-b py-2.5 last:border-b-0">
      <Icon className={clsx('size-5 shrink-0', refused ? 'p-0.5 text-warning' : 'text-muted')} aria-hidden />
      <div className="min-w-0">
        <p className={clsx('text-small', refused ? 'font-medium text-warning' : 'text-text')}>{text}</p>
        <p className="text-small text-muted">
          <time dateTime={entry.at}>{moment(entry.at)}</time>, {deviceText(entry)}, {networkText(entry)}
        </p>
      </div>
    </li>
  );
}
