export { RegionField, type RegionFieldHandle, type RegionFieldProps } from './RegionField.js';
export type { Region, RegionValue } from './regions.js';
