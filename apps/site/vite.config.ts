import react from '@vitejs/plugin-react';
import browserslistToEsbuild from 'browserslist-to-esbuild';
import { defineConfig, loadEnv } from 'vite';

import { createFirstPageGroups } from './vite/first-page.js';
import { precompress } from './vite/precompress.js';
import { serviceWorker } from './vite/service-worker.js';
import { shellPreload } from './vite/shell-preload.js';
import { webApp } from './vite/web-app.js';

export default defineConfig(({ command, mode }) => {
  const env = loadEnv(mode, import.meta.dirname, '');
  const server = `http://${env['HOST'] ?? '127.0.0.1'}:${env['PORT'] ?? '8080'}`;

  return {
    // Relative, so that the built site can be served from any folder: hash routes need no rewriting.
    base: './',
    plugins: [react(), shellPreload(), webApp(), serviceWorker(), precompress()],
    // Development reads the sources of the packages, a build reads their `dist`.
    resolve:
      command === 'serve' ? { conditions: ['@inkstone/source', 'module', 'browser', 'development'] } : {},
    server: {
      host: '127.0.0.1',
      port: Number(env['SITE_PORT'] ?? '5173'),
      proxy: { '/api': server, '/files': server },
    },
    build: {
      // The browsers of .browserslistrc.
      target: browserslistToEsbuild(),
      manifest: true,
      // Browsers without modulepreload fetch a little later.
      modulePreload: { polyfill: false },
      // Inlined pictures would delay the first paint.
      assetsInlineLimit: 0,
      rolldownOptions: {
        output: { codeSplitting: { groups: createFirstPageGroups(import.meta.dirname) } },
      },
    },
  };
});
