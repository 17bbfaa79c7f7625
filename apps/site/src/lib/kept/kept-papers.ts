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

/** Says whether two sessions are of one account, without its name or number, which would stay on the device. */
export function ownerOf(account: { phone: string; email: string } | null): number | undefined {
  if (account === null) return undefined;
  return Array.from(account.phone + account.email).reduce(
    (sum, sign) => (sum * 31 + (sign.codePointAt(0) ?? 0)) % 2 ** 32,
    7,
  );
}

/**
 * Seen last first. What another account has kept is removed: its session has ended without a logout.
 *
 * @param owner who is logged in
 */
export async function listKept(owner?: number): Promise<KeptPaper[]> {
  if (!(await caches.has(KEPT))) return [];
  const cache = await caches.open(KEPT);
  const records = (await cache.keys()).filter(({ url }) => isRecordKey(url));
  const answers = await Promise.all(records.map((key) => cache.match(key)));
  const papers = await Promise.all(
    answers.flatMap((answer) => (answer === undefined ? [] : [answer.json() as Promise<KeptPaper>])),
  );
  const isForeign = (paper: KeptPaper) =>
    owner !== undefined && paper.owner !== undefined && paper.owner !== owner;
  await removeKept(papers.filter(isForeign).map(({ id }) => id));
  return papers.filter((paper) => !isForeign(paper)).sort((one, other) => other.seenAt - one.seenAt);
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

let changing = Promise.resolve();

/** One after the other: a record is read before it is written. */
export function changeKept(
  id: number,
  change: Partial<Pick<KeptPaper, 'seenAt' | 'page' | 'isWithdrawn'>>,
): Promise<void> {
  const changed = changing.then(async () => {
    const record = await findKept(id);
    if (record !== undefined) await write({ ...record, ...change });
  });
  changing = changed.catch(() => undefined);
  return changed;
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
