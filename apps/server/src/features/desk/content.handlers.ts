import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { uploadSource } from '../../content-import/source/upload-source.js';
import { StartupError } from '../../errors/startup-error.js';
import { Refusal, refusalCodes } from '../../errors/refusal.js';
import { atDesk, type Operations } from '../../shared/operation.js';
import type { Services } from '../../shared/services.js';
import { toSeconds } from '../../shared/wire.js';
import { kindsOf, proofOf } from '../content/content.wire.js';
import { filesOfProof, filesOfUpload, keepProof } from '../content/kept-proofs.queries.js';
import { proveContent } from '../content/prove.js';
import { OutdatedProof, publishQuietly, putBackQuietly } from '../content/publish.js';
import { listVersions } from '../content/versions.queries.js';

export function deskContentOperations({ db, pool, files }: Services) {
  return {
    async getDeskContent() {
      const versions = await listVersions(db);
      return {
        data: {
          versions: versions.map(({ id, publishedAt, operator, restores, plan }) => ({
            version: id,
            create_time: toSeconds(publishedAt),
            operator,
            restores: restores ?? 0,
            kinds: kindsOf(plan),
          })),
        },
      };
    },

    async proveDeskContent({ body }) {
      return inFolder(async (folder) => {
        const source = uploadSource(await filesOfUpload(body.files, folder), files);
        const [present] = await listVersions(db);
        const proof = await proveContent({ source, pool, files });
        const isClean = proof.sorts.length === 0;
        const kept = isClean ? await keepProof({ db, files }, body.files) : '';
        return { data: proofOf(proof, kept, present?.id ?? 0) };
      });
    },

    async publishDeskContent({ body: { proof, version }, operator }) {
      const { name } = atDesk(operator);
      return inFolder(async (folder) => {
        const given = await filesOfProof({ db, files }, proof, folder);
        if (given.length === 0) throw Refusal.noSuchItem('这次试排已经过了一天，请再试排');
        await publishQuietly(uploadSource(given, files), { pool, files, operator: name, expected: version });
        return { data: null, msg: '已发布' };
      });
    },

    async putBackDeskContent({ body: { version, present }, operator }) {
      const { name } = atDesk(operator);
      if (!(await listVersions(db)).some(({ id }) => id === version))
        throw Refusal.noSuchItem('这一版不在了');
      await refusing(() => putBackQuietly(version, { pool, files, operator: name, expected: present }));
      return { data: null, msg: `已回到第 ${String(version)} 版` };
    },
  } satisfies Partial<Operations>;
}

/** The importer reads from a folder. */
async function inFolder<Result>(use: (folder: string) => Promise<Result>): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), 'inkstone-upload-'));
  try {
    return await refusing(() => use(folder));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Says what cannot be loaded as the importer says it to a command. */
async function refusing<Result>(load: () => Promise<Result>): Promise<Result> {
  try {
    return await load();
  } catch (error) {
    if (error instanceof StartupError)
      throw Refusal.invalid([{ field: 'files', message: error.message.split('\n')[0] ?? '' }]);
    if (error instanceof OutdatedProof)
      throw new Refusal(refusalCodes.conflict, `其间已发布了第 ${String(error.version)} 版，请看过再办`);
    throw error;
  }
}
