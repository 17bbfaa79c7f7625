import { storePlatforms } from '../lookups/kinds.js';
import type { Picture } from '../media/draw-picture.js';
import type { Row } from '../rows.js';
import { at } from '../text/random.js';

function platformKey(index: number): string {
  return `public/platforms/${String(index + 1)}.svg`;
}

/** The platforms come with the migrations; only their pictures are content. */
export function platformLogos(): Row[] {
  return storePlatforms.map((_name, index) => ({ id: index + 1, image_key: platformKey(index) }));
}

export function platformPictures(): Picture[] {
  return storePlatforms.map((name, index) => ({
    key: platformKey(index),
    spec: { kind: 'platform', title: at(name.split('小店'), 0), seed: 60 + index },
  }));
}
