import { join } from 'node:path';

import { build } from 'vite';

async function bundle(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    build: {
      write: false,
      minify: false,
      target: 'esnext',
      lib: { entry: join(import.meta.dirname, 'in-page/index.ts'), formats: ['iife'], name: 'pageCheck' },
    },
  });
  const [output] = [built].flat().flatMap((one) => ('output' in one ? one.output : []));
  if (output?.type !== 'chunk') throw new Error('The page check was not built');
  return output.code;
}

let code: Promise<string> | undefined;

/** The functions of in-page as one script that declares `pageCheck`, built once a worker. */
export function pageCheckScript(): Promise<string> {
  code ??= bundle();
  return code;
}
