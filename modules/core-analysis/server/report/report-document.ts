import sharp, { type Sharp } from 'sharp';
import type { Advice, Evidence, Finding } from '../../contract/evidence.ts';
import { AREA_LABELS, EFFORT_LABELS, GOAL_LABELS, GRADE_NOTES, PLACEMENT_LABELS } from '../../contract/labels.ts';
import { heatmapImage } from './heatmap-image.ts';
import type { ReportContent } from './report-content.ts';
import { drawBar, drawCurve, drawLogo, drawPicture, drawPins, drawRule, drawScale, toneOf } from './report-drawings.ts';
import { COLUMN, INK, PAGE, ReportPage } from './report-page.ts';
import { ReportSources } from './report-sources.ts';

const BODY = { size: 9.5, leading: 1.45 } as const;
const SMALL = { size: 8, colour: INK.muted, leading: 1.45 } as const;
const HEADING = { size: 14, weight: 600, leading: 1.3 } as const;
const NAME = { size: 10.5, weight: 600, leading: 1.35 } as const;

/** Longest side of a picture in the report, in pixels: 200 a printed inch. */
const PICTURE_PX = 900;
const CURVE = { width: 84, height: 34 } as const;

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
  await writeHead(page, content);
  writeQuickWins(page, content, sources);
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

async function writeHead(page: ReportPage, { fileName, completedAt, results, preview }: ReportContent): Promise<void> {
  page.text('H1', fileName, { size: 20, weight: 600, leading: 1.2 }, { after: 4 });
  const { basis } = results;
  const date = new Date(completedAt).toISOString().slice(0, 10);
  page.text(
    'P',
    `Analysed on ${date} for ${GOAL_LABELS[basis.goal]} in ${PLACEMENT_LABELS[basis.placement]} by ${basis.rulesApplied} rules.`,
    SMALL,
    { after: 14 },
  );

  const gap = 16;
  const box = { width: (COLUMN - gap) / 2, height: 214 };
  const shown = await jpeg(sharp(preview));
  const heat = await jpeg(await heatmapImage(preview, results.attention));
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
  page.figure(
    `Predicted first-glance attention. ${results.attention.focus.map((f, i) => `${i + 1}: ${f.content}, ${Math.round(f.share * 100)} %`).join('; ')}`,
    () => drawPicture(page, heat, right),
  );
  page.y += box.height + 6;
  page.text('Caption', captionOf(results), SMALL, { after: 16 });

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
}

function captionOf(results: ReportContent['results']): string {
  const pinned = !results.video && quickWinsOf(results).some((win) => win.evidence.regions.length > 0);
  return `${results.video ? 'The first shot' : 'The creative'}${pinned ? ' with the places of the quick wins' : ''}, and where a first glance is predicted to go. A prediction from the pixels, not eye tracking.`;
}

function writeQuickWins(page: ReportPage, { results }: ReportContent, sources: ReportSources): void {
  const wins = quickWinsOf(results);
  page.startSection();
  page.ensure(90);
  page.text('H2', 'Quick wins', HEADING, { after: 2 });
  if (wins.length === 0) {
    page.text(
      'P',
      `No rule asks for a change that would bring a point: the ${results.basis.rulesApplied} rules that applied are met.`,
      BODY,
      { after: 16 },
    );
    return;
  }
  page.text('P', 'The changes that bring most for the effort.', SMALL, { after: 8 });
  wins.forEach((win, index) => {
    writeAdvice(page, `${index + 1}. ${win.title}`, win, sources);
  });
}

/** What is worth doing beside the quick wins. */
function writeStrategy(page: ReportPage, { results }: ReportContent, sources: ReportSources): void {
  const told = new Set(quickWinsOf(results).map((win) => win.evidence.ruleId));
  const more = results.strategy.filter((advice) => !told.has(advice.evidence.ruleId));
  if (more.length === 0) return;
  page.startSection();
  page.ensure(130);
  page.text('H2', 'Also worth doing', HEADING, { after: 8 });
  for (const advice of more) writeAdvice(page, advice.title, advice, sources);
}

function quickWinsOf(results: ReportContent['results']): readonly Advice[] {
  return results.quickWins ?? results.strategy.slice(0, 3);
}

function writeAdvice(page: ReportPage, title: string, advice: Advice, sources: ReportSources): void {
  const gain = `+${advice.gain} points if fully met (an estimate by the same rules)  ·  ${EFFORT_LABELS[advice.effort]}`;
  writeStatement(page, { title, text: advice.text, lead: gain, evidence: advice.evidence, bar: INK.accent, sources });
}

function writeFindings(
  page: ReportPage,
  title: string,
  findings: readonly Finding[],
  bar: string,
  sources: ReportSources,
): void {
  if (findings.length === 0) return;
  page.startSection();
  page.ensure(130);
  page.text('H2', title, HEADING, { after: 8 });
  for (const finding of findings) {
    writeStatement(page, { title: finding.title, text: finding.text, evidence: finding.evidence, bar, sources });
  }
}

