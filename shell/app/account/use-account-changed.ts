import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';

/**
 * Reads everything of the account anew: who is signed in (a new session has a
 * new token for changing calls), devices, activity. Wait for it before the next call.
 */
export function useAccountChanged(): () => Promise<void> {
  const queries = useQueryClient();
  return useCallback(() => queries.invalidateQueries({ queryKey: ['accounts'] }), [queries]);
}
