import type { VideoContent } from '../../contract/analysis.ts';
import { withMinus } from '../../contract/format.ts';
import type { ReportContent } from './report-content.ts';
import { type Box, drawPicture } from './report-drawings.ts';
import { COLUMN, INK, PAGE, type ReportPage } from './report-page.ts';
import type { ReportPictures } from './report-picture.ts';
import { HEADING, NAME, SMALL } from './report-styles.ts';
import { seconds } from './seconds.ts';

/** Shots with their frames and scores, and the attention line; nothing for an image. */
export function writeVideo(page: ReportPage, { results }: ReportContent, { frames }: ReportPictures): void {
  const { video } = results;
  if (!video) return;
  page.startSection();
  page.ensure(220);
  page.text('H2', 'Second by second', HEADING, { after: 4 });
  const sound =
    video.integratedLufs === null ? 'no measurable sound' : `${withMinus(video.integratedLufs.toFixed(1))} LUFS`;
  page.text(
    'P',
    `${seconds(video.durationSeconds)}, ${video.shots.length} ${video.shots.length === 1 ? 'shot' : 'shots'}, ${sound}.${quietOf(video)}`,
    SMALL,
    { after: 8 },
  );
  const told = video.shots.some(({ verdict }) => verdict);
  if (told) writeShots(page, video.shots, frames);
  else drawFrames(page, video.shots, frames);
  page.ensure(70);
  drawAttentionLine(page, video.attention, video.stepSeconds);
}

/** Where nothing is heard, and where sound is too quiet to be, with its loudness. */
function quietOf({ silences }: VideoContent): string {
  const told = silences.map(({ start, end, lufs }) => {
    const when = `${seconds(start)} to ${seconds(end)}`;
    return typeof lufs === 'number'
      ? `very quiet from ${when} (${withMinus(lufs.toFixed(1))} LUFS)`
      : `${lufs === null ? 'silent' : 'silent or very quiet'} from ${when}`;
  });
  return told.length > 0 ? ` The sound is ${told.join(', ')}.` : '';
}

type Shots = VideoContent['shots'];
type Frames = ReportPictures['frames'];

const GAP = 8;
/** Frames beside each other, at most; points of the highest of them. */
const ROW = { columns: 8, height: 120 } as const;
const MOST_FRAMES = 16;

const frameOf = ({ frame }: Shots[number], frames: Frames): Buffer | undefined => frames[frame ?? -1];

/** The frames alone, in rows as equal as can be. */
function drawFrames(page: ReportPage, shots: Shots, frames: Frames): void {
  const shown = shots.filter((shot) => frameOf(shot, frames)).slice(0, MOST_FRAMES);
  const columns = Math.ceil(shown.length / Math.ceil(shown.length / ROW.columns));
  const width = (COLUMN - GAP * (columns - 1)) / columns;
  for (let row = 0; row < shown.length; row += columns) {
    page.ensure(ROW.height + 22);
    const top = page.y;
    const drawn: Box[] = [];
    for (const [column, shot] of shown.slice(row, row + columns).entries()) {
      const picture = frameOf(shot, frames);
      if (!picture) continue;
      const box = { x: PAGE.margin + column * (width + GAP), y: top, width, height: ROW.height };
      page.figure(`Shot from ${seconds(shot.start)} to ${seconds(shot.end)}`, () => {
        const frame = drawPicture(page, picture, box);
        drawn.push(frame);
        page.label(
          seconds(shot.start),
          box.x + width / 2,
          top + frame.height + 4,
          { size: 7, colour: INK.muted },
          'centre',
        );
      });
    }
    page.y = top + Math.max(0, ...drawn.map(({ height }) => height)) + 22;
  }
}

const CARD = { width: (COLUMN - 2 * GAP) / 2, picture: 52, height: 70 } as const;

/** What was judged of every shot by itself, beside its frame; two shots to a row, and no row over two pages. */
function writeShots(page: ReportPage, shots: Shots, frames: Frames): void {
  const style = { ...SMALL, colour: INK.text };
  const width = CARD.width - CARD.picture - GAP;
  const cards = shots.map((shot, index) => {
    const { start, end, score, verdict } = shot;
    const title = `Shot ${index + 1}, ${seconds(start)} to ${seconds(end)}${typeof score === 'number' ? `: ${score} of 100` : ''}`;
    const said = verdict || 'No score of its own.';
    const words = page.heightOf(title, NAME, width) + page.heightOf(said, style, width);
    return { picture: frameOf(shot, frames), title, said, words };
  });
  for (let at = 0; at < cards.length; at += 2) {
    const row = cards.slice(at, at + 2);
    const height = Math.max(CARD.height, ...row.map(({ words }) => words));
    page.ensure(height);
    const top = page.y;
    for (const [column, { picture, title, said }] of row.entries()) {
      const x = PAGE.margin + column * (CARD.width + 2 * GAP);
      page.y = top;
      if (picture) {
        page.figure(`Frame of shot ${at + column + 1}`, () =>
          drawPicture(page, picture, { x, y: top + 2, width: CARD.picture, height: CARD.height - 2 }, 'left'),
        );
      }
      const place = { x: x + CARD.picture + GAP, width };
      page.text('H3', title, NAME, place);
      page.text('P', said, style, place);
    }
    page.y = top + height + 10;
  }
}

/** The attention line over time, 44 points high. */
function drawAttentionLine(page: ReportPage, line: readonly number[], step: number): void {
  const top = page.y;
  const peak = line.reduce((best, value, index) => (value > (line[best] ?? 0) ? index : best), 0);
  page.figure(`Predicted attention over time; strongest at ${seconds(peak * step)}`, () => {
    const x = (index: number) => PAGE.margin + (index / Math.max(1, line.length - 1)) * COLUMN;
    line.forEach((value, index) => {
      if (index === 0) page.doc.moveTo(x(index), top + 40 - value * 38);
      else page.doc.lineTo(x(index), top + 40 - value * 38);
    });
    page.doc.lineWidth(1.2).lineJoin('round').strokeColor(INK.accent).stroke();
    page.doc.rect(PAGE.margin, top + 42, COLUMN, 0.6).fill(INK.border);
  });
  page.y = top + 48;
  page.text('Caption', `Predicted attention over time; strongest at ${seconds(peak * step)}.`, SMALL, {
    after: 14,
  });
}
