export { PlateFeature } from './PlateFeature.js';
export type { Feature, PlateFeatureProps } from './PlateFeature.js';
