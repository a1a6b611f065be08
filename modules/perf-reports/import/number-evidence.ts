import { detached } from './detached.ts';
import { bareNumber, type Decimal, isBound, isMissing } from './read-number.ts';

/** What the cells of a column say about how it writes numbers. */
export class NumberEvidence {
  /** Cells that can only be read with this decimal sign. */
  readonly sure: Record<Decimal, number> = { '.': 0, ',': 0 };
  /** Cells that are a thousand under one sign and one under the other, by the character they hold. */
  readonly open: Record<Decimal, number> = { '.': 0, ',': 0 };
  /** Cells of digits alone. */
  whole = 0;
  missing = 0;
  bounds = 0;
  percents = 0;
  /** Cells that are no number at all. */
  words = 0;
  /** The first cell that can be read two ways. */
  example: string | undefined;

  /** @returns whether the cell is a number */
  add(text: string): boolean {
    if (DIGITS.test(text)) {
      this.whole += 1;
      return true;
    }
    if (isMissing(text)) {
      this.missing += 1;
      return false;
    }
    if (isBound(text)) {
      this.bounds += 1;
      return false;
    }
    const bare = bareNumber(text);
    if (bare === undefined) {
      this.words += 1;
      return false;
    }
    if (text.includes('%')) this.percents += 1;
    this.weigh(bare, text);
    return true;
  }

  private weigh(bare: string, text: string): void {
    const number = bare.startsWith('-') ? bare.slice(1) : bare;
    const dot = number.lastIndexOf('.');
    const comma = number.lastIndexOf(',');
    if (dot < 0 && comma < 0) this.whole += 1;
    else if (dot >= 0 && comma >= 0) this.sure[dot > comma ? '.' : ','] += 1;
    else {
      const sign: Decimal = dot >= 0 ? '.' : ',';
      const other: Decimal = sign === '.' ? ',' : '.';
      const parts = number.split(sign);
      const [whole = '', fraction = ''] = parts;
      if (parts.length > 2) this.sure[other] += 1;
      else if (fraction.length !== 3 || whole.length > 3 || whole === '' || whole.startsWith('0')) this.sure[sign] += 1;
      else {
        this.open[sign] += 1;
        this.example ??= detached(text);
      }
    }
  }

  /** The sign the cells agree on; undefined where none of them tells. */
  get decided(): Decimal | undefined {
    if (this.sure['.'] === this.sure[',']) return undefined;
    return this.sure['.'] > this.sure[','] ? '.' : ',';
  }

  get isOpen(): boolean {
    return this.decided === undefined && this.open['.'] + this.open[','] > 0;
  }

  get numbers(): number {
    return this.whole + this.sure['.'] + this.sure[','] + this.open['.'] + this.open[','];
  }
}

const DIGITS = /^\d+$/;
