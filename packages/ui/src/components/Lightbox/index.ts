export { Lightbox, type LightboxProps } from './Lightbox.js';
export { useSeries } from './use-series.js';
