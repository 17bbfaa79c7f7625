/** A colour of a theme that is read on another one. */
export interface ContrastPair {
  /** Where the theme has the colour of the text or line, such as `text.quiet`. */
  foreground: string;
  /** Where the theme has the colour behind it, such as `surface.page`. */
  background: string;
  /** What level AA of WCAG 2.2 asks for. */
  wanted: number;
}

export const TEXT = 4.5;
/** The edge of a control and the focus ring. */
const OUTLINE = 3;

const SURFACES = ['surface.page', 'surface.raised', 'surface.sunken'];

/** What stands on any of the surfaces. */
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

/** Text with a background of its own. */
const ON_THEIR_OWN: [foreground: string, background: string][] = [
  ['text.onAccent', 'accent.base'],
  ['text.onAccent', 'accent.hover'],
  ['text.onFooter', 'surface.footer'],
  ['text.onFooterQuiet', 'surface.footer'],
  ['chosen.text', 'chosen.surface'],
  ['accent.base', 'accent.tint'],
  ['status.ok', 'status.okTint'],
  ['status.warn', 'status.warnTint'],
  ['status.danger', 'status.dangerTint'],
];

/** Every pair of colours that the components put on each other. */
export const contrastPairs: readonly ContrastPair[] = [
  ...ON_SURFACES.flatMap(([foreground, wanted]) =>
    SURFACES.map((background) => ({ foreground, background, wanted })),
  ),
  ...ON_THEIR_OWN.map(([foreground, background]) => ({ foreground, background, wanted: TEXT })),
];
