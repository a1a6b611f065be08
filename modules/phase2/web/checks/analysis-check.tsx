import { useState } from 'react';
import { ANALYSIS_TOKENS, MAX_UPLOAD_BYTES } from '#flags/plans.ts';
import { useApi } from '#shell/sdk/api-context.tsx';
import { useRefreshSession } from '#shell/sdk/use-session.ts';
import { Button } from '#shell/ui/button.tsx';
import { Card } from '#shell/ui/card.tsx';
import { FileDrop } from '#shell/ui/input/file-drop.tsx';
import { testingRoutes } from '../../contract/testing.ts';
import { Metric, MetricHeading } from '../parts/metric.tsx';
import { type CheckResult, defineCheck } from './check.ts';
import { CheckOutcome } from './check-rows.tsx';
import { toBase64 } from './file-base64.ts';
import { runCheck } from './run-check.ts';

const TYPES = ['image/jpeg', 'image/png', 'image/webp', 'video/mp4'];
const TITLE = 'Analyse a creative';

/** Sends a file of the person's own through the analysis, as a program would. */
export function AnalysisCheck() {
  const api = useApi();
  const refreshSession = useRefreshSession();
  const [files, setFiles] = useState<readonly File[]>([]);
  const [busy, setBusy] = useState(false);
  const [result, setResult] = useState<CheckResult | null>(null);
  const [file] = files;

  const run = async (chosen: File) => {
    setBusy(true);
    const fileData = await toBase64(chosen);
    const body = { fileData, fileName: chosen.name, mimeType: chosen.type, analysisType: 'enhanced' as const };
    const check = defineCheck({
      id: 'analysis',
      title: TITLE,
      call: `POST ${testingRoutes.enhancedAnalysis.path}`,
      run: (client) => client.call(testingRoutes.enhancedAnalysis, { body }),
      problem: ({ status, error }) => (status === 'failed' ? (error?.message ?? 'The analysis failed.') : null),
    });
    setResult(await runCheck(check, api));
    setBusy(false);
    await refreshSession();
  };

  return (
    <section className="grid gap-3">
      <MetricHeading of="test-run">AI Analysis</MetricHeading>
      <Card className="grid min-w-0 gap-4 p-5">
        <div>
          <h3 className="text-body font-medium">{TITLE}</h3>
          <p data-id className="font-mono text-micro text-muted">
            POST {testingRoutes.enhancedAnalysis.path}
          </p>
          <p className="mt-1 text-small text-muted" data-advice>
            A real analysis: it costs {ANALYSIS_TOKENS.image} token for an image, {ANALYSIS_TOKENS.video} for a video,
            and stays in your history.
          </p>
        </div>
        <div data-advice>
          <FileDrop
            label="Creative"
            files={files}
            onFiles={(chosen) => setFiles(chosen.slice(-1))}
            accept={TYPES}
            acceptLabel="JPG, PNG, WebP or MP4"
            maxBytes={MAX_UPLOAD_BYTES}
            maxFiles={1}
            disabled={busy}
          />
        </div>
        <Button
          variant="primary"
          disabled={!file}
          busy={busy}
          onClick={() => file && void run(file)}
          className="justify-self-start"
        >
          Run analysis
        </Button>
        <div role="status" className="empty:hidden">
          {result ? (
            <Metric of="test-run">
              <CheckOutcome result={result} title={TITLE} />
            </Metric>
          ) : null}
        </div>
      </Card>
    </section>
  );
}
