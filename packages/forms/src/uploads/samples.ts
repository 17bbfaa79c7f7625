import { extensionsOf, fileExtensions, type FileType } from '../rules/file.js';

/** The first bytes of each type, in Latin-1. */
const beginnings: Readonly<Record<FileType, string>> = {
  'image/jpeg': '\xff\xd8\xff\xe0',
  'image/png': '\x89PNG\r\n\x1a\n',
  'image/gif': 'GIF89a',
  'application/msword': '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'PK\x03\x04',
  'application/pdf': '%PDF-1.7',
};

/**
 * A file whose content begins as the extension of its name requires: `sampleFile('作品.pdf')`. For an extension that no
 * field accepts, the content has no signature.
 *
 * @param size in bytes
 */
export function sampleFile(name: string, size = 86_016): File {
  const ending = name.toLowerCase().split('.').at(-1) ?? '';
  const types = Object.keys(fileExtensions) as FileType[];
  const type = types.find((one) => extensionsOf([one]).includes(ending));
  const content = new Uint8Array(size);
  const beginning = type === undefined ? '' : beginnings[type].slice(0, size);
  content.set(Array.from(beginning, (character) => character.charCodeAt(0)));
  return new File([content], name, { type: type ?? '' });
}
