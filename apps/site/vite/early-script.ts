import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

import { build } from 'vite';

import { initialFiles, type Manifest } from '../size-budget/budget.mjs';
import type { EarlyRoutes } from '../src/app/prerender/early-routes.js';
import { TABLE_ID, type EarlyTable } from '../src/app/early/table.js';
import { FIRST_PAGE } from './first-page.js';

/** Bytes (gzip) that each script may have: the first one delays the first paint, the other one what comes behind it. */
const LIMITS = { head: 1000, start: 1800 } as const;

/** Code that a screen imports when it runs, and waits for before it shows text. */
const AWAITED = 'dompurify';

/** The page, whose script is the entry of the build. */
const PAGE = 'index.html';

/** The declarations by which a screen's first data is asked for before it is rendered. */
const FIRST_QUERIES = 'src/app/first-queries.ts';

function filesOf(manifest: Manifest, start: string): string[] {
  const files = initialFiles(manifest, [start]);
  const chunks = Object.values(manifest).filter(({ file }) => files.includes(file));
  const awaited = chunks.flatMap(({ dynamicImports = [] }) =>
    dynamicImports.filter((key) => key.includes(AWAITED)),
  );
  return [...files, ...awaited.map((key) => manifest[key]?.file ?? '')].map((file) => `./${file}`);
}

/** The module of a screen: src/screens/<area>/<Name>/<Name>.tsx. Routes differ from it in case: name, QRCodeLogin. */
function moduleOf(manifest: Manifest, route: string): string {
  const end = `/${route}/${route}.tsx`.toLowerCase();
  const module = Object.keys(manifest).find((key) => key.toLowerCase().endsWith(end));
  if (module === undefined) throw new Error(`The screen of the route ${route} is not a chunk of its own`);
  return module;
}

function tableOf(manifest: Manifest, { screens, ...routes }: EarlyRoutes): EarlyTable {
  const files: string[] = [];
  function indexOf(file: string): number {
    if (!files.includes(file)) files.push(file);
    return files.indexOf(file);
  }
  const code = filesOf(manifest, PAGE);
  const queriesOf = (pattern: string) => (pattern === routes.home ? [] : [FIRST_QUERIES]);
  const more = (...modules: string[]) =>
    [...new Set(modules.flatMap((module) => filesOf(manifest, module)))]
      .filter((file) => !code.includes(file))
      .map(indexOf);
  return {
    ...routes,
    files,
    entry: `./${manifest[PAGE]?.file ?? ''}`,
    code: code.map(indexOf),
    shells: {
      mobile: more(FIRST_PAGE.mobile, 'src/app/shells/mobile/bottom.tsx'),
      desktop: more(FIRST_PAGE.desktop, 'src/app/shells/desktop/bottom.tsx'),
    },
    overlays: more('src/app/shells/Menu.tsx', 'src/app/shells/search/PhoneSearch.tsx'),
    screens: Object.fromEntries(
      screens.flatMap((screen) =>
        screen.patterns.map((pattern) => [
          pattern,
          [more(moduleOf(manifest, screen.name), ...queriesOf(pattern)), screen.rendered ? 1 : 0],
        ]),
      ),
    ),
  };
}

async function bundleScript(
  root: string,
  name: keyof typeof LIMITS,
  define: Record<string, string> = {},
): Promise<string> {
  const built = await build({
    root,
    configFile: false,
    logLevel: 'warn',
    define,
    build: {
      write: false,
      target: 'es2022',
      lib: { entry: join(root, `src/app/early/${name}.ts`), formats: ['iife'], name: 'early' },
    },
  });
  const [output] = [built].flat().flatMap((bundle) => ('output' in bundle ? bundle.output : []));
  if (output?.type !== 'chunk') throw new Error(`The script ${name} was not built`);
  const code = output.code.trim();
  const bytes = gzipSync(code).length;
  if (bytes > LIMITS[name]) throw new Error(`The script ${name} has ${String(bytes)} bytes`);
  return code;
}

export interface EarlyElements {
  /** In the head: without it another page would be seen first. */
  head: string;
  /** Behind the content: with its table it is a quarter of the page, and would keep home's text waiting. */
  start: string;
}

export async function earlyElements(root: string, routes: EarlyRoutes): Promise<EarlyElements> {
  const manifest = JSON.parse(await readFile(join(root, 'dist/.vite/manifest.json'), 'utf8')) as Manifest;
  const table = JSON.stringify(tableOf(manifest, routes)).replaceAll('<', '\\u003c');
  const head = await bundleScript(root, 'head', { HOME: JSON.stringify(routes.home) });
  const start = await bundleScript(root, 'start');
  return {
    head: `<script>${head}</script>`,
    start: `<script type="application/json" id="${TABLE_ID}">${table}</script><script>${start}</script>`,
  };
}
