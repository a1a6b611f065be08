import { describe, expect, it } from 'vitest';
import { type OpsCommand, OpsError } from '#platform/module/ops-command.ts';
import type { OpsEntry } from './ops-log.ts';
import { runOps } from './ops-program.ts';

let applied = 0;
const paint: OpsCommand = {
  name: 'wall paint',
  summary: 'Paint a wall.',
  args: [
    { name: 'wall', summary: 'which one' },
    { name: 'colour', summary: 'in what', choices: ['red', 'white'] },
  ],
  options: [{ flags: '--coats <number>', summary: 'how many' }],
  async prepare({ args: [wall, colour], options }) {
    if (wall === 'glass') throw new OpsError('Glass takes no paint.');
    const lines = [`${wall} becomes ${colour}, ${options.coats ?? 1} coats.`];
    if (wall === 'white wall') return { lines };
    return {
      lines,
      subject: wall,
      async apply() {
        applied += 1;
        if (wall === 'wet') throw new Error('it is wet');
        return ['Painted.'];
      },
    };
  },
};

async function run(...argv: string[]) {
  const out: string[] = [];
  const errors: string[] = [];
  const entries: OpsEntry[] = [];
  applied = 0;
  const code = await runOps(argv, {
    commands: [paint],
    io: { out: (line) => out.push(line), error: (line) => errors.push(line) },
    operator: 'ada',
    record: async (entry) => void entries.push(entry),
  });
  return { code, out: out.join('\n'), errors: errors.join('\n'), entries, applied };
}

describe('the ops command line', () => {
  it('takes a command of one word beside groups', async () => {
    const out: string[] = [];
    const alone: OpsCommand = { name: 'sweep', summary: 'Sweep.', prepare: async () => ({ lines: ['Clean.'] }) };
    const options = { io: { out: (line: string) => out.push(line), error: () => undefined }, operator: 'ada' };
    const code = await runOps(['sweep'], { ...options, commands: [paint, alone], record: async () => undefined });
    expect([code, out]).toEqual([0, ['Clean.']]);
  });

  it('says what changes, does it, and leaves a row with who, what and why', async () => {
    const ran = await run('wall', 'paint', 'north', 'red', '--coats', '2', '--reason', 'ticket 7');
    expect(ran).toMatchObject({ code: 0, out: 'north becomes red, 2 coats.\nPainted.', errors: '', applied: 1 });
    expect(ran.entries).toEqual([
      {
        operator: 'ada',
        command: 'wall paint',
        subject: 'north',
        reason: 'ticket 7',
        lines: ['north becomes red, 2 coats.', 'Painted.'],
        result: 'done',
      },
    ]);
  });

  it('does nothing in a dry run', async () => {
    const ran = await run('wall', 'paint', 'north', 'red', '--dry-run');
    expect(ran).toMatchObject({ code: 0, applied: 0, entries: [] });
    expect(ran.out).toBe('north becomes red, 1 coats.\nDry run: nothing was changed.');
  });

  it('leaves a row also where there was nothing to do', async () => {
    expect((await run('wall', 'paint', 'white wall', 'white')).entries).toMatchObject([{ result: 'nothing_to_do' }]);
  });

  it('prints a refusal as it is and changes nothing', async () => {
    const ran = await run('wall', 'paint', 'glass', 'red');
    expect(ran).toMatchObject({ code: 1, errors: 'Glass takes no paint.', applied: 0, entries: [] });
  });

  it('records what failed half way', async () => {
    const ran = await run('wall', 'paint', 'wet', 'red');
    expect(ran).toMatchObject({ code: 1, errors: 'Failed: it is wet', entries: [{ result: 'failed' }] });
  });

  it.each([[['--help']], [['wall', '--help']], [['wall', 'paint', '--help']]])('explains itself: %s', async (argv) => {
    const ran = await run(...argv);
    expect(ran).toMatchObject({ code: 0, errors: '' });
    expect(ran.out).toContain(argv.length === 3 ? '--dry-run' : 'wall'.slice(0, argv.length === 1 ? 4 : 0));
    expect(ran.out).toContain(argv.length === 1 ? 'wall' : 'paint');
  });

  it.each([
    [['wall', 'paint', 'north'], 'colour'],
    [['wall', 'paint', 'north', 'blue'], 'red'],
    [['wall', 'eat'], 'eat'],
    [['roof'], 'roof'],
    [['wall', 'paint', 'north', 'red', '--slow'], '--slow'],
  ])('does not take %s', async (argv, named) => {
    const ran = await run(...argv);
    expect(ran).toMatchObject({ code: 2, applied: 0, entries: [] });
    expect(ran.errors).toContain(named);
  });
});
