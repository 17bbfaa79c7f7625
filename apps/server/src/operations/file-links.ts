import { extname } from 'node:path';
import type { SignedLinks } from '../ports/files/signed-links.js';

/** Files of one item, kept under random or numbered keys and called by the item's name on a reader's disk. */
export interface NamedFiles {
  name: string;
  fileKeys: readonly string[];
}

/** The signed links of an item's files, comma-separated; several files are numbered. */
export function fileLinks(links: SignedLinks, { name, fileKeys }: NamedFiles): string {
  return fileKeys
    .map((key, index) => {
      const number = fileKeys.length === 1 ? '' : ` ${String(index + 1)}`;
      return links.create(key, `${name}${number}${extname(key)}`);
    })
    .join(',');
}
