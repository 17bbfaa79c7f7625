import type { ThemeName } from '@inkstone/ui/theme';

/** What designers call the themes. */
export const themeNames: Record<ThemeName, string> = { paper: '素纸', night: '夜读', yunfan: '云帆书局' };
