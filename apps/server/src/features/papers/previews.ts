import { buffer } from 'node:stream/consumers';
import pLimit from 'p-limit';
import type { Services } from '../../shared/services.js';
import { findPdfPreviews, type PdfPreview, recordPdfPreview } from './previews.queries.js';

/** Bytes; a larger PDF has no preview, because it is cut in memory. */
const largestFile = 64 * 1024 * 1024;

export interface PreviewFile {
  key: string;
  /** Pages of the whole file, of which this may be a part; 0 for a file without pages. */
  pageCount: number;
}

export interface PaperPreviews {
  /**
   * What a visitor may see of the files. The pages of a PDF are cut out on the first call, and kept.
   * @returns undefined if a PDF is missing, too large or unreadable: it is never returned whole
   */
  of: (fileKeys: readonly string[]) => Promise<PreviewFile[] | undefined>;
}

export function createPaperPreviews({
  db,
  files,
  log,
}: Pick<Services, 'db' | 'files' | 'log'>): PaperPreviews {
  const making = new Map<string, Promise<PdfPreview | undefined>>();
  // One after another: each holds its file in memory.
  const inTurn = pLimit(1);

  /** Requests for a preview that is being made wait for it. */
  const make = (fileKey: string): Promise<PdfPreview | undefined> => {
    const begun = making.get(fileKey);
    if (begun !== undefined) return begun;
    const made = inTurn(() => cut(fileKey)).finally(() => making.delete(fileKey));
    making.set(fileKey, made);
    return made;
  };

  const cut = async (fileKey: string): Promise<PdfPreview | undefined> => {
    // A request may have looked for the preview before the last cut recorded it, and come here after it ended.
    const [recorded] = await findPdfPreviews(db, [fileKey]);
    if (recorded !== undefined) return recorded;
    const size = (await files.find(fileKey))?.size;
    if (size === undefined || size > largestFile) {
      log.warn({ fileKey, size }, '试卷文件不存在或过大，没有预览');
      return undefined;
    }
    const whole = await buffer(await files.read(fileKey));
    // Loaded with the first cut: most of the start is spent loading code.
    const { firstPages } = await import('./first-pages.js');
    const first = await firstPages(whole).catch((error: unknown) => {
      log.warn({ fileKey, err: error }, '试卷文件无法读取，没有预览');
      return undefined;
    });
    if (first === undefined) return undefined;
    const preview = { fileKey, previewKey: `previews/${fileKey}`, pageCount: first.pageCount };
    await files.write(preview.previewKey, first.bytes);
    await recordPdfPreview(db, preview);
    return preview;
  };

  return {
    async of(fileKeys) {
      const known = await findPdfPreviews(db, fileKeys.filter(isCut));
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

/** Whether visitors see only a part of a file; Word files and pictures are shown whole (Spec A 4). */
function isCut(fileKey: string): boolean {
  return /\.pdf$/i.test(fileKey);
}
