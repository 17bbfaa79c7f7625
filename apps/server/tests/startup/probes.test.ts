import { rename, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { servingProbes } from '../../src/startup/probes.js';
import { useTestServer } from '../support/test-server.js';

const server = useTestServer();

function probe(name: '剩余空间' | '内容文件', freeSpaceMegabytes = 0) {
  const { db, dataDir } = server;
  const { files } = server.services;
  const config = { dataDir, freeSpaceMegabytes };
  return servingProbes({ config, db, files, databaseFolder: undefined })[name]?.();
}

it('asks for the free space that is set', async () => {
  const { bavail, bsize } = await statfs(server.dataDir);
  await expect(probe('剩余空间')).resolves.toBeUndefined();
  await expect(probe('剩余空间', Math.ceil((bavail * bsize) / 2 ** 20) + 1_000)).rejects.toThrow(`less than`);
});

it('asks whether the files of the content are there, one missing file aside', async () => {
  const papers = await server.db.selectFrom('papers').select('file_keys').execute();
  const [kept] = papers.flatMap(({ file_keys }) => file_keys);
  await expect(probe('内容文件')).rejects.toThrow('the files of the newest papers are gone');
  await server.services.files.write(kept ?? '', Buffer.from('%PDF-'));
  await expect(probe('内容文件')).resolves.toBeUndefined();
  const folder = join(server.dataDir, 'files', 'papers');
  await rename(folder, `${folder}-away`);
  await expect(probe('内容文件')).rejects.toThrow('gone');
});
