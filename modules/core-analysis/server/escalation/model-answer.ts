import * as z from 'zod';
import type { ModelStatement } from '../../contract/model-view.ts';
import { onlyGivenFigures } from './figures.ts';
import type { ModelQuestion } from './model-question.ts';

/** Most statements that are shown; the model is asked for three to six. */
const MOST_STATEMENTS = 6;

/** Plain words: no control or format characters (they could turn text around), no addresses to follow. */
const words = (min: number, max: number) =>
  z
    .string()
    .trim()
    .min(min)
    .max(max)
    .regex(/^[^\p{Cc}\p{Cf}]*$/u)
    .refine((text) => !text.includes('://'));

const share = z.number().min(0).max(1);

const statement = z.object({
  title: words(4, 90).describe('The point in a few words.'),
  text: words(20, 500).describe('One to three sentences that name what was measured or is seen.'),
  kind: z.enum(['good', 'bad', 'idea']),
  cites: z.array(z.string().max(12)).min(1).max(6).describe('Rule ids from the list of measurements, at least one.'),
  region: z
    .object({ x: share, y: share, w: share, h: share })
    .nullable()
    .describe('Box on the picture as fractions of its width and height, 0,0 top left; null for the whole.'),
  confidence: share,
});

const overall = words(20, 300).describe('The creative in one or two sentences.');

/** What the model is asked to fill in. */
export const answerSchema = z.object({ overall, statements: z.array(statement).min(3).max(MOST_STATEMENTS) });

const envelope = z.object({ overall, statements: z.array(z.unknown()).max(50) });

/** What the question held that an answer is checked against. */
type Given = Pick<ModelQuestion, 'ruleIds' | 'figures'>;

export interface CheckedAnswer {
  readonly overall: string;
  readonly statements: readonly ModelStatement[];
}

/**
 * What of an answer may be shown: statements that keep to the form, cite only
 * rules that were given and quote only figures that were given. Undefined where
 * the answer is not of this form or none is left. Nothing in the text is acted on.
 */
export function checkAnswer(text: string, given: Given): CheckedAnswer | undefined {
  const answer = envelope.safeParse(parseJson(text));
  if (!answer.success || !onlyGivenFigures(answer.data.overall, given.figures)) return undefined;
  const statements = answer.data.statements.flatMap((one) => checkStatement(one, given)).slice(0, MOST_STATEMENTS);
  return statements.length > 0 ? { overall: answer.data.overall, statements } : undefined;
}

function checkStatement(value: unknown, { ruleIds, figures }: Given): ModelStatement[] {
  const parsed = statement.safeParse(value);
  if (!parsed.success) return [];
  const { region, ...rest } = parsed.data;
  const cites = [...new Set(rest.cites)];
  if (cites.some((id) => !ruleIds.has(id))) return [];
  if (!onlyGivenFigures(`${rest.title} ${rest.text}`, figures)) return [];
  // A box that leaves the picture points nowhere; the statement itself may still hold.
  const inside = region && region.w > 0 && region.h > 0 && region.x + region.w <= 1.001 && region.y + region.h <= 1.001;
  return [{ ...rest, cites, ...(inside ? { region } : {}) }];
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
