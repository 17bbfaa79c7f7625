import { readdir, realpath, stat } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { readCsv } from './csv.js';
import { readMarkdown } from './markdown.js';
import type { RawRecord, Report, SourceFile } from './record.js';
import { readYaml } from './yaml.js';

/** All files of the folder whose names end so, in the order of their names; links are not followed out of it. */
export async function filesOf(root: string, folder: string, ending: RegExp): Promise<SourceFile[]> {
  const entries = await readdir(join(root, folder), { withFileTypes: true, recursive: true }).catch(() => []);
  const paths = entries
    .filter((entry) => entry.isFile() && ending.test(entry.name) && !entry.name.startsWith('.'))
    .map((entry) => join(entry.parentPath, entry.name));
  const sources: SourceFile[] = [];
  // One at a time: twenty thousand at once raise the peak by 50 MB, and save half a second.
  for (const path of paths.sort()) sources.push(await sourceOf(root, path));
  return sources;
}

export async function tableFilesOf(root: string, name: string): Promise<SourceFile[]> {
  const own = ['csv', 'yaml', 'yml'].map((extension) => join(root, `${name}.${extension}`));
  const found = await Promise.all(
    own.map(async (path) =>
      (await realpath(path).catch(() => '')) === path ? [await sourceOf(root, path)] : [],
    ),
  );
  return [...found.flat(), ...(await filesOf(root, name, /\.(?:csv|ya?ml)$/i))];
}

export async function tablesBeside(root: string): Promise<{ file: string; name: string }[]> {
  const entries = await readdir(root, { withFileTypes: true });
  return entries.flatMap((entry) => {
    const [file = '', name = ''] = /^([^.].*)\.(?:csv|ya?ml)$/i.exec(entry.name) ?? [];
    return entry.isFile() && file !== '' ? [{ file, name }] : [];
  });
}

async function sourceOf(root: string, path: string): Promise<SourceFile> {
  return { file: relative(root, path).split(sep).join('/'), path, bytes: (await stat(path)).size };
}

export async function* recordsOf(
  source: SourceFile,
  report: Report,
  onRead: (bytes: number) => void,
): AsyncGenerator<RawRecord> {
  if (source.file.endsWith('.md')) {
    const record = await readMarkdown(source, report);
    if (record !== undefined) yield record;
  } else if (/\.csv$/i.test(source.file)) yield* readCsv(source, report, onRead);
  else yield* await readYaml(source, report);
}
