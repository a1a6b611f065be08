import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useApi } from '#shell/sdk/api-context.tsx';
import { failureText } from '#shell/sdk/failure-text.ts';
import { routeKey } from '#shell/sdk/route-query.ts';
import { Button } from '#shell/ui/button.tsx';
import { Card } from '#shell/ui/card.tsx';
import { Field } from '#shell/ui/field.tsx';
import { FormError } from '#shell/ui/form-error.tsx';
import { toast } from '#shell/ui/toast-store.ts';
import { type BusinessSettings, businessRoutes } from '../../contract/business.ts';
import { count, money } from '../format.ts';

/** Asks for order value and volume until they are known; afterwards they stand in a line with a way to change them. */
export function BusinessSettingsForm({ settings }: { settings: BusinessSettings }) {
  const { orderValue, currency, monthlyOrders } = settings;
  const [editing, setEditing] = useState(false);
  if (orderValue !== null && currency !== null && monthlyOrders !== null && !editing)
    return (
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="text-small text-muted" data-metric="revenue-impact">
          You said: {money(orderValue, currency, orderValue % 1 === 0 ? 0 : 2)} an order, {count(monthlyOrders)} orders
          a month.
        </p>
        <Button size="sm" onClick={() => setEditing(true)}>
          Change
        </Button>
      </div>
    );
  return <Form settings={settings} onDone={() => setEditing(false)} canCancel={editing} />;
}

interface FormProps {
  settings: BusinessSettings;
  canCancel: boolean;
  onDone(): void;
}

function Form({ settings, canCancel, onDone }: FormProps) {
  const api = useApi();
  const queries = useQueryClient();
  const [orderValue, setOrderValue] = useState(settings.orderValue?.toString() ?? '');
  const [currency, setCurrency] = useState(settings.currency ?? 'USD');
  const [monthlyOrders, setMonthlyOrders] = useState(settings.monthlyOrders?.toString() ?? '');
  const save = useMutation({
    mutationFn: () =>
      api.call(businessRoutes.setBusinessSettings, {
        body: {
          orderValue: Number(orderValue),
          currency: currency.trim().toUpperCase(),
          monthlyOrders: Number(monthlyOrders),
        },
      }),
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: routeKey(businessRoutes.business) });
      toast({ title: 'Saved', text: 'Revenue is computed anew from these values.', tone: 'success' });
      onDone();
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    save.mutate();
  };
  return (
    <Card className="min-w-0 p-5">
      <h3 className="text-body font-medium">What is an order worth to you?</h3>
      <p className="mt-1 max-w-[40rem] text-small text-muted">
        Revenue can only be computed from these. You are asked once and can change them at any time. Nobody else sees
        them.
      </p>
      <form onSubmit={submit} className="mt-4 grid gap-4" noValidate>
        <FormError message={save.error ? failureText(save.error, 'The values could not be saved.') : null} />
        <div className="grid gap-4 sm:grid-cols-3">
          <Field
            label="Average order value"
            type="number"
            inputMode="decimal"
            min="0"
            step="any"
            value={orderValue}
            onChange={(event) => setOrderValue(event.target.value)}
          />
          <Field
            label="Currency"
            maxLength={3}
            hint="Three letters, such as USD"
            autoCapitalize="characters"
            value={currency}
            onChange={(event) => setCurrency(event.target.value)}
          />
          <Field
            label="Orders a month"
            type="number"
            inputMode="numeric"
            min="1"
            value={monthlyOrders}
            onChange={(event) => setMonthlyOrders(event.target.value)}
          />
        </div>
        <div className="flex flex-wrap gap-3">
          <Button type="submit" variant="primary" busy={save.isPending} disabled={!orderValue || !monthlyOrders}>
            Save
          </Button>
          {canCancel ? <Button onClick={onDone}>Cancel</Button> : null}
        </div>
      </form>
    </Card>
  );
}
