import { nightTheme, themeToCss } from '@inkstone/ui/theme';

/**
 * The night theme (`lib/device/theme.ts`), in the HTML: it needs no script. Not on paper, where it could not be read.
 */
export const nightStyles = `@media screen { :root[data-theme='night'] { ${themeToCss(nightTheme)} } }`;
