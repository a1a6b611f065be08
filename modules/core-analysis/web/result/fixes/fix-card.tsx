import { ArrowRight, ChevronDown, Download } from 'lucide-react';
import { Badge } from '#shell/ui/badge.tsx';
import { buttonClass } from '#shell/ui/button.tsx';
import { CompareSlider } from '#shell/ui/compare-slider.tsx';
import type { Analysis } from '../../../contract/analysis.ts';
import type { Fix, RuleChange } from '../../../contract/fixes.ts';
import { formatBytes } from '../../format.ts';
import { Said } from '../statements/said.tsx';

/** Ratios nearer than this are laid over each other; else the two stand side by side. */
const SAME_SHAPE = 0.01;
/** Readings told at once for a video, whose pictures do not show what changed. */
const TOLD = 3;

interface FixCardProps {
  fix: Fix;
  original: Analysis;
  /** The one that gains most: its download is the main action. */
  best?: boolean;
}

/** One offered file: before and after, the score it reaches, the rules that changed, the download. */
export function FixCard({ fix, original, best = false }: FixCardProps) {
  const gain = Math.round(fix.scoreAfter) - Math.round(fix.scoreBefore);
  return (
    <article className="overflow-hidden rounded-card border bg-surface">
      {original.fileType === 'video' ? <VideoFacts fix={fix} /> : <Pictures fix={fix} original={original} />}
      <div className="p-5 pb-3">
        <div className="grid gap-3">
          <div>
            <h3 className="text-body">{fix.title}</h3>
            <p className="mt-1 text-small text-muted">
              <Said>{fix.why}</Said>
            </p>
          </div>
          <ScoreStep fix={fix} gain={gain} />
        </div>
        {fix.suggestion ? (
          <p className="mt-3">
            <Badge tone="warning">Suggestion: check the text</Badge>
          </p>
        ) : null}
        {fix.note ? <p className="mt-3 border-l-2 border-warning pl-3 text-small">{fix.note}</p> : null}
        <div className="mt-4 flex flex-wrap items-center justify-between gap-3">
          <a
            href={fix.downloadUrl}
            download={fix.fileName}
            className={buttonClass(best ? 'primary' : 'secondary', 'sm')}
          >
            <Download className="size-4" aria-hidden />
            Download<span className="sr-only"> {fix.title}</span>
          </a>
          <p className="nums text-micro text-muted">
            {fix.format.toUpperCase()}, {fix.width} × {fix.height}, {formatBytes(fix.bytes)}
          </p>
        </div>
        <ChangedRules changes={fix.changedRules} />
      </div>
    </article>
  );
}

/** The poster of a fixed video, and what was read before and after: what changed is heard or lies before the first frame. */
function VideoFacts({ fix }: { fix: Fix }) {
  const changed = fix.changedRules.filter(({ before, after }) => before && after).slice(0, TOLD);
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-4 bg-mat p-4">
      {fix.previewUrl ? (
        <img
          src={fix.previewUrl}
          alt={`Poster: ${fix.title}`}
          loading="lazy"
          className="max-h-48 max-w-40 object-contain"
        />
      ) : null}
      <dl className="grid min-w-48 flex-1 gap-3 text-small">
        {changed.map(({ ruleId, title, before, after }) => (
          <div key={ruleId}>
            <dt className="text-muted">{title}</dt>
            <dd className="nums flex flex-wrap items-center gap-x-2">
              <span className="sr-only">before </span>
              {before?.display}
              <ArrowRight className="size-4 text-muted" aria-hidden />
              <span className="sr-only">after </span>
              <span className="weight-650">{after?.display}</span>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

function Pictures({ fix, original }: { fix: Fix; original: Analysis }) {
  const image = original.analysisResults?.image;
  const { previewUrl: after } = fix;
  const before = original.previewUrl;
  if (!after || !before || !image) return null;
  const ratio = image.width / image.height;
  if (Math.abs(fix.width / fix.height / ratio - 1) <= SAME_SHAPE) {
    return (
      <div className="grid place-items-center bg-mat px-4">
        <div className="w-full" style={{ maxWidth: `calc(26rem * ${ratio})` }}>
          <CompareSlider before={before} after={after} label={fix.title} width={image.width} height={image.height} />
        </div>
      </div>
    );
  }
  return (
    <div className="grid grid-cols-2 gap-4 bg-mat p-4">
      {[
        { src: before, word: 'Before' },
        { src: after, word: 'After' },
      ].map(({ src, word }) => (
        <figure key={word} className="grid grid-rows-[minmax(0,1fr)_auto] justify-items-center gap-2">
          <img
            src={src}
            alt={`${word}: ${fix.title}`}
            loading="lazy"
            className="max-h-72 max-w-full self-center object-contain"
          />
          <figcaption className="text-micro text-muted">{word}</figcaption>
        </figure>
      ))}
    </div>
  );
}

function ScoreStep({ fix, gain }: { fix: Fix; gain: number }) {
  const range = ({ low, high }: Fix['intervalBefore']) => `${Math.round(low)}–${Math.round(high)}`;
  return (
    <div className="nums flex flex-wrap items-center gap-x-4 gap-y-1">
      <p className="flex items-center gap-2">
        <span className="text-muted">
          <span className="sr-only">Score before </span>
          {Math.round(fix.scoreBefore)}
        </span>
        <ArrowRight className="size-4 text-muted" aria-hidden />
        <span className="text-[1.375rem] leading-7 weight-650 tracking-[-0.02em]">
          <span className="sr-only">after </span>
          {Math.round(fix.scoreAfter)}
        </span>
        <Badge tone="success">+{gain}</Badge>
      </p>
      <p className="text-micro text-muted">
        {range(fix.intervalBefore)} became {range(fix.intervalAfter)}, on {fix.placementLabel}
      </p>
    </div>
  );
}

function ChangedRules({ changes }: { changes: readonly RuleChange[] }) {
  if (changes.length === 0) return null;
  return (
    <details className="disclosure mt-2">
      <summary className="inline-flex min-h-11 items-center gap-2 rounded-control text-small text-muted hover:text-text">
        {changes.length === 1 ? '1 measurement changed' : `${changes.length} measurements changed`}
        <ChevronDown className="turns size-4 transition-transform duration-[120ms]" aria-hidden />
      </summary>
      <ul className="mt-1 divide-y rounded-control bg-sunken px-4 text-small">
        {changes.map((change) => (
          <li key={change.ruleId} className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-0.5 py-2.5">
            <span>
              {change.title} <span className="text-micro text-muted">{change.ruleId}</span>
            </span>
            <span className="nums text-muted">
              {change.before?.display ?? 'not measured'}
              <span aria-hidden> → </span>
              <span className="sr-only"> became </span>
              <span className={tone(change)}>{change.after?.display ?? 'not measured'}</span>
            </span>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** Colour of the new reading; the figures beside it say the same. */
function tone({ before, after }: RuleChange): string {
  if (!before || !after) return 'text-text';
  return after.response > before.response ? 'text-success' : 'text-danger';
}
