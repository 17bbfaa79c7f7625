import { type FileType, pictureTypes } from '@inkstone/forms/rules';
import { InvalidInput } from '../errors/invalid-input.js';
import type { FieldError } from '../errors/refusal.js';
import type { PictureMaker } from '../pictures/picture-maker.js';
import type { UploadedFile } from '../ports/files/uploaded-file.js';
import { type PdfFault, pdfFault } from './pdf-fault.js';
import { docFault, docxFault, type WordFault } from './word-fault.js';

const messagesOfPictures = {
  broken: '图片打不开，请换一张，或用图片软件重新保存',
  huge: '图片超过一亿像素，请缩小后再传',
  moving: '不能用动图，请换一张静止的图片',
} as const;

const messagesOfPdf: Readonly<Record<PdfFault, string>> = {
  active: 'PDF 里有脚本、表单程序或会启动程序的内容，请用“打印为 PDF”另存一份再传',
  locked: 'PDF 加了密，无法检查，请另存一份不加密的再传',
  unreadable: 'PDF 的写法特殊，无法检查，请用“打印为 PDF”另存一份再传',
};

const messagesOfWord: Readonly<Record<WordFault, string>> = {
  broken: 'Word 文件打不开，请用 Word 或 WPS 另存一份再传',
  macros: 'Word 文件里有宏，请另存一份不带宏的再传',
  swollen: 'Word 文件解压之后太大，请删去多余的内容再传',
};

/**
 * Puts the pictures of a form upright and removes what they tell besides, such as where they were taken; refuses
 * documents that do something when they are opened, or unpack to many times their size.
 * @param body validated
 * @throws InvalidInput for these, for pictures that cannot be opened, and for those that move
 */
export async function checkContents(maker: Pick<PictureMaker, 'clean'>, body: unknown): Promise<void> {
  const errors: FieldError[] = [];
  for (const { field, file } of filesIn(body)) {
    const message = isPicture(file.contentType)
      ? await cleanPicture(maker, file)
      : await documentFault(file.contentType, bufferOf(file.bytes));
    if (message !== undefined) errors.push({ field, message });
  }
  const [first, ...others] = errors;
  if (first !== undefined) throw new InvalidInput([first, ...others]);
}

/** @returns why it is refused */
async function cleanPicture(
  maker: Pick<PictureMaker, 'clean'>,
  file: UploadedFile,
): Promise<string | undefined> {
  const cleaned = await maker.clean(file.bytes);
  if ('unusable' in cleaned) return messagesOfPictures[cleaned.unusable];
  Object.assign(file, { bytes: cleaned.bytes, size: cleaned.bytes.length });
  return undefined;
}

/** Undefined also for the archives of operators, which are checked when they are read. */
async function documentFault(type: FileType | undefined, bytes: Buffer): Promise<string | undefined> {
  if (type === 'application/pdf') {
    const fault = await pdfFault(bytes);
    return fault && messagesOfPdf[fault];
  }
  const fault =
    type === 'application/msword'
      ? docFault(bytes)
      : type === 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
        ? await docxFault(bytes)
        : undefined;
  return fault && messagesOfWord[fault];
}

function bufferOf({ buffer, byteOffset, byteLength }: Uint8Array): Buffer {
  return Buffer.from(buffer, byteOffset, byteLength);
}

interface FieldFile {
  field: string;
  file: UploadedFile;
}

function filesIn(body: unknown): FieldFile[] {
  return Object.entries(body as Record<string, unknown>).flatMap(([name, value]) =>
    Array.isArray(value)
      ? value.flatMap((one, index) => fileOf(`${name}.${String(index)}`, one))
      : fileOf(name, value),
  );
}

function fileOf(field: string, value: unknown): FieldFile[] {
  if (typeof value !== 'object' || value === null || !('bytes' in value)) return [];
  return [{ field, file: value as UploadedFile }];
}

function isPicture(type: FileType): boolean {
  return pictureTypes.some((known) => known === type);
}
