import { fileName } from '../rules/files.js';
import type { PreviewFile } from '../rules/previews.js';
import type { Links } from './links.js';

type Kind = 'pdf' | 'word' | 'image';

const KINDS: Readonly<Record<string, Kind>> = {
  doc: 'word',
  docx: 'word',
  png: 'image',
  jpg: 'image',
  jpeg: 'image',
  webp: 'image',
  gif: 'image',
};

/** How a file is drawn; most papers are PDF, and the viewer says so if a file is not what it should be. */
function kindOf(url: string): Kind {
  const name = fileName(url);
  return KINDS[name.slice(name.lastIndexOf('.') + 1).toLowerCase()] ?? 'pdf';
}

const NAMES: Readonly<Record<Kind, string>> = { pdf: 'PDF', word: 'Word', image: '图片' };

/** The files of a preview for `PaperViewer`, named by their numbers and formats. */
export function toPaperFiles(files: readonly PreviewFile[], { fileUrl }: Pick<Links, 'fileUrl'>) {
  return files.map(({ url, pageCount }, index) => {
    const kind = kindOf(url);
    return {
      url: fileUrl(url),
      kind,
      name: `文件${String(index + 1)} · ${NAMES[kind]}`,
      totalPages: pageCount,
    };
  });
}
