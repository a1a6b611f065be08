import { environment } from '../../bin/bootstrap/environment.mjs';
import { startStripeSandbox } from './start-stripe-sandbox.ts';

/** The payment sandbox as a program; start-stripe.ts gives it its settings. */
const env = environment();
const sandbox = await startStripeSandbox({
  port: Number(env.SANDBOX_PORT),
  databaseUrl: env.SANDBOX_DATABASE_URL ?? '',
  webhookUrl: env.SANDBOX_WEBHOOK_URL,
  ...(env.SANDBOX_SECRET_KEY === undefined ? {} : { secretKey: env.SANDBOX_SECRET_KEY }),
  ...(env.SANDBOX_WEBHOOK_SECRET === undefined ? {} : { webhookSecret: env.SANDBOX_WEBHOOK_SECRET }),
  ticking: true,
});
for (const signal of ['SIGTERM', 'SIGINT'] as const)
  process.once(signal, () => void sandbox.stop().finally(() => process.exit(0)));
