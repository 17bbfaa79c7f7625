export { PlateFeature } from '../patterns/article/PlateFeature/PlateFeature.js';
export type { Feature, PlateFeatureProps } from '../patterns/article/PlateFeature/PlateFeature.js';
