import { describe, expect, it } from 'vitest';
import { splitRuns } from './report-fonts.ts';

describe('splitting text by font file', () => {
  it('keeps Latin text whole', () => {
    expect(splitRuns('Grade A: 20 % off “today”')).toEqual([{ subset: 'latin', text: 'Grade A: 20 % off “today”' }]);
  });

  it('finds the file of each script, accents composed', () => {
    expect(splitRuns('Ża Ελ Жу').map((run) => [run.subset, run.text])).toEqual([
      ['latin-ext', 'Ż'],
      ['latin', 'a '],
      ['greek', 'Ελ'],
      ['latin', ' '],
      ['cyrillic', 'Жу'],
    ]);
    expect(splitRuns('e\u0301')).toEqual([{ subset: 'latin', text: 'é' }]);
  });

  it('shows once that letters are missing where no file holds them, and drops control characters', () => {
    expect(splitRuns('新鮮a\u0007\u202E')).toEqual([{ subset: 'latin', text: '[…]a' }]);
    expect(splitRuns('Ελ 新鮮').map(({ text }) => text)).toEqual(['Ελ', ' […]']);
  });
});
