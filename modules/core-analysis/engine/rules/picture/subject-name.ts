import type { Region } from '../../../contract/evidence.ts';
import type { ImageMeasurements } from '../../measurements.ts';
import type { SubjectName } from '../../sight/name-subject.ts';
import { inPlace } from '../wording/place-words.ts';

/** How what was seen is called within a sentence; all take a verb in the singular. */
const NAMES: Readonly<Record<SubjectName, string>> = {
  person: 'the person',
  people: 'the group of people',
  animal: 'the animal',
  cat: 'the cat',
  dog: 'the dog',
  horse: 'the horse',
  bird: 'the bird',
  bicycle: 'the bicycle',
  car: 'the car',
  motorcycle: 'the motorcycle',
  airplane: 'the airplane',
  bus: 'the bus',
  train: 'the train',
  truck: 'the truck',
  boat: 'the boat',
  cup: 'the cup',
  glass: 'the glass',
  bottle: 'the bottle',
  phone: 'the phone',
  laptop: 'the laptop',
};

/** "the cat" where it is sure what the subject is, else "the subject". */
export function subjectName({ sight }: Pick<ImageMeasurements, 'sight'>): string {
  return sight?.outcome === 'thing' && sight.name ? NAMES[sight.name] : 'the subject';
}

/** "the cat", or "the subject in the upper left": what has no name is pointed to. */
export function subjectThere(m: Pick<ImageMeasurements, 'sight'>, subject: Region): string {
  const name = subjectName(m);
  return name === 'the subject' ? `${name} ${inPlace(subject)}` : name;
}
