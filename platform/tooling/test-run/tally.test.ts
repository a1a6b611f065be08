import { expect, test } from 'vitest';
import { countPlaywright } from './playwright-report.ts';
import { closingLine, strictTally, sumTallies } from './tally.ts';
import { countVitest } from './vitest-report.ts';

const fine = { runner: 'vitest', passed: 3, failed: 0, skipped: 0, failures: [], exitCode: 0 };

test('the closing line is exactly N passed, N failed', () => {
  const sum = sumTallies([strictTally(fine), { passed: 1, failed: 2, notes: ['types'] }]);
  expect(closingLine(sum)).toBe('4 passed, 2 failed');
  expect(sum.notes).toEqual(['types']);
});

test.each([
  ['no test ran', { passed: 0 }, 'vitest ran no test.'],
  ['tests were skipped', { skipped: 2 }, 'vitest skipped 2 tests.'],
  ['the runner failed outside of any test', { exitCode: 1 }, 'vitest ended with code 1 though no test failed'],
])('it counts as a failure that %s', (_name, change, sentence) => {
  const tally = strictTally({ ...fine, ...change });
  expect(tally.failed).toBe(1);
  expect(tally.notes[0]).toContain(sentence);
});

test('a run whose failures are known adds none for its exit code', () => {
  expect(strictTally({ ...fine, failed: 2, exitCode: 1 }).failed).toBe(2);
});

test('vitest: passed, failed, skipped, and a file that does not load', () => {
  const json = JSON.stringify({
    testResults: [
      {
        name: '/clone/a.test.ts',
        status: 'failed',
        assertionResults: [
          { fullName: 'adds', status: 'passed' },
          { fullName: 'subtracts', status: 'failed', failureMessages: ['expected 1 to be 2\n    at x'] },
          { fullName: 'later', status: 'pending' },
        ],
      },
      { name: '/clone/b.test.ts', status: 'failed', message: 'Cannot find module', assertionResults: [] },
    ],
  });
  const counts = countVitest(json, '/clone', 1);
  expect([counts.passed, counts.failed, counts.skipped]).toEqual([1, 2, 1]);
  expect(counts.failures).toEqual([
    'a.test.ts › subtracts\n    expected 1 to be 2\n        at x',
    'b.test.ts\n    Cannot find module',
  ]);
});

test('Playwright: nested suites, each project, and a second try that passed is a failure', () => {
  const spec = (title: string, status: string, message?: string) => ({
    title,
    tests: [{ projectName: 'phone', status, results: message === undefined ? [] : [{ error: { message } }] }],
  });
  const json = JSON.stringify({
    suites: [
      {
        title: 'upload.spec.ts',
        specs: [spec('uploads', 'expected')],
        suites: [
          { title: 'offline', specs: [spec('waits', 'flaky', '\x1b[31mtimed out\x1b[0m'), spec('never', 'skipped')] },
        ],
      },
    ],
    errors: [{ message: 'no server' }],
  });
  const counts = countPlaywright(json, 1);
  expect([counts.passed, counts.failed, counts.skipped]).toEqual([1, 2, 1]);
  expect(counts.failures).toEqual([
    '[phone] upload.spec.ts › offline › waits (passed only when tried again)\n    timed out',
    'Playwright could not run all tests\n    no server',
  ]);
});
