export { Icon, type IconProps, type IconSize } from './Icon.js';
export { drawings, type IconName } from './paths.js';
