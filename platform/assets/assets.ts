import { randomUUID } from 'node:crypto';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Knex } from 'knex';
import type { Clock } from '#platform/clock.ts';
import type { UploadedFile } from '#platform/contract/define-routes.ts';
import { AppError, ERRORS } from '#platform/contract/errors.ts';
import { FairQueue } from '#platform/http/fair-queue.ts';
import { readHead } from '#platform/http/read-head.ts';
import type { Ids } from '#platform/ids.ts';
import type { ObjectStore } from '#platform/storage/object-store.ts';
import type { AssetPurpose } from './asset-purpose.ts';
import { type AssetRow, AssetStore } from './asset-store.ts';
import { type Asset, assetErrors } from './contract.ts';
import { fetchFile } from './fetch-file.ts';
import { MOST_UNUSED, UNUSED_MS } from './limits.ts';

const SWEEP_BATCH = 200;
/** Files of one process that are being fetched: each is in memory until it has arrived. */
const FETCHED_AT_ONCE = 2;
const FETCHES_WAITING = 50;

export interface AssetDeps {
  readonly db: Knex;
  readonly storage: ObjectStore;
  readonly clock: Clock;
  readonly ids: Ids;
  /** Where bytes are laid open while somebody works with them. */
  readonly folder: string;
  purposes(): readonly AssetPurpose[];
  /** Of this product: addresses of its assets begin with it. */
  readonly publicUrl: string;
  /** The guarded one. */
  readonly fetch: typeof fetch;
}

/** A file in the clear, for as long as the work with it takes. */
export interface OpenAsset {
  readonly path: string;
  readonly name: string;
  readonly contentType: string;
  readonly bytes: number;
  readonly sha256: string;
}

/** Files that somebody uploaded for later calls: theirs alone, encrypted, gone after a day unless something uses them. */
export class Assets {
  private readonly store: AssetStore;
  private readonly fetches = new FairQueue({ atOnce: FETCHED_AT_ONCE, maxWaiting: FETCHES_WAITING });

  constructor(private readonly deps: AssetDeps) {
    this.store = new AssetStore(deps.db);
  }

  /** @throws AppError why the file is not taken; nothing is left of it then */
  async create(owner: string, upload: UploadedFile | undefined, purposeId: string): Promise<Asset> {
    const { clock, ids, db, storage } = this.deps;
    const purposes = this.deps.purposes();
    const purpose = purposes.find(({ id }) => id === purposeId);
    if (!purpose) throw new AppError(assetErrors.asset_purpose_unknown, { purposes: purposes.map(({ id }) => id) });
    if (!upload) throw new AppError(assetErrors.asset_missing);
    if (upload.size > purpose.maxBytes) throw new AppError(assetErrors.asset_too_large, { maxBytes: purpose.maxBytes });
    const contentType = purpose.typeOf(await readHead(upload.path));
    if (!contentType) throw new AppError(assetErrors.asset_type_refused, { accepts: purpose.accepts });
    const row: AssetRow = {
      id: ids.next(),
      purpose: purpose.id,
      fileName: upload.clientName,
      contentType,
      bytes: upload.size,
      sha256: upload.sha256,
      usedBy: null,
      createdAt: clock.now(),
    };
    await db.transaction(async (trx) => {
      const store = this.store.with(trx);
      await store.lockOwner(owner);
      const { count, bytes } = await store.unused(owner);
      if (count >= MOST_UNUSED.count || bytes + row.bytes > MOST_UNUSED.bytes)
        throw new AppError(assetErrors.asset_quota);
      await store.insert(owner, row);
    });
    await storage.putFile(owner, keyOf(row.id), upload.path);
    await this.store.markStored(owner, row.id);
    return toAsset(row);
  }

  /**
   * The asset that a `fileUrl` names: one of the owner's own, or a public https address, fetched into a new one.
   * @throws AppError `file_url_refused`, `file_url_unreachable`, `not_found`, `busy`; why a fetched file is not taken
   */
  async fromUrl(owner: string, url: string, purposeId: string): Promise<Asset> {
    const own = assetIdOf(url, this.deps.publicUrl);
    if (own !== undefined) {
      const row = await this.store.find(owner, own);
      if (!row || row.purpose !== purposeId) throw new AppError(ERRORS.not_found);
      return toAsset(row);
    }
    if (!URL.canParse(url) || new URL(url).protocol !== 'https:') throw new AppError(assetErrors.file_url_refused);
    return this.fetches.run(owner, async () => {
      const file = await fetchFile(url, this.deps);
      try {
        return await this.create(owner, file, purposeId);
      } finally {
        await rm(file.path, { force: true });
      }
    });
  }

