import PDFDocument from 'pdfkit';
import { day, money } from '../billing/proration.ts';
import type { Invoice } from '../objects/object-types.ts';

const LEFT = 56;
const RIGHT = 539;

/** The invoice on one page or more, with 'Test mode' where nobody can overlook it. */
export function invoicePdf(invoice: Invoice): Promise<Buffer> {
  const pdf = new PDFDocument({ size: 'A4', margin: LEFT, info: { Title: `Invoice ${invoice.number} (Test mode)` } });
  const chunks: Buffer[] = [];
  const done = new Promise<Buffer>((resolve) => {
    pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
    pdf.on('end', () => resolve(Buffer.concat(chunks)));
  });
  pdf.font('Helvetica-Bold').fontSize(12).fillColor('#a3261b').text('Test mode: no money was charged or paid.');
  pdf.moveDown(1.5).fontSize(22).fillColor('#1b1a17').text('Invoice');
  pdf.moveDown(0.5).font('Helvetica').fontSize(10);
  for (const [label, value] of [
    ['Invoice number', invoice.number ?? ''],
    ['Date of issue', day(invoice.effective_at ?? invoice.created)],
    ['Billed to', [invoice.customer_name, invoice.customer_email].filter(Boolean).join(', ')],
    ['Status', invoice.status ?? ''],
  ] as const)
    pdf.text(`${label}: ${printable(value)}`);
  pdf.moveDown(1.5);
  for (const line of invoice.lines.data) {
    row(pdf, line.description ?? '', money(line.amount, line.currency));
    pdf
      .fillColor('#5c5950')
      .text(`${day(line.period.start)} to ${day(line.period.end)}`, LEFT)
      .fillColor('#1b1a17');
    pdf.moveDown(0.75);
  }
  pdf.moveTo(LEFT, pdf.y).lineTo(RIGHT, pdf.y).strokeColor('#dcd8ce').stroke();
  pdf.moveDown(0.75).font('Helvetica-Bold');
  row(pdf, 'Total', money(invoice.total, invoice.currency));
  pdf.font('Helvetica');
  row(pdf, 'Amount paid', money(invoice.amount_paid, invoice.currency));
  row(pdf, 'Amount due', money(invoice.amount_remaining, invoice.currency));
  pdf.end();
  return done;
}

/** What the standard fonts cannot set would garble the rest of its line. */
function printable(text: string): string {
  return text.replace(/[^\x20-\x7e\xa0-\xffŒœŠšŸŽžƒ–—‘’‚“”„•…‹›€™]/gu, '?');
}

function row(pdf: PDFKit.PDFDocument, label: string, value: string): void {
  const { y } = pdf;
  pdf.text(value, LEFT, y, { width: RIGHT - LEFT, align: 'right' });
  pdf.text(label, LEFT, y, { width: 370 });
}
