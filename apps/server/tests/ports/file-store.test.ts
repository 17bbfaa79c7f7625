import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { existsSync, fstatSync } from 'node:fs';
import { type FileHandle, mkdtemp, open, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { ByteRange, FileStore } from '../../src/ports/files/file-store.js';
import { createFolderStore } from '../../src/ports/files/folder-store.js';
import { createS3Store } from '../../src/ports/files/s3-store.js';
import { openFiles } from '../../src/startup/open-files.js';
import { StartupError } from '../../src/errors/startup-error.js';
import { startS3, type TestS3 } from '../support/s3.js';

let folder: string;
let s3: TestS3;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'inkstone-files-'));
  s3 = await startS3();
});
afterAll(async () => {
  await s3.stop();
  await rm(folder, { recursive: true });
});

const adapters: Record<string, () => FileStore> = {
  folder: () => createFolderStore(folder),
  s3: () => createS3Store(s3.settings),
};

describe.each(Object.keys(adapters))('the file store “%s”', (name) => {
  let store: FileStore;
  beforeAll(() => {
    const open = adapters[name];
    if (open === undefined) throw new Error(name);
    store = open();
  });
  const textOf = async (key: string, range?: ByteRange) =>
    (await buffer(await store.read(key, range))).toString();

  it('reads what was written, also under Chinese names', async () => {
    for (const key of ['a.txt', 'papers/2026/7.pdf', '试卷/高三 数学（一）.pdf'.replace(/[（）]/g, '_')]) {
      await store.write(key, Buffer.from(`of ${key}`));
      expect(await textOf(key)).toBe(`of ${key}`);
    }
  });

  it('returns size and time of a file', async () => {
    const before = Date.now();
    await store.write('sized.bin', new Uint8Array(1234));
    const found = await store.find('sized.bin');
    expect(found?.size).toBe(1234);
    // Some stores keep whole seconds only.
    expect(found?.modifiedAt.getTime()).toBeGreaterThan(before - 2_000);
    expect(found?.modifiedAt.getTime()).toBeLessThan(Date.now() + 2_000);
  });

  it('stores any bytes, also an empty and a large file', async () => {
    const many = Uint8Array.from({ length: 3_000_000 }, (_, index) => (index * 31) % 256);
    await store.write('many.bin', many);
    expect(Buffer.compare(await buffer(await store.read('many.bin')), many)).toBe(0);
    await store.write('none.bin', new Uint8Array(0));
    expect([await store.find('none.bin'), await textOf('none.bin')]).toMatchObject([{ size: 0 }, '']);
  });

  it('reads a range including both ends', async () => {
    await store.write('digits.txt', Buffer.from('0123456789'));
    expect(await textOf('digits.txt', { start: 0, end: 0 })).toBe('0');
    expect(await textOf('digits.txt', { start: 3, end: 5 })).toBe('345');
    expect(await textOf('digits.txt', { start: 7, end: 9 })).toBe('789');
  });

  it('replaces a file atomically while it is read', async () => {
    const [one, two] = ['1'.repeat(500_000), '2'.repeat(400_000)];
    await store.write('replaced.txt', Buffer.from(one));
    const writing = store.write('replaced.txt', Buffer.from(two));
    const readings = await Promise.all(Array.from({ length: 5 }, () => textOf('replaced.txt')));
    await writing;
    for (const read of readings) expect([one, two]).toContain(read);
    expect(await textOf('replaced.txt')).toBe(two);
  });

  it('finds no missing file and no folder', async () => {
    await store.write('folder/file.txt', Buffer.from('x'));
    expect(await store.find('none.txt')).toBeUndefined();
    expect(await store.find('folder')).toBeUndefined();
    await expect(store.read('none.txt').then(buffer)).rejects.toThrow();
  });

  it('deletes a file, and ignores a missing one', async () => {
    await store.write('deleted.txt', Buffer.from('x'));
    await store.delete('deleted.txt');
    expect(await store.find('deleted.txt')).toBeUndefined();
    await store.delete('deleted.txt');
  });

  it.each(['', '/', 'a//b', '../a', 'a/../b', '.hidden', 'a\\b', 'a\u0000', 'a'.repeat(401)])(
    'takes %j for no key',
    async (key) => {
      expect(await store.find(key)).toBeUndefined();
      await expect(store.write(key, Buffer.from('x'))).rejects.toThrow(RangeError);
      await expect(store.read(key)).rejects.toThrow(RangeError);
      await expect(store.delete(key)).rejects.toThrow(RangeError);
    },
  );

  it('passes its health check', async () => {
    await expect(store.check()).resolves.toBeUndefined();
  });
});

