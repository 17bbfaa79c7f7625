import { paperTheme, type Theme } from '@inkstone/ui/theme';

/** A ready theme, with what makes this publisher another one. `checkTheme` of @inkstone/ui/contrast finds no fault. */
export const theme: Theme = {
  ...paperTheme,
  name: 'qinghe',
  surface: {
    ...paperTheme.surface,
    page: '#F6F8F1',
    raised: '#FFFFFF',
    sunken: '#E8EEDF',
    footer: '#163528',
  },
  text: { ...paperTheme.text, strong: '#16281F', base: '#3A4A41', quiet: '#58675E' },
  border: { base: '#D5DFCB', strong: '#748374', onFooter: '#33513F' },
  accent: { base: '#215C46', fill: '#215C46', hover: '#174433', tint: '#E1EFE4' },
  chosen: { surface: '#215C46', text: '#FFFFFF' },
  stage: { high: '#215C46', middle: '#7A5A0E', primary: '#A8431F' },
  cloth: {
    high: { from: '#3A7A61', to: '#1B4A39' },
    middle: { from: '#95742A', to: '#63480A' },
    primary: { from: '#BC5C37', to: '#853216' },
    neutral: { from: '#4D6257', to: '#2A3A32' },
  },
  focus: '#215C46',
  radius: { chip: '0.5rem', control: '0.75rem', card: '1.25rem' },
  font: { ...paperTheme.font, display: '"LXGW WenKai", "Kaiti SC", STKaiti, "Noto Serif CJK SC", serif' },
};
