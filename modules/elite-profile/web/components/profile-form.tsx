import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import clsx from 'clsx';
import { type FormEvent, type ReactNode, useState } from 'react';
import { useApi } from '#shell/sdk/api-context.tsx';
import { PartState } from '#shell/sdk/part-state.tsx';
import { routeKey, routeQuery } from '#shell/sdk/route-query.ts';
import { useUnsavedWork } from '#shell/sdk/unsaved-work.ts';
import { Button } from '#shell/ui/button.tsx';
import { Card } from '#shell/ui/card.tsx';
import { Segmented } from '#shell/ui/segmented.tsx';
import { Select } from '#shell/ui/select.tsx';
import { toast } from '#shell/ui/toast-store.ts';
import type { Choices, Profile } from '../../contract/profile.ts';
import { profileRoutes as routes } from '../../contract/routes.ts';
import { AUDIENCE_LABELS, FEEDBACK_LABELS, GOAL_LABELS, INDUSTRY_LABELS, PERSONALITY_LABELS } from '../labels.ts';
import { AdvicePreview } from './advice-preview.tsx';
import { ChoiceChips } from './choice-chips.tsx';
import { JudgingChanges } from './judging-changes.tsx';

const optionsOf = <Id extends string>(labels: Readonly<Record<Id, string>>) =>
  (Object.keys(labels) as Id[]).map((id) => ({ id, label: labels[id] }));

const INDUSTRIES = [{ id: 'none' as const, label: 'Not chosen' }, ...optionsOf(INDUSTRY_LABELS)];
const same = (one: Choices, other: Choices): boolean => JSON.stringify(one) === JSON.stringify(other);
const choicesOf = ({ updatedAt: _, ...choices }: Profile): Choices => choices;

/** The profile's fields, each group beside what it changes. Nothing is in force before it is saved. */
export function ProfileForm({ profile }: { profile: Profile }) {
  const api = useApi();
  const queries = useQueryClient();
  const [draft, setDraft] = useState(() => choicesOf(profile));
  const change = (part: Partial<Choices>) => setDraft((old) => ({ ...old, ...part }));
  const preview = useQuery({
    ...routeQuery(api, routes.previewProfile, { body: draft }),
    placeholderData: keepPreviousData,
  });
  const save = useMutation({
    mutationFn: () => api.call(routes.saveProfile, { body: draft }),
    onSuccess: async (saved) => {
      queries.setQueryData(routeKey(routes.getProfile, {}), saved);
      toast({
        title: 'Profile Updated',
        text: 'Your AI assistant has been personalized to your preferences.',
        tone: 'success',
      });
      // Results are worded by it from now on.
      await queries.invalidateQueries();
    },
    onError: () =>
      toast({ title: 'Update Failed', text: 'Could not update your profile. Please try again.', tone: 'danger' }),
  });
  const dirty = profile.updatedAt === null || !same(draft, choicesOf(profile));
  useUnsavedWork(!same(draft, choicesOf(profile)));

  const submit = (event: FormEvent) => {
    event.preventDefault();
    save.mutate();
  };
  return (
    <form onSubmit={submit} className="grid grid-cols-[minmax(0,1fr)] gap-8">
      <Group
        id="wording"
        title="How advice is worded"
        text="The words of every result, old and new. The facts stay the same."
        effect="Live preview"
        shown={
          preview.data ? (
            <AdvicePreview advice={preview.data.advice} />
          ) : (
            <PartState query={preview} what="the preview" />
          )
        }
      >
        <Choice title="Personality">
          <Segmented
            label="Personality"
            options={optionsOf(PERSONALITY_LABELS)}
            value={draft.aiPersonality}
            onChange={(aiPersonality) => change({ aiPersonality })}
          />
        </Choice>
        <Choice title="Feedback style">
          <Segmented
            label="Feedback style"
            options={optionsOf(FEEDBACK_LABELS)}
            value={draft.preferredFeedbackStyle}
            onChange={(preferredFeedbackStyle) => change({ preferredFeedbackStyle })}
          />
        </Choice>
      </Group>
      <Group
        id="judging"
        title="What you make ads for"
        text="New analyses are judged with this in mind, where research says how."
        effect="What this changes in the score"
        shown={preview.data ? <JudgingChanges {...preview.data} /> : <PartState query={preview} what="the changes" />}
      >
        <Select
          label="Industry"
          options={INDUSTRIES}
          value={draft.industry ?? 'none'}
          onChange={(id) => change({ industry: id === 'none' ? null : id })}
        />
        <ChoiceChips
          label="Content goals"
          hint="Beside the goal you choose for each analysis."
          options={GOAL_LABELS}
          chosen={draft.contentGoals}
          onChange={(contentGoals) => change({ contentGoals })}
        />
        <ChoiceChips
          label="Target audience"
          hint="Who should act on your ads."
          options={AUDIENCE_LABELS}
          chosen={draft.targetAudience}
          onChange={(targetAudience) => change({ targetAudience })}
        />
      </Group>
      <div
        className={clsx(
          '-mx-4 flex flex-wrap items-center justify-between gap-3 border-t bg-bg px-4 py-3 md:-mx-10 md:px-10',
          dirty && 'sticky bottom-[calc(3.5rem+env(safe-area-inset-bottom))] z-10 md:bottom-0',
        )}
      >
        <p className="min-w-0 flex-1 text-small text-muted" role="status">
          {profile.updatedAt === null
            ? 'Not in use yet: save it to switch it on.'
            : dirty
              ? 'You have unsaved changes.'
              : 'Saved and in use.'}
        </p>
        <Button type="submit" variant="primary" busy={save.isPending} disabled={!dirty}>
          Save profile
        </Button>
      </div>
    </form>
  );
}

interface GroupProps {
  id: string;
  title: string;
  text: string;
  /** What stands beside it. */
  effect: string;
  shown: ReactNode;
  children: ReactNode;
}

/** Choices, and at their side (under them on narrow screens) what they do. */
function Group({ id, title, text, effect, shown, children }: GroupProps) {
  return (
    <section
      aria-labelledby={id}
      className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-10 gap-y-5 border-t pt-6 lg:grid-cols-2"
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
        <div>
          <h2 id={id} className="text-heading">
            {title}
          </h2>
          <p className="mt-1 text-small text-muted">{text}</p>
        </div>
        {children}
      </div>
      <Card role="group" aria-label={effect} className="min-w-0 p-5">
        <p className="mb-3 text-small font-medium text-accent">{effect}</p>
        {shown}
      </Card>
    </section>
  );
}

function Choice({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <p aria-hidden className="mb-1.5 text-small font-medium">
        {title}
      </p>
      {children}
    </div>
  );
}
