import { Camera, CircleAlert, ImagePlus, X } from 'lucide-react';
import { type DragEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { ANALYSIS_TOKENS } from '#flags/plans.ts';
import { useGate } from '#shell/sdk/use-gate.ts';
import { useUser } from '#shell/sdk/use-session.ts';
import { Button, buttonClass } from '#shell/ui/button.tsx';
import { CropMarks } from '#shell/ui/crop-marks.tsx';
import { Spinner } from '#shell/ui/spinner.tsx';
import { useOnline } from '#shell/ui/use-online.ts';
import type { AnalysisSummary } from '../../contract/analysis.ts';
import {
  ACCEPTED_TYPES,
  type CreativeKind,
  checkDuration,
  checkFile,
  limitsText,
  PAUSED_TEXT,
  PHOTO_TYPES,
  type Refusal,
  VIDEO_PAUSED_TEXT,
} from '../check-file.ts';
import { formatBytes } from '../format.ts';
import { lastStarted } from '../last-started.ts';
import { analysisHref } from '../paths.ts';
import { isRunning } from '../running.ts';
import { dayIsUsed, tokensLeft } from '../tokens-left.ts';
import { CreativePlaceholder } from './creative-placeholder.tsx';
import { AnalysisOptionsFields, TokensShort } from './later-parts.tsx';
import { useDropGuard } from './use-drop-guard.ts';
import { type Chosen, isUnshown, type Sending } from './use-sending.ts';

/** The light table: drop, choose, paste or photograph one creative, then start. */
export function Intake({ sending, list = [] }: { sending: Sending; list?: readonly AnalysisSummary[] }) {
  const { state, choose, start, options, setOptions } = sending;
  const user = useUser();
  const { plan } = user;
  const online = useOnline();
  const open = useGate({ flag: 'ops.analysis-intake' }).allowed;
  const videos = useGate({ feature: 'analysis.video', flag: 'ops.video-intake' }).allowed;
  const picker = useRef<HTMLInputElement>(null);
  const camera = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const chosen = state.chosen;
  const problem = state.step === 'choosing' ? state.problem : null;
  const usable = chosen !== null && !checkFile(chosen.file) && !checkDuration(chosen.seconds, plan);
  const price = ANALYSIS_TOKENS[chosen?.kind ?? 'image'];
  const short = tokensLeft(user) < price || dayIsUsed(user, chosen?.kind);
  const running = list.find(isRunning);
  const latest = running ?? list.find((entry) => entry.id === lastStarted());
  const paused = !open ? PAUSED_TEXT : chosen?.kind === 'video' && !videos ? VIDEO_PAUSED_TEXT : null;

  // Come before they are needed: who loses the connection after choosing a file keeps the page.
  useEffect(() => void AnalysisOptionsFields.preload(), []);
  // On a phone a notice above may push it under the bar. Once more when the picture has its size.
  useEffect(() => void (usable && showStart()), [usable]);
  usePastedFile(choose);
  useDropGuard();

  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const file = event.dataTransfer.files[0];
    if (file) choose(file);
  };

  return (
    <section id="intake" aria-labelledby="intake-title" className="mt-6">
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is a second way; the buttons inside do the same */}
      <div
        onDragEnter={() => setOver(true)}
        onDragOver={(event) => event.preventDefault()}
        onDragLeave={(event) => event.currentTarget.contains(event.relatedTarget as Node) || setOver(false)}
        onDrop={drop}
        data-active={over}
        className="crop-marks light-table overflow-hidden rounded-card border"
      >
        <CropMarks />
        {usable && chosen ? (
          <div className="grid items-center gap-6 px-6 py-8 sm:px-10 md:grid-cols-[minmax(0,1fr)_20rem] md:gap-10">
            <div className="grid place-items-center">
              <Preview chosen={chosen} onUnshown={sending.cannotShow} />
            </div>
            <div className="grid gap-4">
              <div className="min-w-0">
                <h2 id="intake-title" title={chosen.file.name} className="line-clamp-3 text-heading">
                  <bdi>{chosen.file.name}</bdi>
                </h2>
                <p className="nums mt-1 text-small text-muted">
                  {chosen.seconds === null ? '' : `${chosen.seconds.toFixed(1)} s, `}
                  {formatBytes(chosen.file.size)}
                  {chosen.reading ? ', loading' : isUnshown(chosen) ? '' : ', ready'}
                </p>
                {isUnshown(chosen) ? (
                  <p role="status" className="mt-2 text-small">
                    {UNSHOWN[chosen.kind ?? 'image']}
                  </p>
                ) : null}
              </div>
              <AnalysisOptionsFields value={options} onChange={setOptions} />
              <Problem refusal={problem} />
              {short ? <TokensShort kind={chosen.kind} /> : null}
              <Button
                data-main-action
                variant="primary"
                size="lg"
                onClick={start}
                busy={chosen.reading}
                disabled={!online || paused !== null || short || running !== undefined}
              >
                {online ? 'Start Analysis' : 'Start when online'}
              </Button>
              {paused ? <p className="text-small text-warning">{paused}</p> : null}
              {running ? (
                <p role="status" className="text-small text-muted">
                  Another ad is being analysed. You can start this one right after. <ViewAnalysis entry={running} />
                </p>
              ) : null}
              <div className="flex flex-wrap gap-2">
                <Button size="sm" className="grow" onClick={() => picker.current?.click()}>
                  Choose another
                </Button>
                <Button size="sm" onClick={() => choose(null)} icon={<X className="size-4" aria-hidden />}>
                  Remove
                </Button>
              </div>
              <p className="text-micro text-muted">Uses {tokens(price)}. A failed analysis uses none.</p>
            </div>
          </div>
        ) : (
          <div className="grid grid-cols-1 content-center justify-items-center gap-2 px-6 pt-12 pb-6 text-center md:min-h-[23rem] md:pb-12">
            <h2 id="intake-title" className="text-heading md:text-title">
              {over ? 'Drop to upload' : 'Drop an ad here'}
            </h2>
            <p className="max-w-[30rem] text-muted">
              <span className="pointer-coarse:hidden">You can also paste it or choose a file. </span>
              {limitsText(plan, videos)}. An image uses {tokens(ANALYSIS_TOKENS.image)}
              {videos ? `, a video ${ANALYSIS_TOKENS.video}` : ''}.
            </p>
            <div className="mt-4 flex flex-wrap justify-center gap-3">
              <Button
                variant="primary"
                size="lg"
                onClick={() => picker.current?.click()}
                icon={<ImagePlus className="size-5" aria-hidden />}
              >
                Choose a file
              </Button>
              {latest ? <ViewAnalysis entry={latest} button /> : null}
              <span className="hidden pointer-coarse:contents">
                <Button
                  size="lg"
                  onClick={() => camera.current?.click()}
                  icon={<Camera className="size-5" aria-hidden />}
                >
                  Take a photo
                </Button>
              </span>
            </div>
            {short ? (
              <div className="mt-4 max-w-[32rem]">
                <TokensShort kind={null} />
              </div>
            ) : null}
            <div className="mt-3 grid min-h-6 justify-items-center">
              <Problem refusal={problem} name={chosen?.file.name} />
            </div>
          </div>
        )}
      </div>
      <FileInput
        inputRef={picker}
        label="Choose a file to analyse"
        accept={videos ? ACCEPTED_TYPES : PHOTO_TYPES}
        onFile={choose}
      />
      <FileInput inputRef={camera} label="Take a photo to analyse" accept={PHOTO_TYPES} onFile={choose} capture />
    </section>
  );
}

