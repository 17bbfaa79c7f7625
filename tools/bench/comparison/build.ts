import { join } from 'node:path';
import { build } from 'vite';
import { CACHE, ROOT } from '../../setup/paths.mjs';

/** Builds the page of the bare stack for production. @returns the folder of its files */
export async function buildBarePage(): Promise<string> {
  const outDir = join(CACHE, 'bench', 'bare');
  await build({
    configFile: false,
    logLevel: 'error',
    // In the site's workspace, so that it is built from the same versions of the same packages.
    root: join(ROOT, 'apps/site/bench/bare'),
    build: { outDir, emptyOutDir: true, target: 'es2022' },
  });
  return outDir;
}

/** The least that a page with this text can cost: no script, no style, no request. */
export function plainPage(text: string): string {
  return `<!doctype html>
<html lang="zh-CN">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>对照：纯 HTML</title>
<main><h1>${text}</h1></main>
</html>
`;
}
