import type { Theme } from '@inkstone/ui/theme';
import { create, type ThemeVars } from 'storybook/theming';

/** Storybook's documentation pages in the colours of a theme. */
export function docsTheme({ colorScheme, surface, text, border, accent, font }: Theme): ThemeVars {
  return create({
    base: colorScheme,
    brandTitle: '砚台 Inkstone',
    appBg: surface.sunken,
    appContentBg: surface.page,
    appPreviewBg: surface.page,
    appHoverBg: surface.raised,
    appBorderColor: border.base,
    appBorderRadius: 8,
    barBg: surface.page,
    barTextColor: text.base,
    barSelectedColor: accent.base,
    barHoverColor: accent.base,
    colorPrimary: accent.base,
    colorSecondary: accent.base,
    textColor: text.strong,
    textMutedColor: text.quiet,
    textInverseColor: text.onAccent,
    inputBg: surface.raised,
    inputBorder: border.strong,
    inputTextColor: text.strong,
    buttonBg: surface.raised,
    buttonBorder: border.base,
    fontBase: font.text,
  });
}

/**
 * Storybook's own interface. In a dark theme it darkens the second colour for the selected entry of the sidebar; the
 * accent would become a saturated red.
 */
export function managerTheme(theme: Theme): ThemeVars {
  const docs = docsTheme(theme);
  return theme.colorScheme === 'dark' ? { ...docs, colorSecondary: theme.text.quiet } : docs;
}
