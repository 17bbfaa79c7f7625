export { Avatar } from './Avatar.js';
export type { AvatarProps, AvatarSize } from './Avatar.js';
