import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createOutboundFetch } from '#platform/http/outbound-fetch.ts';
import { FakeAnthropic, type FakeReply } from '#platform/testing/fake-anthropic.ts';
import { ClaudeReader } from './claude-reader.ts';
import { modelQuestion } from './model-question.ts';
import { answerText, sampleResults, statement } from './testing/model-samples.ts';

const KEY = 'sk-ant-canary-1234';
const PICTURE = Buffer.from('RIFFcanary-pixelsWEBP');
const logged: string[] = [];
const log = pino({ level: 'trace' }, { write: (line: string) => logged.push(line) });
const question = modelQuestion(sampleResults(['Canary copy: buy figs']), [
  { kind: 'preview', label: 'The advertisement:', webp: PICTURE },
]);
const never = new AbortController().signal;

let fake: FakeAnthropic;
beforeAll(async () => {
  fake = await FakeAnthropic.start();
});
beforeEach(() => {
  fake.clear();
  logged.length = 0;
});
afterAll(() => fake.stop());

function reader(limits: { requestMs?: number; totalMs?: number } = {}, origins = [fake.url]): ClaudeReader {
  return new ClaudeReader({
    apiKey: KEY,
    baseUrl: fake.url,
    model: 'claude-sonnet-5-5',
    fetch: createOutboundFetch({ timeoutMs: 5_000, maxBytes: 100_000, allowOrigins: origins }),
    log,
    limits,
  });
}

const read = (...replies: FakeReply[]) => {
  fake.script(...replies);
  return reader().read(question, never);
};

describe('asking Claude', () => {
  it('sends model, schema, picture and measurements, and gets checked statements with their price', async () => {
    const reply = await read({ message: answerText(), usage: { input: 5_000, output: 1_000 } });
    expect(reply).toMatchObject({ outcome: 'answered', micros: 20_000 });
    expect(reply.outcome === 'answered' && reply.answer.statements).toHaveLength(3);
    const [{ headers, body, text } = { headers: {}, body: {}, text: '' }] = fake.received;
    expect(headers.authorization ?? headers['x-api-key']).toContain(KEY);
    expect(headers['anthropic-version']).toMatch(/^\d{4}-\d\d-\d\d$/);
    expect(body).toMatchObject({ model: 'claude-sonnet-5-5', max_tokens: 4_096, output_config: { effort: 'low' } });
    expect(body.output_config.format).toMatchObject({ type: 'json_schema', schema: { type: 'object' } });
    expect(body.output_config.format.schema.required).toEqual(['overall', 'statements']);
    expect(body.messages[0].content.map((block: { type: string }) => block.type)).toEqual(['text', 'image', 'text']);
    expect(body.messages[0].content[1].source).toEqual({
      type: 'base64',
      media_type: 'image/webp',
      data: PICTURE.toString('base64'),
    });
    expect(text).toContain('Canary copy');
    expect(body.metadata).toBeUndefined();
  });

  it('holds at least what the dearest answer to this question would cost', () => {
    // Every byte of the request a token, and the longest answer: 2 and 10 micro-dollars each.
    const bytes = Buffer.byteLength(question.system) + Buffer.byteLength(question.text);
    expect(reader().worstCase(question)).toBeGreaterThan(bytes * 2 + 2_116 * 2 + 4_096 * 10);
    expect(reader().worstCase(question)).toBeLessThan(100_000);
  });

  it('waits as long as a 429 says and then succeeds', async () => {
    const reply = await read(
      { status: 429, type: 'rate_limit_error', retryAfterSeconds: 0.05 },
      { message: answerText() },
    );
    expect(reply.outcome).toBe('answered');
    expect(fake.received).toHaveLength(2);
  });

  it('does not wait for what takes too long', async () => {
    const reply = await read({ status: 429, type: 'rate_limit_error', retryAfterSeconds: 3_600 });
    expect(reply).toEqual({ outcome: 'overloaded', micros: 0 });
    expect(fake.received).toHaveLength(1);
  });

  it('gives up after three times 529, for nothing', async () => {
    const busy: FakeReply = { status: 529, type: 'overloaded_error', retryAfterSeconds: 0.02 };
    expect(await read(busy, busy, busy)).toEqual({ outcome: 'overloaded', micros: 0 });
    expect(fake.received).toHaveLength(3);
  });

  it('gives up after three times 500, and at once on a key that is refused', async () => {
    const broken: FakeReply = { status: 500, retryAfterSeconds: 0.02 };
    expect(await read(broken, broken, broken)).toEqual({ outcome: 'unavailable', micros: 0 });
    expect(fake.received).toHaveLength(3);
    expect(await read({ status: 401, type: 'authentication_error' })).toEqual({ outcome: 'unavailable', micros: 0 });
    expect(fake.received).toHaveLength(4);
  });

  it('asks a silent server once: that call may have been paid', async () => {
    fake.script('silence');
    const reply = await reader({ requestMs: 120 }).read(question, never);
    expect(reply).toEqual({ outcome: 'timed_out', micros: null });
    expect(fake.received).toHaveLength(1);
  });

  it('stops when all its time is over', async () => {
    fake.script('silence');
    const reply = await reader({ totalMs: 120 }).read(question, never);
    expect(reply).toEqual({ outcome: 'timed_out', micros: null });
  });

  it('asks once where the connection is cut after the question had left', async () => {
    expect(await read('reset')).toEqual({ outcome: 'unavailable', micros: null });
    expect(fake.received).toHaveLength(1);
  });

  it('costs nothing where the address cannot be reached', async () => {
    const reply = await reader({}, []).read(question, never);
    expect(reply).toEqual({ outcome: 'unavailable', micros: 0 });
    expect(fake.received).toHaveLength(0);
  }, 15_000);

  it.each<[string, FakeReply, number | null]>([
    ['broken JSON in place of a message', { raw: '{"type": "mess' }, null],
    ['a message without its parts', { raw: '{"type":"message"}' }, null],
    ['text that is no JSON', { message: 'Gladly! The ad is great.' }, 14_000],
    ['JSON off the schema', { message: '{"score": 100}' }, 14_000],
    ['statements that cite nothing they were given', { message: answerText([statement({ cites: ['Z-1'] })]) }, 14_000],
    ['an answer cut at its longest', { message: answerText().slice(0, 90), stop: 'max_tokens' }, 14_000],
    ['a whole answer that was stopped for another reason', { message: answerText(), stop: 'pause_turn' }, 14_000],
    ['no content', { message: '' }, 14_000],
  ])('takes %s for malformed, and pays for it', async (_, script, micros) => {
    expect(await read(script)).toEqual({ outcome: 'malformed', micros });
    expect(fake.received).toHaveLength(1);
  });

  it('takes a refusal for one, whatever was written before it', async () => {
    expect(await read({ message: answerText(), stop: 'refusal' })).toEqual({ outcome: 'refused', micros: 14_000 });
  });

  it('throws only when the one who asked gives up', async () => {
    fake.script('silence');
    await expect(reader().read(question, AbortSignal.timeout(50))).rejects.toMatchObject({ name: 'TimeoutError' });
  });

  it('logs neither key nor question nor picture, whatever happens', async () => {
    await read({ message: answerText() });
    await read({ status: 400, type: 'invalid_request_error' });
    await read('reset');
    await read({ raw: 'x' });
    const all = logged.join('\n');
    expect(all).toContain('no second opinion was obtained');
    for (const secret of [KEY, 'Canary copy', PICTURE.toString('base64'), 'measurements>']) {
      expect(all).not.toContain(secret);
    }
  });
});
