import type { Region } from '../../../contract/evidence.ts';
import type { ImageMeasurements } from '../../measurements.ts';
import type { SubjectName } from '../../sight/name-subject.ts';
import { colourName } from '../wording/colour-words.ts';
import { inPlace } from '../wording/place-words.ts';

/** How what was seen is called, after "the"; all take a verb in the singular. */
const NAMES: Readonly<Record<SubjectName, string>> = {
  person: 'person',
  people: 'group of people',
  animal: 'animal',
  cat: 'cat',
  dog: 'dog',
  horse: 'horse',
  bird: 'bird',
  bicycle: 'bicycle',
  car: 'car',
  motorcycle: 'motorcycle',
  airplane: 'airplane',
  bus: 'bus',
  train: 'train',
  truck: 'truck',
  boat: 'boat',
  cup: 'cup',
  glass: 'glass',
  bottle: 'bottle',
  phone: 'phone',
  laptop: 'laptop',
};

/** What a coat of paint or a label gives a colour; a person's or an animal's is that of clothes, skin or light. */
const PAINTED: ReadonlySet<SubjectName> = new Set([
  'bicycle',
  'car',
  'motorcycle',
  'airplane',
  'bus',
  'train',
  'truck',
  'boat',
  'cup',
  'bottle',
]);

/** "the cat" or "the red motorcycle" where it is sure what the subject is, else "the subject". */
export function subjectName({ sight }: Pick<ImageMeasurements, 'sight'>): string {
  if (sight?.outcome !== 'thing' || !sight.name) return 'the subject';
  const colour = sight.colour && PAINTED.has(sight.name) ? `${colourName(sight.colour)} ` : '';
  return `the ${colour}${NAMES[sight.name]}`;
}

/** "the cat", or "the subject in the upper left": what has no name is pointed to. */
export function subjectThere(m: Pick<ImageMeasurements, 'sight'>, subject: Region): string {
  const name = subjectName(m);
  return name === 'the subject' ? `${name} ${inPlace(subject)}` : name;
}
