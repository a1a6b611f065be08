import type { Knex } from 'knex';
import type { CustomerFlag } from '#flags/catalog.ts';
import type { GateService, GateSubject } from '#platform/http/gate-service.ts';
import type { FlagExposureListener } from '#platform/module/platform-points.ts';
import type { ExtraMeasure } from '../../contract/extra-measures.ts';
import type { FileKind } from '../analyses/analysis-record.ts';

/** Which flag asks for what, of which kinds of file. */
const EXTRAS: readonly { flag: CustomerFlag; extra: ExtraMeasure; kinds: readonly FileKind[] }[] = [
  { flag: 'ADVANCED_AI_ANALYSIS', extra: 'fine-attention', kinds: ['image', 'video'] },
  { flag: 'ENHANCED_VIDEO_PROCESSING', extra: 'more-keyframes', kinds: ['video'] },
];

/** What an analysis accepted now measures beyond the standard. */
export function extrasFor(gates: GateService, user: NonNullable<GateSubject>, kind: FileKind): ExtraMeasure[] {
  return EXTRAS.filter(({ flag, kinds }) => kinds.includes(kind) && gates.isOn(flag, user)).map(({ extra }) => extra);
}

/** Lets listeners know, in the transaction that enters the analysis, that these flags decided about it. */
export async function exposeExtras(
  trx: Knex.Transaction,
  listeners: readonly FlagExposureListener[],
  user: NonNullable<GateSubject>,
  kind: FileKind,
): Promise<void> {
  for (const { flag, kinds } of EXTRAS)
    if (kinds.includes(kind)) for (const listener of listeners) await listener.exposed(trx, user, flag);
}
