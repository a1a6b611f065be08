import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useApi } from '#shell/sdk/api-context.tsx';
import { failureText } from '#shell/sdk/failure-text.ts';
import { routeKey } from '#shell/sdk/route-query.ts';
import { Button } from '#shell/ui/button.tsx';
import { Field } from '#shell/ui/field.tsx';
import { FormError } from '#shell/ui/form-error.tsx';
import { FileDrop } from '#shell/ui/input/file-drop.tsx';
import { Select } from '#shell/ui/select.tsx';
import { toast } from '#shell/ui/toast-store.ts';
import { AD_PLATFORMS, type AdPlatform } from '../../contract/report.ts';
import { perfReportsRoutes as routes, type UploadedReport } from '../../contract/routes.ts';
import { INVALID_FILE_TYPE, MAX_REPORT_MB, MISSING_INFORMATION } from '../../contract/upload-sentences.ts';
import { mayBeReport } from '../check-report-file.ts';
import { AD_PLATFORM_LABELS } from '../labels.ts';

type Choice = AdPlatform | 'none';
const PLATFORMS: readonly { id: Choice; label: string }[] = [
  { id: 'none', label: 'Choose a platform' },
  ...AD_PLATFORMS.map((id) => ({ id, label: AD_PLATFORM_LABELS[id] })),
];

/** Takes one export with the campaign and platform it belongs to. */
export function UploadForm({ onUploaded }: { onUploaded(id: string): void }) {
  const api = useApi();
  const client = useQueryClient();
  const [files, setFiles] = useState<File[]>([]);
  const [campaignName, setCampaignName] = useState('');
  const [adPlatform, setAdPlatform] = useState<Choice>('none');
  const [dateRange, setDateRange] = useState('');
  const [fault, setFault] = useState<string | null>(null);
  const upload = useMutation({
    mutationFn: (file: File) =>
      api.call(routes.createReport, {
        file,
        fileName: file.name,
        fields: { campaignName, adPlatform, ...(dateRange.trim() && { dateRange }) },
      }),
    async onSuccess(uploaded) {
      setFiles([]);
      setCampaignName('');
      setAdPlatform('none');
      setDateRange('');
      toast(successToast(uploaded));
      await client.invalidateQueries({ queryKey: routeKey(routes.listReports) });
      onUploaded(uploaded.reportId);
    },
    onError: (error) => {
      const text = failureText(error, 'Upload failed');
      setFault(text);
      toast({ title: 'Upload Failed', text, tone: 'danger' });
      void client.invalidateQueries({ queryKey: routeKey(routes.listReports) });
    },
  });

  const take = (chosen: File[]) => {
    const [file] = chosen;
    if (file && !mayBeReport(file)) {
      say(INVALID_FILE_TYPE);
      return;
    }
    setFault(null);
    setFiles(chosen);
  };
  const say = (sentence: string) => {
    setFault(sentence);
    const [title = '', text] = sentence.split(' - ');
    toast({ title, ...(text && { text }), tone: 'danger' });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const [file] = files;
    if (!file || campaignName.trim() === '' || adPlatform === 'none') {
      say(MISSING_INFORMATION);
      return;
    }
    setFault(null);
    upload.mutate(file);
  };

  return (
    <form onSubmit={submit} noValidate className="grid max-w-[40rem] gap-5">
      <FileDrop
        label="Report file"
        files={files}
        onFiles={take}
        disabled={upload.isPending}
        acceptLabel="CSV as the platform wrote it, or Excel (.xlsx)"
        maxBytes={MAX_REPORT_MB * 1024 * 1024}
        maxFiles={1}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <Field
          label="Campaign name"
          value={campaignName}
          maxLength={200}
          onChange={(event) => setCampaignName(event.target.value)}
        />
        <Select<Choice> label="Ad platform" options={PLATFORMS} value={adPlatform} onChange={setAdPlatform} />
      </div>
      <Field
        label="Date range (optional)"
        value={dateRange}
        maxLength={100}
        hint="Only used where the file names no dates. For example: 1 June 2026 - 30 June 2026."
        onChange={(event) => setDateRange(event.target.value)}
      />
      <FormError message={fault} />
      <div className="grid gap-2">
        <Button type="submit" variant="primary" busy={upload.isPending} className="justify-self-start">
          {upload.isPending ? 'Analyzing Performance Data...' : 'Upload report'}
        </Button>
        <p className="text-small text-muted">
          Download a report by day and by ad to learn most from it. Columns we read: impressions, clicks, spend,
          conversions, CTR, CPM, CPC, conversion rate, names, ids, reach and video quartiles. Your file is kept
          encrypted and deleted with the report.
        </p>
      </div>
    </form>
  );
}

function successToast({ status, extractedMetrics, correlationScore, alreadyUploaded, restoredLinks }: UploadedReport) {
  if (alreadyUploaded)
    return { title: 'You uploaded this file before', text: 'Here is its report. Nothing was counted twice.' };
  if (status === 'needs_mapping')
    return { title: 'One question about your columns', text: 'The file can be read in two ways. Please choose one.' };
  if (status !== 'completed')
    return { title: 'Your report is being read', text: 'This takes a moment for large files.' };
  if (restoredLinks !== null)
    return {
      title: `Restored ${restoredLinks} ${restoredLinks === 1 ? 'link' : 'links'}.`,
      text: 'This is your list of ads and creatives. Its figures are not counted again.',
      tone: 'success' as const,
    };
  const count = Object.keys(extractedMetrics).length;
  const score = correlationScore === null ? '' : ` Correlation score: ${correlationScore}%`;
  return { title: `Found ${count} metrics.${score}`, tone: 'success' as const };
}
