export { PictureGallery } from '../patterns/article/PictureGallery/PictureGallery.js';
export type {
  GalleryPicture,
  PictureGalleryProps,
} from '../patterns/article/PictureGallery/PictureGallery.js';
