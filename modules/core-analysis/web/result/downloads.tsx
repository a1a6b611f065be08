import { FileText } from 'lucide-react';
import { buttonClass } from '#shell/ui/button.tsx';
import type { Analysis } from '../../contract/analysis.ts';

/** What can be taken away from a result as a file. */
export function Downloads({ analysis }: { analysis: Analysis }) {
  if (!analysis.pdfReportUrl) return null;
  return (
    <a href={analysis.pdfReportUrl} className={buttonClass('secondary', 'sm')} download>
      <FileText className="size-4" aria-hidden />
      PDF<span className="sr-only"> report</span>
    </a>
  );
}
