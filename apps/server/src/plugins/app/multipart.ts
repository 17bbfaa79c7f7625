import fastifyMultipart, { type MultipartFile } from '@fastify/multipart';
import { maxFileBytes } from '@inkstone/forms/rules';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { contentTypeOf } from '../../ports/files/content-type.js';
import { tidyFileName } from '../../ports/files/file-names.js';
import type { UncheckedFile } from '../../ports/files/uploaded-file.js';
import { Refusal } from '../../errors/refusal.js';
import type { FormSchema } from '../../validation/uploaded-file.js';
import { transportError } from './errors.js';
import type { HeldBytes } from './held-bytes.js';

export const multipartType = 'multipart/form-data';

/** More gets status 413. */
const limits = {
  fileSize: maxFileBytes,
  files: 20,
  fields: 60,
  fieldSize: 64 * 1024,
  parts: 80,
  headerPairs: 50,
};

/** Bytes of a whole form. A file that is too large is read to its end, so that the sender gets the reason. */
const largestForm = 64 * 1024 * 1024;

export async function acceptMultipart(app: FastifyInstance): Promise<void> {
  await app.register(fastifyMultipart, { limits, throwFileSizeLimit: false });
}

/** How many files of each field are kept. */
export type FileFields = ReadonlyMap<string, { isList: boolean; most: number; bytes: number }>;

export function fileFieldsOf(form: FormSchema): FileFields {
  return new Map(
    Object.entries(form.properties ?? {}).flatMap(([name, field]) => {
      const parts = layers(field);
      const list = parts.find(({ items }) => items !== undefined);
      const file = [...parts, ...layers(list?.items)].find(({ format }) => format === 'binary');
      if (file === undefined) return [];
      const bytes = file.maxLength ?? maxFileBytes;
      return [[name, { isList: list !== undefined, most: list?.maxItems ?? 1, bytes }]];
    }),
  );
}

function layers(schema: FormSchema | undefined): FormSchema[] {
  return schema === undefined ? [] : [schema, ...(schema.allOf ?? []).flatMap(layers)];
}

/**
 * Reads a form into an object of text or `UncheckedFile`. A repeated name becomes a list. Files in fields that are
 * not files, and text in fields that are, are dropped like unknown fields.
 */
export async function readMultipart(
  request: FastifyRequest,
  files: FileFields,
  held: HeldBytes,
): Promise<Record<string, unknown>> {
  if (Number(request.headers['content-length'] ?? 0) > largestForm) throw transportError(413);
  const values = new Map<string, unknown[]>();
  for (const part of await receiveParts(request, files, held)) {
    const value = 'chunks' in part ? await toUncheckedFile(part) : part.text;
    values.set(part.name, [...(values.get(part.name) ?? []), value]);
  }
  const isList = (name: string, found: readonly unknown[]) =>
    found.length > 1 || files.get(name)?.isList === true;
  return Object.fromEntries(
    [...values].map(([name, found]) => [name, isList(name, found) ? found : found[0]]),
  );
}

interface ReceivedText {
  name: string;
  text: unknown;
}

interface ReceivedFile {
  name: string;
  fileName: string;
  size: number;
  /** Empty for a file that is not kept. */
  chunks: readonly Buffer[];
}

async function receiveParts(
  request: FastifyRequest,
  files: FileFields,
  held: HeldBytes,
): Promise<(ReceivedText | ReceivedFile)[]> {
  const received: (ReceivedText | ReceivedFile)[] = [];
  try {
    cutOffAt(largestForm, request);
    const fileSize = Math.max(limits.fileSize, ...[...files.values()].map(({ bytes }) => bytes));
    for await (const part of request.parts({ limits: { ...limits, fileSize } })) {
      const { fieldname: name } = part;
      const field = files.get(name);
      if (part.type === 'file') {
        const isWanted =
          field !== undefined && received.filter((one) => one.name === name).length < field.most;
        const file = await receiveFile(part, isWanted, (bytes) => held.hold(request, bytes));
        // A browser sends an empty file without a name for a field in which no file was chosen.
        if (field !== undefined && (file.fileName !== '' || file.size > 0)) received.push(file);
      } else if (field === undefined) {
        if (part.valueTruncated) throw transportError(413);
        received.push({ name, text: part.value });
      }
    }
  } catch (error) {
    throw asFormError(error);
  }
  return received;
}

/** Closes the connection of a form of unknown length: a client that sends this much reads no response. */
function cutOffAt(mostBytes: number, { raw }: FastifyRequest): void {
  let received = 0;
  raw.on('data', (chunk: Buffer) => {
    received += chunk.length;
    if (received > mostBytes) raw.destroy();
  });
}

/**
 * Not `toBuffer` or `saveRequestFiles` of the plugin: these keep files of unknown fields, count no bytes while they
 * arrive, and stop at the first file that is too large, while all faults of a form are reported together.
 */
async function receiveFile(
  part: MultipartFile,
  isWanted: boolean,
  hold: (bytes: number) => void,
): Promise<ReceivedFile> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of part.file as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (!isWanted) continue;
    hold(chunk.length);
    chunks.push(chunk);
  }
  // A file part may have no name, although the type says it has.
  const fileName = (part.filename as string | undefined) ?? '';
  const isWhole = isWanted && !part.file.truncated;
  return {
    name: part.fieldname,
    fileName,
    size: part.file.truncated ? size + 1 : size,
    chunks: isWhole ? chunks : [],
  };
}

async function toUncheckedFile({ fileName, size, chunks }: ReceivedFile): Promise<UncheckedFile> {
  const bytes = Buffer.concat(chunks);
  return { name: tidyFileName(fileName), contentType: await contentTypeOf(bytes), size, bytes };
}

/** Maps the parser's errors, whose messages are not for users. */
function asFormError(error: unknown): unknown {
  const status = error instanceof Error && 'statusCode' in error ? error.statusCode : undefined;
  if (status === 413 || status === 503) return error;
  return Refusal.invalid([{ field: '', message: '提交的表单不完整或格式有误' }]);
}
