/** A foreground colour and its background. */
export interface ContrastPair {
  /** Path of the text or line colour in the theme, such as `text.quiet`. */
  foreground: string;
  /** Path of the background colour in the theme, such as `surface.page`. */
  background: string;
  /** Required by level AA of WCAG 2.2. */
  wanted: number;
}

export const TEXT = 4.5;
/** Required for the edge of a control and the focus ring. */
const OUTLINE = 3;

const SURFACES = ['surface.page', 'surface.raised', 'surface.sunken'];

/** Colours that are used on any surface. */
const ON_SURFACES: [foreground: string, wanted: number][] = [
  ['text.strong', TEXT],
  ['text.base', TEXT],
  ['text.quiet', TEXT],
  ['accent.base', TEXT],
  ['stage.high', TEXT],
  ['stage.middle', TEXT],
  ['stage.primary', TEXT],
  ['status.ok', TEXT],
  ['status.warn', TEXT],
  ['status.danger', TEXT],
  ['border.strong', OUTLINE],
  ['focus', OUTLINE],
];

/** Text that has a fixed background. */
const ON_THEIR_OWN: [foreground: string, background: string][] = [
  ['text.onAccent', 'accent.fill'],
  ['text.onAccent', 'accent.hover'],
  ['text.onFooter', 'surface.footer'],
  ['text.onFooterQuiet', 'surface.footer'],
  ['chosen.text', 'chosen.surface'],
  ['accent.base', 'accent.tint'],
  ['status.ok', 'status.okTint'],
  ['status.warn', 'status.warnTint'],
  ['status.danger', 'status.dangerTint'],
];

/** Every pair of foreground and background that the components use. */
export const contrastPairs: readonly ContrastPair[] = [
  ...ON_SURFACES.flatMap(([foreground, wanted]) =>
    SURFACES.map((background) => ({ foreground, background, wanted })),
  ),
  ...ON_THEIR_OWN.map(([foreground, background]) => ({ foreground, background, wanted: TEXT })),
];
