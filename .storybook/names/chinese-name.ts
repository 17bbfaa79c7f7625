import { formStoryNames } from './form-story-names.js';
import { storyNames } from './story-names.js';

const ON_PHONE = 'OnPhone';

/** All names by the name of the export. */
export const names: Record<string, string> = { ...storyNames, ...formStoryNames };

/** The Chinese name of a story that has no name of its own; undefined where the table has none. */
export function chineseName(exportName: string): string | undefined {
  if (exportName === ON_PHONE) return names['Phone'];
  if (!exportName.endsWith(ON_PHONE)) return names[exportName];
  const name = names[exportName.slice(0, -ON_PHONE.length)];
  return name === undefined ? undefined : `${name}，${names['Phone'] ?? ''}`;
}
