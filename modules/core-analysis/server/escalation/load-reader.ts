import { createOutboundFetch, type OutboundOptions } from '#platform/http/outbound-fetch.ts';
import type { Log } from '#platform/log/log.ts';
import type { CoreAnalysisConfig } from '../config.ts';
import type { ClaudeOptions } from './claude-reader.ts';
import { PRICES_OF } from './model-prices.ts';
import type { ModelReader } from './model-reader.ts';

/** Above the reader's own limit, which says why it gave up. */
const LONGEST_CALL_MS = 90_000;
const LONGEST_ANSWER = 1024 * 1024;

/** How the language model is reached; in tests a local one, without its long waits. */
export interface ModelAccess {
  readonly allowOrigins?: OutboundOptions['allowOrigins'];
  readonly limits?: ClaudeOptions['limits'];
}

/** The configured model; its SDK is loaded only where there is a key. */
export async function loadReader(
  config: CoreAnalysisConfig,
  log: Log,
  { allowOrigins, limits }: ModelAccess,
): Promise<ModelReader | undefined> {
  if (config.ANTHROPIC_API_KEY === undefined) return undefined;
  const { ClaudeReader } = await import('./claude-reader.ts');
  const reader = new ClaudeReader({
    apiKey: config.ANTHROPIC_API_KEY,
    baseUrl: config.ANTHROPIC_BASE_URL,
    model: config.ANTHROPIC_MODEL,
    fetch: createOutboundFetch({ timeoutMs: LONGEST_CALL_MS, maxBytes: LONGEST_ANSWER, allowOrigins }),
    log,
    limits,
  });
  log.info({ model: reader.model, pricesOf: PRICES_OF }, 'hard cases get a second opinion');
  return reader;
}
