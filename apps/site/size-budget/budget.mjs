/**
 * The size of the scripts that hydrate home: the entry, the home screen, the desktop shell, which is the larger one,
 * and everything that they import statically. Dynamic imports come later and are not counted.
 */

/** As transferred (brotli), in KB of 1000 bytes. */
export const LIMIT_KB = 138.7;

export const STARTING_POINTS = [
  'index.html',
  'src/app/shells/desktop/top.tsx',
  'src/app/shells/desktop/bottom.tsx',
  'src/screens/home/Home/Home.tsx',
];

/**
 * @typedef {{ file: string, imports?: string[], dynamicImports?: string[] }} ManifestChunk
 * @typedef {Record<string, ManifestChunk>} Manifest
 */

/**
 * The files of the starting points and of their static imports, each once.
 *
 * @param {Manifest} manifest Vite's manifest.json
 * @param {string[]} starts keys of the manifest to start from
 * @returns {string[]} file names relative to dist
 */
export function initialFiles(manifest, starts) {
  const seen = new Set();
  const waiting = [...starts];
  const files = [];
  for (let key = waiting.pop(); key !== undefined; key = waiting.pop()) {
    if (seen.has(key)) continue;
    seen.add(key);
    const chunk = manifest[key];
    if (chunk === undefined) throw new Error(`${key} is not in the manifest`);
    files.push(chunk.file);
    waiting.push(...(chunk.imports ?? []));
  }
  return files.sort();
}
