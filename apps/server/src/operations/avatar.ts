import type { UploadedFile } from '../ports/files/uploaded-file.js';
import { replaceAvatar } from '../repositories/profiles.js';
import { randomKey } from '../repositories/uploads.js';
import type { Services } from '../services.js';
import type { Call } from './operation.js';

const folder = 'public/avatars/';

/** The picture of a form. In JSON, where clients send the address of the present one along, it is none. */
export function avatarOf(form: Call<'updateUserInfo'>['body']): UploadedFile | undefined {
  const sent: unknown = 'avatar' in form ? form.avatar : undefined;
  return isUploadedFile(sent) ? sent : undefined;
}

function isUploadedFile(sent: unknown): sent is UploadedFile {
  return typeof sent === 'object' && sent !== null && 'bytes' in sent && sent.bytes instanceof Uint8Array;
}

/** Shows the picture to everybody under an address that cannot be guessed, and deletes the one before. */
export async function changeAvatar(
  { db, files }: Services,
  userId: number,
  picture: UploadedFile,
): Promise<void> {
  const key = randomKey(folder, picture.contentType);
  await files.write(key, picture.bytes);
  const remove = (unused: string) => files.delete(unused).catch(() => undefined); // a file too many harms nobody
  const before = await replaceAvatar(db, userId, key).catch(async (error: unknown) => {
    await remove(key);
    throw error;
  });
  if (before.startsWith(folder)) await remove(before);
}
