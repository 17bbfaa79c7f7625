export { Lightbox } from './Lightbox.js';
export type { LightboxProps } from './Lightbox.js';
export { useSeries } from './use-series.js';
