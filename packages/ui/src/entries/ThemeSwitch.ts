export { ThemeSwitch } from '../patterns/shell/ThemeSwitch/ThemeSwitch.js';
export type { ThemeChoice, ThemeSwitchProps } from '../patterns/shell/ThemeSwitch/ThemeSwitch.js';
