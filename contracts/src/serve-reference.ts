import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const FOLDER = fileURLToPath(new URL('..', import.meta.url));
const SCRIPT = fileURLToPath(new URL('../provider/serve-reference.ts', import.meta.url));

export const NO_REFERENCE = `安装包里没有参考服务端，它只在源代码仓库里。
取得仓库后，在它的文件夹里运行：

  npm ci && npm run build && node contracts/dist/main.js serve-reference

只想看一次成功的验证，用随包的例子就够了：README.md 的 Quick start 第 2 步。
`;

/** Whether this is the repository, not the published package. */
export function hasReference(): boolean {
  return existsSync(SCRIPT);
}

/** Runs the reference server with its hook until a signal. Resolves to the exit code. */
export async function serveReference(): Promise<number> {
  const args = ['--import', 'tsx', '--conditions=@inkstone/source', SCRIPT];
  const child = spawn(process.execPath, args, { cwd: FOLDER, stdio: 'inherit' });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal));
  const [code] = (await once(child, 'close')) as [number | null];
  return code ?? 1;
}
