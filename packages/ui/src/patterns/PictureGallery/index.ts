export { PictureGallery } from './PictureGallery.js';
export type { GalleryPicture, PictureGalleryProps } from './PictureGallery.js';
