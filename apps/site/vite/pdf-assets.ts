import { cp, readdir, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, extname, join } from 'node:path';
import type { Plugin } from 'vite';

import { PDF_ASSETS } from '../src/lib/config/pdf-assets.js';

/**
 * Folders of pdfjs-dist, and what of them a browser may fetch. The decoders are scripts: WebAssembly would need
 * 'wasm-unsafe-eval' in the content security policy.
 */
const FOLDERS: Readonly<Record<string, RegExp>> = {
  cmaps: /\.bcmap$/,
  standard_fonts: /\.(?:pfb|ttf)$/,
  wasm: /_nowasm_fallback\.js$/,
};

/** pdfjs-dist as `@inkstone/ui` sees it, which brings the code that reads these files. */
function findPackage(): string {
  const ui = createRequire(import.meta.url).resolve('@inkstone/ui/package.json');
  return createRequire(ui).resolve('pdfjs-dist/package.json');
}

/** @throws where `PDF_ASSETS` names another version than the installed one */
export async function findPdfAssets(): Promise<Map<string, string>> {
  const manifest = findPackage();
  const { version } = JSON.parse(await readFile(manifest, 'utf8')) as { version: string };
  if (!PDF_ASSETS.endsWith(`-${version}/`)) {
    throw new Error(`src/lib/config/pdf-assets.ts must name version ${version} of pdfjs-dist`);
  }
  const found = new Map<string, string>();
  for (const [folder, wanted] of Object.entries(FOLDERS)) {
    for (const name of await readdir(join(dirname(manifest), folder))) {
      if (!wanted.test(name) && !name.startsWith('LICENSE')) continue;
      found.set(`${folder}/${name}`, join(dirname(manifest), folder, name));
    }
  }
  return found;
}

/** Puts these files beside the scripts of the site, and serves them in development. No page loads them by itself. */
export function pdfAssets(): Plugin {
  return {
    name: 'inkstone:pdf-assets',
    apply: (config) => config.build?.ssr === undefined,
    // Copied, not emitted: the build would list each of the two hundred files.
    async generateBundle({ dir }) {
      if (dir === undefined) throw new Error('the build has no output folder');
      for (const [path, file] of await findPdfAssets()) await cp(file, join(dir, PDF_ASSETS, path));
    },
    async configureServer(server) {
      const files = await findPdfAssets();
      server.middlewares.use(`/${PDF_ASSETS}`, (request, response, next) => {
        const file = files.get(request.url?.slice(1) ?? '');
        if (file === undefined) {
          next();
          return;
        }
        readFile(file).then((content) => {
          const type = extname(file) === '.js' ? 'text/javascript' : 'application/octet-stream';
          response.setHeader('content-type', type).end(content);
        }, next);
      });
    },
  };
}
