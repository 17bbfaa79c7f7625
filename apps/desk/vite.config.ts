import react from '@vitejs/plugin-react';
import browserslistToEsbuild from 'browserslist-to-esbuild';
import { defineConfig, loadEnv } from 'vite';

import { componentIds } from '../../tools/vite/component-ids.js';
import { PDF_ASSETS } from '../site/src/lib/config/pdf-assets.js';
import { pdfAssets } from '../site/vite/pdf-assets.js';
import { publisherOfSite, readPublisher } from '../site/vite/publisher.js';

const publisher = publisherOfSite(readPublisher(process.env));
const define = { __PDF_ASSETS__: JSON.stringify(PDF_ASSETS) };

export default defineConfig(({ command, mode }) => {
  // Relative, so that the desk works at /desk and on an address of its own.
  const base = './';
  if (command === 'build') {
    return {
      base,
      define,
      plugins: [componentIds(), react(), publisher, pdfAssets()],
      build: { target: browserslistToEsbuild(), assetsInlineLimit: 0 },
    };
  }
  const env = loadEnv(mode, import.meta.dirname, '');
  const server = `http://${env['HOST'] ?? '127.0.0.1'}:${env['PORT'] ?? '8080'}`;
  return {
    base,
    define,
    plugins: [react(), publisher, pdfAssets()],
    resolve: { conditions: ['@inkstone/source', 'module', 'browser', 'development'] },
    server: {
      host: '127.0.0.1',
      port: Number(env['DESK_DEV_PORT'] ?? '5174'),
      proxy: { '/api': server, '/files': server },
    },
  };
});
