import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../sdk/api-context.tsx';
import { toast } from '../../ui/toast-store.ts';
import { signOut } from './sign-out.ts';

/** Sign-out as a button needs it: busy state, and a message where the server could not be told. */
export function useSignOut(): { run(): void; busy: boolean } {
  const api = useApi();
  const queries = useQueryClient();
  const ending = useMutation({
    mutationFn: () => signOut(api, queries),
    onError: (error) => toast({ title: 'You are still signed in', text: error.message, tone: 'danger' }),
  });
  return { run: () => ending.mutate(), busy: ending.isPending };
}
