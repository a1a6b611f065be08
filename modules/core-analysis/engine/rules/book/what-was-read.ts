/** What a statement rests on that something is nowhere in a video: the frames that were read, and that speech is not. */
import type { Written } from '../../copy/written.ts';
import { speechOf } from '../video/over-time.ts';
import { seconds } from '../wording/words.ts';

type OverTime = NonNullable<Written['overTime']>;

/** " on screen" of the words of a video, which may also be spoken; nothing of those of a picture. */
export function onScreen({ overTime }: Pick<Written, 'overTime'>): string {
  return overTime ? ' on screen' : '';
}

/** Which frames texts were read from, as a sentence that follows another. */
export function framesRead({ text: { shotsUnread = 0 } }: OverTime): string {
  return ` Texts were read in two frames a second and one of each shorter shot${shotsUnread > 0 ? ` but ${shotsUnread}` : ''}.`;
}

/** The same of the words of a video, and that what is said was not read; nothing of those of a picture. */
export function whatWasRead({ overTime }: Pick<Written, 'overTime'>): string {
  if (!overTime) return '';
  const speech = speechOf(overTime);
  if (speech === 0) return framesRead(overTime);
  const unheard =
    speech === null
      ? 'Whether there is speech that says it is not certain.'
      : `Speech is not: the ${seconds(speech)} of it that are heard may say it.`;
  return `${framesRead(overTime)} ${unheard}`;
}
