import type { Theme } from '@inkstone/ui/theme';

function literal(value: unknown, indent: string): string {
  if (typeof value !== 'object' || value === null) {
    return `'${String(value).replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
  }
  const inner = `${indent}  `;
  const lines = Object.entries(value).map(([key, part]) => `${inner}${key}: ${literal(part, inner)},\n`);
  return `{\n${lines.join('')}${indent}}`;
}

/** A theme as a module in TypeScript. */
export function themeSource(theme: Theme): string {
  return [
    "import type { Theme } from '@inkstone/ui/theme';",
    '',
    `export const theme: Theme = ${literal(theme, '')};`,
    '',
  ].join('\n');
}
