import { Agent, request } from 'node:http';
import Koa from 'koa';
import { expect, it } from 'vitest';
import { listen } from './http-server.ts';

it('stops soon after the last open answer, though its connection is kept alive', async () => {
  let finish: () => void = () => undefined;
  let arrived: () => void = () => undefined;
  const inHand = new Promise<void>((resolve) => {
    arrived = resolve;
  });
  const app = new Koa();
  app.use(async (ctx) => {
    arrived();
    await new Promise<void>((resolve) => {
      finish = resolve;
    });
    ctx.body = 'done';
  });
  const server = await listen(app, { port: 0, host: '127.0.0.1' });
  const agent = new Agent({ keepAlive: true });
  const answer = new Promise<string>((resolve, reject) => {
    const outgoing = request(server.url.replace('localhost', '127.0.0.1'), { agent }, (response) => {
      let text = '';
      response.on('data', (chunk) => {
        text += chunk;
      });
      response.on('end', () => resolve(text));
    });
    outgoing.on('error', reject);
    outgoing.end();
  });
  await inHand;
  let stopped = false;
  const stopping = server.stop().then(() => {
    stopped = true;
  });
  expect(stopped).toBe(false);
  finish();
  expect(await answer).toBe('done');
  // Well under the 25 s after which connections are cut; the runner's own limit is 5 s.
  await stopping;
  agent.destroy();
});
