import type { Recommendation, RecommendationKind } from '@inkstone/ui/patterns/RecommendationList';

import type { Loadable } from '../../lib/loadable.js';

/** A list beside or below a page, with things to go on with. It loads, and fails, by itself. */
export interface SideListModel {
  title: string;
  /** What it holds, which decides the shape of the pictures. */
  kind: RecommendationKind;
  items: Loadable<Recommendation[]>;
}
