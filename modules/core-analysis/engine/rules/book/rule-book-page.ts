import type { CreativeKind } from '../../sight/creative-kind.ts';
import { list } from '../wording/words.ts';
import type { RuleHead } from './assessment.ts';
import { DEPARTURES, NOT_COVERED } from './not-covered.ts';
import { FILE_RULES, PICTURE_RULES, RULE_BOOK_VERSION, VIDEO_RULES, WORD_RULES } from './rule-book.ts';

const KIND_WORDS: Readonly<Record<CreativeKind, string>> = {
  photograph: 'a photograph',
  product_on_plain: 'a product on a plain background',
  person_speaking: 'a person speaking',
  screen: 'a screen',
  comparison: 'a comparison',
  quote: 'a quote',
  type_only: 'type alone',
  meme: 'a meme',
  several_panels: 'several panels',
  unsure: 'an unknown kind',
};

const cell = (text: string): string => text.replace(/\|/g, '\\|');

function table(title: string, intro: string, rules: readonly RuleHead[], frames = false): string[] {
  return [
    '',
    `## ${title}`,
    '',
    intro,
    '',
    `| id | rule | asks for | grade | source |${frames ? ' in a video |' : ''}`,
    `| --- | --- | --- | --- | --- |${frames ? ' --- |' : ''}`,
    ...rules.map((r) =>
      [
        '',
        r.id,
        cell(r.title) + (r.contested ? ' (contested)' : ''),
        cell(r.target) + (r.notOf.length > 0 ? `; not of ${list(r.notOf.map((kind) => KIND_WORDS[kind]))}` : ''),
        r.grade,
        cell(r.source.title),
        ...(frames ? [r.frames === 'none' ? 'not used' : r.frames] : []),
        '',
      ]
        .join(' | ')
        .trim(),
    ),
  ];
}

/** `docs/rules.md`: every rule of the book, and what of the evidence base is not in it. */
export function ruleBookPage(): string {
  return [
    `# The rule book, version ${RULE_BOOK_VERSION}`,
    '',
    'Written by `npx tsx modules/core-analysis/engine/rules/book/print-rule-book.ts`; a test keeps it current. Grades: A field data or',
    'meta-analysis, B one peer-reviewed study, a standard or a specialists’ guide, C a platform’s or vendor’s study, D a guideline,',
    'E our own convention. A letter behind an id marks a part of the evidence base’s rule, V its form for video.',
    ...table('Looks', 'Put to a picture, or to the keyframe of each shot and pooled over them.', PICTURE_RULES, true),
    ...table('Words', 'Put to the words of a picture, or to all that a video shows over time.', WORD_RULES),
    ...table('File and placement', 'Put to both kinds of file.', FILE_RULES),
    ...table('Time, motion and sound', 'Put to videos.', VIDEO_RULES),
    '',
    '## Other ranges than the evidence base’s',
    '',
    '| id | evidence base | here | why |',
    '| --- | --- | --- | --- |',
    ...DEPARTURES.map(({ id, base, here, why }) => `| ${id} | ${cell(base)} | ${cell(here)} | ${cell(why)} |`),
    '',
    '## Not covered',
    '',
    '| id | rule | why |',
    '| --- | --- | --- |',
    ...NOT_COVERED.map(({ id, title, why }) => `| ${id} | ${cell(title)} | ${cell(why)} |`),
    '',
  ].join('\n');
}
