import type pg from 'pg';
import { importFolder, type Importing, type WrittenContent } from '../../content-import/import-folder.js';
import type { ContentSource } from '../../content-import/source/content-source.js';
import { namedFiles, packVersion, versionKey } from '../../content-import/source/version-file.js';
import { versionSource } from '../../content-import/source/version-source.js';
import { addVersion, forgetOldSources, newestVersion } from '../../content-import/versions.js';
import { isEmptyPlan, type KindPlan } from '../../content-import/write/plan.js';
import { databaseOn } from '../../db/database-on.js';
import type { FileStore } from '../../ports/files/file-store.js';
import { recordAct } from '../queues/acts.queries.js';

interface Publishing extends Pick<Importing, 'terminal' | 'confirm'> {
  source: string | ContentSource;
  pool: pg.Pool;
  files: FileStore;
  operator: string;
  /** The newest version that the operator has seen; 0: none. A later one is only accepted where nothing would change. */
  expected?: number;
}

/** Somebody has published since the operator looked. */
export class OutdatedProof extends Error {
  readonly version: number;

  constructor(version: number) {
    super(`version ${String(version)} is newer than the proof`);
    this.version = version;
  }
}

/**
 * Loads content and keeps its source as a version.
 * @throws FaultyContent, OutdatedProof
 */
export async function publishContent(publishing: Publishing): Promise<KindPlan[]> {
  return publish(publishing, null);
}

/** Loads an earlier version again, as a new one. The caller knows that its source is kept. */
export async function putBack(version: number, publishing: Omit<Publishing, 'source'>): Promise<KindPlan[]> {
  return publish({ ...publishing, source: versionSource(version, publishing.files) }, version);
}

type Quietly = Pick<Publishing, 'pool' | 'files' | 'operator' | 'expected'>;

/** Who calls them shows nothing meanwhile, and has asked before. */
const quietly = {
  terminal: { step: () => undefined, progress: () => undefined },
  confirm: () => Promise.resolve(true),
};

export async function publishQuietly(source: Publishing['source'], publishing: Quietly): Promise<void> {
  await publishContent({ ...publishing, ...quietly, source });
}

export async function putBackQuietly(version: number, publishing: Quietly): Promise<void> {
  await putBack(version, { ...publishing, ...quietly });
}

async function publish(
  { source, pool, files, operator, terminal, confirm, expected }: Publishing,
  restores: number | null,
): Promise<KindPlan[]> {
  let old: number[] = [];
  const plan = await importFolder({
    ...{ folder: source, pool, files, terminal, confirm },
    async keep(written) {
      const newest = (await newestVersion(written.client)) ?? 0;
      // The same decision again, whose answer was lost, changes nothing.
      const isOutdated = expected !== undefined && newest !== expected && !isEmptyPlan(written.plan);
      if (isOutdated) throw new OutdatedProof(newest);
      old = await keepVersion(written, files, operator, restores);
    },
  });
  // A version that could not be deleted only takes room.
  await Promise.allSettled(old.map((id) => files.delete(versionKey(id))));
  return plan;
}

/** @returns the versions that are not kept any more */
async function keepVersion(
  { client, source, sources, plan }: WrittenContent,
  files: FileStore,
  operator: string,
  restores: number | null,
): Promise<number[]> {
  const before = await newestVersion(client);
  if (isEmptyPlan(plan) && before !== undefined) return [];
  const id = (before ?? 0) + 1;
  const { root, replaced = [] } = source;
  const packed = await packVersion({ root, sources, replaced, stored: await namedFiles(client, root) });
  await files.write(versionKey(id), packed);
  await addVersion(client, { id, operator, restores, plan: [...plan] });
  await recordAct(databaseOn(client), {
    ...{ operator, queue: 'content', item: String(id), act: restores === null ? 'publish' : 'put back' },
    before: { status: 1, version: before ?? 0 },
    after: { status: 1, version: restores ?? id },
  });
  return forgetOldSources(client, id);
}
