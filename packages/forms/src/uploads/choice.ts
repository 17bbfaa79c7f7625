import {
  extensionsOf,
  fileMessages,
  fileRule,
  type ChosenFile,
  type FileRuleOptions,
  type FileType,
} from '../rules/file.js';
import { hasContentOf } from '../rules/file-content.js';

/** The limits of a field for the files that are chosen. */
export type ChoiceRule = Pick<FileRuleOptions, 'most' | 'types'>;

export interface ChoiceOptions {
  rule: ChoiceRule;
  /** The current files of the field. */
  held: () => readonly ChosenFile[];
  take: (chosen: readonly File[]) => void;
  /** Called with the message to show. */
  refuse: (message: string) => void;
}

/**
 * Accepts all chosen files or none (Spec B 5, 8: "list cleared, upload blocked"): a choice with one file that is too
 * large is refused as a whole, because one message cannot say which of its files are missing. The current files of the
 * field stay either way: they may have taken minutes to upload.
 */
export async function takeChosen(
  chosen: readonly File[],
  { rule, held, take, refuse }: ChoiceOptions,
): Promise<void> {
  const wrongContent = await contentFault(chosen, rule.types);
  // Counted and accepted synchronously, so that the second of two quick choices counts the files of the first.
  const wrong = fileRule(rule).safeParse([...held(), ...chosen]).error?.issues[0]?.message ?? wrongContent;
  if (wrong === undefined) take(chosen);
  else refuse(wrong);
}

/** The value of `accept`: `.jpg,.jpeg,.png`. */
export function acceptOf(types: readonly FileType[]): string {
  return extensionsOf(types)
    .map((extension) => `.${extension}`)
    .join(',');
}

/** An object URL for the preview of a picture. The caller revokes it. */
export function previewOf(file: File): string | undefined {
  return file.type.startsWith('image/') ? URL.createObjectURL(file) : undefined;
}

async function contentFault(
  chosen: readonly File[],
  types: readonly FileType[],
): Promise<string | undefined> {
  try {
    const contents = await Promise.all(chosen.map((file) => hasContentOf(file, types)));
    return contents.includes(false) ? fileMessages.wrongType(extensionsOf(types)) : undefined;
  } catch {
    // A dropped folder, or a file that was moved or changed after it was chosen.
    return fileMessages.unreadable;
  }
}
