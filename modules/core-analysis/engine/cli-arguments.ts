import { parseArgs } from 'node:util';
import { GOALS, type Goal, PLACEMENTS, type Placement } from '../contract/analysis.ts';

export interface CliArguments {
  file: string;
  goal: Goal;
  placement: Placement | 'auto';
  brand: string | null;
  json: boolean;
}

export const USAGE = `Usage: npm run analyze -- FILE [options]

Measures one image (JPG, PNG, WebP) or video (MP4, MOV, WebM) and judges it by the rule book.
Decodes in this process: only for files you trust.

  --goal GOAL          ${GOALS.join(', ')} (default: sales)
  --platform PLACE     ${PLACEMENTS.join(', ')},
                       or auto for the one its shape is usually made for (default: auto)
  --brand NAME         the brand to look for among the words
  --json               measurements and judgement as JSON
  --help               this text
`;

/** What the command line asks for: a run, the usage, or a sentence on what is wrong with it. */
export function readArguments(argv: readonly string[]): CliArguments | { help: true } | { problem: string } {
  let parsed: ReturnType<typeof parse>;
  try {
    parsed = parse(argv);
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return { problem: message.split('. ')[0] ?? message };
  }
  const { values, positionals } = parsed;
  if (values.help) return { help: true };
  const [file, ...more] = positionals;
  if (file === undefined) return { problem: 'Name the file to analyse' };
  if (more.length > 0) return { problem: `One file at a time; ${more[0]} is too many` };
  const goal = GOALS.find((g) => g === (values.goal ?? 'sales'));
  if (!goal) return { problem: `There is no goal "${values.goal}"; choose one of ${GOALS.join(', ')}` };
  const asked = values.platform ?? 'auto';
  const placement = asked === 'auto' ? asked : PLACEMENTS.find((p) => p === asked);
  if (!placement) return { problem: `There is no platform "${asked}"; choose auto or one of ${PLACEMENTS.join(', ')}` };
  const brand = values.brand?.trim() || null;
  if (values.brand !== undefined && !brand) return { problem: 'The brand is empty; leave --brand out or give a name' };
  return { file, goal, placement, brand, json: values.json ?? false };
}

function parse(argv: readonly string[]) {
  return parseArgs({
    args: [...argv],
    allowPositionals: true,
    options: {
      goal: { type: 'string' },
      platform: { type: 'string' },
      brand: { type: 'string' },
      json: { type: 'boolean' },
      help: { type: 'boolean', short: 'h' },
    },
  });
}
