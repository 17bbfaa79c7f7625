export { ThemeSwitch } from './ThemeSwitch.js';
export type { ThemeChoice, ThemeSwitchProps } from './ThemeSwitch.js';
