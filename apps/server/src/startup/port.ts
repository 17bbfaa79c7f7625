import { createServer } from 'node:net';
import { StartupError } from '../errors/startup-error.js';

/** Before the long steps: the operator must not wait for the database first. */
export async function checkPort(host: string, port: number): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (error: NodeJS.ErrnoException) => reject(asPortError(error, host, port)));
    probe.listen({ host, port }, () => {
      probe.close(() => resolve());
    });
  });
}

/** Unknown errors are returned unchanged. */
export function asPortError(error: NodeJS.ErrnoException, host: string, port: number): Error {
  switch (error.code ?? '') {
    case 'EADDRINUSE':
      return new StartupError(`端口 ${String(port)} 已被占用，请停止占用它的程序，或用 PORT 换一个端口。`);
    case 'EACCES':
      return new StartupError(`没有权限监听端口 ${String(port)}，请用 PORT 换一个 1024 以上的端口。`);
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return new StartupError(`无法监听地址 ${host}，请检查 HOST。`);
    default:
      return error;
  }
}
