import { paperTheme, type Theme } from './theme.js';
import { warnWithoutTheme } from './warn-without-theme.js';

/** `vars.text.quiet` is the constant `var(--ink-text-quiet)`: a change of theme re-renders no component. */
type VarTree<T> = { readonly [K in keyof T]: T[K] extends string ? string : VarTree<T[K]> };
type ThemeVars = VarTree<Omit<Theme, 'name' | 'colorScheme'>>;

interface StringTree {
  [key: string]: string | StringTree;
}

function kebab(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

/** Lists the values of a theme as [custom property, value], in a fixed order. */
function leaves(tree: StringTree, path: string): [string, string][] {
  return Object.entries(tree).flatMap(([key, value]): [string, string][] => {
    const name = `${path}-${kebab(key)}`;
    return typeof value === 'string' ? [[name, value]] : leaves(value, name);
  });
}

function mapToVars(tree: StringTree, path: string): StringTree {
  return Object.fromEntries(
    Object.entries(tree).map(([key, value]) => {
      const name = `${path}-${kebab(key)}`;
      return [key, typeof value === 'string' ? `var(${name})` : mapToVars(value, name)];
    }),
  );
}

function styleTree({ name: _name, colorScheme: _colorScheme, ...rest }: Theme): StringTree {
  // A Theme consists of nested strings; its interface only lacks an index signature.
  return rest as unknown as StringTree;
}

/** `{ text: { quiet: 'var(--ink-text-quiet)' } … }`, for use in styles. */
export const vars = mapToVars(styleTree(paperTheme), '--ink') as unknown as ThemeVars;

/** A theme as the body of a CSS rule: `color-scheme: light; --ink-surface-page: #FBF8F3; …`. */
export function themeToCss(theme: Theme): string {
  const declarations = leaves(styleTree(theme), '--ink').map(([name, value]) => `${name}: ${value};`);
  return [`color-scheme: ${theme.colorScheme};`, ...declarations].join('\n');
}

// Here, because every component imports this module.
warnWithoutTheme();
