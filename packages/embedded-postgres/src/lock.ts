import { rename, rm } from 'node:fs/promises';
import { connect, createServer, type Server } from 'node:net';
import { join } from 'node:path';
import { EmbeddedPostgresError } from './problem.js';

/**
 * Locks the data folder against a second server by a listening Unix socket, which the system releases.
 * @param socketFolder the short folder of mode 700 that belongs to this data folder
 * @returns a function that releases the lock
 */
export async function lockDataFolder(socketFolder: string, dataDir: string): Promise<() => Promise<void>> {
  const path = join(socketFolder, 'lock');
  for (let attempt = 1; attempt <= 3; attempt += 1) {
    const server = await listen(path);
    if (server !== undefined) {
      return () =>
        new Promise((resolve) => {
          server.close(() => {
            resolve();
          });
        });
    }
    if (await answers(path)) break;
    await removeStale(path, socketFolder);
  }
  throw new EmbeddedPostgresError('in-use', `另一个进程正在使用数据文件夹 ${dataDir}。`);
}

async function listen(path: string): Promise<Server | undefined> {
  const server = createServer((socket) => socket.destroy());
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE') resolve(undefined);
      else reject(error);
    });
    server.listen(path, () => {
      server.unref();
      resolve(server);
    });
  });
}

async function answers(path: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(path);
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => {
      resolve(false);
    });
  });
}

/** Renames the socket first: if another server took the lock meanwhile, the renamed socket answers and is put back. */
async function removeStale(path: string, socketFolder: string): Promise<void> {
  const aside = join(socketFolder, `lock.${String(process.pid)}`);
  try {
    await rename(path, aside);
  } catch {
    return; // another server has the lock
  }
  if (await answers(aside)) await rename(aside, path);
  else await rm(aside, { force: true });
}
