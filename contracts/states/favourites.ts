import type { ContentType } from '@inkstone/api/types';

/** States of what the logged-in reader has collected. */
export interface FavouriteStates {
  /** After the content. */
  'the reader has a favourite': { type: ContentType; content_id: number; favourite_id?: number };
  /** The paper is there too. */
  'the reader has a favourite paper': { paper_id: number };
  /** Also when a record of that id is somebody else's. */
  'the reader has no favourite': { favourite_id: number };
}
