import type { Entry } from 'yauzl';
import { ZipFault } from './zip-file.js';

const utf8Flag = 0x800;
const unicodePath = 0x7075;
/** Type, version and checksum stand before the name. */
const unicodePathStart = 5;
const symbolicLink = 0o120000;
const fileTypes = 0o170000;
/** Bytes; file systems take no longer name. */
const longestName = 255;

/** What macOS and Windows put beside the files. */
const litter = /(?:^|\/)(?:__MACOSX\/|\.DS_Store$|Thumbs\.db$|desktop\.ini$|~\$)/i;

/**
 * The path of a file, which stays inside the folder; undefined for a folder and for what is no content.
 * @throws ZipFault
 */
export function pathOfEntry(entry: Entry): string | undefined {
  const name = nameOf(entry).replaceAll('\\', '/');
  if (name.endsWith('/') || litter.test(name)) return undefined;
  const parts = name.split('/');
  const isPlain = parts.every((part) => part !== '' && part !== '.' && part !== '..' && !part.includes('\0'));
  if (!isPlain || /^[a-z]:/i.test(name)) throw new ZipFault(`里的“${name}”在文件夹之外`);
  if (((entry.externalFileAttributes >>> 16) & fileTypes) === symbolicLink)
    throw new ZipFault(`里的“${name}”是链接；请放入文件本身`);
  if (entry.isEncrypted()) throw new ZipFault('有密码；请不设密码再压缩');
  if (parts.some((part) => Buffer.byteLength(part) > longestName))
    throw new ZipFault(`里的文件名太长：“${name.slice(0, 30)}……”`);
  return name;
}

/** Windows in Chinese writes names in GBK; others write UTF-8, not all of them with the flag. */
function nameOf({ fileNameRaw, generalPurposeBitFlag, extraFields }: Entry): string {
  const unicode = extraFields.find(({ id }) => id === unicodePath);
  if (unicode !== undefined) return unicode.data.subarray(unicodePathStart).toString('utf8');
  if ((generalPurposeBitFlag & utf8Flag) !== 0) return fileNameRaw.toString('utf8');
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(fileNameRaw);
  } catch {
    return new TextDecoder('gb18030').decode(fileNameRaw);
  }
}
