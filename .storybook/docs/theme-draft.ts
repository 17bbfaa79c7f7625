import type { Theme } from '@inkstone/ui/theme';

import { themeValues } from './theme-values.js';

/** The theme with another value at a path such as `text.quiet`. */
export function withValue(theme: Theme, path: string, value: string): Theme {
  const copy = structuredClone(theme);
  const names = path.split('.');
  const last = names.pop() ?? '';
  // A Theme consists of nested strings; its interface only lacks an index signature.
  let parent = copy as unknown as Record<string, unknown>;
  for (const name of names) parent = parent[name] as Record<string, unknown>;
  parent[last] = value;
  return copy;
}

/** The values that a colour input can edit, by the first part of their path. */
export function editableColours(theme: Theme): Map<string, [path: string, value: string][]> {
  const groups = new Map<string, [string, string][]>();
  for (const [path, value] of themeValues(theme)) {
    const [group = ''] = path.split('.');
    if (value.startsWith('#')) groups.set(group, [...(groups.get(group) ?? []), [path, value]]);
  }
  return groups;
}
