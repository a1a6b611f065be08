import sharp from 'sharp';
import { AREAS_NOTE } from '../../contract/areas-note.ts';
import { GRADE_NOTES } from '../../contract/evidence-note.ts';
import { AREA_LABELS, GOAL_LABELS, PLACEMENT_LABELS } from '../../contract/labels.ts';
import { heatmapImage } from './heatmap-image.ts';
import type { ReportContent } from './report-content.ts';
import { drawBar, drawLogo, drawPicture, drawPins, drawRule, drawScale, toneOf } from './report-drawings.ts';
import { COLUMN, INK, PAGE, ReportPage } from './report-page.ts';
import { jpegOf } from './report-picture.ts';
import { ReportSources } from './report-sources.ts';
import { heightOfQuickWins, quickWinsOf, writeFindings, writeQuickWins, writeStrategy } from './report-statements.ts';
import { BODY, HEADING, SMALL } from './report-styles.ts';
import { writeVideo } from './report-video.ts';

/**
 * The Quick Wins report as a PDF: tagged, titled, A4, English. The same
 * analysis gives the same bytes. Draws only pictures the engine encoded.
 */
export async function reportDocument(content: ReportContent): Promise<Buffer> {
  const { results } = content;
  const page = new ReportPage({
    title: `${content.fileName}: ${results.score} of 100`,
    createdAt: new Date(content.completedAt),
  });
  const sources = new ReportSources();
  drawLogo(page);
  const height = await writeHead(page, content);
  writeQuickWins(page, content, sources);
  const { picture } = content;
  if (picture && height < PICTURES.legible) await writeLargePictures(page, { ...content, picture });
  writeFindings(page, 'What holds it back', results.bad, INK.bad, sources);
  writeFindings(page, 'What works', results.good, INK.good, sources);
  writeStrategy(page, content, sources);
  await writeVideo(page, content);
  writeTeam(page, content);
  writePlacements(page, content);
  writeSources(page, content, sources);
  return page.finish(
    `${clipped(content.fileName)}  ·  Adjudge, engine ${results.engineVersion}, rule book ${results.ruleBookVersion}`,
  );
}

/** Height its pictures were drawn at, points. */
async function writeHead(
  page: ReportPage,
  { fileName, completedAt, results, picture }: ReportContent,
): Promise<number> {
  page.text('H1', clipped(fileName, 76), { size: 20, weight: 600, leading: 1.2 }, { after: 4 });
  const { basis } = results;
  const date = new Date(completedAt).toISOString().slice(0, 10);
  page.text(
    'P',
    `Analysed on ${date} for ${GOAL_LABELS[basis.goal]} in ${PLACEMENT_LABELS[basis.placement]} by ${basis.rulesApplied} rules.${results.image.readAs ? ` ${results.image.readAs}` : ''}`,
    SMALL,
    { after: 14 },
  );

  const height = firstHeight(page, results);
  if (picture) await writePictures(page, { fileName, results, picture }, height);
  else page.text('P', 'The file itself is not kept any more; what was measured on it is.', SMALL, { after: 16 });

  const { score, interval, verdict } = results;
  page.ensure(74);
  const top = page.y;
  page.figure(`Score ${score} of 100, between ${interval.low} and ${interval.high}`, () => {
    page.label(String(score), PAGE.margin, top - 4, { size: 44, weight: 600, colour: toneOf(score) });
    page.label('of 100', PAGE.margin + 62, top + 26, { size: 9, colour: INK.muted });
    drawScale(page, PAGE.margin + 120, top + 26, COLUMN - 130, score, interval);
  });
  page.y = top;
  page.text('P', verdict, { size: 13, weight: 600 }, { x: PAGE.margin + 120, width: COLUMN - 120 });
  page.y = top + 58;
  page.text(
    'P',
    `Between ${interval.low} and ${interval.high}, given what could be measured. A judgement of the creative by published evidence, not a forecast of sales.`,
    SMALL,
    { after: 18 },
  );
  return height;
}

/** Heights of the pictures on the first page, and of what stands between them and the quick wins. */
const PICTURES = { least: 96, most: 214, legible: 180, large: 330 } as const;
const UNDER_PICTURES = 150;

/** As large as the pictures can be with all quick wins on the same page; where those are too long for that, their full size. */
function firstHeight(page: ReportPage, results: ReportContent['results']): number {
  const free = page.room - UNDER_PICTURES - heightOfQuickWins(page, results);
  return free >= PICTURES.least ? Math.min(free, PICTURES.most) : PICTURES.most;
}

type Pictured = Pick<ReportContent, 'fileName' | 'results'> & { readonly picture: Uint8Array };

/** The same pictures at a size at which pins can be read, where the quick wins left the first page no room for it. */
async function writeLargePictures(page: ReportPage, pictured: Pictured): Promise<void> {
  page.startSection();
  page.ensure(PICTURES.large + 70);
  page.text('H2', 'The creative at a larger size', HEADING, { after: 8 });
  await writePictures(page, pictured, PICTURES.large);
}

