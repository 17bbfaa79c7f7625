import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { StartupError } from './errors/startup-error.js';
import type { Description } from './plugins/app/described-routes.js';

const require = createRequire(import.meta.url);

export function readDescription(): Description {
  try {
    return JSON.parse(readFileSync(require.resolve('@inkstone/openapi/openapi.json'), 'utf8')) as Description;
  } catch {
    throw new StartupError('没有找到接口描述，请先运行 npm run build -w @inkstone/openapi。');
  }
}
