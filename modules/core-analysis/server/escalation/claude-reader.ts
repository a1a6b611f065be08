import Anthropic from '@anthropic-ai/sdk';
import { zodOutputFormat } from '@anthropic-ai/sdk/helpers/zod';
import * as z from 'zod';
import { OutboundError } from '#platform/http/outbound-fetch.ts';
import type { Log } from '#platform/log/log.ts';
import { timeLimit } from '#platform/time-limit.ts';
import { answerSchema, checkAnswer } from './model-answer.ts';
import { costMicros, MODEL_PRICES, PICTURE_TOKENS, type PricedModel, worstCaseMicros } from './model-prices.ts';
import type { ModelQuestion } from './model-question.ts';
import type { ModelReader, ModelReply } from './model-reader.ts';

export interface ClaudeOptions {
  readonly apiKey: string;
  readonly baseUrl: string;
  readonly model: PricedModel;
  /** How requests leave this machine. */
  readonly fetch: typeof fetch;
  readonly log: Log;
  readonly limits?: Partial<typeof LIMITS>;
}

const LIMITS = {
  /** One request with its answer. */
  requestMs: 60_000,
  /** All tries with the waits between them. */
  totalMs: 120_000,
  /** A server that asks for a longer wait is not asked again. */
  longestWaitMs: 20_000,
};

/** Thinking and answer together; six statements take about 1,200. */
const MOST_OUTPUT_TOKENS = 4_096;

const FORMAT = zodOutputFormat(answerSchema);
const SCHEMA_BYTES = Buffer.byteLength(JSON.stringify(FORMAT.schema));
const OVERLOADED: readonly (number | undefined)[] = [429, 503, 529];

/** The parts of a message that are looked at: what comes over the wire is not believed to have the SDK's types. */
const message = z.object({
  stop_reason: z.string().nullable(),
  content: z.array(z.looseObject({ type: z.string(), text: z.string().optional() })),
  usage: z.object({
    input_tokens: z.number().int().min(0),
    output_tokens: z.number().int().min(0),
    cache_creation_input_tokens: z.number().int().min(0).nullish(),
    cache_read_input_tokens: z.number().int().min(0).nullish(),
  }),
});

/** How the tries of one question go, beside what the SDK says. */
interface Course {
  /** Set when a request left and no answer came: it may have been paid. */
  lost: 'timed_out' | 'unavailable' | undefined;
  /** Status of the last answer. */
  status: number | undefined;
}

/**
 * Claude through its API. The SDK tries again after 429 and 5xx, which cost
 * nothing; a request that left and got no answer may have been paid, so that one
 * is not repeated and one question is never paid twice.
 */
export class ClaudeReader implements ModelReader {
  readonly model: PricedModel;
  readonly name: string;
  private readonly client: Anthropic;
  private readonly limits: typeof LIMITS;

  constructor(private readonly options: ClaudeOptions) {
    this.model = options.model;
    this.name = MODEL_PRICES[options.model].name;
    this.limits = { ...LIMITS, ...options.limits };
    this.client = new Anthropic({
      apiKey: options.apiKey,
      baseURL: options.baseUrl,
      timeout: this.limits.requestMs,
      maxRetries: 2,
      // The SDK would log requests with their pictures.
      logLevel: 'off',
      openTelemetry: false,
    });
  }

  worstCase({ system, text, pictures }: ModelQuestion): number {
    const labels = pictures.reduce((sum, { label }) => sum + Buffer.byteLength(label), 0);
    return worstCaseMicros(this.model, {
      textBytes: Buffer.byteLength(system) + Buffer.byteLength(text) + labels + SCHEMA_BYTES,
      pictureTokens: pictures.reduce((sum, { kind }) => sum + PICTURE_TOKENS[kind], 0),
      maxOutputTokens: MOST_OUTPUT_TOKENS,
    });
  }

  async read(question: ModelQuestion, signal: AbortSignal): Promise<ModelReply> {
    const course: Course = { lost: undefined, status: undefined };
    const enough = new AbortController();
    const until = timeLimit(this.limits.totalMs, signal, enough.signal);
    const client = this.client.withOptions({ fetch: this.watched(course, enough) });
    try {
      // `create`, not `parse`: that one throws on an answer off the schema and its usage would be lost.
      const reply = await client.messages.create(this.request(question), { signal: until });
      return this.judge(reply, question);
    } catch (error) {
      signal.throwIfAborted();
      return this.failed(error, course);
    }
  }

  private request({ system, text, pictures }: ModelQuestion): Anthropic.MessageCreateParamsNonStreaming {
    const { type, schema } = FORMAT;
    return {
      model: this.model,
      max_tokens: MOST_OUTPUT_TOKENS,
      system,
      output_config: {
        format: { type, schema },
        ...(MODEL_PRICES[this.model].effort ? { effort: 'low' } : {}),
      },
      messages: [
        {
          role: 'user',
          content: [
            ...pictures.flatMap(({ label, webp }): Anthropic.ContentBlockParam[] => [
              { type: 'text', text: label },
              {
                type: 'image',
                source: { type: 'base64', media_type: 'image/webp', data: Buffer.from(webp).toString('base64') },
              },
            ]),
            { type: 'text', text },
          ],
        },
      ],
    };
  }

  private watched(course: Course, enough: AbortController): typeof fetch {
    return async (input, init) => {
      try {
        const response = await this.options.fetch(input, init);
        course.status = response.status;
        const wait = Number(response.headers.get('retry-after') ?? 0) * 1000;
        if (wait > this.limits.longestWaitMs) response.headers.set('x-should-retry', 'false');
        return response;
      } catch (error) {
        if (!(error instanceof OutboundError) || error.sent) {
          course.lost = error instanceof OutboundError ? 'unavailable' : 'timed_out';
          enough.abort();
        }
        throw error;
      }
    };
  }

  private judge(reply: unknown, question: ModelQuestion): ModelReply {
    const parsed = message.safeParse(reply);
    if (!parsed.success) return this.told({ outcome: 'malformed', micros: null }, 'no message');
    const { stop_reason, content, usage } = parsed.data;
    const micros = costMicros(this.model, usage);
    if (stop_reason === 'refusal') return this.told({ outcome: 'refused', micros }, stop_reason);
    if (stop_reason !== 'end_turn') return this.told({ outcome: 'malformed', micros }, String(stop_reason));
    const text = content.map((block) => (block.type === 'text' ? (block.text ?? '') : '')).join('');
    const answer = checkAnswer(text, question);
    return answer ? { outcome: 'answered', answer, micros } : this.told({ outcome: 'malformed', micros }, 'off schema');
  }

  private failed(error: unknown, { lost, status }: Course): ModelReply {
    if (lost) return this.told({ outcome: lost, micros: null }, lost);
    if (OVERLOADED.includes(status)) return this.told({ outcome: 'overloaded', micros: 0 }, status);
    // An answer that counts as success and is no JSON: it was produced, so it may have been paid.
    if (status !== undefined && status < 300) return this.told({ outcome: 'malformed', micros: null }, 'broken JSON');
    const type = error instanceof Anthropic.APIError ? error.type : undefined;
    return this.told({ outcome: 'unavailable', micros: 0 }, status ?? 'no answer', type);
  }

  /** Codes only: messages could quote what was sent. */
  private told<R extends ModelReply>(reply: R, because: string | number | undefined, type?: string | null): R {
    this.options.log.warn(
      { model: this.model, outcome: reply.outcome, because, type },
      'no second opinion was obtained',
    );
    return reply;
  }
}
