import { fileName, type PreviewFile } from '@inkstone/api/rules';
import type { PaperFile } from '@inkstone/ui/patterns/PaperViewer';

const KINDS: Readonly<Record<string, PaperFile['kind']>> = {
  doc: 'word',
  docx: 'word',
  png: 'image',
  jpg: 'image',
  jpeg: 'image',
  webp: 'image',
  gif: 'image',
};

/** How a file is drawn; most papers are PDF, and the viewer says so if a file is not what it should be. */
function kindOf(url: string): PaperFile['kind'] {
  const name = fileName(url);
  return KINDS[name.slice(name.lastIndexOf('.') + 1).toLowerCase()] ?? 'pdf';
}

const NAMES: Readonly<Record<PaperFile['kind'], string>> = { pdf: 'PDF', word: 'Word', image: '图片' };

/** The files of a paper for the viewer, named by their numbers and formats. */
export function toPaperFiles(files: readonly PreviewFile[]): PaperFile[] {
  return files.map(({ url, pageCount }, index) => {
    const kind = kindOf(url);
    return { url, kind, name: `文件${String(index + 1)} · ${NAMES[kind]}`, totalPages: pageCount };
  });
}
