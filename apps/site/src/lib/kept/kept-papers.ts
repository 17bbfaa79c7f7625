import { splitFiles } from '@inkstone/api/rules';

import { KEPT } from './drop-kept.js';
import { fileKey, findKept, isRecordKey, recordKey, type KeptPaper } from './kept-cache.js';

export interface KeptFile {
  url: string;
  blob: Blob;
}

async function write(record: KeptPaper): Promise<void> {
  const cache = await caches.open(KEPT);
  const headers = { 'content-type': 'application/json' };
  await cache.put(recordKey(record.id), new Response(JSON.stringify(record), { headers }));
}

/** Seen last first. */
export async function listKept(): Promise<KeptPaper[]> {
  if (!(await caches.has(KEPT))) return [];
  const cache = await caches.open(KEPT);
  const records = (await cache.keys()).filter(({ url }) => isRecordKey(url));
  const answers = await Promise.all(records.map((key) => cache.match(key)));
  const papers = await Promise.all(
    answers.flatMap((answer) => (answer === undefined ? [] : [answer.json() as Promise<KeptPaper>])),
  );
  return papers.sort((one, other) => other.seenAt - one.seenAt);
}

/**
 * Writes the files before the record: a paper that is listed is there. Files of a former record that the new one does not
 * have are removed.
 *
 * @throws a QuotaExceededError where the browser has no room; then nothing new is kept
 */
export async function keep(record: KeptPaper, files: readonly KeptFile[]): Promise<void> {
  const former = await findKept(record.id);
  const cache = await caches.open(KEPT);
  const keys = files.map(({ url }) => fileKey(url));
  try {
    for (const [index, { blob }] of files.entries()) {
      const headers = { 'content-type': blob.type, 'content-length': String(blob.size) };
      await cache.put(keys[index] ?? '', new Response(blob, { headers }));
    }
    await write(record);
  } catch (error) {
    await Promise.all(keys.map((key) => cache.delete(key)));
    throw error;
  }
  const left = former === undefined ? [] : splitFiles(former.preview.url).map(fileKey);
  await Promise.all(left.filter((key) => !keys.includes(key)).map((key) => cache.delete(key)));
}

export async function changeKept(
  id: number,
  change: Partial<Pick<KeptPaper, 'seenAt' | 'isWithdrawn'>>,
): Promise<void> {
  const record = await findKept(id);
  if (record !== undefined) await write({ ...record, ...change });
}

export async function removeKept(ids: readonly number[]): Promise<void> {
  const cache = await caches.open(KEPT);
  for (const id of ids) {
    const record = await findKept(id);
    await cache.delete(recordKey(id));
    const files = record === undefined ? [] : splitFiles(record.preview.url);
    await Promise.all(files.map((url) => cache.delete(fileKey(url))));
  }
}
