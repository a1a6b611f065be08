/** Sentences written for a picture, said of a video. */
import type { Said } from '../rules/book/rule.ts';
import { stretch } from '../rules/wording/words.ts';

const QUOTED = /(“[^”]*”)/u;

/** Words read from the creative stand in quotation marks and stay as they are. */
function outsideQuotes(text: string, change: (own: string) => string): string {
  return text
    .split(QUOTED)
    .map((part) => (part.startsWith('“') ? part : change(part)))
    .join('');
}

/** Names a picture rule's sentence calls the creative by. */
function ofShot(text: string): string {
  return outsideQuotes(text, (own) =>
    own
      .replace(/\bon the visual\b/g, 'in this shot')
      .replace(
        /\b([Tt])he (?:picture|visual|photograph)\b(?! (?:(?:in|on|across) the|weight|centre of mass))/g,
        '$1he shot',
      )
      .replace(/\b([Tt])his (?:picture|visual|photograph)\b/g, '$1his shot'),
  );
}

function ofWhole(text: string): string {
  return outsideQuotes(text, (own) =>
    own
      .replace(/\b(?:on|in) the (?:visual|picture)\b/g, 'in the video')
      .replace(/\b([Tt])he (?:picture|visual|photograph)\b(?! (?:weight|centre of mass))/g, '$1he video')
      .replace(/\bvisual\b/g, 'video'),
  );
}

/** First letter made small where a sentence goes on; names, capitals and quotations stay. */
function goesOn(text: string): string {
  return /^(?:Google|Facebook|Instagram|TikTok|WCAG|YouTube|LinkedIn|Reels|Stories)\b/.test(text)
    ? text
    : text.replace(/^\p{Lu}(?=\p{Ll}|\s)/u, (letter) => letter.toLowerCase());
}

/** A statement about one shot, by the time its evidence names too. `more` says what the other shots add. */
export function saidOfShot({ title, text, larger }: Said, shot: { start: number; end: number }, more = ''): Said {
  return {
    ...(larger !== undefined && { larger: ofShot(larger) }),
    title: `At ${stretch(shot)}: ${goesOn(ofShot(title))}`,
    text: `${ofShot(text)}${more}`,
  };
}

/** A statement about all words of the video, with when they stand on the screen. */
export function saidOfVideo({ title, text, larger }: Said, time?: { start: number; end: number }): Said {
  return {
    ...(larger !== undefined && { larger }),
    title: ofWhole(title),
    text: `${ofWhole(text)}${time ? ` It stands on the screen from ${stretch(time)}.` : ''}`,
  };
}

/** What was measured, in words, for evidence of a shot. */
export function measureOfShot(measure: string): string {
  return ofShot(measure);
}
