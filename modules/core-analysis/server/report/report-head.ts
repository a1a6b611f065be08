import type { Evidence } from '../../contract/evidence.ts';
import { clipName } from '../../contract/format.ts';
import { heatMoment, heatShot } from '../../contract/heat-shot.ts';
import { GOAL_LABELS } from '../../contract/labels.ts';
import { inProse } from '../../contract/placement-names.ts';
import { scoreSum } from '../../contract/score-path.ts';
import type { ReportContent } from './report-content.ts';
import { type Box, drawPicture, drawPins, drawScale, toneOf } from './report-drawings.ts';
import { COLUMN, INK, PAGE, type ReportPage } from './report-page.ts';
import type { ReportPictures } from './report-picture.ts';
import { heightOfQuickWins, quickWinsOf } from './report-statements.ts';
import { BODY, HEADING, SMALL } from './report-styles.ts';
import { seconds } from './seconds.ts';

const GAP = 24;
/** A picture with words beside it; `least` and `most` of its height on the first page, points. */
const PICTURE = { width: (COLUMN - GAP) / 2, least: 170, most: 300, attention: 250 } as const;
/** What stands between the picture and the quick wins. */
const UNDER_PICTURE = 44;

/** What was analysed, and the creative with the places of the quick wins beside its score. */
export function writeHead(page: ReportPage, content: ReportContent, { creative }: ReportPictures): void {
  const { fileName, completedAt, results } = content;
  page.text('H1', clipName(fileName, 76), { size: 20, weight: 600, leading: 1.2 }, { after: 4 });
  const { basis } = results;
  const date = new Date(completedAt).toISOString().slice(0, 10);
  page.text(
    'P',
    `Analysed on ${date} for ${GOAL_LABELS[basis.goal]} in ${inProse(basis.placement)} with ${basis.rulesApplied} checks.${results.image.readAs ? ` ${results.image.readAs}` : ''}`,
    SMALL,
    { after: 14 },
  );
  if (!creative) {
    page.text('P', 'The file was deleted; its measurements are kept.', SMALL, { after: 16 });
    writeScore(page, results, PAGE.margin);
    page.y += 18;
    return;
  }
  const pins = quickWinsOf(results).map(({ evidence }) =>
    standsOn(results, evidence) ? evidence.regions[0] : undefined,
  );
  const moment = results.video ? heatMoment(results.video, seconds) : null;
  const what = moment ? `The video, ${moment}` : results.video ? 'A frame of the video' : 'The creative';
  const frame = beside(page, `${what}: ${fileName}`, creative, firstHeight(page, results), (box) =>
    drawPins(page, box, pins),
  );
  const top = page.y;
  writeScore(page, results, frame.x + frame.width + GAP);
  page.y = Math.max(page.y, top + frame.height) + 6;
  const pinned = pins.some(Boolean)
    ? ` with the places of the quick wins${results.video ? ' that show in it' : ''}`
    : '';
  page.text('Caption', `${what}${pinned}.`, SMALL, { after: 18 });
}

/** Whether a statement is about the picture the report shows: of a video, its shot. */
function standsOn({ video }: ReportContent['results'], { time }: Evidence): boolean {
  const shot = video?.shots[heatShot(video)];
  return !shot || !time || (time.start < shot.end && time.end > shot.start);
}

/** Where a first glance is predicted to go: the heat over the creative, and its places in words. */
export function writeAttention(page: ReportPage, { results }: ReportContent, { heat }: ReportPictures): void {
  const { attention } = results;
  page.startSection();
  if (!heat) return;
  page.ensure(PICTURE.attention + 40);
  const moment = results.video ? heatMoment(results.video, seconds) : null;
  page.text('H2', `Where a first glance goes${moment ? `: ${moment}` : ''}`, HEADING, { after: 8 });
  const places = attention.focus.map(
    ({ content, share }, index) => `${index + 1}. ${content}: ${Math.round(share * 100)} %`,
  );
  const alt = `Predicted first-glance attention. ${places.join('; ')}`;
  const frame = beside(page, alt, heat, PICTURE.attention);
  const top = page.y;
  const place = { x: frame.x + frame.width + GAP, width: PAGE.width - PAGE.margin - frame.x - frame.width - GAP };
  page.text(
    'P',
    'Strongest point first, with its share of all predicted attention (a wide area can hold more than a stronger, narrow one):',
    BODY,
    {
      ...place,
      after: 6,
    },
  );
  for (const text of places) page.text('P', text, BODY, { ...place, after: 3 });
  page.y += 6;
  page.text('P', 'Predicted from the pixels, not eye tracking.', SMALL, place);
  page.y = Math.max(page.y, top + frame.height) + 22;
}

/** A picture at the left of the column, with what is drawn on it; the pen stays at its top. Answers where it lies. */
function beside(
  page: ReportPage,
  alt: string,
  jpeg: Buffer,
  height: number,
  over: (frame: Box) => void = () => undefined,
): Box {
  page.ensure(height + UNDER_PICTURE);
  let frame: Box = { x: PAGE.margin, y: page.y, width: PICTURE.width, height };
  page.figure(alt, () => {
    frame = drawPicture(page, jpeg, frame, 'left');
    over(frame);
  });
  return frame;
}

/** The score on its scale, the verdict and what the range means, from `x` to the column's right edge. */
function writeScore(page: ReportPage, results: ReportContent['results'], x: number): void {
  const { score, interval, verdict } = results;
  const width = PAGE.width - PAGE.margin - x;
  page.ensure(150);
  const top = page.y;
  page.figure(`Score ${score} of 100, likely range ${interval.low} to ${interval.high}`, () => {
    page.label(String(score), x, top - 6, { size: 48, weight: 600, colour: toneOf(score) });
    page.label('of 100', x + (score === 100 ? 94 : 66), top + 28, { size: 9, colour: INK.muted });
    drawScale(page, x, top + 58, width, score, interval);
  });
  page.y = top + 92;
  page.text('P', verdict, { size: 13, weight: 600 }, { x, width, after: 6 });
  page.text(
    'P',
    `Likely range ${interval.low} to ${interval.high}. Judged by published evidence; not a sales forecast.`,
    SMALL,
    { x, width, after: 6 },
  );
  const sum = scoreSum(results);
  if (sum) page.text('P', sum, SMALL, { x, width });
}

/** As high as the picture can be with all quick wins on the same page; where those are too long for that, its full height. */
function firstHeight(page: ReportPage, results: ReportContent['results']): number {
  const free = page.room - UNDER_PICTURE - heightOfQuickWins(page, results);
  return free >= PICTURE.least ? Math.min(free, PICTURE.most) : PICTURE.most;
}
