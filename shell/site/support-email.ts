import { createContext } from 'react';
import { DEFAULT_SUPPORT_EMAIL } from '#platform/contract/support-email.ts';

/** Where people write to us; the build gives the configured address. */
export const SupportEmail = createContext(DEFAULT_SUPPORT_EMAIL);
