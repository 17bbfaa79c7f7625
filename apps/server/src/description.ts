import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { StartupError } from './startup/startup-error.js';
import type { Description } from './plugins/app/described-routes.js';

/** The bundled description of the interface, built by @inkstone/openapi. */
export function readDescription(): Description {
  const file = fileURLToPath(import.meta.resolve('@inkstone/openapi/openapi.json'));
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Description;
  } catch {
    throw new StartupError('没有找到接口描述，请先运行 npm run build -w @inkstone/openapi。');
  }
}
