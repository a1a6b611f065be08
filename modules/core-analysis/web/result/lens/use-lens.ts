import { useQuery } from '@tanstack/react-query';
import { useApi } from '#shell/sdk/api-context.tsx';
import type { Analysis, AnalysisResults } from '../../../contract/analysis.ts';
import { generalQuery } from '../../queries.ts';

export interface LensView {
  /** What is shown: the owner's, or that of the book alone once it is there. */
  readonly results: AnalysisResults;
  /** The same in what hangs on it: the report to download. */
  readonly analysis: Analysis;
  /** Null where nothing of the result is personal. */
  readonly personal: {
    readonly own: AnalysisResults;
    /** The result by the book alone is shown, or asked for. */
    readonly off: boolean;
    readonly loading: boolean;
    readonly error: Error | null;
  } | null;
}

/** A result with what its owner's settings made of it, or without. */
export function useLens(analysis: Analysis, own: AnalysisResults, off: boolean): LensView {
  const personal = own.tone !== undefined || own.lens !== undefined;
  const general = useQuery({ ...generalQuery(useApi(), analysis.id), enabled: personal && off });
  if (!personal) return { results: own, analysis, personal: null };
  const results = (off && general.data?.analysisResults) || own;
  const report = analysis.pdfReportUrl;
  return {
    results,
    analysis:
      results === own
        ? analysis
        : { ...analysis, analysisResults: results, pdfReportUrl: report && `${report}?lens=off` },
    personal: { own, off, loading: off && general.isPending, error: off ? general.error : null },
  };
}
