import { favouriteType } from '../rules/favourites.js';
import type { Recommendation } from '../types.js';
import type { Links } from './links.js';
import { stageOfTitle } from './stages.js';

/** An item of a recommendation column as `RecommendationList` shows it. */
export function toRecommendation(item: Recommendation, { fileUrl, hrefOf }: Links) {
  const { id, title, image, image_focus, img_url, description, content_type, column_id, activity_type } =
    item;
  return {
    id,
    title,
    href: hrefOf({ id, type: content_type, column_id, activity_type }),
    // A book shows its cover, anything else its wide picture.
    image: fileUrl(content_type === favouriteType.book ? img_url || image : image || img_url),
    imageFocus: image_focus,
    note: description,
    stage: content_type === favouriteType.book ? stageOfTitle(title) : undefined,
  };
}
