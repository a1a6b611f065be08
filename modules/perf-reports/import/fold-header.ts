const CURRENCY = /\s*[([（]\s*([A-Z]{3})\s*[)\]）]\s*$/u;
const MOJIBAKE = /[ÃÂâ€]/u;

export interface FoldedHeader {
  /** Compared with known names: lower case, without blanks, hyphens and currency. */
  readonly key: string;
  /** Three capitals in the last bracket. */
  readonly currency: string | undefined;
}

/** A header as it is compared: exports differ in case, blanks, quotes and width of brackets from one download to the next. */
export function foldHeader(text: string): FoldedHeader {
  const whole = text
    .normalize('NFKC')
    .replaceAll(/[\u200b-\u200f\ufeff]/gu, '')
    .trim();
  const currency = CURRENCY.exec(whole)?.[1];
  const bare = currency === undefined ? whole : whole.replace(CURRENCY, '');
  return { key: foldText(unscramble(bare)), currency };
}

/** Names and labels for comparison. */
export function foldText(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[‘’‛`´]/gu, "'")
    .replaceAll(/[“”„]/gu, '"')
    .replaceAll(/[\s_\-–—‐‑]+/gu, '');
}

/** UTF-8 that somebody read as Windows-1252 and saved again (`Montant dÃ©pensÃ©`), put right where that gives sound text. */
function unscramble(text: string): string {
  if (!MOJIBAKE.test(text)) return text;
  const bytes = Buffer.from(text, 'latin1');
  const repaired = bytes.toString('utf8');
  return repaired.includes('\ufffd') || bytes.toString('latin1') !== text ? text : repaired;
}
