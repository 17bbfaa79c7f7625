import { printed } from '../patterns/cloth.js';
import type { Cloth, Theme } from '../theme/theme.js';
import { contrastPairs, TEXT } from './contrast-pairs.js';
import { channelsOf, contrast } from './contrast.js';

/** Two colours of a theme that are too close to each other. */
export interface ContrastFault {
  /** Path of the text or line colour in the theme (`text.quiet`), or the fixed colour of print on covers. */
  foreground: string;
  /** Path of the background colour in the theme, such as `surface.page`. */
  background: string;
  /** From 1 to 21; `null` if a colour is not `#RGB` or `#RRGGBB`, so that it cannot be calculated. */
  ratio: number | null;
  /** Required by level AA of WCAG 2.2. */
  wanted: number;
}

function colourAt(theme: Theme, name: string): string {
  const value = name.split('.').reduce<unknown>((part, key) => (part as Record<string, unknown>)[key], theme);
  if (typeof value !== 'string') throw new TypeError(`The theme has no colour ${name}.`);
  return value;
}

/** The lightest colour of a cover's gradient: `cloth()` mixes its light end with half of the dark one. */
function lightestOf({ from, to }: Cloth): string {
  const [light, dark] = [channelsOf(from), channelsOf(to)];
  if (light === null || dark === null) return from;
  const mixed = light.map((channel, at) => Math.round((channel + (dark[at] ?? 0)) / 2));
  return `#${mixed.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}

/** The pairs of a theme whose contrast is below level AA of WCAG 2.2; none for a theme that passes. */
export function checkTheme(theme: Theme): ContrastFault[] {
  const faultOf = (foreground: string, background: string, wanted: number, ratio: number | null) =>
    ratio !== null && ratio >= wanted ? [] : [{ foreground, background, ratio, wanted }];
  return [
    ...contrastPairs.flatMap(({ foreground, background, wanted }) =>
      faultOf(
        foreground,
        background,
        wanted,
        contrast(colourAt(theme, foreground), colourAt(theme, background)),
      ),
    ),
    ...Object.entries(theme.cloth).flatMap(([name, cloth]: [string, Cloth]) =>
      faultOf(printed.onCloth, `cloth.${name}`, TEXT, contrast(printed.onCloth, lightestOf(cloth))),
    ),
  ];
}
