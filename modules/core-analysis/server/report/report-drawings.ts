import type { Evidence, Region } from '../../contract/evidence.ts';
import { responseAt } from '../../contract/response-at.ts';
import { COLUMN, INK, PAGE, type ReportPage } from './report-page.ts';

/** Good from 80, middling from 60: the tones of the specification. */
export function toneOf(score: number): string {
  if (score >= 80) return INK.good;
  return score >= 60 ? INK.fair : INK.bad;
}

/** The mark and the name, top left. */
export function drawLogo(page: ReportPage): void {
  const { doc } = page;
  page.artefact(() => {
    doc
      .save()
      .translate(PAGE.margin - 4, page.y - 5)
      .scale(0.62);
    doc.lineWidth(2.6).lineCap('round').strokeColor(INK.text);
    doc.path('M14.5 9.2 6.6 27.2').stroke();
    doc.path('M17.5 9.2 25.4 27.2').stroke();
    doc.strokeColor(INK.accent).path('M6.9 19.4A16 16 0 0 0 25.1 19.4').stroke();
    doc.circle(16, 6.2, 3.1).fill(INK.text);
    doc.restore();
    page.label('Adjudge', PAGE.margin + 22, page.y, { size: 12, weight: 600 });
    page.label('Quick Wins report', PAGE.width - PAGE.margin, page.y + 1.5, { size: 9, colour: INK.muted }, 'right');
  });
  page.y += 34;
}

/** The score on a scale of 0 to 100 with its range; 22 points high. */
export function drawScale(
  page: ReportPage,
  x: number,
  y: number,
  width: number,
  score: number,
  interval: { low: number; high: number },
): void {
  const { doc } = page;
  const at = (value: number) => x + (value / 100) * width;
  doc.roundedRect(x, y + 4, width, 6, 3).fill(INK.border);
  doc
    .roundedRect(at(interval.low), y + 4, Math.max(6, at(interval.high) - at(interval.low)), 6, 3)
    .fillOpacity(0.35)
    .fill(toneOf(score))
    .fillOpacity(1);
  doc.circle(at(score), y + 7, 5).fill(toneOf(score));
  for (const mark of [0, 25, 50, 75, 100]) {
    page.label(String(mark), at(mark), y + 15, { size: 6.5, colour: INK.muted }, 'centre');
  }
}

/** A score 0..100 as a bar; 4 points high. */
export function drawBar(page: ReportPage, x: number, y: number, width: number, score: number): void {
  page.doc.roundedRect(x, y, width, 4, 2).fill(INK.border);
  page.doc.roundedRect(x, y, Math.max(4, (width * score) / 100), 4, 2).fill(toneOf(score));
}

/** The rule's response to other values, with the measured one marked. */
export function drawCurve(
  page: ReportPage,
  x: number,
  y: number,
  width: number,
  height: number,
  evidence: Evidence,
): void {
  const curve = evidence.curve ?? [];
  const first = curve[0]?.[0] ?? 0;
  const last = curve.at(-1)?.[0] ?? 1;
  const px = (value: number) => x + ((Math.min(last, Math.max(first, value)) - first) / (last - first || 1)) * width;
  const py = (response: number) => y + height - response * height;
  const { doc } = page;
  for (const { from = first, to = last } of evidence.zones ?? [])
    if (to >= first && from <= last)
      doc
        .rect(px(from) - (from <= first ? 2 : 0), y, px(to) - px(from) + (from <= first ? 2 : 0), height)
        .fill(INK.goodSoft);
  doc
    .lineWidth(0.5)
    .strokeColor(INK.border)
    .moveTo(x, y + height)
    .lineTo(x + width, y + height)
    .stroke();
  curve.forEach(([value, response], index) => {
    if (index === 0) doc.moveTo(px(value), py(response));
    else doc.lineTo(px(value), py(response));
  });
  doc.lineWidth(1.2).lineJoin('round').strokeColor(INK.accent).stroke();
  const here = responseAt(curve, evidence.value);
  const colour = here >= 0.8 ? INK.good : here >= 0.5 ? INK.fair : INK.bad;
  doc.circle(px(evidence.value), py(here), 2.6).fill(colour);
}

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Draws a JPEG as large as it goes into a box, at its top and in its middle or at its left; answers where it lies. */
export function drawPicture(page: ReportPage, jpeg: Buffer, box: Box, align: 'left' | 'middle' = 'middle'): Box {
  // The library opens pictures with sizes its types do not name.
  const opened = (page.doc as unknown as { openImage(src: Buffer): { width: number; height: number } }).openImage(jpeg);
  const scale = Math.min(box.width / opened.width, box.height / opened.height);
  const width = opened.width * scale;
  const height = opened.height * scale;
  const frame = { x: box.x + (align === 'left' ? 0 : (box.width - width) / 2), y: box.y, width, height };
  page.doc.image(jpeg, frame.x, frame.y, { width, height });
  return frame;
}

