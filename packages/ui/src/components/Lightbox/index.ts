export { Lightbox, type LightboxProps } from './Lightbox.js';
export type { LightboxPicture } from './picture.js';
export { useSeries } from './use-series.js';
