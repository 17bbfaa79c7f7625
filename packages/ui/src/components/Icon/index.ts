export { Icon } from './Icon.js';
export type { IconProps, IconSize } from './Icon.js';
export { drawings } from './paths.js';
export type { IconName } from './paths.js';
