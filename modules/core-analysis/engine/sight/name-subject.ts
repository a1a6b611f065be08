import { coveredBy } from '../../contract/covered-by.ts';
import type { Region } from '../../contract/evidence.ts';
import { overlap } from '../people/detect-faces.ts';
import type { Detection } from './find-objects.ts';

/** What a thing may be called. Never a breed, never a person's age, sex, origin or mood. */
export type SubjectName =
  | 'person'
  | 'people'
  | 'animal'
  | 'cat'
  | 'dog'
  | 'horse'
  | 'bird'
  | 'bicycle'
  | 'car'
  | 'motorcycle'
  | 'airplane'
  | 'bus'
  | 'train'
  | 'truck'
  | 'boat'
  | 'cup'
  | 'glass'
  | 'bottle'
  | 'phone'
  | 'laptop';

const ANIMALS: ReadonlyMap<string, SubjectName> = new Map(
  (['cat', 'dog', 'horse', 'bird'] as const).map((name) => [name, name]),
);
const THINGS: ReadonlyMap<string, SubjectName> = new Map<string, SubjectName>([
  ...(
    ['bicycle', 'car', 'motorcycle', 'airplane', 'bus', 'train', 'truck', 'boat', 'cup', 'bottle', 'laptop'] as const
  ).map((name) => [name, name] as const),
  ['wine glass', 'glass'],
  ['cell phone', 'phone'],
]);

const FACE_INSIDE = 0.5;
const PERSON_SURE = 0.6;
const PERSON_COVERS = 0.2;
const ANIMAL = 0.7;
/** Under this confidence the detector's names are not to be trusted: a dahlia is an "orange" of 0.46. */
const NAMED = 0.55;
const SAME = 0.5;
/** A dog in front of the camera may be taken for a face: the detector's own name for the same box settles it. */
const ANIMAL_SURE = 0.9;

/** What to call the thing in the box; null where that is not sure. `animal`: probability of one in the box alone, 0..1. */
export function nameSubject(
  box: Region,
  { faces, objects, animal }: { faces: readonly Region[]; objects: readonly Detection[]; animal: number },
): SubjectName | null {
  const same = (one: Detection) => one.confidence >= NAMED && overlap(one.region, box) >= SAME;
  const creature = objects.find((one) => ANIMALS.has(one.name) && same(one));
  const inside = faces.filter((face) => coveredBy(face, box) >= FACE_INSIDE);
  const persons = objects.filter(
    ({ name, confidence, region }) =>
      name === 'person' && confidence >= PERSON_SURE && coveredBy(box, region) >= PERSON_COVERS,
  );
  if (animal < ANIMAL_SURE || !creature) {
    if (inside.length > 1 || persons.length > 1) return 'people';
    if (inside.length === 1 || persons.length === 1) return 'person';
  }
  if (animal >= ANIMAL) return (creature && ANIMALS.get(creature.name)) ?? 'animal';
  const thing = objects.find((one) => THINGS.has(one.name) && same(one));
  return (thing && THINGS.get(thing.name)) ?? null;
}
