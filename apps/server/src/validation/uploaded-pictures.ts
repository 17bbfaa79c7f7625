import { type FileType, pictureTypes } from '@inkstone/forms/rules';
import { InvalidInput } from '../errors/invalid-input.js';
import type { FieldError } from '../errors/refusal.js';
import type { PictureMaker } from '../pictures/picture-maker.js';
import type { UploadedFile } from '../ports/files/uploaded-file.js';

const messages = {
  broken: '图片打不开，请换一张，或用图片软件重新保存',
  huge: '图片超过一亿像素，请缩小后再传',
  moving: '不能用动图，请换一张静止的图片',
} as const;

/**
 * Puts the pictures of a form upright and removes what they tell besides, such as where they were taken.
 * @param body validated
 * @throws InvalidInput for pictures that cannot be opened, and for those that move
 */
export async function cleanPictures(maker: Pick<PictureMaker, 'clean'>, body: unknown): Promise<void> {
  const errors: FieldError[] = [];
  for (const { field, file } of picturesIn(body)) {
    const cleaned = await maker.clean(file.bytes);
    if ('unusable' in cleaned) errors.push({ field, message: messages[cleaned.unusable] });
    else Object.assign(file, { bytes: cleaned.bytes, size: cleaned.bytes.length });
  }
  const [first, ...others] = errors;
  if (first !== undefined) throw new InvalidInput([first, ...others]);
}

interface FieldPicture {
  field: string;
  file: UploadedFile;
}

function picturesIn(body: unknown): FieldPicture[] {
  return Object.entries(body as Record<string, unknown>).flatMap(([name, value]) =>
    Array.isArray(value)
      ? value.flatMap((one, index) => pictureOf(`${name}.${String(index)}`, one))
      : pictureOf(name, value),
  );
}

function pictureOf(field: string, value: unknown): FieldPicture[] {
  if (typeof value !== 'object' || value === null || !('bytes' in value)) return [];
  const file = value as UploadedFile;
  return isPicture(file.contentType) ? [{ field, file }] : [];
}

function isPicture(type: FileType): boolean {
  return pictureTypes.some((known) => known === type);
}
