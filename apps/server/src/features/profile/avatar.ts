import type { UploadedFile } from '../../ports/files/uploaded-file.js';
import type { Services } from '../../shared/services.js';
import { randomKey } from '../../shared/uploads.queries.js';
import { replaceAvatar } from './profile.queries.js';

const folder = 'public/avatars/';

/** Stores the picture under a public address that cannot be guessed, and deletes the previous one. */
export async function changeAvatar(
  { db, files }: Services,
  userId: number,
  picture: UploadedFile,
): Promise<void> {
  const key = randomKey(folder, picture.contentType);
  await files.write(key, picture.bytes);
  const before = await replaceAvatar(db, userId, key).catch(async (error: unknown) => {
    await deleteAvatar({ files }, key);
    throw error;
  });
  await deleteAvatar({ files }, before);
}

/** Deletes an uploaded picture; '' is none. A file left behind does no harm: the caller must not fail because of it. */
export async function deleteAvatar({ files }: Pick<Services, 'files'>, key: string): Promise<void> {
  if (key.startsWith(folder)) await files.delete(key).catch(() => undefined);
}
