import type { Knex } from 'knex';
import { LedgerStore } from '#modules/billing/server/ledger/ledger-store.ts';
import { TokenLedgerService } from '#modules/billing/server/ledger/token-ledger-service.ts';
import { PlanStore } from '#modules/billing/server/plans/plan-store.ts';
import { systemClock } from '#platform/clock.ts';
import { systemIds } from '#platform/ids.ts';
import type { TestUser } from '#platform/testing/create-test-app.ts';
import { analysisRoutes } from '../contract/routes.ts';
import { drawPng } from '../engine/testing/draw-text.ts';

let count = 0;

/** An ad no other test uploads: headline, call to action, a ground of its own. PNG, 400 x 500. */
export async function adImage(): Promise<Buffer> {
  count += 1;
  const hue = (count * 47) % 360;
  return drawPng({
    width: 400,
    height: 500,
    background: '#f4f1ea',
    shapes: `<rect x="60" y="150" width="280" height="200" fill="hsl(${hue},60%,45%)"/>
          <rect x="120" y="420" width="160" height="48" rx="8" fill="#1b5e20"/>`,
    texts: [
      { text: `Fresh bread ${count}`, x: 40, y: 90, size: 42, weight: 700 },
      { text: 'Order now', x: 140, y: 452, size: 24, weight: 700, fill: '#ffffff' },
    ],
  });
}

/** The parts of a call that uploads `bytes` and does not wait for the end. */
export function uploadOf(bytes: Buffer, fileName = 'ad.png') {
  return { file: new Blob([new Uint8Array(bytes)]), fileName, headers: { prefer: 'respond-async' } };
}

/** Uploads an ad as this user and answers with the accepted analysis. */
export async function acceptedAnalysis(user: TestUser, bytes?: Buffer): Promise<{ id: string }> {
  return user.caller.call(analysisRoutes.createAnalysis, uploadOf(bytes ?? (await adImage())));
}

/** The real ledger beside the running application. */
export function ledgerOn(db: Knex): TokenLedgerService {
  const store = new LedgerStore({ db, ids: systemIds });
  return new TokenLedgerService({ db, store, plans: new PlanStore(db), clock: systemClock });
}

/** Uses tokens up until this many are left. */
export async function leaveTokens(db: Knex, owner: string, left: number): Promise<void> {
  const ledger = ledgerOn(db);
  const { available } = await ledger.balance(owner);
  const reference = `used-up-${systemIds.next()}`;
  await db.transaction((trx) => ledger.reserve(trx, owner, { reference, tokens: available - left }));
  await ledger.settle(owner, reference);
}
