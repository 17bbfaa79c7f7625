export { paperTheme, nightTheme, yunfanTheme, themes } from './theme.js';
export type { Cloth, Theme, ThemeName } from './theme.js';
export { separateComponentSheets } from './component-sheets.js';
export { ThemeRoot } from './ThemeRoot.js';
export type { ThemeRootProps } from './ThemeRoot.js';
export { useMediaQuery } from './use-media-query.js';
export { themeToCss, vars } from './vars.js';
export { noScrollbar, numerals, resetButton, resetList, screenOnly, touchTarget } from './mixins.js';