/** What is known of a file the browser cannot show: nothing yet. */
const UNSHOWN: Readonly<Record<CreativeKind, string>> = {
  image:
    'Your browser cannot show this image. It may be damaged or in an unusual format; we check it after the upload.',
  video:
    'Your browser cannot show this video. It may be damaged or in an unusual format; we check it after the upload.',
};

/** Scrolls no further than until the button that starts can be seen. */
function showStart(): void {
  document.querySelector('[data-main-action]')?.scrollIntoView({ block: 'nearest' });
}

/** The chosen creative on the table, or what stands for it. */
function Preview({ chosen, onUnshown }: { chosen: Chosen; onUnshown(): void }) {
  const { file, kind, url, reading } = chosen;
  if (url) {
    return (
      <img
        src={url}
        alt={`Preview of ${file.name}`}
        onLoad={showStart}
        onError={onUnshown}
        className="max-h-[36dvh] max-w-full md:max-h-[26rem] shadow-float [view-transition-name:creative]"
      />
    );
  }
  if (!reading) return <CreativePlaceholder kind={kind} name={file.name} size={file.size} />;
  return (
    <span className="grid aspect-[9/16] w-40 place-items-center bg-sunken text-muted shadow-float">
      <Spinner className="size-6" />
    </span>
  );
}

/** The one that runs, or was started last in this visit. */
function ViewAnalysis({ entry, button }: { entry: AnalysisSummary; button?: boolean }) {
  const style = button ? buttonClass('secondary', 'lg') : 'font-medium text-accent underline underline-offset-4';
  return (
    <Link to={analysisHref(entry.id)} className={style}>
      View Analysis<span className="sr-only"> of {entry.fileName}</span>
    </Link>
  );
}

const tokens = (count: number) => (count === 1 ? '1 token' : `${count} tokens`);

/** Why a file was not accepted, with the code for support where we failed; the same whether the browser or the server found it. */
function Problem({ refusal, name }: { refusal: Refusal | null; name?: string }) {
  return (
    <div role="alert" className="empty:hidden">
      {refusal ? (
        <p className="flex max-w-[34rem] items-start gap-2 text-left text-small text-danger">
          <CircleAlert className="mt-0.5 size-4 shrink-0" aria-hidden />
          <span>
            {name ? <span className="font-medium">{name}: </span> : null}
            {refusal.text}
            {refusal.ours ? (
              <span className="mt-1 block text-micro text-muted">
                Reference <code className="font-mono select-all">{refusal.code}</code>
              </span>
            ) : null}
          </span>
        </p>
      ) : null}
    </div>
  );
}

interface FileInputProps {
  inputRef: RefObject<HTMLInputElement | null>;
  label: string;
  accept: string;
  capture?: boolean;
  onFile(file: File): void;
}

/** The browser's own chooser, opened by a button; cleared each time so that the same file can be chosen again. */
function FileInput({ inputRef, label, accept, capture, onFile }: FileInputProps) {
  return (
    <input
      ref={inputRef}
      type="file"
      accept={accept}
      capture={capture ? 'environment' : undefined}
      aria-label={label}
      className="sr-only"
      tabIndex={-1}
      onChange={(event) => {
        const file = event.target.files?.[0];
        event.target.value = '';
        if (file) onFile(file);
      }}
    />
  );
}

/** Takes an image from the clipboard wherever on the page it is pasted. */
function usePastedFile(onFile: (file: File) => void): void {
  const latest = useRef(onFile);
  latest.current = onFile;
  useEffect(() => {
    const paste = (event: ClipboardEvent) => {
      const file = [...(event.clipboardData?.files ?? [])][0];
      if (file) latest.current(file);
    };
    addEventListener('paste', paste);
    return () => removeEventListener('paste', paste);
  }, []);
}
