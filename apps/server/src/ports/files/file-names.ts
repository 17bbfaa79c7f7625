import { extensionOf, extensionsOf } from '@inkstone/forms/rules';
import type { UploadedFile } from './uploaded-file.js';

/** Characters; file systems allow 255 bytes, and a character takes up to four. */
const longestName = 100;
const longestExtension = 10;

/** Control characters, and those that change the writing direction and so disguise an extension. */
const invisible = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu;

/** The name of an upload as it is stored and shown. It is never the key of the file. */
export function tidyFileName(given: string): string {
  const last = given.normalize('NFC').split(/[/\\]/).at(-1) ?? '';
  const name = Array.from(last.replace(invisible, '').trim());
  if (name.length <= longestName) return name.length === 0 ? '附件' : name.join('');
  const dot = name.lastIndexOf('.');
  const extension = dot > 0 && name.length - dot <= longestExtension ? name.slice(dot) : [];
  return [...name.slice(0, longestName - extension.length), ...extension].join('');
}

/** “page.html” with a picture becomes “page.html.png”. */
export function namedAfterContent({ name, contentType }: Pick<UploadedFile, 'name' | 'contentType'>): string {
  const fits = extensionsOf([contentType]).some((extension) => name.toLowerCase().endsWith(`.${extension}`));
  return fits ? name : `${name}.${extensionOf(contentType)}`;
}
