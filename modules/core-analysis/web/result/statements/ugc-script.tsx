import { Check, X } from 'lucide-react';
import { CopyButton } from '#shell/ui/copy-button.tsx';
import type { UgcInstructions } from '../../../contract/analysis.ts';
import { formatNumber } from '../../format.ts';
import { Said } from './said.tsx';

/** Says why the plan's script is not there. */
export function NoScript({ reason }: { reason: string }) {
  return (
    <section id="script" aria-labelledby="script-title">
      <h2 id="script-title" className="text-heading">
        Script for a creator
      </h2>
      <p className="mt-4 rounded-card bg-sunken p-5 text-small">
        <Said>{reason}</Said>
      </p>
    </section>
  );
}

/** What a creator films next, as a script to hand over. */
export function UgcScript({ script }: { script: UgcInstructions }) {
  const { hookLine, durationSeconds: length, shots, captions, dos, donts } = script;
  return (
    <section id="script" aria-labelledby="script-title" className="@container">
      <div className="flex items-end justify-between gap-4">
        <h2 id="script-title" className="text-heading">
          Script for a creator
        </h2>
        <CopyButton text={() => scriptAsText(script)} what="the script" />
      </div>
      <div className="mt-4 rounded-card border bg-surface">
        <div className="p-5">
          <p className="text-micro font-medium text-muted">Opening line</p>
          <p className="mt-1 text-heading">{hookLine}</p>
          <p className="mt-3 text-small text-muted">{length.why}</p>
        </div>
        <ol className="border-t">
          {shots.map((shot, index) => (
            <li
              // biome-ignore lint/suspicious/noArrayIndexKey: a script's shots have no name but their place
              key={index}
              className="grid grid-cols-[3.5rem_minmax(0,1fr)] gap-x-3 border-b px-5 py-4 last:border-b-0"
            >
              <p className="nums text-small">
                <span className="block font-medium">Shot {index + 1}</span>
                <span className="text-micro text-muted">{formatNumber(shot.seconds)} s</span>
              </p>
              <div className="text-small">
                <p>
                  <Said>{shot.show}</Said>
                </p>
                {shot.say ? (
                  <p className="mt-1 border-l-2 border-accent pl-2.5 text-muted">
                    <Said>{shot.say}</Said>
                  </p>
                ) : null}
              </div>
            </li>
          ))}
        </ol>
        <p className="border-t px-5 py-4 text-small">
          <span className="block text-micro font-medium text-muted">Captions</span>
          <Said>{captions}</Said>
        </p>
        <div className="grid gap-x-6 gap-y-4 border-t p-5 @md:grid-cols-2">
          <Points title="Do" points={dos} kind="do" />
          <Points title="Do not" points={donts} kind="dont" />
        </div>
      </div>
    </section>
  );
}

function Points({ title, points, kind }: { title: string; points: readonly string[]; kind: 'do' | 'dont' }) {
  const Icon = kind === 'do' ? Check : X;
  return (
    <div>
      <h3 className="text-small">{title}</h3>
      <ul className="mt-2 grid gap-2 text-small text-muted">
        {points.map((point) => (
          <li key={point} className="flex gap-2">
            <Icon
              aria-hidden
              className={`mt-0.5 size-4 shrink-0 ${kind === 'do' ? 'text-success' : 'text-danger'}`}
              strokeWidth={2.25}
            />
            <span className="min-w-0">
              <Said>{point}</Said>
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The script as plain text, to be sent to a creator. */
export function scriptAsText({ hookLine, durationSeconds, shots, captions, dos, donts }: UgcInstructions): string {
  return [
    `Opening line: ${hookLine}`,
    `Length: ${durationSeconds.why}`,
    '',
    ...shots.map(
      (shot, index) =>
        `Shot ${index + 1}, ${formatNumber(shot.seconds)} s: ${shot.show}${shot.say ? `\n  Say: ${shot.say}` : ''}`,
    ),
    '',
    `Captions: ${captions}`,
    '',
    'Do',
    ...dos.map((point) => `- ${point}`),
    '',
    'Do not',
    ...donts.map((point) => `- ${point}`),
  ].join('\n');
}
