export { ImageCropper, type CropArea, type ImageCropperProps } from './ImageCropper.js';
