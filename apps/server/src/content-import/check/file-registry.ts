import { createHash, type Hash } from 'node:crypto';
import { open, realpath, stat } from 'node:fs/promises';
import { basename, dirname, extname, relative, resolve, sep } from 'node:path';
import { fileTypeFromBuffer, fileTypeFromFile } from 'file-type';
import { LRUCache } from 'lru-cache';
import type { PictureFacts } from '../../pictures/picture.js';
import { isPublicKey, publicPrefix } from '../../ports/files/keys.js';
import { pictureReference } from '../../ports/files/picture-keys.js';
import type { KnownPictures } from './known-pictures.js';
import { faultOfPdf } from './pdf-file.js';
import type { StoredFiles } from './stored-files.js';

/** A file of the folder that a record names, under the key that it will have. */
export interface NamedFile {
  key: string;
  path: string;
  size: number;
  /** Of a picture that is shown in several widths. */
  picture?: PictureFacts;
}

export interface FoundFile extends NamedFile {
  /** What the record keeps: the key of the file, or what `publicUrl` needs of a picture. */
  reference: string;
}

export interface FileFault {
  fault: string;
  /** It is a picture that cannot be opened. */
  isBroken?: boolean;
}

/** Which files a field takes, by the extension, and what their bytes have to be; '': not checked. */
export type FileTypes = Readonly<Record<string, string>>;

const pictureTypes: FileTypes = {
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  webp: 'image/webp',
  gif: 'image/gif',
  svg: '',
};
const pdfType = 'application/pdf';

export const paperTypes: FileTypes = {
  pdf: pdfType,
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  doc: 'application/x-cfb',
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
};
export const videoTypes: FileTypes = { mp4: 'video/mp4', webm: 'video/webm' };
export const resourceTypes: FileTypes = {
  ...paperTypes,
  ...videoTypes,
  pptx: '',
  ppt: '',
  xlsx: '',
  zip: '',
  mp3: '',
};

export interface FileRule {
  types: FileTypes;
  /** Whether everybody may open it, or only who has a link. */
  isPublic: boolean;
  /** Readers see its pages: a PDF has to open. */
  isShown?: boolean;
  /** Pages show it: a photograph is kept in several widths. */
  isPicture?: boolean;
}

export const pictureRule: FileRule = { types: pictureTypes, isPublic: true, isPicture: true };

/** A few papers may share a file; the others must not stay in memory. */
const mostRemembered = 100;
const pieceBytes = 256 * 1024;
/** Archives, whose type is anywhere in the file; that of others is in the first bytes. */
const archives = /\.docx$/i;

interface Content {
  hash: string;
  type: string | undefined;
  size: number;
}

/** Finds, checks and hashes the files that records name, one at a time. Files are stored under their hash. */
export class FileRegistry {
  readonly #root: string;
  readonly #contents = new LRUCache<string, Content>({ max: mostRemembered });
  /** Shared by all files: a buffer for each raised the peak by 50 MB with a hundred thousand papers. */
  readonly #piece = Buffer.allocUnsafeSlow(pieceBytes);
  readonly #stored: StoredFiles | undefined;
  readonly #pictures: KnownPictures;
  #named: NamedFile[] = [];

  constructor(root: string, pictures: KnownPictures, stored?: StoredFiles) {
    this.#root = root;
    this.#pictures = pictures;
    this.#stored = stored;
  }

