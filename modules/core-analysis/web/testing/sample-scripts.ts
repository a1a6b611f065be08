import type { AnalysisResults } from '../../contract/analysis.ts';
import { sampleResults } from './sample-analysis.ts';

/** A file name without a place to break. */
export const LONG_NAME = `Sommerkampagne_${'herbstobstkistenlieferung'.repeat(4)}_final_v12-approved(2).png`;

const ARABIC = 'اطلب صندوق التين الآن ووفّر ٢٠٪ حتى يوم الأحد';
const JAPANESE = '今朝摘みたての無花果を、今日中にお届けします。日曜日まで二割引。';
const LONG = 'Feigenkistenlieferungsgarantie'.repeat(3);
const QUOTES = [ARABIC, JAPANESE, LONG];

/** The sample with quotes from right to left, without spaces and longer than a line. */
export const scriptResults: AnalysisResults = {
  ...sampleResults,
  bad: sampleResults.bad.map((finding, index) => ({
    ...finding,
    title: `“${QUOTES[index % QUOTES.length]}” is easy to overlook`,
    text: `“${QUOTES[index % QUOTES.length]}” reaches 2.1 : 1 (light grey on grey), 4.5 : 1 is needed; also “${QUOTES[(index + 1) % QUOTES.length]}”, 3 % of the frame.`,
  })),
  strategy: sampleResults.strategy.map((advice, index) => ({
    ...advice,
    title: `Set “${QUOTES[index % QUOTES.length]}” 1.7 times larger`,
  })),
  texts: sampleResults.texts.map((entry, index) => ({ ...entry, text: QUOTES[index % QUOTES.length] ?? entry.text })),
  attention: {
    ...sampleResults.attention,
    focus: sampleResults.attention.focus.map((entry, index) => ({
      ...entry,
      content: `the text “${QUOTES[index % QUOTES.length]}”`,
    })),
  },
};