/** Numbered boxes on a picture, from 1; places without a region get none. */
export function drawPins(page: ReportPage, frame: Box, regions: readonly (Region | undefined)[]): void {
  const pins = pinPlaces(frame, regions);
  regions.forEach((region, index) => {
    if (!region) return;
    const x = frame.x + region.x * frame.width;
    const y = frame.y + region.y * frame.height;
    const [w, h] = [region.w * frame.width, region.h * frame.height];
    page.doc.lineWidth(2.4).strokeColor('#ffffff').rect(x, y, w, h).stroke();
    page.doc.lineWidth(1.2).strokeColor(INK.accent).rect(x, y, w, h).stroke();
    const [cx, cy] = pins[index] ?? [x, y];
    page.doc.circle(cx, cy, 7.5).fill('#ffffff').circle(cx, cy, 6.5).fill(INK.accent);
    page.label(String(index + 1), cx, cy - 4.2, { size: 8, weight: 600, colour: '#ffffff' }, 'centre');
  });
}

/** Radius of a pin, points. */
const PIN = 7.5;

/**
 * Centres of the pins: beside their boxes, so that no first letter lies under one, inside the picture, and off the pins before
 * them; where every place is taken, the one farthest from the others.
 */
export function pinPlaces(frame: Box, regions: readonly (Region | undefined)[]): ([number, number] | undefined)[] {
  const taken: [number, number][] = [];
  return regions.map((region) => {
    if (!region) return undefined;
    const [left, top] = [frame.x + region.x * frame.width, frame.y + region.y * frame.height];
    const [right, bottom] = [left + region.w * frame.width, top + region.h * frame.height];
    const off = PIN + 1;
    const places: [number, number][] = [
      [left - off, top + off],
      [left + off, top - off],
      [right + off, top + off],
      [left + off, bottom + off],
      [right - off, top - off],
      [right - off, bottom + off],
    ];
    const within = ([x, y]: [number, number]) =>
      x >= frame.x + PIN && x <= frame.x + frame.width - PIN && y >= frame.y + PIN && y <= frame.y + frame.height - PIN;
    const inside = places.filter(within);
    // A box as large as the picture leaves no room beside it.
    const corner: [number, number] = [Math.max(frame.x + off, left), Math.max(frame.y + off, top)];
    const open = inside.length > 0 ? inside : [corner, [corner[0], corner[1] + 2 * off] as [number, number]];
    const gap = ([x, y]: [number, number]) => Math.min(...taken.map(([a, b]) => Math.hypot(x - a, y - b)), Infinity);
    const place =
      open.find((at) => gap(at) >= 2 * PIN + 1) ?? open.reduce((best, at) => (gap(at) > gap(best) ? at : best));
    taken.push(place);
    return place;
  });
}

/** A hairline over the column, with space around it. */
export function drawRule(page: ReportPage): void {
  page.artefact(() => page.doc.rect(PAGE.margin, page.y, COLUMN, 0.6).fill(INK.border));
  page.y += 14;
}