  /**
   * @param from the file that names it, relative to the root
   * @returns its key and place, or a message
   */
  async find(
    name: string,
    from: string,
    { types, isPublic, isShown = false, isPicture = false }: FileRule,
  ): Promise<FoundFile | FileFault> {
    const extension = extname(name).slice(1).toLowerCase();
    const expected = types[extension];
    if (expected === undefined)
      return { fault: `文件“${name}”的类型不合适；可以用 ${Object.keys(types).join('、')}` };
    const given = resolve(this.#root, dirname(from), name);
    if (/^(?:[/\\]|[a-z]:)/i.test(name) || !this.#contains(given)) {
      return { fault: `文件“${name}”在内容文件夹之外；请放进文件夹，用相对路径` };
    }
    // The original of a photograph may tell where it was taken: it has no address.
    const isPhoto = isPicture && extension !== 'svg';
    const isOpen = isPublic && !isPhoto;
    const stored = this.#stored?.find(this.#shown(given)) ?? [];
    if (stored.length > 0 && !(await exists(given))) {
      // Its content was checked when it was stored.
      const [same] = stored.filter(({ key }) => isPublicKey(key) === isOpen);
      const hash = same === undefined ? '' : basename(same.key, extname(same.key));
      const picture = isPhoto ? await this.#pictures.find(hash) : undefined;
      if (same !== undefined && (picture !== undefined || !isPhoto))
        return this.#name({ key: same.key, path: given, size: same.size }, hash, picture);
      await this.fetch(given);
    }
    const path = await realpath(given).catch(() => undefined);
    if (path === undefined) return { fault: `找不到文件“${name}”；应有 ${this.#shown(given)}` };
    if (!this.#contains(path)) return { fault: `文件“${name}”是指向文件夹之外的链接；请放入文件本身` };
    const { size, ...found } = await stat(path).then((one) => ({ size: one.size, isFile: one.isFile() }));
    if (!found.isFile) return { fault: `“${name}”不是文件` };
    if (size === 0) return { fault: `文件“${name}”是空的` };
    const { hash, type } = await this.#contentOf(path, size);
    if (expected !== '' && type !== expected) {
      return {
        fault: `文件“${name}”的内容不是 ${extension.toUpperCase()}；请放入正确的文件，不要只改扩展名`,
      };
    }
    if (isShown && type === pdfType) {
      const fault = await faultOfPdf(path, size);
      if (fault !== undefined) return { fault: `文件“${name}”${fault}` };
    }
    const picture = isPhoto ? await this.#pictures.look(hash, path) : undefined;
    if (picture !== undefined && 'unusable' in picture) {
      return picture.unusable === 'huge'
        ? { fault: `图片“${name}”超过一亿像素；请缩小后再放入` }
        : { fault: `图片“${name}”打不开；请用图片软件重新保存`, isBroken: true };
    }
    const key = `${isOpen ? publicPrefix : ''}content/${hash.slice(0, 2)}/${hash}.${extension}`;
    return this.#name({ key, path, size }, hash, picture);
  }

  #name(file: NamedFile, hash: string, picture: PictureFacts | undefined): FoundFile {
    if (picture === undefined) {
      this.#named.push(file);
      return { ...file, reference: file.key };
    }
    const named = { ...file, picture };
    this.#named.push(named);
    return { ...named, reference: pictureReference(hash, picture) };
  }

  /** For who reads a file that was found: one of an earlier version may be in the store only. */
  async fetch(path: string): Promise<void> {
    const [stored] = this.#stored?.find(this.#shown(path)) ?? [];
    if (stored !== undefined && !(await exists(path))) await this.#stored?.fetch(stored, path);
  }

  take(): NamedFile[] {
    const named = this.#named;
    this.#named = [];
    return named;
  }

  #contains(path: string): boolean {
    return path.startsWith(this.#root + sep);
  }

  #shown(path: string): string {
    return relative(this.#root, path).split(sep).join('/');
  }

  async #contentOf(path: string, size: number): Promise<Content> {
    const known = this.#contents.get(path);
    if (known?.size === size) return known;
    const content = { ...(await this.#read(path)), size };
    this.#contents.set(path, content);
    return content;
  }

  async #read(path: string): Promise<Omit<Content, 'size'>> {
    const hash = createHash('sha256');
    const file = await open(path);
    let type: string | undefined;
    try {
      for (let position = 0; ;) {
        const { bytesRead } = await file.read(this.#piece, 0, pieceBytes, position);
        if (bytesRead === 0) break;
        const piece = this.#piece.subarray(0, bytesRead);
        if (position === 0 && !archives.test(path)) type = (await fileTypeFromBuffer(piece))?.mime;
        hash.update(piece);
        position += bytesRead;
      }
    } finally {
      await file.close();
    }
    if (archives.test(path)) type = (await fileTypeFromFile(path))?.mime;
    return { hash: shortened(hash), type };
  }
}

async function exists(path: string): Promise<boolean> {
  return (await stat(path).catch(() => undefined)) !== undefined;
}

export function hashOf(bytes: Uint8Array): string {
  return shortened(createHash('sha256').update(bytes));
}

function shortened(hash: Hash): string {
  return hash.digest('hex').slice(0, 40);
}
