import { extname } from 'node:path';
import type { SignedLinks } from '../ports/files/signed-links.js';

/** The downloaded file gets the item's name. */
export interface NamedFiles {
  name: string;
  fileKeys: readonly string[];
}

/** Comma-separated. The names of several files are numbered. */
export function fileLinks(links: SignedLinks, { name, fileKeys }: NamedFiles): string {
  return fileKeys
    .map((key, index) => {
      const number = fileKeys.length === 1 ? '' : ` ${String(index + 1)}`;
      return links.create(key, `${name}${number}${extname(key)}`);
    })
    .join(',');
}
