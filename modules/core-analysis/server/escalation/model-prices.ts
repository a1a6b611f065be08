/** What a model costs and how it is asked. */
export interface ModelPrice {
  /** As its maker writes it. */
  readonly name: string;
  /** US dollars per million tokens, which is micro-dollars per token. */
  readonly input: number;
  readonly output: number;
  /** Whether it takes `output_config.effort`. */
  readonly effort: boolean;
}

/** Day the prices were taken from Anthropic's model pages (platform.claude.com/docs, "Models & pricing"). */
export const PRICES_OF = '2026-10-07';

/**
 * Models that see pictures and keep to an output schema. Haiku 5.5 has a second,
 * higher price for prompts above 100,000 tokens, which ours never reach.
 */
export const MODEL_PRICES = {
  'claude-opus-5-5': { name: 'Claude Opus 5.5', input: 4, output: 20, effort: true },
  'claude-sonnet-5-5': { name: 'Claude Sonnet 5.5', input: 2, output: 10, effort: true },
  'claude-haiku-5-5': { name: 'Claude Haiku 5.5', input: 0.1, output: 0.5, effort: true },
  'claude-sonnet-5': { name: 'Claude Sonnet 5', input: 2, output: 10, effort: true },
  'claude-opus-5': { name: 'Claude Opus 5', input: 5, output: 25, effort: true },
  'claude-haiku-4-5': { name: 'Claude Haiku 4.5', input: 1, output: 5, effort: false },
} as const satisfies Record<string, ModelPrice>;

export type PricedModel = keyof typeof MODEL_PRICES;
export const PRICED_MODELS = Object.keys(MODEL_PRICES) as [PricedModel, ...PricedModel[]];

/** Tokens of one answer, as its `usage` reports them. */
export interface TokenUsage {
  readonly input_tokens: number;
  readonly output_tokens: number;
  readonly cache_creation_input_tokens?: number | null;
  readonly cache_read_input_tokens?: number | null;
}

/** Cost in micro-dollars, rounded up. We ask for no caching; should some be reported, it counts at its dearest (twice the input). */
export function costMicros(model: PricedModel, usage: TokenUsage): number {
  const { input, output } = MODEL_PRICES[model];
  const written = usage.cache_creation_input_tokens ?? 0;
  const read = usage.cache_read_input_tokens ?? 0;
  return Math.ceil((usage.input_tokens + read + 2 * written) * input + usage.output_tokens * output);
}

/** Tokens a request takes beside what we write: roles, the schema's own instruction. */
const OVERHEAD_TOKENS = 1_000;
/** Pictures are read in patches of 28 pixels: 46 x 46 for the preview's 1280, 23 x 23 for a keyframe's 640; with room. */
export const PICTURE_TOKENS = { preview: 2_400, keyframe: 640 } as const;

/**
 * The most one request can cost, in micro-dollars: every byte of text a token of
 * its own (no tokenizer makes more), pictures at their largest, the answer as
 * long as it may be.
 */
export function worstCaseMicros(
  model: PricedModel,
  request: { textBytes: number; pictureTokens: number; maxOutputTokens: number },
): number {
  const { input, output } = MODEL_PRICES[model];
  const read = request.textBytes + request.pictureTokens + OVERHEAD_TOKENS;
  return Math.ceil(read * input + request.maxOutputTokens * output);
}
