import type { ComponentType } from 'react';

import type { ImageCropperProps } from '@inkstone/ui/components/ImageCropper';

import { takeChosen } from '../uploads/choice.js';
import { isPicture } from './crop-picture.js';
import { avatarMessages as messages } from './messages.zh.js';
import { avatarRule } from './schema.js';

/** A picture that may be cropped, and what it is cropped with. */
export interface ReadPicture {
  file: File;
  Cropper: ComponentType<ImageCropperProps>;
}

/**
 * Looks at what was chosen: its number, size and kind, and whether it can be drawn. The cropper is fetched
 * meanwhile, and only here: few visitors ever change their picture.
 *
 * @throws Error with Chinese words for what is wrong
 */
export async function readChoice(chosen: readonly File[]): Promise<ReadPicture> {
  const [file] = await kept(chosen);
  const cropper = import('@inkstone/ui/components/ImageCropper').catch(() => null);
  if (!file || !(await isPicture(file))) throw new Error(messages.unreadable);
  const loaded = await cropper;
  if (loaded === null) throw new Error(messages.cropperMissing);
  return { file, Cropper: loaded.ImageCropper };
}

/** Another choice takes the place of the one before, so none is held. */
function kept(chosen: readonly File[]): Promise<readonly File[]> {
  return new Promise((resolve, reject) => {
    void takeChosen(chosen, {
      rule: avatarRule,
      held: () => [],
      take: resolve,
      refuse: (message) => {
        reject(new Error(message));
      },
    });
  });
}
