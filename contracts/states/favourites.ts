import type { ContentType } from '@inkstone/api/types';

/** States of what the logged-in reader has collected. */
export interface FavouriteStates {
  /** After the content. */
  'the reader has a favourite': { type: ContentType; content_id: number; favourite_id?: number };
  /** The record of that id is somebody else's. */
  'somebody else has a favourite': { favourite_id: number };
}
