import { useMutation } from '@tanstack/react-query';
import { useApi } from '#shell/sdk/api-context.tsx';
import { toast } from '#shell/ui/toast-store.ts';
import { billingRoutes } from '../contract/routes.ts';
import { portalFailure } from './failure.ts';
import { billingPath } from './paths.ts';
import { useLeave } from './use-leave.ts';

/** The address the portal leads back to: the page then asks a few times, because what was done there arrives as an event. */
export const PORTAL_RETURN = `${billingPath}?from=portal`;

/** Opens the provider's hosted page for cards and invoices, at a task or at its beginning. */
export function usePortal(): { open(flow?: 'payment_method_update'): void; busy: boolean } {
  const api = useApi();
  const { leaving, leaveFor } = useLeave();
  const opening = useMutation({
    mutationFn: (flow?: 'payment_method_update') =>
      api.call(billingRoutes.createPortalSession, { body: { return_url: PORTAL_RETURN, flow } }),
    onSuccess: ({ url }) => leaveFor(url),
    onError: (error) => toast(portalFailure(error)),
  });
  const busy = opening.isPending || leaving;
  return { open: (flow) => busy || opening.mutate(flow), busy };
}
