export { Picture } from './Picture.js';
export type { PictureProps } from './Picture.js';
