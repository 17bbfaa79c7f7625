import { extname } from 'node:path';
import type { SignedLinks } from '../ports/files/signed-links.js';

/** Files of one item. Their keys are random or numbered; the downloaded file gets the item's name. */
export interface NamedFiles {
  name: string;
  fileKeys: readonly string[];
}

/** The signed links of an item's files, comma-separated. The names of several files are numbered. */
export function fileLinks(links: SignedLinks, { name, fileKeys }: NamedFiles): string {
  return fileKeys
    .map((key, index) => {
      const number = fileKeys.length === 1 ? '' : ` ${String(index + 1)}`;
      return links.create(key, `${name}${number}${extname(key)}`);
    })
    .join(',');
}
