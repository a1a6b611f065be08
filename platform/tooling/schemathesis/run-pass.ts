import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { environment } from '#platform/bin/bootstrap/environment.mjs';
import type { MainPerson } from './main-person.ts';

export type Who = 'visitor' | 'user';

export interface PassOptions {
  readonly program: string;
  readonly url: string;
  readonly who: Who;
  readonly person: MainPerson;
  /** Generated cases per operation, beside those that cover the schema's corners. */
  readonly examples: number;
  readonly seed: number;
  /** For the reports of this pass. */
  readonly folder: string;
}

/** What one pass found. */
export interface Pass {
  readonly who: Who;
  readonly operations: { readonly all: number; readonly tested: number; readonly succeeded: number };
  readonly neverSucceeded: readonly string[];
  readonly cases: number;
  readonly seconds: number;
  /** Answers by status. */
  readonly answers: Readonly<Record<string, number>>;
  /** Calls the document allows, refused with a code it lists: a wrong password, a used link. */
  readonly refusedForMeaning: Readonly<Record<string, number>>;
  readonly findings: readonly Finding[];
}

export interface Finding {
  readonly kind: 'server error' | 'undocumented status' | 'response mismatch' | 'other';
  readonly title: string;
  readonly operations: readonly string[];
}

const KINDS: Readonly<Record<string, Finding['kind']>> = {
  ServerError: 'server error',
  UndefinedStatusCode: 'undocumented status',
  JsonSchemaError: 'response mismatch',
  UndefinedContentType: 'response mismatch',
  MissingContentType: 'response mismatch',
  MalformedMediaType: 'response mismatch',
  MalformedJson: 'response mismatch',
  MissingHeaders: 'response mismatch',
  SSEContentValidationError: 'response mismatch',
};

interface RawReport {
  readonly complete: boolean;
  readonly running_time: number;
  readonly operations: { readonly selected: number; readonly tested: number };
  readonly test_cases: { readonly generated: number };
  readonly failures: readonly { readonly type: string; readonly title: string; readonly operations: string[] }[];
  readonly errors: readonly { readonly title: string; readonly count: number }[];
}

interface Answers {
  readonly statuses: Readonly<Record<string, number>>;
  readonly succeeded: readonly string[];
  readonly operations: readonly string[];
  readonly refusedForMeaning: Readonly<Record<string, number>>;
}

/** Every operation of the document, with all checks and phases. @throws when schemathesis did not come to its end */
export async function runPass(options: PassOptions): Promise<Pass> {
  const { program, url, who, person, folder } = options;
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const paths = { report: join(folder, 'report.json'), answers: join(folder, 'answers.json') };
  const child = spawn(
    program,
    [
      ...['run', `${url}/api/openapi.json`, '--header', `Origin: ${url}`],
      ...['--max-examples', String(options.examples), '--seed', String(options.seed), '--generation-database', 'none'],
      ...['--continue-on-failure', '--max-redirects', '0', '--request-timeout', '60', '--no-color'],
      ...['--report', 'json', '--report-json-path', paths.report],
    ],
    {
      cwd: folder,
      stdio: ['ignore', 2, 2],
      env: {
        ...environment(),
        PYTHONPATH: fileURLToPath(new URL('.', import.meta.url)),
        PYTHONDONTWRITEBYTECODE: '1',
        SCHEMATHESIS_HOOKS: 'hooks',
        SCHEMATHESIS_GIVEN: JSON.stringify({ ...person, url, who, answers: paths.answers }),
      },
    },
  );
  await once(child, 'exit');
  const report = JSON.parse(await readFile(paths.report, 'utf8')) as RawReport;
  const { statuses, succeeded, operations, refusedForMeaning } = JSON.parse(
    await readFile(paths.answers, 'utf8'),
  ) as Answers;
  if (!report.complete) throw new Error(`the pass of the ${who} did not come to its end`);
  return {
    who,
    operations: { all: report.operations.selected, tested: report.operations.tested, succeeded: succeeded.length },
    neverSucceeded: operations.filter((name) => !succeeded.includes(name)),
    cases: report.test_cases.generated,
    seconds: Math.round(report.running_time),
    answers: statuses,
    refusedForMeaning,
    findings: [
      ...report.failures.map(({ type, title, operations: where }) => ({
        kind: KINDS[type] ?? ('other' as const),
        title,
        operations: where,
      })),
      ...report.errors.map(({ title, count }) => ({
        kind: 'other' as const,
        title: `${title} (${count})`,
        operations: [],
      })),
    ],
  };
}
