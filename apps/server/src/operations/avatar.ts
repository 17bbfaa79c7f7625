import type { UploadedFile } from '../ports/files/uploaded-file.js';
import { replaceAvatar } from '../repositories/profiles.js';
import { randomKey } from '../repositories/uploads.js';
import type { Services } from '../services.js';

const folder = 'public/avatars/';

/** Stores the picture under a public address that cannot be guessed, and deletes the previous one. */
export async function changeAvatar(
  { db, files }: Services,
  userId: number,
  picture: UploadedFile,
): Promise<void> {
  const key = randomKey(folder, picture.contentType);
  await files.write(key, picture.bytes);
  // A file left behind does no harm: the change must not fail because of it.
  const remove = (unused: string) => files.delete(unused).catch(() => undefined);
  const before = await replaceAvatar(db, userId, key).catch(async (error: unknown) => {
    await remove(key);
    throw error;
  });
  if (before.startsWith(folder)) await remove(before);
}
