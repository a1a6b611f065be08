import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useRef, useState } from 'react';
import { useApi } from '../../sdk/api-context.tsx';
import { isApiError } from '../../sdk/api-error.ts';
import { failureText } from '../../sdk/failure-text.ts';
import { useUnsavedWork } from '../../sdk/unsaved-work.ts';
import { Button } from '../../ui/button.tsx';
import { SettingRow } from '../../ui/page-section.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { fetchArchive, sizeText } from './fetch-archive.ts';
import { saveFile } from './save-file.ts';
import { useAccountChanged } from './use-account-changed.ts';

/** Everything about the person as one file, with how far it is. */
export function DownloadRow() {
  const api = useApi();
  const changed = useAccountChanged();
  const stop = useRef<AbortController | null>(null);
  const [bytes, setBytes] = useState(0);
  const download = useMutation({
    mutationFn: async () => {
      setBytes(0);
      stop.current = new AbortController();
      const { archive, name } = await fetchArchive(api, { signal: stop.current.signal, onBytes: setBytes });
      saveFile(archive, name);
      void changed();
      return { name, size: archive.size };
    },
  });
  useUnsavedWork(download.isPending);
  const stopped = isApiError(download.error, 'aborted');
  return (
    <SettingRow
      title="A copy of your data"
      action={
        download.isPending ? (
          <Button size="sm" onClick={() => stop.current?.abort()}>
            Stop
          </Button>
        ) : (
          <Button size="sm" icon={<Download className="size-4" aria-hidden />} onClick={() => download.mutate()}>
            Download my data
          </Button>
        )
      }
    >
      <p>
        One ZIP file with your account, results, feedback, reports and stored uploads. With many uploads it can be large
        and take a while.
      </p>
      <p role="status" className="nums mt-2 text-text empty:hidden">
        {download.isPending ? (
          <span className="flex items-center gap-2">
            <Spinner className="size-4" />
            {bytes === 0 ? 'Preparing your download.' : `Preparing your download: ${sizeText(bytes)} so far.`}
          </span>
        ) : download.data ? (
          `${download.data.name} is in your downloads (${sizeText(download.data.size)}).`
        ) : stopped ? (
          'Stopped. Nothing was saved.'
        ) : null}
      </p>
      <p role="alert" className="mt-2 text-danger empty:hidden">
        {download.error && !stopped
          ? failureText(download.error, 'Your data could not be downloaded. Please try again.')
          : null}
      </p>
    </SettingRow>
  );
}
