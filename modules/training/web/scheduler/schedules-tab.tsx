import { useQuery } from '@tanstack/react-query';
import { Pause, Play, StepForward } from 'lucide-react';
import { useApi } from '#shell/sdk/api-context.tsx';
import { PartState } from '#shell/sdk/part-state.tsx';
import { routeQuery } from '#shell/sdk/route-query.ts';
import { Badge } from '#shell/ui/badge.tsx';
import { Button } from '#shell/ui/button.tsx';
import { Card } from '#shell/ui/card.tsx';
import type { TrainingSchedule } from '../../contract/dashboard.ts';
import { trainingRoutes as routes } from '../../contract/routes.ts';
import { moment, ownTime, utcTime } from '../format.ts';
import { type ChangeRequest, useTrainingChange } from '../use-training-change.ts';

/** When training runs by itself; operators pause, resume and run. */
export function SchedulesTab({ operator }: { operator: boolean }) {
  const schedules = useQuery(routeQuery(useApi(), routes.listSchedules, {}));
  return (
    <>
      <PartState query={schedules} what="the schedules" />
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-3 lg:grid-cols-2" aria-label="Schedules">
        {schedules.data?.data.map((schedule) => (
          <li key={schedule.id}>
            <ScheduleCard schedule={schedule} operator={operator} />
          </li>
        ))}
      </ul>
    </>
  );
}

function ScheduleCard({ schedule, operator }: { schedule: TrainingSchedule; operator: boolean }) {
  const { title, when, paused, note, lastRunAt, nextRuns } = schedule;
  return (
    <Card className="flex h-full flex-col p-5">
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <h3 className="text-body">{title}</h3>
        <Badge tone={paused ? 'warning' : 'success'}>{paused ? 'Paused' : 'On'}</Badge>
      </div>
      <p className="mt-1 text-small text-muted">{when}</p>
      {note ? <p className="mt-1 text-small text-muted">{note}</p> : null}
      <h4 className="mt-4 text-small font-medium">Next three times</h4>
      {nextRuns.length === 0 ? (
        <p className="mt-1 text-small text-muted">
          {paused ? 'None while it is paused.' : 'No time is planned at the moment.'}
        </p>
      ) : (
        <ol className="mt-1 grid gap-1 text-small">
          {nextRuns.map((at) => (
            <li key={at} className="flex flex-wrap justify-between gap-x-4">
              <span className="nums">{utcTime(at)}</span>
              <span className="nums text-muted">{ownTime(at)} for you</span>
            </li>
          ))}
        </ol>
      )}
      <p className="mt-4 text-small text-muted">
        {lastRunAt ? `Last run ${moment(lastRunAt)}` : 'It has not run yet.'}
      </p>
      {operator ? <Steering schedule={schedule} /> : null}
    </Card>
  );
}

function Steering({ schedule: { id, title, paused } }: { schedule: TrainingSchedule }) {
  const change = useTrainingChange({
    call: ({ api, input: action }: ChangeRequest<'pause' | 'resume' | 'run'>) =>
      api.call(routes.steerSchedule, { params: { id, action } }),
    done: { title: 'Schedule Updated', text: ({ message }) => message },
    failed: { title: 'Schedule Not Changed', fallback: 'Please try again.' },
  });
  const busy = (action: string) => change.isPending && change.variables === action;
  const next = paused ? 'resume' : 'pause';
  const Icon = paused ? Play : Pause;
  return (
    <div className="mt-auto flex flex-wrap gap-2 pt-4">
      <Button
        size="sm"
        busy={busy(next)}
        disabled={change.isPending}
        icon={<Icon className="size-4" aria-hidden />}
        onClick={() => change.mutate(next)}
      >
        {paused ? 'Resume' : 'Pause'}
        <span className="sr-only"> {title}</span>
      </Button>
      <Button
        size="sm"
        busy={busy('run')}
        disabled={change.isPending}
        icon={<StepForward className="size-4" aria-hidden />}
        onClick={() => change.mutate('run')}
      >
        Run now
        <span className="sr-only">: {title}</span>
      </Button>
    </div>
  );
}
