export { ImageCropper } from './ImageCropper.js';
export type { CropArea, ImageCropperProps } from './ImageCropper.js';
