import {
  attachmentTypes,
  extensionsOf,
  fileMessages,
  type FileType,
  maxFileBytes,
} from '@inkstone/forms/rules';
import type { FuncKeywordDefinition } from 'ajv';
import type { UncheckedFile } from '../ports/files/uploaded-file.js';

interface FileLimits {
  maxBytes: number;
  /** Undefined: any, which the operation checks itself. */
  types: readonly FileType[] | undefined;
}

/** The media type of files whose content the operation checks. */
const anyType = 'application/octet-stream';

export interface FormSchema {
  type?: string;
  format?: string;
  /** In bytes, for a file. */
  maxLength?: number;
  maxItems?: number;
  properties?: Record<string, FormSchema>;
  items?: FormSchema;
  allOf?: FormSchema[];
  uploadedFile?: FileLimits;
}

/** The media types that a field's files may have, comma-separated. */
export type FormEncoding = Partial<Record<string, { contentType?: string }>>;

/** Replaces the texts of format `binary` by {@link uploadedFileKeyword}. */
export function withUploadedFiles(form: FormSchema, encoding: FormEncoding = {}): FormSchema {
  const properties = Object.entries(form.properties ?? {}).map(([name, field]) => {
    const contentType = encoding[name]?.contentType;
    const allowed = contentType === undefined ? attachmentTypes : typesIn(contentType);
    return [name, withFile(field, allowed)];
  });
  return { ...form, properties: Object.fromEntries(properties) as Record<string, FormSchema> };
}

function withFile(schema: FormSchema, types: FileLimits['types']): FormSchema {
  const { type, format, maxLength, ...rest } = schema;
  if (format === 'binary') return { ...rest, uploadedFile: { maxBytes: maxLength ?? maxFileBytes, types } };
  return {
    ...schema,
    ...(schema.items !== undefined && { items: withFile(schema.items, types) }),
    ...(schema.allOf !== undefined && { allOf: schema.allOf.map((part) => withFile(part, types)) }),
  };
}

function typesIn(contentType: string): FileType[] | undefined {
  if (contentType === anyType) return undefined;
  const named = contentType.split(',').map((type) => type.trim());
  const unknown = named.find((type) => !isKnown(type));
  if (unknown !== undefined) throw new Error(`The description asks for files of the unknown type ${unknown}`);
  // In the order of `attachmentTypes`, as in the form's message.
  return attachmentTypes.filter((type) => named.includes(type));
}

function isKnown(type: string): type is FileType {
  return attachmentTypes.some((known) => known === type);
}

/** Checks an {@link UncheckedFile}. Its errors carry the message for the visitor. */
export const uploadedFileKeyword: FuncKeywordDefinition = {
  keyword: 'uploadedFile',
  errors: true,
  compile(limits: FileLimits) {
    const validate: ReturnType<NonNullable<FuncKeywordDefinition['compile']>> = (value: unknown) => {
      const message = faultOf(value, limits);
      if (message === undefined) return true;
      validate.errors = [{ keyword: 'uploadedFile', params: {}, message }];
      return false;
    };
    return validate;
  },
};

function faultOf(value: unknown, { maxBytes, types }: FileLimits): string | undefined {
  if (Array.isArray(value)) return fileMessages.tooMany(1);
  const { size, contentType, bytes } = value as UncheckedFile;
  if (size === 0) return fileMessages.empty;
  if (size > maxBytes) return fileMessages.tooLarge;
  // Reported for the list, which has too many files.
  if (bytes.length < size) return undefined;
  const isAllowed = types === undefined || types.some((type) => type === contentType);
  return isAllowed ? undefined : fileMessages.wrongType(extensionsOf(types));
}
