import sharp from 'sharp';
import type { VideoContent } from '../../contract/analysis.ts';
import { shotVerdict } from '../../contract/shot-verdict.ts';
import { withMinus } from '../../contract/with-minus.ts';
import type { ReportContent } from './report-content.ts';
import { drawPicture } from './report-drawings.ts';
import { COLUMN, INK, PAGE, type ReportPage } from './report-page.ts';
import { jpegOf } from './report-picture.ts';
import { BODY, HEADING, NAME, SMALL } from './report-styles.ts';
import { seconds } from './seconds.ts';

/** Shots with their frames and scores, and the attention line; nothing for an image. */
export async function writeVideo(page: ReportPage, { results, frames }: ReportContent): Promise<void> {
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
  const shown = video.shots.filter((shot) => shot.frame !== null && frames[shot.frame]).slice(0, 12);
  const columns = 6;
  const gap = 8;
  const width = (COLUMN - gap * (columns - 1)) / columns;
  for (let row = 0; row < shown.length; row += columns) {
    page.ensure(150);
    const top = page.y;
    for (const [column, shot] of shown.slice(row, row + columns).entries()) {
      const bytes = frames[shot.frame ?? -1];
      if (!bytes) continue;
      const picture = await jpegOf(sharp(bytes), 320);
      const x = PAGE.margin + column * (width + gap);
      const score = typeof shot.score === 'number' ? `, score ${shot.score}` : '';
      page.figure(`Shot from ${seconds(shot.start)} to ${seconds(shot.end)}${score}`, () => {
        drawPicture(page, picture, { x, y: top, width, height: 120 });
        page.label(
          `${seconds(shot.start)}${score}`,
          x + width / 2,
          top + 124,
          { size: 7, colour: INK.muted },
          'centre',
        );
      });
    }
    page.y = top + 142;
  }
  writeShots(page, video.shots);
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

/** What was judged of every shot by itself; nothing where the plan has no such judgement. */
function writeShots(page: ReportPage, shots: VideoContent['shots']): void {
  for (const [index, { start, end, score, verdict }] of shots.entries()) {
    if (!verdict) continue;
    const title = `Shot ${index + 1}, ${seconds(start)} to ${seconds(end)}${typeof score === 'number' ? `: ${score} of 100` : ''}`;
    const said = shotVerdict(verdict);
    page.ensure(page.heightOf(title, NAME) + page.heightOf(said, BODY));
    page.text('H3', title, NAME);
    page.text('P', said, BODY, { after: 6 });
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
  page.text('Caption', `Predicted attention, relative to this video; strongest at ${seconds(peak * step)}.`, SMALL, {
    after: 14,
  });
}
