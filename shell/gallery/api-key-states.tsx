import type { ApiKeyView } from '#platform/accounts/api-keys/api-key-contract.ts';
import { CreateApiKey } from '../app/account/api-keys/create-api-key.tsx';
import { RevokeApiKey } from '../app/account/api-keys/revoke-api-key.tsx';
import type { GalleryState } from '../sdk/define-web-module.ts';
import { Beneath } from './beneath.tsx';

const at = '/account';
const nothing = () => undefined;

export const apiKeys: ApiKeyView[] = [
  {
    id: '019aa000-0000-7000-8000-00000000000a',
    name: 'Folder watcher in the studio',
    beginsWith: 'adj_9dT2',
    scopes: ['read', 'analyze'],
    createdAt: '2026-11-20T09:00:00.000Z',
    expiresAt: '2099-02-18T09:00:00.000Z',
    lastUsedAt: '2026-11-21T08:00:00.000Z',
  },
  {
    id: '019aa000-0000-7000-8000-00000000000b',
    name: 'Weekly report',
    beginsWith: 'adj_Qm3x',
    scopes: ['read'],
    createdAt: '2026-05-20T09:00:00.000Z',
    expiresAt: '2026-08-18T09:00:00.000Z',
    lastUsedAt: null,
  },
];

export const apiKeyStates: readonly GalleryState[] = [
  {
    id: 'account-key-create',
    title: 'Account, create an API key',
    at,
    screen: (
      <Beneath>
        <CreateApiKey open onClose={nothing} />
      </Beneath>
    ),
  },
  {
    id: 'account-key-revoke',
    title: 'Account, revoke an API key',
    at,
    screen: (
      <Beneath>
        <RevokeApiKey open apiKey={apiKeys[0] ?? null} onClose={nothing} />
      </Beneath>
    ),
  },
];
