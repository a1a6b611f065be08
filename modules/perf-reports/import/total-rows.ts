import { foldText } from './fold-header.ts';

const TOTAL_WORDS =
  'total|totals|totaux|totale|totali|totaal|gesamt|gesamtsumme|summe|合計|総計|总计|總計|合计|합계|итого|celkem|suma|summa|łącznie';
/** `Total: Campaigns`, `Total : campagnes`, `合計: キャンペーン`, and `Total - filtered` of 2016. */
const LABELLED = new RegExp(`^(?:${TOTAL_WORDS})\\s*(?:[:：]|-\\s)`, 'iu');
const ALONE = new Set(
  [
    ...TOTAL_WORDS.split('|'),
    'grand total',
    'total general',
    'resultados totales',
    'total geral',
    'total général',
    'overall total',
    'report total',
    'gesamtergebnis',
    'eindtotaal',
  ].map(foldText),
);
const ALL_WORDS = new Set(
  ['all', '総計', '全部', '전체', 'todas', 'todos', 'tous', 'toutes', 'alle', 'tutti', 'tutte'].map(foldText),
);

/** What labels and words begin with: nearly every name of a million rows is told apart by two letters. */
const STARTS = new Set([...ALONE, ...ALL_WORDS].map((word) => word.slice(0, 2)));

function mayBeTotal(cell: string): boolean {
  const start = cell.charCodeAt(0) <= 32 ? cell.trimStart() : cell;
  return STARTS.has(start.slice(0, 2).toLowerCase());
}

/** `Total: Account`: says itself that it is a sum. `Campaign Total`, a kind of budget, is none. */
export function isTotalLabel(cell: string): boolean {
  return cell.length < 120 && mayBeTotal(cell) && LABELLED.test(cell.trim());
}

/** A total word alone, which a name could be too. */
export function isTotalWord(cell: string): boolean {
  return cell.length > 1 && cell.length < 30 && mayBeTotal(cell) && ALONE.has(foldText(cell));
}

/** How Meta's pivots write a subtotal in the column it sums over. */
export function isAllWord(cell: string): boolean {
  return cell.length < 10 && mayBeTotal(cell) && ALL_WORDS.has(foldText(cell));
}
