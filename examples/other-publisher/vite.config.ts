import { cpSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

// What pdf.js fetches for papers whose fonts are not in the file, and for scans; see the README of @inkstone/ui.
const require = createRequire(import.meta.url);
const pdfjs = dirname(require.resolve('pdfjs-dist/package.json'));
for (const folder of ['cmaps', 'standard_fonts', 'wasm']) {
  cpSync(join(pdfjs, folder), join(import.meta.dirname, 'public/pdfjs', folder), { recursive: true });
}

export default defineConfig({ base: './', plugins: [react()] });
