import { create } from 'storybook/theming';

const text = '"PingFang SC", "Noto Sans CJK SC", "Microsoft YaHei", system-ui, sans-serif';

/** The colours of Storybook's interface until the preview has sent the selected theme. */
export const paper = create({
  base: 'light',
  brandTitle: '砚台 Inkstone',
  appBg: '#F3EDE3',
  appContentBg: '#FBF8F3',
  appPreviewBg: '#FBF8F3',
  appBorderColor: '#E6DED1',
  appBorderRadius: 8,
  barBg: '#FBF8F3',
  barTextColor: '#4A4F57',
  barSelectedColor: '#B4362D',
  barHoverColor: '#B4362D',
  colorPrimary: '#B4362D',
  colorSecondary: '#B4362D',
  textColor: '#1E2227',
  textMutedColor: '#6B7079',
  inputBg: '#FFFFFF',
  inputBorder: '#E6DED1',
  fontBase: text,
});
