import type { Theme } from '@inkstone/ui/theme';

interface Tree {
  [key: string]: string | Tree;
}

function leaves(tree: Tree, path: string): [string, string][] {
  return Object.entries(tree).flatMap(([key, value]): [string, string][] => {
    const name = path === '' ? key : `${path}.${key}`;
    return typeof value === 'string' ? [[name, value]] : leaves(value, name);
  });
}

/** The values of a theme by their path: `text.quiet` → `#646972`. */
export function themeValues({ name: _name, colorScheme: _colorScheme, ...rest }: Theme): Map<string, string> {
  // A Theme consists of nested strings; its interface only lacks an index signature.
  return new Map(leaves(rest as unknown as Tree, ''));
}
