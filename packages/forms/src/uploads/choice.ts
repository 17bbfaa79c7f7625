import {
  extensionsOf,
  fileMessages,
  fileRule,
  type ChosenFile,
  type FileRuleOptions,
  type FileType,
} from '../rules/file.js';
import { hasContentOf } from '../rules/file-content.js';

/** What a field asks of the files that are chosen for it. */
export type ChoiceRule = Pick<FileRuleOptions, 'most' | 'types'>;

export interface ChoiceOptions {
  rule: ChoiceRule;
  /** What the field holds at the moment of asking. */
  held: () => readonly ChosenFile[];
  take: (chosen: readonly File[]) => void;
  /** Hears what is wrong, in the words for the person. */
  refuse: (message: string) => void;
}

/**
 * Takes files that were chosen for a field whole, or not at all: of a choice with a file that is too large nothing
 * is kept. What the field holds already stays either way (docs/decisions/0020).
 */
export async function takeChosen(
  chosen: readonly File[],
  { rule, held, take, refuse }: ChoiceOptions,
): Promise<void> {
  const wrongContent = await contentFault(chosen, rule.types);
  // Counted and taken in one go: of two choices in quick succession the second must find the first.
  const wrong = fileRule(rule).safeParse([...held(), ...chosen]).error?.issues[0]?.message ?? wrongContent;
  if (wrong === undefined) take(chosen);
  else refuse(wrong);
}

/** The chooser's `accept`: `.jpg,.jpeg,.png`. */
export function acceptOf(types: readonly FileType[]): string {
  return extensionsOf(types)
    .map((extension) => `.${extension}`)
    .join(',');
}

/** An object URL of a picture, for it to be shown; whoever asked for it revokes it. */
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
    // A folder that was dropped, or a file that was moved or changed since it was chosen.
    return fileMessages.unreadable;
  }
}
