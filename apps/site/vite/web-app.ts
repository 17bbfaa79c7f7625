import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import type { Plugin } from 'vite';

import type { Publisher } from '../src/lib/config/publisher.js';
import { PAGE_COLOUR } from '../src/lib/config/theme-colours.js';

const MANIFEST = 'manifest.webmanifest';
const ICON = 'icons/icon.svg';
const CINNABAR = '#B4362D';

interface Drawing {
  fileName: string;
  /** In px. */
  size: number;
  /** Android cuts a maskable icon to any shape and keeps only the circle of 80 %; iOS paints transparent corners black. */
  filled?: boolean;
}

/** Also the icon of iOS. Launchers of Android draw such icons at most 432 pixels wide, mostly 324 or less. */
const MASKABLE: Drawing = { fileName: 'icon-maskable-324.png', size: 324, filled: true };
const PLAIN: readonly Drawing[] = [
  { fileName: 'icon-192.png', size: 192 },
  { fileName: 'icon-512.png', size: 512 },
];

/** The drawing on a square of its own colour, small enough for the circle that every shape contains. */
function fill(svg: string): string {
  const inner = svg.replace('<svg ', '<svg x="5" y="5" width="22" height="22" ');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" fill="${CINNABAR}"/>${inner}</svg>`;
}

function draw(svg: string, { size, filled }: Drawing): Uint8Array {
  const source = filled === true ? fill(svg) : svg;
  return new Resvg(source, { fitTo: { mode: 'width', value: size } }).render().asPng();
}

function icon({ fileName, size }: Drawing, purpose: 'any' | 'maskable') {
  return { src: fileName, sizes: `${String(size)}x${String(size)}`, type: 'image/png', purpose };
}

/** All addresses are relative, so that the site can be installed from any folder. */
export function webManifest({ name, tagline }: Publisher) {
  return {
    id: './',
    name: `${name} · ${tagline}`,
    short_name: name,
    lang: 'zh-CN',
    start_url: './',
    scope: './',
    display: 'standalone',
    background_color: PAGE_COLOUR.paper,
    theme_color: PAGE_COLOUR.paper,
    icons: [...PLAIN.map((drawing) => icon(drawing, 'any')), icon(MASKABLE, 'maskable')],
  };
}

/** Makes the site installable: the manifest, and its icons, drawn from one SVG. */
export function webApp(publisher: Publisher): Plugin {
  let root = '';
  return {
    name: 'inkstone:web-app',
    apply: (config, { command }) => command === 'build' && config.build?.ssr === undefined,
    configResolved(config) {
      ({ root } = config);
    },
    async generateBundle() {
      const svg = await readFile(join(root, ICON), 'utf8');
      for (const drawing of [...PLAIN, MASKABLE]) {
        this.emitFile({ type: 'asset', fileName: drawing.fileName, source: draw(svg, drawing) });
      }
      this.emitFile({ type: 'asset', fileName: MANIFEST, source: JSON.stringify(webManifest(publisher)) });
    },
    transformIndexHtml: () => [
      { tag: 'link', attrs: { rel: 'manifest', href: `./${MANIFEST}` }, injectTo: 'head' },
      { tag: 'link', attrs: { rel: 'apple-touch-icon', href: `./${MASKABLE.fileName}` }, injectTo: 'head' },
    ],
  };
}
