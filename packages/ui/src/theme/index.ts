export { paperTheme, nightTheme, yunfanTheme, themes } from './theme.js';
export type { Cloth, Theme, ThemeName } from './theme.js';
export { separateComponentSheets } from './component-sheets.js';
export { ScopedThemeRoot, type ScopedThemeRootProps } from './ScopedThemeRoot.js';
export { ThemeRoot, type ThemeRootProps } from './ThemeRoot.js';
export { ServedWidth } from './served-width.js';
export { useMediaQuery } from './use-media-query.js';
export { themeToCss, vars } from './vars.js';
export {
  noScrollbar,
  numerals,
  resetButton,
  resetList,
  screenOnly,
  touchTarget,
  wholeLink,
} from './mixins.js';
