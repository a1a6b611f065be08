import { FileText, Flame } from 'lucide-react';
import { buttonClass } from '#shell/ui/button.tsx';
import type { Analysis } from '../../contract/analysis.ts';

/** What can be taken away from a result as a file. */
export function Downloads({ analysis }: { analysis: Analysis }) {
  return (
    <>
      {analysis.pdfReportUrl ? (
        <a href={analysis.pdfReportUrl} className={buttonClass('ghost', 'sm')} download>
          <FileText className="size-4" aria-hidden />
          PDF<span className="sr-only"> report</span>
        </a>
      ) : null}
      {analysis.analysisResults && analysis.analysisResults.attention.width > 0 ? (
        <a href={`/api/analyses/${analysis.id}/heatmap.png`} className={buttonClass('ghost', 'sm')} download>
          <Flame className="size-4" aria-hidden />
          <span className="max-[24rem]:sr-only">
            Heatmap<span className="sr-only"> as a picture</span>
          </span>
        </a>
      ) : null}
    </>
  );
}