interface Statement {
  readonly title: string;
  readonly text: string;
  readonly lead?: string;
  readonly evidence: Evidence;
  readonly bar: string;
  readonly sources: ReportSources;
}

/** One statement with its evidence; the rule's curve stands at its right where there is one. */
function writeStatement(page: ReportPage, { title, text, lead, evidence, bar, sources }: Statement): void {
  const curve = (evidence.curve?.length ?? 0) > 1;
  const x = PAGE.margin + 12;
  const width = COLUMN - 12 - (curve ? CURVE.width + 24 : 0);
  page.ensure(Math.min(300, page.heightOf(title, NAME, width) + page.heightOf(text, BODY, width) + 34));
  const top = page.y;
  const startPage = page.doc.page;
  page.text('H3', title, NAME, { x, width, bar });
  if (lead) page.text('P', lead, { ...SMALL, colour: INK.accent, weight: 600 }, { x, width, bar });
  page.text('P', text, BODY, { x, width, bar });
  page.text('P', evidenceLine(evidence, sources), SMALL, { x, width, bar });
  if (evidence.contested) page.text('P', `Contested: ${evidence.contested}`, SMALL, { x, width, bar });
  if (curve && page.doc.page === startPage) {
    const at = PAGE.width - PAGE.margin - CURVE.width;
    page.figure(
      `Response of rule ${evidence.ruleId} to other values; measured ${evidence.display}, target ${evidence.target}`,
      () => {
        drawCurve(page, at, top + 4, CURVE.width, CURVE.height, evidence);
        page.label(
          evidence.display,
          at + CURVE.width / 2,
          top + CURVE.height + 8,
          { size: 7, colour: INK.muted },
          'centre',
        );
      },
    );
    page.y = Math.max(page.y, top + CURVE.height + 20);
  }
  page.y += 12;
}

function evidenceLine(evidence: Evidence, sources: ReportSources): string {
  const time = evidence.time ? ` at ${seconds(evidence.time.start)}` : '';
  return `Measured${time}: ${evidence.measure}, ${evidence.display}. Target: ${evidence.target}. Rule ${evidence.ruleId}, evidence grade ${evidence.grade} [${sources.numberOf(evidence)}].`;
}

async function writeVideo(page: ReportPage, { results, frames }: ReportContent): Promise<void> {
  const { video } = results;
  if (!video) return;
  page.startSection();
  page.ensure(220);
  page.text('H2', 'Second by second', HEADING, { after: 4 });
  const sound = video.integratedLufs === null ? 'no measurable sound' : `${video.integratedLufs.toFixed(1)} LUFS`;
  page.text(
    'P',
    `${seconds(video.durationSeconds)}, ${video.shots.length} ${video.shots.length === 1 ? 'shot' : 'shots'}, ${sound}.`,
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
      const picture = await jpeg(sharp(bytes), 320);
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
  page.ensure(70);
  drawAttentionLine(page, video.attention, video.stepSeconds);
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

function writeTeam(page: ReportPage, { results }: ReportContent): void {
  page.startSection();
  page.ensure(120);
  page.text('H2', 'Scores by area', HEADING, { after: 8 });
  for (const { area, score, rules } of results.areas) scoreRow(page, AREA_LABELS[area], score, `${rules} rules`);
  page.y += 10;
  if (!results.team) return;
  page.ensure(120);
  page.text('H2', 'The expert team', HEADING, { after: 2 });
  page.text('P', results.team.summary, BODY, { after: 8 });
  for (const member of results.team.specialists) {
    page.ensure(54);
    scoreRow(page, member.name, member.score, `confidence ${Math.round(member.confidence * 100)} %`);
    page.text('P', member.verdict, SMALL, { after: 8 });
  }
}

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

function writeSources(page: ReportPage, { results }: ReportContent, sources: ReportSources): void {
  page.startSection();
  page.ensure(120);
  drawRule(page);
  page.text('H2', 'Sources', HEADING, { after: 6 });
  for (const { number, title } of sources.list()) page.text('P', `[${number}] ${title}`, SMALL, { after: 2 });
  page.y += 8;
  const grades = Object.entries(GRADE_NOTES).map(
    ([grade, note]) => `${grade}: ${note.charAt(0).toLowerCase()}${note.slice(1)}`,
  );
  page.text('P', `Grades of evidence. ${grades.join('. ')}.`, SMALL, { after: 6 });
  const unmeasured = results.basis.rulesNotMeasured;
  if (unmeasured.length > 0)
    page.text('P', `Not measured, so neither for nor against: ${unmeasured.join('; ')}.`, SMALL, { after: 6 });
}

async function jpeg(picture: Sharp, longest: number = PICTURE_PX): Promise<Buffer> {
  return picture
    .resize({ width: longest, height: longest, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: 84, mozjpeg: true })
    .toBuffer();
}

function seconds(value: number): string {
  return `${Math.round(value * 10) / 10} s`;
}

/** A file name as it fits a page's foot. */
function clipped(name: string): string {
  return name.length > 48 ? `${name.slice(0, 45)}...` : name;
}
