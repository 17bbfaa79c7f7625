import type { ContentType } from '@inkstone/api/types';

/** States of favourites. */
export interface FavouriteStates {
  /** Follows the state of the content. */
  'the reader has a favourite': { type: ContentType; content_id: number; favourite_id?: number };
  /** The favourite with that id belongs to another user. */
  'somebody else has a favourite': { favourite_id: number };
}
