import { copyFile, cp, rename, rm, stat } from 'node:fs/promises';
import { basename, extname, join } from 'node:path';
import type { ClientBase } from 'pg';
import type { FileStore } from '../../ports/files/file-store.js';
import { StartupError } from '../../errors/startup-error.js';
import { StoredFiles } from '../check/stored-files.js';
import { type ReplacedSheet, type Table, Tables, workbookFile } from '../read/sources.js';
import { newestVersion } from '../versions.js';
import type { ContentSource } from './content-source.js';
import { temporaryFolder } from './temporary-folder.js';
import { unpackVersion } from './version-file.js';
import { contentRoot, unpackNamed, zipSource } from './zip-source.js';

export interface GivenFile {
  path: string;
  /** As the editor knows it. */
  name: string;
}

/** ZIP files and workbooks. One ZIP file is the whole folder; workbooks take the place of the tables that they have. */
export function uploadSource(given: readonly GivenFile[], files: Pick<FileStore, 'read'>): ContentSource {
  const [first, ...others] = given;
  const unknown = given.find(({ name }) => !workbookFile.test(name) && !isZip(name));
  if (first === undefined || unknown !== undefined) {
    const name = unknown === undefined ? '' : `“${unknown.name}”不能载入；`;
    throw new StartupError(`${name}可以是内容文件夹、它的 ZIP，或 Excel 工作簿（.xlsx）。`);
  }
  if (others.length === 0 && isZip(first.name)) return zipSource(first.path, first.name);
  return { open: ({ client, tables }) => openOverVersion(given, files, client, tables) };
}

function isZip(name: string): boolean {
  return /\.zip$/i.test(name);
}

/** Lays the files over the texts and tables of the newest version. */
async function openOverVersion(
  given: readonly GivenFile[],
  files: Pick<FileStore, 'read'>,
  client: ClientBase,
  tables: readonly Table[],
) {
  const [base, added] = [await temporaryFolder(), await temporaryFolder()];
  try {
    for (const { path, name } of given) {
      if (isZip(name)) await unpackNamed(path, name, added.path);
      else await copyFile(path, join(added.path, basename(name)));
    }
    const version = await newestVersion(client);
    if (version === undefined) await refuseWithoutVersion(client);
    const { stored, replaced } =
      version === undefined ? { stored: [], replaced: [] } : await unpackVersion(files, version, base.path);
    const root = await contentRoot(added.path, tables);
    const newly = await takePlace(base.path, root, tables, replaced);
    await cp(root, base.path, { recursive: true, force: true });
    return {
      root: base.path,
      stored: new StoredFiles(files, stored),
      replaced: newly,
      close: base.remove,
    };
  } catch (error) {
    await base.remove();
    throw error;
  } finally {
    await added.remove();
  }
}

/** Without the folder beside it, a workbook would withdraw all that it does not have. */
async function refuseWithoutVersion(client: ClientBase): Promise<void> {
  const { rowCount } = await client.query('select from imported_records where not is_withdrawn limit 1');
  if (rowCount !== null && rowCount > 0)
    throw new StartupError('还没有可以对照的版本，请先载入一次整个内容文件夹（或它的 ZIP）。');
}

/** Removes from the base the tables that the added files have. @returns the sheets that stay without effect */
async function takePlace(
  base: string,
  added: string,
  tables: readonly Table[],
  before: readonly ReplacedSheet[],
): Promise<ReplacedSheet[]> {
  // Faults are found when all is checked.
  const old = await Tables.find(base, tables, () => undefined, before);
  const fresh = await Tables.find(added, tables, () => undefined);
  old.close();
  fresh.close();
  const names = tables.map(({ name }) => name);
  const isReplaced = (name: string): boolean => fresh.of(name).length > 0;
  const sources = names.flatMap((name) => old.of(name).map((source) => ({ name, source })));
  let replaced = [...before];
  for (const [file, of] of Map.groupBy(sources, ({ source }) => source.file)) {
    const gone = of.filter(({ name }) => isReplaced(name));
    if (gone.length === of.length) {
      await rm(join(base, file));
      replaced = replaced.filter((one) => one.file !== file);
      continue;
    }
    replaced.push(...gone.flatMap(({ source: { sheet } }) => (sheet ? [{ file, sheet: sheet.name }] : [])));
    // A workbook of the same name may lack a sheet that the base still needs.
    if (await isFile(join(added, file))) {
      const kept = await freeName(base, file);
      await rename(join(base, file), join(base, kept));
      replaced = replaced.map((one) => (one.file === file ? { ...one, file: kept } : one));
    }
  }
  return replaced;
}

async function freeName(base: string, file: string): Promise<string> {
  const extension = extname(file);
  const stem = file.slice(0, -extension.length);
  for (let number = 2; ; number += 1) {
    const name = `${stem} (${String(number)})${extension}`;
    if (!(await isFile(join(base, name)))) return name;
  }
}

async function isFile(path: string): Promise<boolean> {
  return (await stat(path).catch(() => undefined))?.isFile() === true;
}
