import react from '@vitejs/plugin-react';
import browserslistToEsbuild from 'browserslist-to-esbuild';
import { defineConfig, loadEnv, type UserConfig } from 'vite';

import { asciiOnly } from '../../tools/vite/ascii-only.js';
import { componentIds } from '../../tools/vite/component-ids.js';
import { createFirstPageGroups, dependenciesOf } from './vite/first-page.js';
import { pdfAssets } from './vite/pdf-assets.js';
import { plainAddresses } from './vite/plain-addresses.js';
import { precompress } from './vite/precompress.js';
import { preloadScripts } from './vite/preload-scripts.js';
import { prerender } from './vite/prerender.js';
import { publisherOfSite, readPublisher } from './vite/publisher.js';
import { serviceWorker } from './vite/service-worker.js';
import { webApp } from './vite/web-app.js';

const root = import.meta.dirname;
const publisher = readPublisher(process.env);

function browserBuild(): UserConfig {
  return {
    // Relative, so that the built site can be served from any folder: hash routes need no rewriting.
    base: './',
    plugins: [
      componentIds(),
      react(),
      preloadScripts(),
      publisherOfSite(publisher),
      webApp(publisher),
      pdfAssets(),
      serviceWorker(),
      precompress(),
    ],
    build: {
      // The browsers of .browserslistrc.
      target: browserslistToEsbuild(),
      manifest: true,
      // Browsers without modulepreload fetch a little later.
      modulePreload: { polyfill: false, resolveDependencies: dependenciesOf },
      // Inlined pictures would delay the first paint.
      assetsInlineLimit: 0,
      rolldownOptions: {
        // Classes that extend a class of a library leave the build where nothing uses them.
        treeshake: { propertyReadSideEffects: false },
        output: { codeSplitting: { groups: createFirstPageGroups(root) } },
      },
    },
  };
}

/** The renderer for the server: `vite build --ssr src/app/prerender/render.ts`, after the site. */
function rendererBuild(): UserConfig {
  return {
    base: './',
    plugins: [componentIds(), react(), publisherOfSite(publisher), prerender(root), asciiOnly()],
    // Otherwise the renderer would need node_modules, and React would check every render as in development.
    define: {
      'process.env.NODE_ENV': '"production"',
      __SITE_DESCRIPTION__: JSON.stringify(publisher.description),
    },
    ssr: { noExternal: true },
    build: {
      target: 'node22',
      outDir: 'dist-server',
      // The server keeps the source in memory.
      minify: true,
      copyPublicDir: false,
      rolldownOptions: { output: { codeSplitting: false } },
    },
  };
}

export default defineConfig(({ command, mode, isSsrBuild }) => {
  if (command === 'build') return isSsrBuild === true ? rendererBuild() : browserBuild();
  const env = loadEnv(mode, root, '');
  const server = `http://${env['HOST'] ?? '127.0.0.1'}:${env['PORT'] ?? '8080'}`;
  return {
    plugins: [react(), publisherOfSite(publisher), pdfAssets(), plainAddresses()],
    // Development reads the sources of the packages, a build reads their `dist`.
    resolve: { conditions: ['@inkstone/source', 'module', 'browser', 'development'] },
    server: {
      host: '127.0.0.1',
      port: Number(env['SITE_PORT'] ?? '5173'),
      proxy: { '/api': server, '/files': server },
    },
  };
});
