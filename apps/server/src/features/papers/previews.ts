import { buffer } from 'node:stream/consumers';
import pLimit from 'p-limit';
import type { Services } from '../../shared/services.js';
import type { FirstPages } from './first-pages.js';
import { findPreviews, type CutPreview, recordPreview } from './previews.queries.js';

/** Bytes; a larger file has no preview, because it is cut in memory. */
const largestFile = 64 * 1024 * 1024;

export interface PreviewFile {
  key: string;
  /** Pages of the whole file, of which this may be a part; 0 for a file without pages. */
  pageCount: number;
}

export interface PaperPreviews {
  /**
   * What a visitor may see of the files. The pages are cut out on the first call, and kept.
   * @returns undefined if a file to be cut is missing, too large or unreadable: it is never returned whole
   */
  of: (fileKeys: readonly string[]) => Promise<PreviewFile[] | undefined>;
}

export function createPaperPreviews({
  db,
  files,
  log,
  cutWord,
}: Pick<Services, 'db' | 'files' | 'log' | 'cutWord'>): PaperPreviews {
  /** Whether visitors see only a part of a file; pictures are shown whole, Word files as well by default (Spec A 4). */
  const isCut = (fileKey: string) => isPdf(fileKey) || (cutWord && isWord(fileKey));
  const making = new Map<string, Promise<CutPreview | undefined>>();
  // One after another: each holds its file in memory.
  const inTurn = pLimit(1);

  /** Requests for a preview that is being made wait for it. */
  const make = (fileKey: string): Promise<CutPreview | undefined> => {
    const begun = making.get(fileKey);
    if (begun !== undefined) return begun;
    const made = inTurn(() => cut(fileKey)).finally(() => making.delete(fileKey));
    making.set(fileKey, made);
    return made;
  };

  const cut = async (fileKey: string): Promise<CutPreview | undefined> => {
    // A request may have looked for the preview before the last cut recorded it, and come here after it ended.
    const [recorded] = await findPreviews(db, [fileKey]);
    if (recorded !== undefined) return recorded;
    const size = (await files.find(fileKey))?.size;
    if (size === undefined || size > largestFile) {
      log.warn({ fileKey, size }, '试卷文件不存在或过大，没有预览');
      return undefined;
    }
    const whole = await buffer(await files.read(fileKey));
    const first = await firstPagesOf(fileKey, whole).catch((error: unknown) => {
      log.warn({ fileKey, err: error }, '试卷文件无法读取或没有记下页数，没有预览');
      return undefined;
    });
    if (first === undefined) return undefined;
    const preview = { fileKey, previewKey: `previews/${fileKey}`, pageCount: first.pageCount };
    await files.write(preview.previewKey, first.bytes);
    await recordPreview(db, preview);
    return preview;
  };

  return {
    async of(fileKeys) {
      const known = await findPreviews(db, fileKeys.filter(isCut));
      const previews = await Promise.all(
        fileKeys.map(async (fileKey) => {
          if (!isCut(fileKey)) return { key: fileKey, pageCount: 0 };
          const preview = known.find((one) => one.fileKey === fileKey) ?? (await make(fileKey));
          return preview && { key: preview.previewKey, pageCount: preview.pageCount };
        }),
      );
      const found = previews.filter((preview) => preview !== undefined);
      return found.length === previews.length ? found : undefined;
    },
  };
}

function isPdf(fileKey: string): boolean {
  return /\.pdf$/i.test(fileKey);
}

/** Also the format before 2007, which cannot be cut and then has no preview. */
function isWord(fileKey: string): boolean {
  return /\.docx?$/i.test(fileKey);
}

/** Loaded with the first cut: most of the start is spent loading code. */
async function firstPagesOf(fileKey: string, whole: Buffer): Promise<FirstPages> {
  if (isPdf(fileKey)) return (await import('./first-pages.js')).firstPages(whole);
  return (await import('./first-word-pages.js')).firstWordPages(whole);
}
