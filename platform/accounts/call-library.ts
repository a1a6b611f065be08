import { APIError } from 'better-auth/api';

/** `undefined` where the account library refuses; what breaks stays thrown. */
export async function callLibrary<T>(call: () => Promise<T>): Promise<T | undefined> {
  try {
    return await call();
  } catch (error) {
    if (error instanceof APIError && error.statusCode < 500) return undefined;
    throw error;
  }
}
