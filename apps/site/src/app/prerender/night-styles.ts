import { nightTheme, themeToCss } from '@inkstone/ui/theme';

/**
 * The night theme, which holds while the root element asks for it (`session/theme.ts`). It stands in the HTML, because
 * no script needs it. Not on paper, where its light text could not be read.
 */
export const nightStyles = `@media screen { :root[data-theme='night'] { ${themeToCss(nightTheme)} } }`;
