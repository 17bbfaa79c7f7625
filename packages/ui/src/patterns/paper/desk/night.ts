/** How a sheet is shown at night. `night.test.ts` holds its contrast. */
export const NIGHT = {
  ground: '#1c1d1f',
  /** Of a drawing, which is then blended with the ground by `screen`. */
  drawing: 'invert(1) hue-rotate(180deg) brightness(0.79) sepia(0.3)',
  /** Of a raster picture of a PDF, over the drawing: it is inverted a second time. */
  raster: 'invert(1) hue-rotate(180deg) brightness(0.95) sepia(0.15)',
  /** Of a picture of a Word file, in its drawing. */
  picture: 'invert(1) hue-rotate(180deg)',
} as const;
