import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../config.js';
import type { FileStore } from '../ports/files/file-store.js';
import { createFolderStore, unfinishedFolder } from '../ports/files/folder-store.js';
import { statusOf } from '../ports/files/s3-errors.js';
import { StartupError } from '../errors/startup-error.js';

/** Used without a bucket. */
export function folderStoreOf(dataDir: string): FileStore {
  return createFolderStore(folderOf(dataDir));
}

/** Only at the start: later a missing folder is a fault. */
export async function makeFolder(dataDir: string): Promise<void> {
  await mkdir(folderOf(dataDir), { recursive: true, mode: 0o700 });
}

export function unfinishedFolderOf(dataDir: string): string {
  return join(folderOf(dataDir), unfinishedFolder);
}

function folderOf(dataDir: string): string {
  return join(dataDir, 'files');
}

/** @throws StartupError with the problem of the bucket */
export async function openFiles({ s3, dataDir }: Pick<Config, 's3' | 'dataDir'>): Promise<FileStore> {
  if (s3 === undefined) {
    await makeFolder(dataDir);
    return folderStoreOf(dataDir);
  }
  // Amazon's client is large.
  const { createS3Store } = await import('../ports/files/s3-store.js');
  const store = createS3Store(s3);
  try {
    await store.check();
  } catch (error) {
    throw new StartupError(`无法使用存储桶 ${s3.bucket}：${reasonOf(error)}。`);
  }
  return store;
}

function reasonOf(error: unknown): string {
  const status = statusOf(error);
  if (status === 404) return '桶不存在，请检查 S3_BUCKET 与 S3_ENDPOINT';
  if (status === 401 || status === 403) return '没有权限，请检查 S3_ACCESS_KEY_ID 与 S3_SECRET_ACCESS_KEY';
  if (status === 301 || status === 400)
    return '存储拒绝了请求，请检查 S3_REGION、S3_ENDPOINT 与 S3_PATH_STYLE';
  if (status !== undefined) return `存储回答 ${String(status)}，请稍后再试`;
  return '连不上存储，请检查 S3_ENDPOINT 与网络';
}
