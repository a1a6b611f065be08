import * as z from 'zod';
import type { Sandbox } from '../sandbox.ts';
import type { ApiRequest } from '../wire/answer-api.ts';
import { ApiError } from '../wire/api-error.ts';
import { faultSchema } from './faults.ts';
import { runTrigger, type Trigger, triggerSchema } from './triggers.ts';

const clockSchema = z.union([
  z.strictObject({ to: z.iso.datetime({ offset: true }) }),
  z.strictObject({ advance_seconds: z.int().min(0) }),
]);
const settingsSchema = z.strictObject({
  recording: z.boolean().optional(),
  afterRetries: z.enum(['cancel', 'unpaid', 'past_due']).optional(),
});

interface ControlAnswer {
  readonly status: number;
  readonly headers: Record<string, string>;
  readonly body: string;
}

/**
 * What tests and developers do that Stripe's dashboard or the world would: `POST /_sandbox/clock`, `/settings`,
 * `/trigger`, `/faults`, `GET /_sandbox/clock`, `/requests`, `DELETE /_sandbox/requests`. JSON; takes the secret key as Bearer,
 * so that no web page a developer visits can do it.
 */
export async function answerControl(sandbox: Sandbox, request: ApiRequest): Promise<ControlAnswer> {
  if (request.headers.authorization !== `Bearer ${sandbox.options.secretKey}`)
    return answer(401, { error: 'The sandbox needs its secret key as a Bearer token.' });
  try {
    return await control(sandbox, request);
  } catch (error) {
    if (error instanceof z.ZodError || error instanceof SyntaxError) return answer(400, { error: error.message });
    if (error instanceof ApiError) return answer(error.status, { error: error.body });
    throw error;
  }
}

async function control(sandbox: Sandbox, request: ApiRequest): Promise<ControlAnswer> {
  const given = (): unknown => JSON.parse(request.body || '{}');
  switch (`${request.method} ${request.path}`) {
    case 'GET /_sandbox/clock':
      return answer(200, await clockBody(sandbox));
    case 'POST /_sandbox/clock': {
      const wish = clockSchema.parse(given());
      const to = 'to' in wish ? Math.floor(Date.parse(wish.to) / 1000) : (await sandbox.now()) + wish.advance_seconds;
      if (to < (await sandbox.now())) return answer(400, { error: 'The clock can only move forward.' });
      await sandbox.moveTo(to);
      return answer(200, await clockBody(sandbox));
    }
    case 'POST /_sandbox/settings':
      await sandbox.changeSettings(settingsSchema.parse(given()));
      return answer(200, {});
    case 'POST /_sandbox/trigger': {
      const trigger: Trigger = triggerSchema.parse(given());
      return answer(200, await sandbox.write((tx) => runTrigger(tx, trigger)));
    }
    case 'POST /_sandbox/faults':
      sandbox.faults.set(faultSchema.parse(given()));
      return answer(200, {});
    case 'GET /_sandbox/requests':
      return answer(200, await sandbox.recorder.kept());
    case 'DELETE /_sandbox/requests':
      await sandbox.recorder.forget();
      return answer(200, {});
    default:
      return answer(404, { error: 'The sandbox has no such control.' });
  }
}

async function clockBody(sandbox: Sandbox) {
  const now = await sandbox.now();
  return { now, iso: new Date(now * 1000).toISOString() };
}

function answer(status: number, body: object): ControlAnswer {
  return { status, headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
}
