import { palette } from '../tokens/palette.js';

/** The two ends of the gradient on drawn covers and on the doors of a stage. */
export interface Cloth {
  from: string;
  to: string;
}

/** The values that a publisher can change, named by use. `checkTheme` checks their contrast on surfaces. */
export interface Theme {
  name: string;
  colorScheme: 'light' | 'dark';
  surface: {
    page: string;
    raised: string;
    sunken: string;
    footer: string;
    scrim: string;
    /** The background of a picture that is drawn for light paper, such as a logo. */
    plate: string;
  };
  text: {
    strong: string;
    base: string;
    quiet: string;
    onAccent: string;
    onFooter: string;
    onFooterQuiet: string;
  };
  border: { base: string; strong: string; onFooter: string };
  /** `base` for text and lines; `fill` and, under the pointer, `hover` below `text.onAccent`. */
  accent: { base: string; fill: string; hover: string; tint: string };
  /** A filled selection (the selected filter, the current page). */
  chosen: { surface: string; text: string };
  stage: { high: string; middle: string; primary: string };
  cloth: { high: Cloth; middle: Cloth; primary: Cloth; neutral: Cloth };
  status: {
    ok: string;
    okTint: string;
    warn: string;
    warnTint: string;
    danger: string;
    dangerTint: string;
  };
  focus: string;
  /** Pictures and covers, as a CSS filter: a night theme dims what is drawn for light paper. */
  picture: { filter: string };
  /** CSS `display` of what is drawn twice, once for light pages and once for dark ones: the logo. */
  drawnFor: { light: string; dark: string };
  /** The landscape behind the covers of the home page. */
  scene: { far: string; near: string; moon: string; halo: string };
  shadow: { card: string; overlay: string };
  /** Corners of marks, controls and cards. */
  radius: { chip: string; control: string; card: string };
  font: { display: string; text: string };
}

const font = {
  display: '"Source Han Serif SC", "Noto Serif CJK SC", "Songti SC", STSong, serif',
  text: '"PingFang SC", "Noto Sans CJK SC", "Microsoft YaHei", system-ui, sans-serif',
};

export const paperTheme: Theme = {
  name: 'paper',
  colorScheme: 'light',
  surface: {
    page: palette.paper.base,
    raised: palette.paper.raised,
    sunken: palette.paper.sunken,
    footer: palette.ink[900],
    scrim: 'rgb(30 34 39 / 48%)',
    plate: 'transparent',
  },
  text: {
    strong: palette.ink[900],
    base: palette.ink[700],
    quiet: palette.ink[500],
    onAccent: palette.white,
    onFooter: palette.paper.sunken,
    onFooterQuiet: palette.ink[200],
  },
  border: { base: palette.rule.base, strong: palette.rule.strong, onFooter: palette.rule.night },
  accent: {
    base: palette.cinnabar.base,
    fill: palette.cinnabar.base,
    hover: palette.cinnabar.deep,
    tint: palette.cinnabar.tint,
  },
  chosen: { surface: palette.ink[900], text: palette.white },
  stage: { high: palette.indigo.base, middle: palette.pine.base, primary: palette.ochre.base },
  cloth: {
    high: { from: palette.indigo.light, to: palette.indigo.deep },
    middle: { from: palette.pine.light, to: palette.pine.deep },
    primary: { from: palette.ochre.light, to: palette.ochre.deep },
    neutral: { from: palette.graphite.light, to: palette.graphite.deep },
  },
  status: {
    ok: palette.pine.base,
    okTint: palette.pine.tint,
    warn: palette.amber.base,
    warnTint: palette.amber.tint,
    danger: palette.red.base,
    dangerTint: palette.red.tint,
  },
  focus: palette.indigo.base,
  picture: { filter: 'none' },
  drawnFor: { light: 'block', dark: 'none' },
  scene: { far: '#E9E6DA', near: '#DDDFD2', moon: 'transparent', halo: 'transparent' },
  shadow: {
    card: '0 1px 2px rgb(40 30 10 / 6%), 0 10px 24px -14px rgb(40 30 10 / 22%)',
    overlay: '0 2px 6px rgb(40 30 10 / 10%), 0 24px 56px -16px rgb(40 30 10 / 36%)',
  },
  radius: { chip: '0.25rem', control: '0.5rem', card: '0.875rem' },
  font,
};

/** A dark theme. */
export const nightTheme: Theme = {
  ...paperTheme,
  name: 'night',
  colorScheme: 'dark',
  surface: {
    page: '#17191C',
    raised: '#1F2226',
    sunken: '#282C31',
    footer: '#0F1113',
    scrim: 'rgb(0 0 0 / 62%)',
    plate: palette.paper.sunken,
  },
  text: {
    strong: '#F3EDE3',
    base: '#D2CCC1',
    quiet: '#A8A398',
    onAccent: '#FFF7EF',
    onFooter: '#F3EDE3',
    onFooterQuiet: '#A8A398',
  },
  border: { base: '#363A40', strong: '#7C786F', onFooter: '#33373D' },
  accent: { base: '#EF8A80', fill: '#B4453B', hover: '#A33D34', tint: '#3A2321' },
  chosen: { surface: '#F3EDE3', text: '#17191C' },
  stage: { high: '#8FB4E8', middle: '#7CC4AF', primary: '#E0A85E' },
  // Dimmed like a picture, the light end of the paper theme's ochre has a contrast of 4.4 with its text.
  cloth: { ...paperTheme.cloth, primary: { from: '#AC6B1A', to: palette.ochre.deep } },
  status: {
    ok: '#7CC4AF',
    okTint: '#1F312C',
    warn: '#E3B45C',
    warnTint: '#35290F',
    danger: '#F19189',
    dangerTint: '#3A2120',
  },
  focus: '#8FB4E8',
  picture: { filter: 'brightness(0.8) saturate(0.88)' },
  drawnFor: { light: 'none', dark: 'block' },
  scene: { far: '#1F2429', near: '#242A2F', moon: '#E6DABB', halo: 'rgb(233 221 190 / 30%)' },
  shadow: { card: '0 1px 2px rgb(0 0 0 / 40%)', overlay: '0 24px 56px -16px rgb(0 0 0 / 70%)' },
};

/** A second fictional publisher (云帆书局): one object changes every style. */
export const yunfanTheme: Theme = {
  ...paperTheme,
  name: 'yunfan',
  surface: { ...paperTheme.surface, page: '#F6F8FA', sunken: '#E9EEF3', footer: '#10263A' },
  text: { ...paperTheme.text, strong: '#10263A', base: '#3B4A59', quiet: '#5A6977' },
  border: { base: '#D6DEE6', strong: '#7A8794', onFooter: '#2B4156' },
  accent: { base: '#0B6E76', fill: '#0B6E76', hover: '#07565D', tint: '#E2F2F3' },
  chosen: { surface: '#10263A', text: '#FFFFFF' },
  stage: { high: '#3B3F8F', middle: '#0B6E76', primary: '#A34716' },
  cloth: {
    high: { from: '#4B50A6', to: '#31357A' },
    middle: { from: '#12828B', to: '#07565D' },
    primary: { from: '#BE5A24', to: '#86390F' },
    neutral: { from: '#36495B', to: '#1C2F42' },
  },
  focus: '#3B3F8F',
  font: {
    display: font.text,
    text: font.text,
  },
};

export const themes = { paper: paperTheme, night: nightTheme, yunfan: yunfanTheme } as const;
export type ThemeName = keyof typeof themes;
