export { RegionField } from './RegionField.js';
export type { RegionFieldHandle, RegionFieldProps } from './RegionField.js';
export type { Region, RegionValue } from './regions.js';
