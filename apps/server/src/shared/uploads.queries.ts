import { randomUUID } from 'node:crypto';
import { extensionOf, extensionsOf, fileMessages, type FileType, pictureTypes } from '@inkstone/forms/rules';
import { sql } from 'kysely';
import type { Database } from '../db/database.js';
import { namedAfterContent } from '../ports/files/file-names.js';
import type { FileStore } from '../ports/files/file-store.js';
import type { SignedLinks } from '../ports/files/signed-links.js';
import type { UploadedFile } from '../ports/files/uploaded-file.js';
import { InvalidInput } from '../errors/invalid-input.js';
import { uploadKeyOf } from './upload-urls.js';

interface Storage {
  db: Database;
  files: FileStore;
}

/** Hours until an upload that no submission has claimed is deleted. */
const unclaimedHours = 24;
/** Deleted with each new one, so that they never pile up. */
const deletedAtOnce = 5;
/** Seconds that the link to an upload works for its owner, while a form or a list is open. */
export const uploadLinkSeconds = 2 * 60 * 60;
/** A key that cannot be guessed. */
export function randomKey(prefix: string, contentType: FileType): string {
  return `${prefix}${randomUUID()}.${extensionOf(contentType)}`;
}

/** @returns its key */
export async function keepUpload(
  storage: Storage,
  file: UploadedFile,
  userId: number | undefined,
): Promise<string> {
  const key = randomKey('uploads/', file.contentType);
  await keepFile(storage, key, { ...file, name: namedAfterContent(file) }, userId);
  return key;
}

/** Keeps a file for a day, or until it is claimed. */
export async function keepFile(
  storage: Storage,
  key: string,
  { name, contentType, size, bytes }: Omit<UploadedFile, 'contentType'> & { contentType: string },
  userId: number | undefined,
): Promise<void> {
  await deleteUnclaimed(storage);
  // The row comes first: a file without one would never be deleted.
  await storage.db
    .insertInto('uploads')
    .values({
      file_key: key,
      user_id: userId ?? null,
      original_name: name,
      content_type: contentType,
      size_bytes: size,
    })
    .execute();
  await storage.files.write(key, bytes);
}

/** Several processes share the work. */
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
    await deleteReleased(
      { db: transaction, files },
      old.map(({ key }) => key),
    );
  });
}

/** A file that cannot be deleted now keeps its row; the caller must not fail because of it. */
export async function deleteReleased({ db, files }: Storage, keys: readonly string[]): Promise<void> {
  const tried = await Promise.allSettled(
    keys.map(async (key) => {
      await files.delete(key);
      return key;
    }),
  );
  const deleted = tried.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
  if (deleted.length > 0) await db.deleteFrom('uploads').where('file_key', 'in', deleted).execute();
}

interface Claim {
  /** The form's field with the uploads, for the refusal. */
  field: string;
  userId: number | undefined;
  /** Pictures by default. */
  types?: readonly FileType[];
}

/**
 * Makes the uploads part of a submission, in its transaction. Only those of the same user or a visitor are accepted, by
 * URLs of `splitUploadUrls`. Otherwise the path of a stranger's file would give a fresh link.
 * @returns the keys in the order of the URLs, without duplicates
 * @throws InvalidInput for anything else
 */
export async function claimUploads(
  transaction: Database,
  urls: readonly string[],
  { field, userId, types = pictureTypes }: Claim,
): Promise<string[]> {
  const keys = [...new Set(urls.map(uploadKeyOf))];
  const claimed = await claimKeys(transaction, keys, userId);
  if (claimed.length < keys.length) {
    throw new InvalidInput([{ field, message: fileMessages.unknown }]);
  }
  if (!claimed.every(({ contentType }) => types.some((type) => type === contentType))) {
    throw new InvalidInput([{ field, message: fileMessages.wrongType(extensionsOf(types)) }]);
  }
  return keys;
}

/** @returns those that were unclaimed and do not belong to another user */
export async function claimKeys(transaction: Database, keys: readonly string[], userId: number | undefined) {
  if (keys.length === 0) return [];
  return transaction
    .updateTable('uploads')
    .set({ claimed_at: sql<Date>`now()` })
    .where('file_key', 'in', keys)
    .where('claimed_at', 'is', null)
    .where((eb) => eb.or([eb('user_id', 'is', null), eb('user_id', '=', userId ?? null)]))
    .returning('content_type as contentType')
    .execute();
}

/** They are deleted when they are a day old. */
export async function releaseUploads(transaction: Database, keys: readonly string[]): Promise<void> {
  if (keys.length === 0) return;
  await transaction.updateTable('uploads').set({ claimed_at: null }).where('file_key', 'in', keys).execute();
}

/** Comma-separated, with the owners' names; '' for none. */
export async function uploadLinks(
  db: Database,
  links: Pick<SignedLinks, 'create'>,
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
