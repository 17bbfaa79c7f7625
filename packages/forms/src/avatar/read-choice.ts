import type { ComponentType } from 'react';

import type { ImageCropperProps } from '@inkstone/ui/components/ImageCropper';

import { takeChosen } from '../uploads/choice.js';
import { isPicture } from './crop-picture.js';
import { avatarMessages as messages } from './messages.zh.js';
import { avatarRule } from './schema.js';

/** A valid picture and the cropper component. */
export interface ReadPicture {
  file: File;
  Cropper: ComponentType<ImageCropperProps>;
}

/**
 * Checks the number, size and type of the chosen files, and whether the picture can be decoded. Meanwhile it loads the
 * cropper, in a separate chunk, because few visitors ever change their avatar.
 *
 * @throws Error with a Chinese message
 */
export async function readChoice(chosen: readonly File[]): Promise<ReadPicture> {
  const [file] = await kept(chosen);
  const cropper = import('@inkstone/ui/components/ImageCropper').catch(() => null);
  if (!file || !(await isPicture(file))) throw new Error(messages.unreadable);
  const loaded = await cropper;
  if (loaded === null) throw new Error(messages.cropperMissing);
  return { file, Cropper: loaded.ImageCropper };
}

/** A new choice replaces the previous picture, so the field counts as empty. */
function kept(chosen: readonly File[]): Promise<readonly File[]> {
  return new Promise((resolve, reject) => {
    void takeChosen(chosen, {
      rule: avatarRule,
      held: () => [],
      take: resolve,
      refuse: (message) => reject(new Error(message)),
    });
  });
}
