import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useApi } from '#shell/sdk/api-context.tsx';
import { failureText } from '#shell/sdk/failure-text.ts';
import { PartState } from '#shell/sdk/part-state.tsx';
import { routeQuery } from '#shell/sdk/route-query.ts';
import { Card } from '#shell/ui/card.tsx';
import { Switch } from '#shell/ui/input/switch.tsx';
import { toast } from '#shell/ui/toast-store.ts';
import { trainingRoutes as routes } from '../../contract/routes.ts';
import { moment } from '../format.ts';

/** Whether one's own data also train the platform's model; on every plan. */
export function ConsentSwitch() {
  const api = useApi();
  const queries = useQueryClient();
  const read = routeQuery(api, routes.getConsent, {});
  const consent = useQuery(read);
  const change = useMutation({
    mutationFn: (contributes: boolean) => api.call(routes.setConsent, { body: { contributes } }),
    onSuccess: (kept) => queries.setQueryData(read.queryKey, kept),
    onError: (error) => toast({ title: 'Not saved', text: failureText(error, 'Please try again.'), tone: 'danger' }),
  });
  const on = consent.data?.contributes ?? false;
  return (
    <section aria-labelledby="consent">
      <Card className="p-5">
        <h2 id="consent" className="text-heading">
          Your data in the shared model
        </h2>
        <PartState query={consent} what="your choice" />
        {consent.data ? (
          <>
            <Switch
              className="mt-2"
              label="Train the platform’s model with my results"
              on={change.isPending ? change.variables : on}
              disabled={change.isPending}
              onChange={(next) => change.mutate(next)}
              hint="Models learn from your measurements, ratings and results. Examples for training are made from your own images and advice; they stay in your account, and no other account sees them. Switch it off at any time: runs stop using your data at once, and the next full retraining replaces models that were trained with it."
            />
            {consent.data.changedAt ? (
              <p className="mt-2 text-micro text-muted">
                {on ? 'On' : 'Off'} since {moment(consent.data.changedAt)}
              </p>
            ) : null}
          </>
        ) : null}
      </Card>
    </section>
  );
}
