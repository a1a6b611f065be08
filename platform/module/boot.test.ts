import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { StaticFlagProvider } from '#flags/server/static-provider.ts';
import { defineRoutes } from '#platform/contract/define-routes.ts';
import { GateService } from '#platform/http/gate-service.ts';
import { createLog } from '#platform/log/create-log.ts';
import { type BootServices, bootModules } from './boot.ts';
import { defineModule } from './define-module.ts';
import { defineServerModule, implement, type ServerModule } from './define-server-module.ts';
import { contribute, createExtensionPoint } from './extension-point.ts';
import { createServiceRef, provide } from './service-ref.ts';

const flags = new StaticFlagProvider();
const services = {
  role: 'api',
  log: createLog({ level: 'silent', process: 'test' }),
  gates: new GateService(flags),
  environment: {},
} as unknown as BootServices;

const wordRef = createServiceRef<() => string>('speaker.word');
const greetings = createExtensionPoint<string>('hearer.greetings');
const routes = defineRoutes('speaker', {
  say: { method: 'GET', path: '/api/say/{id}', summary: '', responses: { 200: z.object({}) } },
});
const manifest = (id: string, flag?: 'module.billing') =>
  defineModule({ id, title: id, summary: '', gate: flag ? { flag } : {}, stage: 'core' });

const speaker = (over: Partial<ServerModule> = {}): ServerModule => ({
  ...defineServerModule(manifest('speaker', 'module.billing'), {
    config: z.object({}),
    requires: {},
    provides: [wordRef],
    routes,
    migrations: {},
    setup: () => ({
      routes: implement(routes, { say: async () => ({}) }),
      provides: [provide(wordRef, () => 'hello')],
      contributes: [contribute(greetings, 'gated'), contribute(greetings, 'always', { ungated: true })],
      activities: { shout: async () => 'HELLO' },
    }),
  }),
  ...over,
});

describe('bootModules', () => {
  it('hands a required service over, whatever the order of the list', async () => {
    let heard = '';
    const hearer = defineServerModule(manifest('hearer'), {
      config: z.object({}),
      requires: { word: wordRef },
      provides: [],
      routes: {},
      migrations: {},
      setup(_ctx, { word }) {
        heard = word();
        return { routes: [] };
      },
    });
    const booted = await bootModules([hearer, speaker()], services);
    expect(booted.order).toEqual(['speaker', 'hearer']);
    expect(heard).toBe('hello');
    expect(Object.keys(booted.activities)).toEqual(['speaker.shout']);
  });

  it('drops gated contributions while the flag is off and keeps ungated ones', async () => {
    const booted = await bootModules([speaker()], services);
    expect(booted.contributions(greetings)).toEqual(['gated', 'always']);
    flags.set('module.billing', false);
    expect(booted.contributions(greetings)).toEqual(['always']);
    flags.set('module.billing', true);
  });

  it.each([
    [
      'a handler is missing',
      [speaker({ setup: () => ({ routes: [], provides: [provide(wordRef, () => '')] }) })],
      "Module 'speaker' could not start: no handler for GET /api/say/{id}",
    ],
    [
      'a promised service is not returned',
      [speaker({ setup: () => ({ routes: implement(routes, { say: async () => ({}) }) }) })],
      "Module 'speaker' could not start: it promises 'speaker.word' but its setup did not return it",
    ],
    [
      'setup throws',
      [
        speaker({
          setup: () => {
            throw new Error('no disk');
          },
        }),
      ],
      "Module 'speaker' could not start: no disk",
    ],
    ['configuration is missing', [speaker({ config: z.object({ SPEAKER_VOLUME: z.string() }) })], 'SPEAKER_VOLUME'],
  ])('stops with a sentence when %s', async (_case, modules, sentence) => {
    await expect(bootModules(modules, services)).rejects.toThrow(sentence);
  });

  it('refuses two modules that claim one address, also under another parameter name, and stops what runs', async () => {
    const stopped: string[] = [];
    const other = defineRoutes('rival', {
      say: { method: 'GET', path: '/api/say/{other}', summary: '', responses: { 200: z.object({}) } },
    });
    const rival = defineServerModule(manifest('rival'), {
      config: z.object({}),
      requires: {},
      provides: [],
      routes: other,
      migrations: {},
      setup: () => ({
        routes: implement(other, { say: async () => ({}) }),
        stop: async () => void stopped.push('rival'),
      }),
    });
    await expect(bootModules([speaker(), rival], services)).rejects.toThrow(
      "GET /api/say/{id} is claimed by both 'rival' and 'speaker'",
    );
    expect(stopped).toEqual(['rival']);
  });

  it('stops in reverse order, and what already runs when a later module fails', async () => {
    const stopped: string[] = [];
    const stoppable = (id: string, fail = false): ServerModule =>
      defineServerModule(manifest(id), {
        config: z.object({}),
        requires: {},
        provides: [],
        routes: {},
        migrations: {},
        setup: () => {
          if (fail) throw new Error('broken');
          return { routes: [], stop: async () => void stopped.push(id) };
        },
      });
    const booted = await bootModules([stoppable('a'), stoppable('b')], services);
    await booted.stop();
    expect(stopped).toEqual(['b', 'a']);
    stopped.length = 0;
    await expect(bootModules([stoppable('a'), stoppable('b', true)], services)).rejects.toThrow('broken');
    expect(stopped).toEqual(['a']);
  });
});
