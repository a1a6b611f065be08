import * as z from 'zod';
import type { ObjectTypes } from '../objects/object-types.ts';
import { newId, randomWord } from '../store/ids.ts';
import type { Tx } from '../store/tx.ts';
import { listParams, page } from '../wire/list.ts';
import { text } from '../wire/params.ts';
import { type ApiRoute, route, withoutEffect } from '../wire/route.ts';
import { living } from './customer-routes.ts';

/** Sessions of the billing portal, and its one configuration. */
export const portalRoutes: readonly ApiRoute[] = [
  route(
    'POST /v1/billing_portal/sessions',
    {
      customer: text,
      return_url: text.optional(),
      configuration: text.optional(),
      flow_data: z
        .strictObject({
          type: z.enum(['payment_method_update', 'subscription_cancel']),
          after_completion: z
            .strictObject({
              type: text,
              redirect: z.strictObject({ return_url: text }).optional(),
              ...withoutEffect('hosted_confirmation'),
            })
            .optional(),
          subscription_cancel: z.strictObject({ subscription: text, ...withoutEffect('retention') }).optional(),
        })
        .optional(),
      ...withoutEffect('locale', 'on_behalf_of'),
    },
    async (tx, input) => {
      const customer = await living(tx, input.customer, 'customer');
      const configuration = await portalConfiguration(tx, input.configuration);
      const id = newId('billing_portal.session');
      const secret = randomWord(40);
      const session: ObjectTypes['billing_portal.session'] = {
        id,
        object: 'billing_portal.session',
        configuration: configuration.id,
        created: tx.now,
        customer: customer.id,
        customer_account: null,
        flow: (input.flow_data === undefined
          ? null
          : {
              after_completion: {
                hosted_confirmation: null,
                redirect: null,
                type: 'portal_homepage',
                ...input.flow_data.after_completion,
              },
              subscription_cancel: input.flow_data.subscription_cancel
                ? { retention: null, ...input.flow_data.subscription_cancel }
                : null,
              subscription_update: null,
              subscription_update_confirm: null,
              type: input.flow_data.type,
            }) as unknown as ObjectTypes['billing_portal.session']['flow'],
        livemode: false,
        locale: null,
        on_behalf_of: null,
        return_url: input.return_url ?? null,
        url: `${tx.settings.publicUrl}/p/${id}/${secret}`,
      };
      return tx.create('billing_portal.session', session, 'billing_portal.session.created', { secret });
    },
  ),
  route(
    'GET /v1/billing_portal/configurations',
    { ...listParams, ...withoutEffect('active', 'is_default') },
    async (tx, input) =>
      page('/v1/billing_portal/configurations', 'billing_portal.configuration', [await portalConfiguration(tx)], input),
  ),
];

async function portalConfiguration(tx: Tx, id?: string): Promise<ObjectTypes['billing_portal.configuration']> {
  if (id !== undefined) return tx.need('billing_portal.configuration', id, 'configuration');
  const [known] = await tx.list('billing_portal.configuration', { is_default: true });
  if (known !== undefined) return known;
  const made = {
    id: newId('billing_portal.configuration'),
    object: 'billing_portal.configuration' as const,
    active: true,
    application: null,
    business_profile: { headline: null, privacy_policy_url: null, terms_of_service_url: null },
    created: tx.now,
    default_return_url: null,
    features: {
      customer_update: { allowed_updates: [], enabled: false },
      invoice_history: { enabled: true },
      payment_method_update: { enabled: true, payment_method_configuration: null },
      subscription_cancel: {
        cancellation_reason: { enabled: false, options: [] },
        enabled: true,
        mode: 'at_period_end',
        proration_behavior: 'none',
      },
      subscription_update: {
        billing_cycle_anchor: null,
        default_allowed_updates: [],
        enabled: false,
        proration_behavior: 'none',
        schedule_at_period_end: { conditions: [] },
        trial_update_behavior: 'end_trial',
      },
    },
    is_default: true,
    livemode: false,
    login_page: { enabled: false, url: null },
    metadata: {},
    name: null,
    updated: tx.now,
  } as unknown as ObjectTypes['billing_portal.configuration'];
  return tx.create('billing_portal.configuration', made);
}