  /** @throws AppError `not_found` */
  async read(owner: string, id: string): Promise<{ row: AssetRow; bytes: Buffer }> {
    const row = await this.store.find(owner, id);
    const bytes = row && (await this.deps.storage.get(owner, keyOf(id)));
    if (!row || !bytes) throw new AppError(ERRORS.not_found);
    return { row, bytes };
  }

  /**
   * Lays an asset open as a file while `work` runs; it is gone afterwards, whatever happens.
   * @throws AppError `not_found`; what `work` throws
   */
  async withFile<T>(owner: string, id: string, work: (file: OpenAsset) => Promise<T>): Promise<T> {
    const { row, bytes } = await this.read(owner, id);
    await mkdir(this.deps.folder, { recursive: true, mode: 0o700 });
    const path = join(this.deps.folder, `${randomUUID()}.asset`);
    try {
      await writeFile(path, bytes, { flag: 'wx', mode: 0o600 });
      const { fileName: name, contentType, sha256 } = row;
      return await work({ path, name, contentType, bytes: row.bytes, sha256 });
    } finally {
      await rm(path, { force: true });
    }
  }

  /**
   * Keeps an asset for as long as what uses it; may be called twice. Part of the caller's transaction when one is given.
   * @param by names the use: `phase4.creative 01…`
   * @throws AppError `not_found`; `asset_in_use` where something else uses it
   */
  async use(owner: string, id: string, by: string, trx?: Knex.Transaction): Promise<void> {
    const store = trx ? this.store.with(trx) : this.store;
    if (await store.use(owner, id, by)) return;
    throw (await store.find(owner, id)) ? new AppError(assetErrors.asset_in_use) : new AppError(ERRORS.not_found);
  }

  /** Removes one whatever uses it; silent when there is none. For the module that uses it. */
  async remove(owner: string, id: string): Promise<void> {
    // The file first: a row without one is removed again, a file without a row would stay.
    await this.deps.storage.delete(owner, keyOf(id));
    await this.store.delete(owner, id);
  }

  /** @throws AppError `not_found`, `asset_in_use` */
  async removeUnused(owner: string, id: string): Promise<void> {
    const row = await this.store.find(owner, id);
    if (!row) throw new AppError(ERRORS.not_found);
    if (row.usedBy !== null) throw new AppError(assetErrors.asset_in_use);
    await this.remove(owner, id);
  }

  list(owner: string): Promise<AssetRow[]> {
    return this.store.list(owner);
  }

  /** Removes what nothing has used for a day, and uploads that broke off. @returns how many */
  async removeStale(onStep: () => void = () => undefined): Promise<number> {
    const before = new Date(this.deps.clock.now().getTime() - UNUSED_MS);
    let removed = 0;
    for (;;) {
      const stale = await this.store.findStale(before, SWEEP_BATCH);
      for (const { owner, id } of stale) {
        onStep();
        await this.remove(owner, id);
        removed += 1;
      }
      if (stale.length < SWEEP_BATCH) return removed;
    }
  }
}

const PATH = /^\/api\/assets\/([0-9a-f-]{36})$/;

/** The asset an address of ours names; undefined for any other address. */
export function assetIdOf(url: string, publicUrl: string): string | undefined {
  const base = new URL(publicUrl);
  if (!URL.canParse(url, base)) return undefined;
  const { origin, pathname } = new URL(url, base);
  return origin === base.origin ? PATH.exec(pathname)?.[1] : undefined;
}

export function toAsset(row: AssetRow): Asset {
  return {
    id: row.id,
    purpose: row.purpose,
    fileName: row.fileName,
    contentType: row.contentType,
    bytes: row.bytes,
    url: `/api/assets/${row.id}`,
    expiresAt: row.usedBy === null ? new Date(row.createdAt.getTime() + UNUSED_MS).toISOString() : null,
    createdAt: row.createdAt.toISOString(),
  };
}

function keyOf(id: string): string {
  return `assets/${id}`;
}