async function writePictures(
  page: ReportPage,
  { fileName, results, picture }: Pictured,
  height: number,
): Promise<void> {
  const gap = 16;
  const box = { width: (COLUMN - gap) / 2, height };
  const shown = await jpegOf(sharp(picture));
  const heat = results.attention.width > 0 ? await jpegOf(await heatmapImage(picture, results.attention)) : null;
  page.ensure(box.height + 90);
  const left = { x: PAGE.margin, y: page.y, ...box };
  const right = { ...left, x: PAGE.margin + box.width + gap };
  page.figure(`The creative ${fileName}`, () => {
    const frame = drawPicture(page, shown, left);
    if (!results.video)
      drawPins(
        page,
        frame,
        quickWinsOf(results).map((win) => win.evidence.regions[0]),
      );
  });
  if (heat) {
    page.figure(
      `Predicted first-glance attention. ${results.attention.focus.map((f, i) => `${i + 1}: ${f.content}, ${Math.round(f.share * 100)} %`).join('; ')}`,
      () => drawPicture(page, heat, right),
    );
  }
  page.y += box.height + 6;
  page.text('Caption', captionOf(results), SMALL, { after: 16 });
}

function captionOf(results: ReportContent['results']): string {
  const pinned = !results.video && quickWinsOf(results).some((win) => win.evidence.regions.length > 0);
  const shown = `${results.video ? 'A frame of the video' : 'The creative'}${pinned ? ' with the places of the quick wins' : ''}`;
  if (results.attention.width === 0) return `${shown}. Where a glance would go could not be predicted.`;
  return `${shown}, and where a first glance is predicted to go. A prediction from the pixels, not eye tracking.`;
}

function writeTeam(page: ReportPage, { results }: ReportContent): void {
  page.startSection();
  page.ensure(54 + results.areas.length * ROW);
  page.text('H2', 'Scores by area', HEADING, { after: 2 });
  page.text('P', AREAS_NOTE, SMALL, { after: 8 });
  for (const { area, score, rules } of results.areas) scoreRow(page, AREA_LABELS[area], score, `${rules} rules`);
  page.y += 10;
  if (!results.team) return;
  page.ensure(120);
  page.text('H2', 'The expert team', HEADING, { after: 2 });
  page.text('P', `${results.team.summary} Each reads rules of several areas.`, BODY, { after: 8 });
  for (const member of results.team.specialists) {
    page.ensure(54);
    scoreRow(page, member.name, member.score, `confidence ${Math.round(member.confidence * 100)} %`);
    page.text('P', member.verdict, SMALL, { after: 8 });
  }
}

/** Height of one row of scores: all of a list stand on one page. */
const ROW = 14;

function scoreRow(page: ReportPage, name: string, score: number | null, note: string): void {
  page.ensure(20);
  const top = page.y;
  page.text(
    'P',
    `${name}: ${score === null ? 'nothing to judge' : `${score} of 100`}, ${note}`,
    { size: 9, leading: 1.5 },
    { width: COLUMN - 170 },
  );
  if (score !== null) page.artefact(() => drawBar(page, PAGE.width - PAGE.margin - 150, top + 5, 150, score));
}

function writePlacements(page: ReportPage, { results }: ReportContent): void {
  page.startSection();
  page.ensure(120);
  page.text('H2', 'Where it fits', HEADING, { after: 8 });
  for (const fit of results.placements) {
    scoreRow(page, fit.label, Math.round(fit.fit * 100), `placement data of ${fit.specVersion}`);
    page.text('P', fit.note, SMALL, { after: 6 });
  }
  page.y += 8;
}

/** Room for a part of the sources under their heading, points. */
const SOURCES = 150;

function writeSources(page: ReportPage, { results }: ReportContent, sources: ReportSources): void {
  page.startSection();
  const grades = Object.entries(GRADE_NOTES).map(
    ([grade, note]) => `${grade}: ${note.charAt(0).toLowerCase()}${note.slice(1)}`,
  );
  const unmeasured = results.basis.rulesNotMeasured;
  const list = sources.list().map(({ number, title, url }) => ({
    text: `[${number}] ${title}${url ? `. ${url.replace('https://', '')}` : ''}`,
    url,
  }));
  const closing = [
    `Grades of evidence. ${grades.join('. ')}.`,
    ...(unmeasured.length > 0 ? [`Not measured, so neither for nor against: ${unmeasured.join('; ')}.`] : []),
  ];
  const small = [...list.map(({ text }) => text), ...closing];
  // A short list stays whole; a long one begins where there is room for a part worth reading, and leaves no page half empty.
  const height = small.reduce((sum, text) => sum + page.heightOf(text, SMALL) + 4, 60);
  page.ensure(Math.min(height, SOURCES));
  drawRule(page);
  page.text('H2', 'Sources', HEADING, { after: 6 });
  for (const { text, url } of list) page.text('P', text, SMALL, { after: 2, link: url });
  page.y += 8;
  for (const text of closing) page.text('P', text, SMALL, { after: 6 });
}

/** A file name of at most `most` letters: its end stays, which tells versions apart. */
function clipped(name: string, most = 48): string {
  const letters = [...name];
  return letters.length > most ? `${letters.slice(0, most - 15).join('')}...${letters.slice(-12).join('')}` : name;
}
