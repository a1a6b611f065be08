import type { Finding } from '../../contract/evidence.ts';
import type { Judged, Outcome } from './media-row.ts';

type Problems = readonly string[];
/** Looks at a judged file; a refused one is a problem by itself. */
export type Check = (judged: Judged, twin: Judged) => Problems;

/** All checks on a file that must be judged, with its twin, itself by default. */
export const judged =
  (...checks: readonly Check[]) =>
  (outcome: Outcome, twin: Outcome | undefined): Problems => {
    const mark = twin ?? outcome;
    if (outcome.kind === 'refused') return [`refused: ${outcome.code}, “${outcome.sentence}”`];
    if (mark.kind === 'refused') return [`its twin was refused: ${mark.code}`];
    return checks.flatMap((check) => check(outcome, mark));
  };

/** A refusal whose sentence names all of these. */
export const refused =
  (...named: readonly RegExp[]) =>
  (outcome: Outcome): Problems => {
    if (outcome.kind === 'judged') return [`judged with ${outcome.results.score}, not refused`];
    const missing = named.filter((name) => !name.test(outcome.sentence));
    return [
      ...(outcome.died ? ['the engine’s process died'] : []),
      ...missing.map((name) => `“${outcome.sentence}” does not say ${name}`),
    ];
  };

const difference = (one: Judged, other: Judged) => one.results.score - other.results.score;

export const within =
  (points: number): Check =>
  (one, twin) =>
    Math.abs(difference(one, twin)) <= points ? [] : [`scores ${one.results.score}, its twin ${twin.results.score}`];

export const below =
  (points: number): Check =>
  (one, twin) =>
    difference(one, twin) <= -points
      ? []
      : [`scores ${one.results.score}, not ${points} under its twin’s ${twin.results.score}`];

const sorted = (findings: readonly Finding[]) => findings.map(({ evidence }) => evidence.ruleId).sort();

/** The same rules speak for it and against it. */
export const sameFindings: Check = (one, twin) =>
  (['good', 'bad'] as const).flatMap((side) => {
    const [here, there] = [sorted(one.results[side]), sorted(twin.results[side])];
    return here.join() === there.join() ? [] : [`${side}: ${here.join(' ')}; its twin: ${there.join(' ')}`];
  });

export const textsOf = ({ results }: Judged): string => results.texts.map(({ text }) => text).join(' | ');

export const reads =
  (...words: readonly string[]): Check =>
  (one) =>
    words.filter((word) => !textsOf(one).includes(word)).map((word) => `“${word}” is not read in “${textsOf(one)}”`);

/** Everything in the result that a person reads. */
const allText = ({ results }: Judged): string => JSON.stringify(results);

export const says =
  (...said: readonly RegExp[]): Check =>
  (one) =>
    said.filter((phrase) => !phrase.test(allText(one))).map((phrase) => `does not say ${phrase}`);

export const neverSays =
  (...said: readonly RegExp[]): Check =>
  (one) =>
    said.filter((phrase) => phrase.test(allText(one))).map((phrase) => `says ${phrase}`);

/** None of these rules is among the findings. */
export const silent =
  (...rules: readonly string[]): Check =>
  ({ results }) =>
    [...results.good, ...results.bad]
      .filter(({ evidence }) => rules.includes(evidence.ruleId))
      .map(({ evidence, title }) => `${evidence.ruleId} speaks: ${title}`);

/** One of the weaknesses, or its text, says so. */
export const names =
  (said: RegExp): Check =>
  ({ results }) =>
    results.bad.some(({ title, text }) => said.test(`${title} ${text}`)) ? [] : [`no weakness says ${said}`];

export const notPraisedFor =
  (...rules: readonly string[]): Check =>
  ({ results }) =>
    results.good
      .filter(({ evidence }) => rules.includes(evidence.ruleId))
      .map(({ evidence, title }) => `${evidence.ruleId} praises: ${title}`);

/** Cuts at these seconds, and no others, give or take a tenth. */
export const cutsAt =
  (...seconds: readonly number[]): Check =>
  ({ measurements }) => {
    if (measurements.kind !== 'video') return ['is no video'];
    const cuts = measurements.shots.slice(1).map(({ start }) => start);
    const right = cuts.length === seconds.length && cuts.every((cut, i) => Math.abs(cut - (seconds[i] ?? 0)) <= 0.1);
    return right ? [] : [`cuts at ${cuts.join(', ')} s`];
  };
