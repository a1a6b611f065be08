/** The labelled lines and creatives that the reader of copy is trained and measured on. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import type { Region } from '../../../contract/evidence.ts';
import type { LineFunction } from '../functions.ts';
import type { CopyLanguage } from '../lexica.ts';

export interface LabelledLine {
  id: string;
  /** `test` and `unfamiliar` (wording kept far from the rest) never teach. */
  split: 'train' | 'test' | 'unfamiliar';
  lang: CopyLanguage;
  /** What the line is for, and what it does besides. */
  label: LineFunction | 'none';
  also?: LineFunction[];
  /** The functions it tells of, where not of all. */
  about?: LineFunction[];
  text: string;
  /** A trap: a noun that looks like a verb, a sum that is no offer. */
  hard?: string;
}

/** A creative as its blocks, with the indices of those that may rightly be taken for headline, offer and request. */
export interface LabelledCreative {
  id: string;
  lang: CopyLanguage;
  width: number;
  height: number;
  blocks: {
    text: string;
    region: Region;
    /** Share of the height. */
    lineHeight: number;
    lines: number;
    style?: 'button' | 'badge' | 'logo' | 'screen';
  }[];
  headline: number[];
  offer: number[];
  request: number[];
}

const fileOf = (name: string) => new URL(name, import.meta.url);
const rowsOf = <T>(name: string): T[] =>
  readFileSync(fileOf(name), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));

/** Lines written for this with their splits, those that taught since, and those of the project's older tests, which tell of some functions only. */
const LINES = ['lines.jsonl', 'own-lines.jsonl', 'older-lines.jsonl'];
export const readLines = (): LabelledLine[] => LINES.flatMap((name) => rowsOf<LabelledLine>(name));
export const readCreatives = (): LabelledCreative[] => rowsOf<LabelledCreative>('creatives.jsonl');
export const teaches = ({ split }: LabelledLine): boolean => split === 'train';

/** Files that the weights are made of, beside the corpus. */
const CODE = ['spans', 'lexica', 'concepts', 'clauses', 'rules', 'features', 'fold-text', 'train'];

/** What changes when the weights have to be trained again. */
export function corpusHash(): string {
  const hash = createHash('sha256');
  const lexica = readdirSync(fileOf('../lexicon/'))
    .sort()
    .map((name) => `../lexicon/${name}`);
  for (const name of [...lexica, ...CODE.map((name) => `../${name}.ts`), ...LINES])
    hash.update(readFileSync(fileOf(name)));
  return hash.digest('hex').slice(0, 16);
}
