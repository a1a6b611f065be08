/**
 * Which specialist each rule belongs to. A partition: every rule has exactly one judge, so that the specialists' scores share
 * nothing and their agreement is about the creative, not about a rule counted twice.
 */

import type { Area } from '../../contract/evidence.ts';
import type { RuleId } from '../../contract/rule-ids.ts';

/** The fields a creative is judged in. Six specialists take some of them together, eight take one each. */
export const DISCIPLINES = [
  'attention',
  'subject',
  'legibility',
  'copy',
  'trust',
  'colour',
  'form',
  'delivery',
] as const;
export type Discipline = (typeof DISCIPLINES)[number];

/** Where a rule of an area belongs unless it is named below: new rules find a judge without being listed. */
const BY_AREA: Record<Area, Discipline> = {
  attention: 'attention',
  text: 'legibility',
  colour: 'colour',
  composition: 'form',
  copy: 'copy',
  technical: 'delivery',
  placement: 'delivery',
};

const BY_RULE: Readonly<Partial<Record<RuleId, Discipline>>> = {
  // What the ad shows, rather than how: product, people, brand.
  'S-01': 'subject',
  'P-01': 'subject',
  'P-02': 'subject',
  'P-03': 'subject',
  'C-06': 'subject',
  // What makes it believed, and the levers of the psychology of choice: what is in it for me, something concrete, a yardstick,
  // scarcity, proof, safety.
  'K-08': 'trust',
  'K-09': 'trust',
  'K-10': 'trust',
  'K-11': 'trust',
  'K-12': 'trust',
  'K-13': 'trust',
  'K-14': 'trust',
  'K-15': 'trust',
  'K-20': 'trust',
  // Pace and rhythm belong to form; the moment the message comes belongs to the copy.
  'V-01': 'form',
  'V-02': 'form',
  'V-03': 'form',
  'V-04': 'form',
  'V-05': 'attention',
  'V-06': 'copy',
  'V-08': 'legibility',
  'V-09': 'legibility',
  'V-15': 'copy',
  'V-16': 'legibility',
  'V-18': 'form',
  'V-19': 'form',
  'V-23': 'form',
};

/** Faces and brands are families of rules. */
const BY_FAMILY: Readonly<Record<string, Discipline>> = { F: 'subject', B: 'subject' };

/** The discipline of a rule, by its identifier, then its family (the letters before the dash), then its area. */
export function disciplineOf(rule: { id: RuleId; area: Area }): Discipline {
  return BY_RULE[rule.id] ?? BY_FAMILY[rule.id.split('-')[0] ?? ''] ?? BY_AREA[rule.area];
}
