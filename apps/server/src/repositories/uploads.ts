import { randomUUID } from 'node:crypto';
import { extensionOf, extensionsOf, fileMessages, type FileType, pictureTypes } from '@inkstone/forms/rules';
import { sql } from 'kysely';
import type { Database } from '../db/database.js';
import { Refusal } from '../envelope.js';
import { namedAfterContent } from '../ports/files/file-names.js';
import type { FileStore } from '../ports/files/file-store.js';
import type { SignedLinks } from '../ports/files/signed-links.js';
import type { UploadedFile } from '../ports/files/uploaded-file.js';

interface Storage {
  db: Database;
  files: FileStore;
}

/** Hours that an upload waits for the submission that names it. */
const unclaimedHours = 24;
/** Old ones that are deleted with each new upload: the work stays small and keeps pace. */
const deletedAtOnce = 5;
/** Seconds that the link to an upload works for its owner: while the form around it, or a list, stays open. */
export const uploadLinkSeconds = 2 * 60 * 60;
/** A key that nobody can guess, ending as the content asks; nothing of the sender's own name is in it. */
export function randomKey(prefix: string, contentType: FileType): string {
  return `${prefix}${randomUUID()}.${extensionOf(contentType)}`;
}

/** Keeps a file that came in, unclaimed for the time being. @returns its key */
export async function keepUpload(
  storage: Storage,
  file: UploadedFile,
  userId: number | undefined,
): Promise<string> {
  await deleteUnclaimed(storage);
  const key = randomKey('uploads/', file.contentType);
  // The row first: a file without one would never be deleted.
  await storage.db
    .insertInto('uploads')
    .values({
      file_key: key,
      user_id: userId ?? null,
      original_name: namedAfterContent(file),
      content_type: file.contentType,
      size_bytes: file.size,
    })
    .execute();
  await storage.files.write(key, file.bytes);
  return key;
}

/** Deletes a few of those that no submission has named for a day; several processes share the work. */
async function deleteUnclaimed({ db, files }: Storage): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const old = await transaction
      .selectFrom('uploads')
      .select('file_key as key')
      .where('claimed_at', 'is', null)
      .where('created_at', '<', sql<Date>`now() - make_interval(hours => ${unclaimedHours})`)
      .orderBy('created_at')
      .limit(deletedAtOnce)
      .forUpdate()
      .skipLocked()
      .execute();
    // A file that cannot be deleted now keeps its row and is tried again; it is no reason to refuse a new one.
    const deleted = await Promise.allSettled(
      old.map(async ({ key }) => {
        await files.delete(key);
        return key;
      }),
    );
    const keys = deleted.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
    if (keys.length > 0) await transaction.deleteFrom('uploads').where('file_key', 'in', keys).execute();
  });
}

interface Claim {
  /** The field of the form that named the uploads, for the refusal. */
  field: string;
  /** Types that the submission takes, by content; pictures where nothing is said. */
  types?: readonly FileType[];
}

/**
 * Makes the uploads part of a submission, in its own transaction. Only what uploadFile has answered and no
 * submission has named yet is accepted; the signature of an address may have run out.
 *
 * @param urls the addresses as the form sent them back
 * @returns the keys, in the order of the addresses, each once
 * @throws Refusal 400 for anything else
 */
export async function claimUploads(
  transaction: Database,
  urls: readonly string[],
  { field, types = pictureTypes }: Claim,
): Promise<string[]> {
  const keys = [...new Set(urls.map(keyOf))];
  const claimed = await claimKeys(transaction, keys);
  if (claimed.length < keys.length) {
    throw Refusal.invalid([{ field, message: fileMessages.unknown }]);
  }
  if (!claimed.every(({ contentType }) => types.some((type) => type === contentType))) {
    throw Refusal.invalid([{ field, message: fileMessages.wrongType(extensionsOf(types)) }]);
  }
  return keys;
}

/** @returns those of the keys that were unclaimed until now */
export async function claimKeys(transaction: Database, keys: readonly string[]) {
  if (keys.length === 0) return [];
  return transaction
    .updateTable('uploads')
    .set({ claimed_at: sql<Date>`now()` })
    .where('file_key', 'in', keys)
    .where('claimed_at', 'is', null)
    .returning('content_type as contentType')
    .execute();
}

/** Gives up files that a submission no longer names; they are deleted once they are a day old. */
export async function releaseUploads(transaction: Database, keys: readonly string[]): Promise<void> {
  if (keys.length === 0) return;
  await transaction.updateTable('uploads').set({ claimed_at: null }).where('file_key', 'in', keys).execute();
}

/** '' for what is no address of a file, which is then never found. */
function keyOf(url: string): string {
  const path = URL.parse(url, 'http://localhost')?.pathname ?? '';
  return /^\/files\/(uploads\/[\w.-]+)$/.exec(path)?.[1] ?? '';
}

/** Signed links of uploads under the names that their owners gave them, comma-separated; '' for none. */
export async function uploadLinks(
  db: Database,
  links: SignedLinks,
  keys: readonly string[],
): Promise<string> {
  if (keys.length === 0) return '';
  const found = await db
    .selectFrom('uploads')
    .select(['file_key as key', 'original_name as name'])
    .where('file_key', 'in', keys)
    .execute();
  const names = new Map(found.map(({ key, name }) => [key, name]));
  return keys.map((key) => links.create(key, names.get(key) ?? '', uploadLinkSeconds)).join(',');
}
