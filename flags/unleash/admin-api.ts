export const PROJECT = 'default';
/** Environments a flag of ours lives in. */
export const FLAG_ENVIRONMENTS = ['development', 'production'] as const;

export type AdminApi = ReturnType<typeof adminApi>;

/** Unleash's admin API; a call that is refused throws with method, path and status. */
export function adminApi(url: string, token: string) {
  const base = `${url.replace(/\/+$/, '')}/api/admin`;
  const call = async (method: string, path: string, body?: unknown): Promise<unknown> => {
    const response = await fetch(`${base}${path}`, {
      method,
      headers: { authorization: token, 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(10_000),
    });
    if (!response.ok) throw new Error(`Unleash answered ${response.status} to ${method} ${path}`);
    const text = await response.text();
    return text === '' ? undefined : JSON.parse(text);
  };
  return {
    get: (path: string) => call('GET', path),
    post: (path: string, body: unknown) => call('POST', path, body),
    put: (path: string, body: unknown) => call('PUT', path, body),
  };
}

/** The rule that opens a flag to a share of the people. */
export function rolloutRule(key: string, percent: number) {
  return {
    name: 'flexibleRollout',
    parameters: { rollout: String(percent), stickiness: 'default', groupId: key },
  } as const;
}