describe('a folder', () => {
  it('is accessible to its owner only and keeps no partial file', async () => {
    const root = join(folder, 'private');
    const store = createFolderStore(root);
    await store.write('papers/1.pdf', Buffer.from('x'));
    expect((await stat(join(root, 'papers'))).mode & 0o777).toBe(0o700);
    expect(await readdir(join(root, '.unfinished'))).toEqual([]);
  });

  it('has the content on the disk before the name, and the name before it answers', async () => {
    const root = await mkdtemp(join(folder, 'synced-'));
    const handle = await open(root);
    const prototype = Object.getPrototypeOf(handle) as FileHandle;
    await handle.close();
    const { sync } = prototype;
    const synced: string[] = [];
    const spy = vi.spyOn(prototype, 'sync').mockImplementation(function (this: FileHandle) {
      const what = fstatSync(this.fd).isDirectory() ? 'folder' : 'file';
      synced.push(`${what} ${existsSync(join(root, 'papers', '1.pdf')) ? 'with' : 'without'} the name`);
      return sync.call(this);
    });
    await createFolderStore(root).write('papers/1.pdf', Buffer.from('x'));
    spy.mockRestore();
    expect(synced).toContain('file without the name');
    expect(synced.at(-1)).toBe('folder with the name');
  });

  it('that is gone fails the health check, which does not make it anew', async () => {
    const root = join(folder, 'gone');
    const store = createFolderStore(root);
    await expect(store.check()).rejects.toThrow(/ENOENT/);
    await expect(stat(root)).rejects.toThrow(/ENOENT/);
  });

  it('keeps no probe of the health check', async () => {
    const root = await mkdtemp(join(folder, 'probed-'));
    await createFolderStore(root).check();
    expect(await readdir(root)).toEqual([]);
  });
});

describe('a bucket at the start', () => {
  const refusal = async (change: Partial<TestS3['settings']>): Promise<string> => {
    const opening = openFiles({ dataDir: folder, s3: { ...s3.settings, ...change } });
    const error: unknown = await opening.catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(StartupError);
    return (error as StartupError).message;
  };

  it('is opened when it exists', async () => {
    const store = await openFiles({ dataDir: folder, s3: s3.settings });
    await store.write('opened.txt', Buffer.from('x'));
    expect(await store.find('opened.txt')).toMatchObject({ size: 1 });
  });

  it('is refused with one line that names the setting and no secret', async () => {
    expect(await refusal({ bucket: 'none' })).toBe(
      '无法使用存储桶 none：桶不存在，请检查 S3_BUCKET 与 S3_ENDPOINT。',
    );
    expect(await refusal({ endpoint: 'http://127.0.0.1:1' })).toBe(
      '无法使用存储桶 books：连不上存储，请检查 S3_ENDPOINT 与网络。',
    );
  });

  it.each([
    [403, '没有权限，请检查 S3_ACCESS_KEY_ID 与 S3_SECRET_ACCESS_KEY'],
    [301, '存储拒绝了请求，请检查 S3_REGION、S3_ENDPOINT 与 S3_PATH_STYLE'],
    [418, '存储回答 418，请稍后再试'],
  ])('is refused with the message for the status %i', async (status, words) => {
    // The S3 server of the tests accepts all credentials.
    const server = createServer((_request, response) => response.writeHead(status).end());
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    const line = await refusal({ endpoint: `http://127.0.0.1:${String(port)}`, secretAccessKey: 'hidden' });
    expect(line).toBe(`无法使用存储桶 books：${words}。`);
    server.closeAllConnections();
    server.close();
  });
});
